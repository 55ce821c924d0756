#!/usr/bin/env python3
"""What is installed: the program under both names, manual, completions in the shells that are here, stubs, the Debian package; and ./run.

usage: install_test.py [--build FOLDER]      (default build; it must have been built); ends with a line "N passed, N failed"
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = []

HELLO = 'public class Hello { public static void main(String[] a) { System.out.println("hello"); } }\n'


def test(function):
    TESTS.append(function)
    return function


def run(*words, status=0, **options):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, timeout=600, **({"stdin": subprocess.DEVNULL} | options))
    assert status is None or done.returncode == status, f"{words}: exit status {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done


class Installed:
    def __init__(self, build, folder):
        self.build, self.prefix, self.folder = build, folder / "usr", folder
        run("cmake", "--install", build, "--prefix", self.prefix)
        self.vm = self.prefix / "bin" / "vm"
        (folder / "Hello.java").write_text(HELLO)


@test
def both_names_run_and_are_stripped(i):
    for name in ("vm", "heddle"):
        assert run(i.prefix / "bin" / name, "Hello.java", cwd=i.folder).stdout == "hello\n"
    assert (i.prefix / "bin" / "heddle").is_symlink()
    assert "no symbols" in run("nm", i.vm, status=None).stderr


@test
def the_manual_says_what_the_help_says(i):
    pages = i.prefix / "share" / "man" / "man1"
    text = (pages / "vm.1").read_text()
    everything = run(i.vm, "--help").stdout
    options = set(re.findall(r"^  (--?[a-z][a-z-]*)", everything, re.M))
    missing = {o for o in options if o.replace("-", "\\-") not in text}
    assert len(options) > 60 and missing <= {"--help", "--version", "-h"}, missing
    assert (pages / "heddle.1").read_text().startswith(".TH HEDDLE 1")
    if shutil.which("man"):
        done = run("man", "-l", "--warnings", pages / "vm.1", env=dict(os.environ, MANWIDTH="80", LC_ALL="C.UTF-8"))
        assert "--sandbox" in done.stdout and not done.stderr, done.stderr


def completed_by_bash(i, line):
    script = f"""
