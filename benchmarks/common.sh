# Sourced by run.sh and http.sh: finding JDKs, building, and writing the report.

fail() {
	echo "$1" >&2
	exit 1
}

major_of() {
	"$1/bin/java" -XshowSettings:properties -version 2>&1 |
		sed -n 's/^ *java\.specification\.version = //p'
}

home_of_java_on_path() {
	local java
	java="$(command -v java)" || return 0
	dirname "$(dirname "$(readlink -f "$java")")"
}

# As in .ci/run: JAVA_HOME_<n>, JAVA_HOME, the java on the path and /usr/lib/jvm.
find_jdk() {
	local wanted="$1" home named="JAVA_HOME_$1" runner="JAVA_HOME_$1_X64"
	for home in "${!named:-}" "${!runner:-}" "${JAVA_HOME:-}" "$(home_of_java_on_path)" /usr/lib/jvm/*"$wanted"*; do
		if [[ -x "$home/bin/javac" && "$(major_of "$home")" == "$wanted" ]]; then
			echo "$home"
			return 0
		fi
	done
	return 1
}

# find_jdks "17 25": sets homes. Without an argument those of 17 and 25 that there are.
find_jdks() {
	local version home
	homes=()
	for version in ${1:-17 25}; do
		if home="$(find_jdk "$version")"; then
			homes+=("$home")
		elif [[ -n "${1:-}" ]]; then
			fail "No JDK $version found"
		fi
	done
	((${#homes[@]} > 0)) || fail "No JDK found: install 17 or 25, or name others by --jdks"
}

# One build for all JDKs, by the first of them, so that all run the same bytecode.
build() {
	echo "== Building on $(major_of "${homes[0]}")"
	JAVA_HOME="${homes[0]}" ./mvnw -q -Pbenchmarks -pl "$1" -am clean package -Dmaven.test.skip
}

# run_java HOME MAIN-CLASS ARGUMENTS...
run_java() {
	run_java_of benchmarks "$@"
}

# run_java_of MODULE HOME MAIN-CLASS ARGUMENTS...
run_java_of() {
	local module="$1" home="$2"
	shift 2
	"$home/bin/java" -cp "$module/target/$module.jar:$(cat "$module/target/class-path.txt")" "$@"
}

report() {
	run_java "${homes[0]}" io.github.reflectionfreejackson.benchmarks.report.Report \
		--results="$results" --page=docs/performance.md --chart=docs/images/performance.svg --readme=README.md
	echo "== Written: docs/performance.md, docs/images/performance.svg and the summary in README.md"
}
