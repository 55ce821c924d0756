#!/usr/bin/env python3
"""Explorations that are killed and resumed end as those that ran through.

usage: resume_test.py [--vm PATH] [--kills N] [--seed N]      (defaults: build/vm, 50 in all, 1)

Each program is explored without interruption, and again with SIGKILL at random moments; whoever is killed goes on with
--resume. Reports must be equal in everything but times. And neither whoever writes a frontier nor whoever resumes from
it may take much more memory for that. Ends with lines "N kills" and "N passed, N failed".
"""
import argparse
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

# (name, options, source). Long enough to be killed often; with races, deadlocks, failures and outputs.
COUNTERS = """public class Counters extends Thread {
    static int total, evens;
    static final Object lock = new Object(), other = new Object();
    final int turns;
    Counters(int turns) { this.turns = turns; }
    public void run() {
        for (int i = 0; i < turns; i++) {
            int seen;
            synchronized (lock) { seen = ++total; }
            synchronized (other) { if (seen % 2 == 0) evens++; }
        }
        synchronized (lock) { assert total != 7 || evens != 2 : "seven and two"; }
    }
    public static void main(String[] args) throws Exception {
        Counters[] all = { new Counters(3), new Counters(3), new Counters(2) };
        for (Counters c : all) c.start();
        for (Counters c : all) c.join();
        System.out.println(total + " " + evens);
    }
}
"""
MIXED = """import java.util.*;
public class Mixed extends Thread {
    static final Object a = new Object(), b = new Object();
    static final List<String> seen = new ArrayList<>();
    static volatile int flag;
    static int racy;
    final int id;
    Mixed(int id) { this.id = id; }
    public void run() {
        Object first = id == 0 ? b : a, second = id == 0 ? a : b;
        synchronized (first) { synchronized (second) { seen.add("t" + id); } }
        if (id == 1) racy++;
        flag += id;
        synchronized (a) { if (seen.size() < 2) try { a.wait(5); } catch (InterruptedException e) { } }
        if (id == 2) racy++;
        System.out.println("end " + id + " " + flag);
        synchronized (a) { a.notify(); }
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = { new Mixed(0), new Mixed(1), new Mixed(2) };
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
        System.out.println(seen);
    }
}
"""
# Objects that are younger than the threads, and states that the cache does not keep.
FUTURES = """import java.util.*;
import java.util.concurrent.*;
public class Futures {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<List<Integer>>> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            List<Integer> seen = Collections.synchronizedList(new ArrayList<>());
            int n = i;
            all.add(pool.submit(() -> { seen.add(n); seen.add(2 * n); return seen; }));
        }
        int sum = 0;
        for (Future<List<Integer>> f : all) for (int n : f.get()) sum += n;
        pool.shutdown();
        assert sum == 108;
    }
}
"""
# Many small states: nearly all of the memory is the state cache, and nearly all of the frontier.
STATES = """public class States extends Thread {
    static int counter;
    static synchronized void step() { assert ++counter > 0; }
    public void run() {
        for (int i = 0; i < 28; i++) step();
    }
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) new States().start();
    }
}
"""
FEW = ["--explore=exhaustive", "--no-like-threads", "--expand-library", "--keep-one-of=3"]
PROGRAMS = [("Futures", FEW, FUTURES), ("Counters", ["--no-cache"], COUNTERS), ("Mixed", ["--outcomes"], MIXED), ("Counters", ["--systematic=rw"], COUNTERS),
            ("Mixed", ["--no-cache", "--max-timeouts=1"], MIXED)]


def comparable(output):
    """The report without what depends on the clock, and the schedules as they are."""
    text, _, stats = output.rpartition("stats:")
    report = json.loads(text)
    for key in ("seconds", "resume"):
        del report[key]
    return report, stats


def run_killed(command, seconds):
    """The output, or None if it was killed after that time."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        out, err = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        process.communicate()
        return None
    if process.returncode not in (0, 1) or err:
        raise AssertionError(f"{' '.join(command)}: exit status {process.returncode}\n{out}{err}")
    return out


def peak_memory(command):
    """In bytes, of a process that ends at a limit."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    out = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 3 or "the exploration ended at a limit" not in out:
        raise AssertionError(f"{' '.join(command)}: exit status {process.returncode}\n{out}")
    return usage.ru_maxrss * 1024


