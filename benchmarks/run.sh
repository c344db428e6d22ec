#!/usr/bin/env bash
# Measures writing and reading JSON, on several JDKs, and writes docs/performance.md from the results.
#
#   benchmarks/run.sh                               everything, on JDK 17 and 25, for hours
#   benchmarks/run.sh --quick                       everything, about an hour, to see that it works: numbers mean nothing
#   benchmarks/run.sh --benchmark decoding          only one of encoding, decoding, spring and kotlin
#   benchmarks/run.sh --jdks "17 25"                exactly these JDKs
#   benchmarks/run.sh --payloads a,d                some payloads (of decoding: CUSTOMER,SETTERS_10_MIXED,...; of spring: MVC_CUSTOMER,...)
#   benchmarks/run.sh --contenders JACKSON,TIER_2   some contenders (of decoding: JACKSON,GENERATED,...)
#   benchmarks/run.sh --benchmark decoding --turns 200
#                                                   contenders take turns, in a JVM each, and not one run after the
#                                                   other, which takes minutes: for machines that are not quiet
#   benchmarks/run.sh --turns 40 --cpu 1            all on the same processor, which makes ratios steadier (on Linux)
#   benchmarks/run.sh --benchmark kotlin --rounds 10
#                                                   Kotlin's classes, always in turns, and fresh JVMs of each kind, so many
#   benchmarks/run.sh --forks 5 --warmups 5 --iterations 5 --millis 1000
#   benchmarks/run.sh --results FOLDER              elsewhere than benchmarks/results
#   benchmarks/run.sh --no-build, --no-report, --report-only
set -euo pipefail
command="benchmarks/run.sh${*:+$(printf ' %q' "$@")}"
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source benchmarks/common.sh

results=benchmarks/results
benchmarks="encoding decoding spring kotlin"
jdks=""
build=true
measure=true
report=true
options=()
kotlin_options=()
while (($# > 0)); do
	case "$1" in
		--quick) options+=(--forks=1 --warmups=1 --iterations=1 --millis=200) kotlin_options=(--rounds=1) ;;
		--rounds) kotlin_options=("--rounds=${2:?}"); shift ;;
		--no-build) build=false ;;
		--no-report) report=false ;;
		--report-only) measure=false ;;
		--benchmark) benchmarks="${2:?}"; shift ;;
		--jdks) jdks="${2:?}"; shift ;;
		--results) results="${2:?}"; shift ;;
		--payloads | --contenders | --forks | --warmups | --iterations | --millis | --turns | --cpu) options+=("$1=${2:?}"); shift ;;
		*) fail "Unknown option $1: see the head of benchmarks/run.sh" ;;
	esac
	shift
done

find_jdks "$jdks"
if $build; then
	build benchmarks,benchmarks-kotlin
fi
if $measure; then
	for home in "${homes[@]}"; do
		for benchmark in $benchmarks; do
			echo "== $benchmark on $(major_of "$home")"
			if [[ "$benchmark" == kotlin ]]; then
				run_java_of benchmarks-kotlin "$home" io.github.reflectionfreejackson.benchmarks.kotlin.KotlinBenchmarks \
					--results="$results" --command="$command" ${options[@]+"${options[@]}"} \
					${kotlin_options[@]+"${kotlin_options[@]}"}
				continue
			fi
			run_java "$home" io.github.reflectionfreejackson.benchmarks.Benchmarks --benchmark="$benchmark" \
				--results="$results" --command="$command" ${options[@]+"${options[@]}"}
		done
	done
fi
if $report; then
	report
fi
