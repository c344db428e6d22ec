#!/usr/bin/env bash
# Measures the samples over HTTP, fresh JVMs, and AOT processing, on several JDKs, and writes docs/performance.md from the results.
#
#   benchmarks/http.sh                          everything, on JDK 17 and 25
#   benchmarks/http.sh --quick                  everything, minutes, to see that it works: numbers mean nothing
#   benchmarks/http.sh --benchmark http|cold|warmup|aot
#                                               only requests per second of CPU time, or only the start and first
#                                               use, or the first values in fresh JVMs, or only AOT processing
#   benchmarks/http.sh --jdks "17 25"           exactly these JDKs
#   benchmarks/http.sh --rounds 10              how many JVMs of each kind
#   benchmarks/http.sh --requests 40000 --warmup 40000 --connections 4
#   benchmarks/http.sh --results FOLDER         elsewhere than benchmarks/results
#   benchmarks/http.sh --no-build, --no-report, --report-only
set -euo pipefail
command="benchmarks/http.sh${*:+$(printf ' %q' "$@")}"
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source benchmarks/common.sh

results=benchmarks/results
benchmarks="http cold warmup aot"
jdks=""
build=true
measure=true
report=true
rounds=()
load=()
while (($# > 0)); do
	case "$1" in
		--quick) rounds=(--rounds=1) load=(--requests=400 --warmup=400) ;;
		--no-build) build=false ;;
		--no-report) report=false ;;
		--report-only) measure=false ;;
		--benchmark) benchmarks="${2:?}"; shift ;;
		--jdks) jdks="${2:?}"; shift ;;
		--results) results="${2:?}"; shift ;;
		--rounds) rounds=("--rounds=${2:?}"); shift ;;
		--requests | --warmup | --connections) load+=("$1=${2:?}"); shift ;;
		*) fail "Unknown option $1: see the head of benchmarks/http.sh" ;;
	esac
	shift
done

find_jdks "$jdks"
if $build; then
	build benchmarks,sample-webmvc,sample-webflux
fi
samples=sample-webmvc/target/sample-webmvc.jar,sample-webflux/target/sample-webflux.jar
if $measure; then
	for home in "${homes[@]}"; do
		for benchmark in $benchmarks; do
			echo "== $benchmark on $(major_of "$home")"
			arguments=(--samples="$samples" --results="$results" --command="$command" ${rounds[@]+"${rounds[@]}"})
			case "$benchmark" in
				http) run_java "$home" io.github.reflectionfreejackson.benchmarks.process.HttpThroughput \
					"${arguments[@]}" ${load[@]+"${load[@]}"} ;;
				cold) run_java "$home" io.github.reflectionfreejackson.benchmarks.process.ColdStart \
					"${arguments[@]}" ;;
				warmup) run_java "$home" io.github.reflectionfreejackson.benchmarks.process.WarmUps \
					"${arguments[@]}" ;;
				aot) run_java "$home" io.github.reflectionfreejackson.benchmarks.process.AotProcessing \
					"${arguments[@]}" ;;
				*) fail "There is no benchmark $benchmark" ;;
			esac
		done
	done
fi
if $report; then
	report
fi