source {i.prefix}/share/bash-completion/completions/vm
COMP_LINE={line!r}; COMP_POINT=${{#COMP_LINE}}
read -r -a COMP_WORDS <<<"$COMP_LINE"; [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=("")
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_heddle; printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    return set(run("bash", "--norc", "-c", script, cwd=i.folder).stdout.split())


@test
def bash_completes(i):
    assert completed_by_bash(i, "vm gra") == {"grade"}
    assert {"--csv", "--html", "--junit"} <= completed_by_bash(i, "vm grade --") and "--explore" not in completed_by_bash(i, "vm grade --")
    assert completed_by_bash(i, "vm --sandb") == {"--sandbox"}
    assert completed_by_bash(i, "heddle replay --tol") == {"--tolerant"}
    assert completed_by_bash(i, "vm completion f") == {"fish"}
    assert "Hello.java" in completed_by_bash(i, "vm Hel")


@test
def fish_completes(i):
    if not shutil.which("fish"):
        return
    file = i.prefix / "share" / "fish" / "vendor_completions.d" / "vm.fish"

    def complete(line):
        done = run("fish", "--no-config", "-c", f"source {file}; complete -C {line!r}", cwd=i.folder, env=dict(os.environ, HOME=str(i.folder)))
        return {l.split("\t")[0] for l in done.stdout.splitlines()}
    assert "grade" in complete("vm gra")
    assert {"--csv", "--html"} <= complete("vm grade --") and "--explore" not in complete("vm grade --")
    assert "--tolerant" in complete("heddle replay --tol")


@test
def zsh_completes(i):
    if not shutil.which("zsh"):
        return
    # (In a terminal of its own: zsh completes nowhere else.)
    script = f"""
import os, pty, select, sys, time
pid, fd = pty.fork()
if pid == 0:
    os.chdir({str(i.folder)!r})
    os.environ.update(TERM="dumb", HOME={str(i.folder)!r}, LINES="60", COLUMNS="100")
    os.execvp("zsh", ["zsh", "-f", "-i"])
def until(seconds):
    text, end = b"", time.monotonic() + seconds
    while time.monotonic() < end:
        if select.select([fd], [], [], 0.2)[0]:
            try: text += os.read(fd, 65536)
            except OSError: break
    return text.decode(errors="replace")
os.write(fd, b"autoload -Uz compinit && compinit -u -D; source {i.prefix}/share/zsh/vendor-completions/_vm; echo rea''dy\\n")
text = ""
for _ in range(60):
    text += until(0.5)
    if "ready" in text.replace("rea''dy", ""): break
os.write(fd, sys.argv[1].encode() + b"\\t")
print(until(4).replace("\\a", ""))
os.kill(pid, 9)
"""
    for line, wanted in (("vm gra", "vm grade"), ("vm grade --juni", "--junit"), ("vm replay --toler", "--tolerant"), ("vm --sandb", "--sandbox")):
        assert wanted in run(sys.executable, "-c", script, line).stdout, (line, run(sys.executable, "-c", script, line).stdout)


@test
def completions_name_no_unknown_option(i):
    everything = set(re.findall(r"--[a-z][a-z-]+", run(i.vm, "--help").stdout))
    for shell in ("bash", "fish", "zsh"):
        text = run(i.vm, "completion", shell).stdout
        own = set(re.findall(r"--[a-z][a-z-]+", text)) if shell != "fish" else {"--" + o for o in re.findall(r" -l ([a-z-]+)", text)}
        assert everything - own <= {"--disable-assertions"}, (shell, everything - own)
    assert "completion needs a shell" in run(i.vm, "completion", "csh", status=2).stderr


PROGRAM = """import heddle.*;
public class Uses {
  static int x;
  @Atomic static void work() { x++; }
  @HeddleTest(expect = "data race") @Points(3) void test() { }
  public static void main(String[] a) {
    int n = Verify.choose(3);
    Verify.assume(n < 2);
    work();
    System.out.println("chosen " + n + ", x " + x);
  }
}
"""


@test
def javac_compiles_with_the_stubs(i):
    share = i.prefix / "share" / "heddle"
    assert {"Verify.java", "Atomic.java", "Points.java", "HeddleTest.java", "Native.java"} <= {f.name for f in (share / "stubs" / "heddle").iterdir()}
    assert not (share / "stubs" / "heddle" / "VM.java").exists()
    if not shutil.which("javac"):
        return
    (i.folder / "Uses.java").write_text(PROGRAM)
    users = [f for f in (ROOT / "lang-tests").rglob("*.java") if re.search(r"\bheddle\.Verify\b|import heddle\.\*", f.read_text(errors="replace"))]
    assert len(users) >= 4, users
    programs = [i.folder / "Uses.java", *users]
    for n, program in enumerate(programs):
        classes = i.folder / f"classes{n}"
        run("javac", "-nowarn", "-cp", share / "heddle-stubs.jar", "-d", classes, program)
    path = f"{share}/heddle-stubs.jar:{i.folder}/classes0"
    assert run("java", "-cp", path, "Uses").stdout == run(i.vm, "Uses.java", cwd=i.folder).stdout == "chosen 0, x 1\n"


@test
def the_debian_package(i):
    if not shutil.which("dpkg-deb"):
        return
    folder = i.folder / "packages"
    folder.mkdir()
    run("cpack", "-G", "DEB", "-B", folder, "--config", i.build / "CPackConfig.cmake", cwd=i.build)
    package, = folder.glob("*.deb")
    information = run("dpkg-deb", "-I", package).stdout
    assert re.search(r"^ Package: heddle$", information, re.M), information
    depends = re.search(r"^ Depends: (.*)$", information, re.M)[1]
    for library in ("libc6", "libstdc++6", "libfmt9", "libreadline8", "libffi8", "libboost-serialization1.74.0"):
        assert library in depends, depends
    run("dpkg-deb", "-x", package, i.folder / "unpacked")
    root = i.folder / "unpacked" / "usr"
    assert run(root / "bin" / "heddle", "Hello.java", cwd=i.folder).stdout == "hello\n"
    for file in ("share/man/man1/vm.1.gz", "share/man/man1/vm.1"):
        if (root / file).exists():
            break
    else:
        raise AssertionError("no manual in the package")
    assert (root / "share/doc/heddle/copyright").exists() and (root / "share/heddle/report.schema.json").exists()


@test
def run_through_links_and_in_folders_of_its_own(i):
    # (Not built here: a folder that is fresh already stands for it.)
    build = i.folder / "elsewhere"
    build.mkdir()
    shutil.copy(i.build / "vm", build / "vm")
    (build / ".vm-built").touch()
    (i.folder / "link").symlink_to(ROOT / "run")
    (i.folder / "bin").mkdir()
    (i.folder / "bin" / "again").symlink_to("../link")
    for command in (ROOT / "run", i.folder / "link", i.folder / "bin" / "again"):
        done = run(command, "Hello.java", cwd=i.folder, env=dict(os.environ, HEDDLE_BUILD_DIR=str(build)))
        assert (done.stdout, done.stderr) == ("hello\n", ""), done


@test
def run_in_a_checkout_that_cannot_be_written_to(i):
    tree = i.folder / "checkout"
    tree.mkdir()
    for name in ("run", "CMakeLists.txt", "scripts"):
        os.symlink(ROOT / name, tree / name) if name != "run" else shutil.copy(ROOT / name, tree / name)
    script = f"""
mount -t tmpfs tmpfs {tree} 2>/dev/null && cp {ROOT}/run {ROOT}/CMakeLists.txt {tree}/ && cp -r {ROOT}/scripts {tree}/ && mount -o remount,ro {tree} || exit 77
exec {tree}/run Hello.java
"""
    done = run("unshare", "-m", "bash", "-c", script, status=None, cwd=i.folder, env=dict(os.environ, XDG_CACHE_HOME=str(i.folder / "cache")))
    if done.returncode == 77 or "unshare" in done.stderr:
        return  # this user may not mount anything
    assert "cannot be written to: building in " + str(i.folder / "cache" / "heddle") in done.stderr, done.stderr
    assert list((i.folder / "cache" / "heddle").iterdir())


@test
def tests_run_where_proc_is_not_mounted(i):
    # (A bare chroot. Each test is a process of its own, which is this program started once more.)
    test = "import org.junit.jupiter.api.*;\nclass BareTest { @Test void works() { Assertions.assertEquals(2, 1 + 1); } }\n"
    (i.folder / "BareTest.java").write_text(test)
    script = f"umount -l /proc || exit 77; PATH={i.prefix}/bin:$PATH; cd {i.folder}; exec vm test BareTest.java"
    done = run("unshare", "-m", "bash", "-c", script, status=None)
    if done.returncode == 77 or "unshare" in done.stderr:
        return  # this user may not unmount anything
    assert done.returncode == 0 and "1 passed" in done.stdout, done


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=str(ROOT / "build"))
    arguments = parser.parse_args()
    build = pathlib.Path(arguments.build).resolve()
    subprocess.run(["cmake", "--build", str(build), "--target", "heddle_install_files"], check=True, capture_output=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        installed = Installed(build, pathlib.Path(folder))
        for function in TESTS:
            try:
                function(installed)
            except AssertionError as error:
                failed += 1
                print(f"FAILED {function.__name__}: {error}")
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
