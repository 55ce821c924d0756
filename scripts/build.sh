# Shared by ./run and ./check (sourced): packages, lock, configure and build. Writes to stderr only.

# Packages as Debian names; a tool that is already on the PATH counts as present.
heddle_build_tools=(g++:g++ cmake:cmake ninja:ninja-build pkg-config:pkg-config ccache:ccache)
heddle_check_tools=(python3:python3 java:openjdk-17-jdk-headless tmux:tmux)
heddle_ci_tools=(clang++-14:clang-14 clang-format-14:clang-format-14)
heddle_libraries=(libboost-serialization-dev libffi-dev doctest-dev libreadline-dev libncurses-dev libcli11-dev
  libfmt-dev nlohmann-json3-dev libxxhash-dev)
# Without the MPI ones vm is built all the same, but cannot explore under mpirun; the first is for sanitizers by clang.
heddle_ci_libraries=(libclang-rt-14-dev libboost-mpi-dev libopenmpi-dev openmpi-bin)

# heddle_install_packages build|check|ci: installs what is missing, and only that.
heddle_install_packages() {
  local missing=() entry tools=("${heddle_build_tools[@]}" python3:python3) libraries=("${heddle_libraries[@]}")
  [[ $1 == check || $1 == ci ]] && tools+=("${heddle_check_tools[@]}")
  [[ $1 == ci ]] && tools+=("${heddle_ci_tools[@]}") && libraries+=("${heddle_ci_libraries[@]}")
  for entry in "${tools[@]}"; do
    command -v "${entry%%:*}" >/dev/null 2>&1 || missing+=("${entry#*:}")
  done
  if command -v dpkg-query >/dev/null 2>&1; then
    for entry in "${libraries[@]}"; do
      [[ $(dpkg-query -W -f '${db:Status-Abbrev}' "$entry" 2>/dev/null) == ii* ]] ||
        missing+=("$entry")
    done
  fi
  ((${#missing[@]} == 0)) && return 0

  local sudo=()
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "heddle: these packages are needed and apt-get is not here: ${missing[*]}" >&2
    return 1
  fi
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "heddle: please install as root: apt-get install ${missing[*]}" >&2
      return 1
    fi
    sudo=(sudo)
  fi
  echo "heddle: installing ${missing[*]}" >&2
  local install=("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive
    apt-get install -y -q --no-install-recommends "${missing[@]}")
  "${install[@]}" >&2 </dev/null && return 0
  "${sudo[@]}" apt-get update -q >&2 </dev/null
  "${install[@]}" >&2 </dev/null && return 0
  echo "heddle: could not install: ${missing[*]}" >&2
  return 1
}

# heddle_lock DIR: one build at a time in DIR; held on descriptor 9 until that is closed.
heddle_lock() {
  mkdir -p "$1" && exec 9>"$1/.lock" && flock 9 || {
    echo "heddle: cannot write to $1" >&2
    return 1
  }
}

# heddle_build ROOT DIR TARGET... -- CMAKE_OPTION...: on a terminal shows ninja's progress line, otherwise keeps
# quiet and shows the log if something failed. HEDDLE_JOBS limits the parallel compilations.
heddle_build() {
  local root=$1 dir=$2 log=$2/.build.log targets=() jobs=()
  shift 2
  while (($#)) && [[ $1 != -- ]]; do
    targets+=("$1")
    shift
  done
  shift
  [[ -n ${HEDDLE_JOBS:-} ]] && jobs=(-j "$HEDDLE_JOBS")
  mkdir -p "$dir"
  if [[ ! -e $dir/build.ninja || ${HEDDLE_RECONFIGURE:-} == 1 ]]; then
    [[ -t 2 ]] || echo "heddle: building in ${dir#./}" >&2
    cmake -S "$root" -B "$dir" -G Ninja "$@" >"$log" 2>&1 9>&- </dev/null || {
      cat "$log" >&2
      return 1
    }
  fi
  if [[ -t 2 ]]; then
    ninja -C "$dir" "${jobs[@]}" "${targets[@]}" >&2 9>&- </dev/null
  else
    ninja -C "$dir" "${jobs[@]}" "${targets[@]}" >"$log" 2>&1 9>&- </dev/null || {
      cat "$log" >&2
      return 1
    }
  fi
}
