#!/usr/bin/env python3
"""Each explored program here says the same under mpirun as in one process: verdict, kinds of findings, outputs with --outcomes. The
other ranks begin at once. And explorations of which a rank is killed, or all are interrupted, end as they should and can be resumed.

usage: mpi_test.py [--vm PATH] [--filter REGEX] [--sample N] [--ranks 2,4]     (default build/vm)
Ends with a line "N passed, N failed". Without an MPI, or with a vm that was built without one, nothing is tested and that is said.
"""
import argparse
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from workers_test import CASES, CLASSES, LATE, LONG, compare, tell


def mpirun(ranks, words):
    # (Without the last two a machine with fewer cores than ranks, or root, is refused.)
    return ["mpirun", "-n", str(ranks), "--oversubscribe", "--allow-run-as-root", *words]


def compare_late(vm, all_ranks):
    """Questions to the outside, literals and classes that come late: explored many times, for it depends on who comes first to what."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Late.java").write_text(LATE.replace("CASES", CASES).replace("CLASSES", CLASSES))
        words = [vm, "--systematic", "--outcomes", "--no-out", "--format=json"]
        results = []
        for n in [1] + list(all_ranks) * 2:
            command = [*words, "--workers=1", "Late.java"] if n == 1 else mpirun(n, [*words, "--workers-after=0", "Late.java"])
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
            report = json.loads(done.stdout) if done.stdout.startswith("{") else {"verdict": done.stderr, "outputs": []}
            results.append((done.returncode, report["verdict"], sorted(o["text"] for o in report["outputs"])))
        return None if all(r == results[0] for r in results) else results


def ranks_of(pid):
    """The processes of a run of mpirun, by rank."""
    found = {}
    for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        try:
            environment = pathlib.Path(f"/proc/{child}/environ").read_bytes().split(b"\0")
        except OSError:
            continue
        found.update({int(e.split(b"=")[1]): int(child) for e in environment if e.startswith(b"OMPI_COMM_WORLD_RANK=")})
    return found


class Running:
    """An exploration by several ranks that have begun."""

    def __init__(self, vm, folder, ranks):
        words = [vm, "--systematic", "--max-time=0", "--format=json", "--workers-after=0", "Long.java"]
        shutil.rmtree(pathlib.Path(folder, "heddle-out"), ignore_errors=True)
        self.process = subprocess.Popen(mpirun(ranks, words), cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        frontier = pathlib.Path(folder, "heddle-out", "Long.frontier")  # is kept when the others begin
        while not frontier.exists():
            assert self.process.poll() is None, "it has ended too early: " + self.process.stdout.read()
            time.sleep(0.01)
        self.ranks = ranks_of(self.process.pid)
        assert len(self.ranks) == ranks, self.ranks

    def end(self):
        out, err = self.process.communicate(timeout=120)
        left = list(self.ranks.values())
        for _ in range(100):  # mpirun may end before those that it has killed
            left = [p for p in left if pathlib.Path(f"/proc/{p}").exists()]
            if not left:
                break
            time.sleep(0.1)
        return self.process.returncode, json.loads(out) if out.startswith("{") else None, err, left


def resumed(vm, folder, ranks):
    words = [vm, "--resume", "heddle-out/Long.frontier", "--format=json"]
    command = [*words, "--workers=1"] if ranks == 1 else mpirun(ranks, words)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    report = json.loads(done.stdout) if done.stdout.startswith("{") else {}
    return None if done.returncode == 0 and report.get("verdict") == "passed" else (done.returncode, done.stderr, report)


def interruptions(vm, ranks):
    """Yields (what, problem or None)."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Long.java").write_text(LONG.replace("TEST", ""))
        for number in signal.SIGINT, signal.SIGTERM:
            # (mpirun kills whoever has not ended a second later; on a busy machine that may be the one that reports. Then another
            # one is interrupted.)
            for _ in range(3):
                running = Running(vm, folder, ranks)
                time.sleep(0.5)
                running.process.send_signal(number)
                status, report, err, left = running.end()
                if report or left:
                    break
            good = status != 0 and report and report["verdict"] == "nothing found" and report["resume"] and not left
            yield f"signal {number}", None if good else (status, report, err, left)
        yield "resumed by one", resumed(vm, folder, 1)

        running = Running(vm, folder, ranks)
        time.sleep(0.5)
        os.kill(running.ranks[ranks - 1], signal.SIGKILL)
        status, report, err, left = running.end()
        good = status != 0 and report and report["end"] == "worker lost" and report["resume"] and not left and "signal 9" in err
        yield "a rank killed", None if good else (status, report, err, left)
        yield "resumed by several", resumed(vm, folder, ranks)

        running = Running(vm, folder, ranks)
        os.kill(running.ranks[0], signal.SIGKILL)
        status, report, err, left = running.end()
        yield "rank 0 killed", None if status != 0 and not left else (status, report, err, left)
        yield "resumed after rank 0 was killed", resumed(vm, folder, 1)

        pathlib.Path(folder, "Long.java").write_text(LONG.replace("TEST", "+ 1"))
        words = [vm, "--systematic", "--first", "--format=json", "--workers-after=0", "Long.java"]
        done = subprocess.run(mpirun(ranks, words), cwd=folder, capture_output=True, text=True, timeout=300)
        report = json.loads(done.stdout) if done.stdout.startswith("{") else {}
        good = [f["kind"] for f in report.get("findings", [])] == ["assertion failed"] and report["end"] == "finding limit"
        yield "the first finding ends it", None if good else (done.returncode, done.stderr, report)

        for options, said in ((["--no-cache"], "--no-cache and mpirun"), (["--workers=2"], "--workers and mpirun"), (["--systematic=rw"], "rw and mpirun")):
            done = subprocess.run(mpirun(2, [vm, "--systematic", *options, "Long.java"]), cwd=folder, capture_output=True, text=True, timeout=60)
            good = done.returncode == 2 and done.stderr.count(said) == 1
            yield f"{options} is refused once", None if good else (done.returncode, done.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default="build/vm")
    parser.add_argument("--filter", default="systematic/|paper/")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--ranks", default="2,4")
    args = parser.parse_args()
    vm = pathlib.Path(args.vm).resolve()
    all_ranks = [int(n) for n in args.ranks.split(",")]
    if shutil.which("mpirun") is None or not (vm.parent / "heddle-mpi.so").exists():
        print("no MPI here (libboost-mpi-dev, openmpi-bin): nothing is tested")
        in_ci = os.environ.get("CI") == "true"  # where it is installed
        print(f"0 passed, {int(in_ci)} failed")
        return in_ci
    ways = {f"{n} ranks": lambda words, program, n=n: mpirun(n, [*words, "--workers-after=0", *program]) for n in all_ranks}
    passed, failed, several = compare(str(vm), ways, args.filter, args.sample)
    print(f"{several} explorations by several ranks")
    problems = [("questions, literals and classes that come late", compare_late(str(vm), all_ranks)), *interruptions(str(vm), all_ranks[-1])]
    failed += tell(problems, passed, failed)
    return failed != 0 or several == 0


if __name__ == "__main__":
    sys.exit(main())
