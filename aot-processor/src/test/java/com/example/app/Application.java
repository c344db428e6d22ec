package com.example.app;

/**
 * Stands for the class of the application, in whose package generated classes are put.
 */
public final class Application {

	private Application() {
	}

}