def frontiers_take_little_memory(vm, directory):
    """Of an exploration that stops and keeps a frontier, of one that keeps none, and of one that goes on from there."""
    source = pathlib.Path(directory) / "States.java"
    source.write_text(STATES)
    command = [vm, "--systematic", "--explore=exhaustive", "--no-like-threads", "--workers=1", "--max-time=0",
               "--max-schedules=1300000", "--out", directory]
    without = peak_memory([*command, "--no-out", str(source)])
    keeps = peak_memory([*command, str(source)])
    frontier = pathlib.Path(directory) / "States.frontier"
    size = frontier.stat().st_size
    resumes = peak_memory([vm, "--resume", str(frontier), "--max-schedules=1301000"])
    # It is written from the cache as it is; and read as a whole.
    good = keeps < without + size / 2 and resumes < without + 1.5 * size
    print(f"{'ok' if good else 'TOO MUCH'}: a frontier of {size / 1e6:.1f} MB: {without / 1e6:.1f} MB without, "
          f"{keeps / 1e6:.1f} MB to write it, {resumes / 1e6:.1f} MB to go on from it", flush=True)
    return good


def kill_and_resume(vm, options, source, out_directory, expected_seconds, kills, rng):
    """(output, kills done, resumes done): explores until the end, killed at most that often."""
    common = ["--max-time=0", "--stats", "--format=json"]
    begin = [vm, "--systematic", "--workers=1", *options, *common, "--frontier-every=20ms", "--out", out_directory, str(source)]
    frontier = pathlib.Path(out_directory) / (source.stem + ".frontier")
    killed = resumed = 0
    while True:
        resumes = frontier.exists()
        command = [vm, "--resume", str(frontier), *common, "--frontier-every=20ms"] if resumes else begin
        resumed += resumes
        limit = rng.uniform(0.01, max(0.3, expected_seconds * 0.4)) if killed < kills else 900
        out = run_killed(command, limit)
        if out is not None:
            if frontier.exists():
                raise AssertionError("the frontier is still there after the end")
            return out, killed, resumed
        killed += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--vm", default="build/vm")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    vm = str(pathlib.Path(args.vm).resolve())
    rng = random.Random(args.seed)
    kills = failed = rounds = 0
    with tempfile.TemporaryDirectory() as directory:
        whole = {}
        while kills < args.kills or rounds < len(PROGRAMS):
            name, options, text = PROGRAMS[rounds % len(PROGRAMS)]
            source = pathlib.Path(directory) / (name + ".java")
            source.write_text(text)
            key = (name, *options)
            if key not in whole:
                started = time.time()
                out = run_killed([vm, "--systematic", "--workers=1", *options, "--max-time=0", "--stats", "--format=json", "--out",
                                  f"{directory}/whole", str(source)], 900)
                whole[key] = (comparable(out), time.time() - started)
            expected, seconds = whole[key]
            want = max(1, -(-args.kills // len(PROGRAMS)))
            rounds += 1
            with tempfile.TemporaryDirectory() as out_directory:
                out, killed, resumed = kill_and_resume(vm, options, source, out_directory, seconds, want, rng)
            kills += killed
            got = json.loads(json.dumps(comparable(out)).replace(out_directory, f"{directory}/whole"))
            same = got == json.loads(json.dumps(expected))
            failed += not same
            print(f"{'ok' if same else 'DIFFERENT'}: {' '.join(key)}: {seconds:.1f} s whole, {killed} kills, {resumed} resumed",
                  flush=True)
            if not same:
                print(f"expected {expected[1]}got      {got[1]}")
                for k in expected[0]:
                    if json.dumps(got[0].get(k)) != json.dumps(expected[0][k]):
                        print(f"  {k}: expected {str(expected[0][k])[:300]}\n      got      {str(got[0].get(k))[:300]}")
        rounds += 1
        failed += not frontiers_take_little_memory(vm, directory)
    print(f"{kills} kills")
    print(f"{rounds - failed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
