/**
 * The package of applications that are processed by tests.
 */
package com.example.app;
