#!/usr/bin/env bash
# scripts/build_by_profile.sh [FOLDER]: builds Heddle by what it has been seen to do (g++ only). Compiles the VM so that it
# counts what is run how often, explores and runs some programs of bench/, and compiles it again by these counts: searches
# and programs are then a tenth to a fifth faster (docs/performance.md), for twice the time to build. FOLDER: where to
# build; build/profile if it is not given. A build there is what any other is: install it, or make a package of it.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
build=${1:-$root/build/profile}
mkdir -p "$build"
build=$(cd -- "$build" && pwd)

# configure PROFILE: the same folder both times, for a profile is found beside the object file that it is of.
configure() { cmake -S "$root" -B "$build" -G Ninja -DHEDDLE_TESTS=OFF "-DHEDDLE_PROFILE=$1"; }

configure generate
find "$build" -name '*.gcda' -delete
ninja -C "$build" vm

echo "heddle: running the programs of the profile" >&2
# train ARGS...: a run's result is not looked at, but it must not be a fault of the VM.
train() {
  local status=0
  "$build/vm" "$@" >/dev/null 2>&1 </dev/null || status=$?
  if ((status == 2 || status == 4 || status == 6 || status > 128)); then
    echo "heddle: vm $* ended with $status" >&2
    exit 1
  fi
}
concurrent=$root/bench/concurrent/Everyday.java
search=(--systematic --explore=exhaustive --no-out --workers=1 --max-time=0)
for program in "allOf 4" "joined 4" "cached 5" "futures 3 6"; do
  train "${search[@]}" --max-schedules=50000 "$concurrent" $program
  train "${search[@]}" --expand-library --no-like-threads --max-schedules=30000 "$concurrent" $program
done
train "${search[@]}" --no-like-threads --max-schedules=100000 "$root/bench/concurrent/Shared.java" 4 20
train "${search[@]}" --no-cache --max-schedules=100000 "$root/bench/concurrent/Shared.java" 3 5
for program in "$root"/bench/programs/*.java; do train "$program"; done

configure use
ninja -C "$build"
echo "heddle: built in $build" >&2
