#!/bin/sh
# Make .venv ready, and do nothing when it already is.
#
#   sh tools/setup.sh play     what a player needs
#   sh tools/setup.sh test     with compilers, test tools, linters and a browser (the default)
#   sh tools/setup.sh deep     the same, Ray, OpenSpiel, JAX, PyTorch, and what compiles the CUDA kernels without a GPU
#   sh tools/setup.sh bench    with compilers and the environments that `ruse bench` compares with
#
# PYTHON=python3.12 chooses the Python of a new environment. Versions come from requirements.lock (`make lock`).
set -eu
cd "$(dirname "$0")/.."

python=${PYTHON:-python3}
venv=.venv
level=${1:-test}

case $level in
    play) what="Ruse" wants="-e .[table]" ;;
    test) what="Ruse, compilers and test tools (some minutes on a slow line)" wants="-e .[postgres,cuda] --group dev" ;;
    deep) what="Ruse, compilers, test tools, CUDA's compiler, Ray, OpenSpiel and JAX (some minutes on a slow line)" wants="-e .[postgres,cuda,cluster] --group dev --group ptx --group openspiel --group jax" ;;
    bench) what="Ruse, compilers, OpenSpiel, PettingZoo and pgx (some minutes on a slow line)" wants="-e .[table,cuda] --group openspiel --group rivals" ;;
    *) echo "setup: unknown level '$level'; it is play, test, deep or bench" >&2; exit 2 ;;
esac

say() { echo "setup: $*" >&2; }
fail() { say "$@"; exit 1; }

# The environment belongs to this folder and this Python: if either changes, it is made again.
home() { echo "$PWD $("$venv/bin/python" -V)"; }

# What was installed is known by the contents of the files that say so, not by their dates.
wanted() { cat pyproject.toml requirements.lock tools/setup.sh | cksum; }

is_made() { [ -x "$venv/bin/python" ] && [ -f "$venv/.home" ] && [ "$(cat "$venv/.home")" = "$(home)" ]; }
is_ready() { is_made && has_packages && [ -f "$venv/.$level" ] && [ "$(cat "$venv/.$level")" = "$(wanted)" ]; }

check_python() {
    command -v "$python" >/dev/null ||
        fail "no '$python' here. Install Python 3.11 or newer, or name one: make PYTHON=/path/to/python3"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "Ruse needs Python 3.11 or newer; '$python' is $("$python" -V 2>&1). Name another: make PYTHON=python3.12"
}

has_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }

# Debian keeps venv in a separate package.
install_venv() {
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    command -v apt-get >/dev/null || fail "'$python' lacks the modules venv and ensurepip; install them and try again"
    [ "$(id -u)" -eq 0 ] || fail "'$python' lacks venv. Run this once, then try again: sudo apt-get install $package"
    say "installing $package"
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$package"; } >&2 ||
        fail "apt-get could not install $package"
    has_venv || fail "'$python' still lacks venv after installing $package"
}

has_browser() {
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null && return
    done
    return 1
}

has_postgres() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
has_nginx() { command -v nginx >/dev/null || [ -x /usr/sbin/nginx ]; }

# The system's packages that are not there yet: the browser tests drive the system's own Chromium, those of many
# workers a PostgreSQL of their own, and the deep ones nginx and Caddy.
missing_packages() {
    case $level in
        test | deep)
            has_browser || echo chromium
            has_postgres || echo postgresql
            ;;
    esac
    [ "$level" != deep ] || has_nginx || echo nginx
    [ "$level" != deep ] || command -v caddy >/dev/null || echo caddy
}

has_packages() { [ -z "$(missing_packages)" ]; }

# shellcheck disable=SC2046  # one argument for each package
install_packages() {
    set -- $(missing_packages)
    command -v apt-get >/dev/null || fail "the tests need $*; install it and try again"
    [ "$(id -u)" -eq 0 ] || fail "the tests need $*. Run this once, then try again: sudo apt-get install $*"
    say "installing $*"
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$@"; } >&2 ||
        fail "apt-get could not install $*"
}

pip() { "$venv/bin/python" -m pip --quiet --disable-pip-version-check "$@" >&2; }

# The newest build of PyTorch for processors alone that pip finds.
processor_torch() {
    "$venv/bin/python" -m pip --disable-pip-version-check index versions torch "$@" 2>/dev/null |
        tr ', ' '\n\n' | grep -m 1 '^[0-9.]*+cpu$'
}

# The lock names the PyTorch of machines with a GPU, gigabytes of it. Elsewhere a build for processors does, from
# pip's own index or from PyTorch's. Without one the tests that need it say so and are skipped.
install_torch() {
    if command -v nvidia-smi >/dev/null && nvidia-smi >/dev/null 2>&1; then
        pip install --no-compile --constraint requirements.lock -e ".[learn]"
        return
    fi
    set --
    build=$(processor_torch) || {
        set -- --extra-index-url https://download.pytorch.org/whl/cpu
        build=$(processor_torch "$@") || return
    }
    grep -v '^torch==' requirements.lock >"$venv/.others"
    pip install --no-compile --constraint "$venv/.others" "$@" "torch==$build"
}

make_venv() {
    check_python
    has_venv || install_venv
    say "making $venv with $("$python" -V)"
    "$python" -m venv --clear "$venv"
    pip install "pip>=25.1" # the first to know dependency groups
    home >"$venv/.home"
}

is_ready && exit

# Two runs at once take turns.
if command -v flock >/dev/null; then
    exec 9<tools/setup.sh
    flock 9
    is_ready && exit
fi

is_made || make_venv
# The system's packages arrive while pip works.
packages=
if ! has_packages; then
    install_packages &
    packages=$!
fi
say "installing $what"
# Modules are compiled when they are first imported: most never are.
# shellcheck disable=SC2086  # the words of $wants are separate arguments
pip install --no-compile --constraint requirements.lock $wants || fail "installing failed; see above, then try again"
[ "$level" != deep ] || install_torch ||
    say "no PyTorch for this machine: the tests that train bots will be skipped"
[ -z "$packages" ] || wait "$packages" || exit 1
wanted >"$venv/.play" # every level holds what a player needs
[ "$level" != deep ] || wanted >"$venv/.test"
wanted >"$venv/.$level"
