#!/usr/bin/env python3
"""Whatever OpenJDK shows must be among the outcomes that the complete exploration shows.

Small concurrent programs are made from seeds: monitors, wait and notify, volatiles, atomics, start and join, interrupts, park, synchronized
collections, and locks, conditions, semaphores, latches, phasers, queues, maps, futures and pools of java.util.concurrent. javac compiles them; OpenJDK runs each many times, with
random yields and pauses between the operations; `vm --systematic --outcomes` explores them. An outcome is what the program prints at its
end (what each thread has read, and the final state), or "stuck". The programs have no data races.

usage: containment.py [--vm PATH] [--programs N] [--runs N] [--seed N] [--against-all] [--show SEED] [--keep DIR]
--against-all needs no OpenJDK: `proof`, with and without its cache, must show exactly the outcomes of brute force. Ends with a line "N passed, N failed". A program that the exploration does not exhaust within --limit seconds is skipped, and more
than one in twenty of them is a failure.
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from two_ways import end_of

HERE = pathlib.Path(__file__).resolve().parent
JAVAC = ["javac", "-Xlint:none", "-proc:none"]
# -Xint: more even; the interleavings come from the noise.
JAVA = ["java", "-Xint", "-XX:+UseSerialGC", "-Xshare:auto"]


class Feature:
    """Fields of the program, operations of its threads (each takes the generator and gives statements), and what the end shows."""

    def __init__(self, fields, operations, final="", excludes=()):
        self.fields, self.operations, self.final, self.excludes = fields, operations, final, excludes


def append(expression):
    return f"h.append({expression}).append(' ');"


def one(*texts):
    """An operation that is one of several templates; @ is a small number, # another thread, $ an index of one of two like things."""
    def make(g):
        text = g.rng.choice(texts)
        i = g.rng.randrange(2)
        text = text.replace("$$", str(1 - i)).replace("$", str(i)).replace("@", str(g.rng.randrange(1, 4)))
        return text.replace("#", str(g.other()))
    return make


LOCKED = """l.lock(); NOISE
try { BODY } finally { l.unlock(); }"""


def locked(*bodies):
    return one(*[LOCKED.replace("BODY", b) for b in bodies])


FEATURES = {
    "monitors": Feature(
        "int x0, x1; final Object m0 = new Object(), m1 = new Object();",
        [one("synchronized (m$) { x$ += @; }", "synchronized (m$) { int old = x$; NOISE x$ = old + @; }"),
         one("synchronized (m$) { " + append("x$") + " }", "synchronized (m$) { " + append("x$") + " NOISE x$ = @; }"),
         one("synchronized (m0) { NOISE synchronized (m1) { x0 = x1 + @; } }",
             "synchronized (m$) { NOISE synchronized (m$$) { x$ += x$$; } NOISE " + append("x$") + " }")],
        append("x0") + append("x1")),
    "waits": Feature(
        "int w; final Object o = new Object();",
        [one("synchronized (o) { while (w < @) o.wait(); " + append("w") + " }",
             "synchronized (o) { if (w == 0) o.wait(); " + append("w") + " }",
             "synchronized (o) { o.wait(1); " + append("w") + " }"),
         one("synchronized (o) { w++; o.notify(); }", "synchronized (o) { w++; NOISE o.notifyAll(); }",
             "synchronized (o) { w += 2; o.notify(); NOISE o.notify(); }"),
         one("synchronized (o) { w--; o.notifyAll(); }", "synchronized (o) { w = 3; o.notifyAll(); }")],
        append("w")),
    "volatiles": Feature(
        "volatile int v0, v1;",
        [one("v$ = @;", "v$++;", "v$ = v$$ + @;"), one(append("v$"), append("v0") + " NOISE " + append("v1"))],
        append("v0") + append("v1")),
    "atomics": Feature(
        "final AtomicInteger a0 = new AtomicInteger(), a1 = new AtomicInteger(1);",
        [one(append("a$.incrementAndGet()"), "a$.addAndGet(@);", append("a$.getAndSet(@)")),
         one(append("a$.compareAndSet(@, 5)"), append("a$.updateAndGet(n -> n * 2 + @)"), "a$.lazySet(@);"),
         one(append("a$.get()"))],
        append("a0.get()") + append("a1.get()")),
    "threads": Feature(
        "",
        [one(append("T[#].isAlive()")), one("T[#].join(); " + append("'j'")), one("Thread.sleep(1);", "Thread.yield();")]),
    "interrupts": Feature(
        "",
        [one("T[#].interrupt();"), one(append("Thread.interrupted()"), append("Thread.currentThread().isInterrupted()"),
                                       append("T[#].isInterrupted()")),
         one("Thread.sleep(1);", "T[#].interrupt();")]),
    "park": Feature(
        "",
        [one("LockSupport.park(); " + append("'p'")), one("LockSupport.unpark(T[#]);"),
         one("LockSupport.unpark(T[#]); NOISE LockSupport.unpark(T[#]);", "LockSupport.parkNanos(1000);")],
        # In OpenJDK these park, too, and may leave a permit behind.
        excludes=("locks", "shared", "semaphores", "latches", "queues", "futures", "pool", "phaser", "stamped")),
    "locks": Feature(
        "int y; final ReentrantLock l = new ReentrantLock(); final Condition c = l.newCondition();",
        [locked("y += @;", append("y") + " NOISE y = @;", "l.lock(); y++; l.unlock();"),
         one("if (l.tryLock()) { NOISE y += @; l.unlock(); } else { " + append("'f'") + " }", append("l.isLocked()"),
             append("l.isHeldByCurrentThread()")),
         locked("while (y == 0) c.await(); " + append("y"), "y++; c.signal();", "y++; NOISE c.signalAll();",
                append("c.await(1, TimeUnit.MILLISECONDS) || y > 0"))],
        append("y")),
    "shared": Feature(
        "volatile int z; final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();",
        [one("rw.readLock().lock(); NOISE " + append("z") + " rw.readLock().unlock();"),
         one("rw.writeLock().lock(); NOISE z += @; rw.writeLock().unlock();"),
         one("if (rw.readLock().tryLock()) { NOISE " + append("z") + " rw.readLock().unlock(); } else { " + append("'f'") + " }",
             "if (rw.writeLock().tryLock()) { NOISE z++; rw.writeLock().unlock(); } else { " + append("'g'") + " }",
             append("rw.isWriteLocked()"), append("rw.getReadLockCount()"))],
        append("z")),
    "semaphores": Feature(
        "final Semaphore s = new Semaphore(1);",
        [one("s.acquire(); NOISE s.release();", "s.acquire(); " + append("'s'")), one("s.release();", "s.release(2);"),
         one(append("s.tryAcquire()"), append("s.availablePermits()"))],
        append("s.availablePermits()")),
    "latches": Feature(
        "final CountDownLatch d = new CountDownLatch(2); volatile int seen;",
        [one("seen++; NOISE d.countDown();", "d.countDown();"), one("d.await(); " + append("seen")),
         one(append("d.getCount()"), append("d.await(1, TimeUnit.MILLISECONDS)"))],
        append("d.getCount()")),
    "queues": Feature(
        "final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1); final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();",
        [one("q.put(@);", append("q.offer(@)")), one(append("q.take()"), append("q.poll()"), append("q.size()")),
         one(append('map.merge("k", @, Integer::sum)'), append('map.putIfAbsent("k", @)'), append('map.get("k")'))],
        append("q") + append("map")),
    "futures": Feature(
        "final CompletableFuture<Integer> f = new CompletableFuture<>(), g = f.thenApply(n -> n * 10);",
        [one(append("f.complete(@)"), append("f.completeExceptionally(new IllegalStateException())"), append("f.cancel(false)")),
         one(append("f.join()"), append("g.join()"), append("f.thenCombine(g, Integer::sum).join()")),
         one(append("f.isDone()"), append("f.getNow(-1)"), append("g.isDone()"), append("f.isCancelled()"))],
        append("f.isDone()")),
    "pool": Feature(
        "volatile int p; final ExecutorService e = Executors.newFixedThreadPool(1);",
        [one("e.execute(() -> p++);", "Future<?> r = e.submit(() -> { p += @; }); NOISE r.get();"),
         one("e.execute(() -> { NOISE p *= 2; });", "Future<Integer> r = e.submit(() -> p); " + append("r.cancel(false)") + append("r.isDone()")),
         one(append("p"), append("e.submit(() -> ++p).get()"), "e.shutdown();")],
        "e.shutdown(); while (!e.awaitTermination(1, TimeUnit.HOURS)) { } " + append("p")),
    "phaser": Feature(
        "final Phaser ph = new Phaser(2);",
        [one(append("ph.arriveAndAwaitAdvance()")), one(append("ph.arrive()"), append("ph.arriveAndDeregister()"), append("ph.register()")),
         one(append("ph.getPhase()"), append("ph.getArrivedParties()"))],
        append("ph.getRegisteredParties()")),
    "stamped": Feature(
        "volatile int st; final StampedLock sl = new StampedLock();",
        [one("long k = sl.writeLock(); NOISE st += @; sl.unlockWrite(k);"),
         one("long k = sl.readLock(); NOISE " + append("st") + " sl.unlockRead(k);",
             "long k = sl.tryOptimisticRead(); int seen = st; NOISE " + append('k == 0 ? "w" : sl.validate(k) ? "" + seen : "i"')),
         one("long k = sl.tryWriteLock(); " + append("k != 0") + " if (k != 0) { NOISE sl.unlockWrite(k); }", append("sl.isWriteLocked()"),
             append("sl.isReadLocked()"))],
        append("st")),
    "collections": Feature(
        "final List<Integer> li = Collections.synchronizedList(new ArrayList<>()); final Vector<Integer> ve = new Vector<>(); "
        "final StringBuffer sb = new StringBuffer();",
        [one("li.add(@);", "ve.add(@);", "sb.append(@);"), one(append("li"), append("ve.size()"), append("sb")),
         one("if (!li.contains(@)) { NOISE li.add(@); }", "if (!ve.isEmpty()) " + append("ve.remove(0)"), "sb.insert(0, @);")],
        append("li") + append("ve") + append("sb")),
    "concurrent": Feature(
        "final CopyOnWriteArrayList<Integer> co = new CopyOnWriteArrayList<>(); final ConcurrentLinkedQueue<Integer> cq = new ConcurrentLinkedQueue<>(); "
        "final ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>(); final LongAdder ad = new LongAdder();",
        [one(append("co.addIfAbsent(@)"), "cq.add(@);", append('sk.put(@, "a")'), "ad.add(@);"),
         one(append("co.size()"), append("cq.poll()"), append("sk.firstEntry()"), append("ad.sum()")),
         one("for (int n : co) " + append("n"), append("cq.peek()"), append("sk.pollFirstEntry()"), append("ad.sumThenReset()"))],
        append("co") + append("cq") + append("sk")),
}


class Generator:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.name = f"P{seed}"
        self.threads = self.rng.choice([2, 2, 3])
        names = self.rng.sample(sorted(FEATURES), self.rng.choice([1, 2, 2, 3]))
        self.features = []
        for n in names:
            if not any(n in FEATURES[f].excludes or f in FEATURES[n].excludes for f in self.features):
                self.features.append(n)
        self.child = self.threads - 1 if self.rng.random() < 0.3 else None  # started by thread 0
        self.me = 0

    def other(self):
        return self.rng.choice([t for t in range(self.threads) if t != self.me])

    def body(self, me):
        self.me = me
        count = self.rng.choice([3, 4, 4, 5]) if self.threads == 2 else self.rng.choice([2, 2, 3, 3])
        operations = ["{ " + self.rng.choice(FEATURES[self.rng.choice(self.features)].operations)(self) + " }" for _ in range(count)]
        if me == 0 and self.child is not None:
            operations.insert(self.rng.randrange(len(operations) + 1), f"T[{self.child}].start();")
        lines = "\n      NOISE\n      ".join(o.replace("\n", "\n      ") for o in operations)
        return f"""  void t{me}() {{
    StringBuilder h = H[{me}];
    try {{
      NOISE
      {lines}
    }} catch (InterruptedException e) {{
      h.append("I ");
    }} catch (ExecutionException | RuntimeException e) {{
      h.append(e.getClass().getSimpleName()).append(' ');
    }}
  }}
"""

    def source(self):
        bodies = "\n".join(self.body(t) for t in range(self.threads))
        fields = "\n  ".join(FEATURES[f].fields for f in self.features)
        made = "\n    ".join(f"T[{t}] = new Thread(this::t{t});" for t in range(self.threads))
        started = "\n    ".join(f"T[{t}].start();" for t in range(self.threads) if t != self.child)
        joined = "\n    ".join(f"T[{t}].join();" for t in range(self.threads))
        final = " ".join(FEATURES[f].final for f in self.features)
        text = f"""import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class {self.name} {{
  {fields}
  final Thread[] T = new Thread[{self.threads}];
  final StringBuilder[] H = new StringBuilder[{self.threads}];

{bodies}
  String execute() throws InterruptedException {{
    for (int i = 0; i < H.length; i++)
      H[i] = new StringBuilder();
    {made}
    {started}
    {joined}
    StringBuilder h = new StringBuilder();
    for (StringBuilder own : H)
      h.append(own).append("| ");
    {final}
    return h.toString();
  }}

  public static String run() throws InterruptedException {{ return new {self.name}().execute(); }}

  public static void main(String[] args) throws InterruptedException {{ System.out.println(run()); }}

  static void pause() throws InterruptedException, ExecutionException {{}} // a body need not have an operation that throws
}}
"""
        # javac wants a body that can throw what is caught.
        return text.replace("    try {\n      NOISE", "    try {\n      pause(); NOISE").replace("NOISE", "Noise.at();")


NO_NOISE = "\nclass Noise {\n  static void at() {}\n}\n"


def explore(vm, source, limit, *mode):
    """The outcomes of an exploration, whether it was complete, and other findings."""
    done = subprocess.run([vm, *(mode or ["--systematic"]), "--outcomes", "--format=json", "--no-out", "--max-findings=1000000",
                           f"--max-time={limit}", source], capture_output=True, text=True)
    try:
        report = json.loads(done.stdout)
    except json.JSONDecodeError:
        return set(), True, [f"exit status {done.returncode}: {done.stderr.strip()[:1000]}"]
    outcomes = {o["text"].rstrip("\n") for o in report["outputs"]}
    other = []
    for f in report["findings"]:
        if f["kind"] in ("deadlock", "never terminates"):
            outcomes.add("stuck")
        elif f["failure"]:
            other.append(f"{f['kind']}: {f['message']}")
    # (Without states who polls for ever is only cut off.)
    return outcomes, end_of(report) == "exhausted", other


def against_openjdk(seeds, explored, directory, runs):
    """For each seed: the explored outcomes, what is wrong, and how many outcomes OpenJDK showed."""
    names = directory / "names"
    names.write_text("".join(f"P{s}\n" for s in seeds))
    sources = [str(HERE / "openjdk" / "Containment.java")]
    for seed in seeds:
        sources.append(str(directory / f"P{seed}.java"))
        pathlib.Path(sources[-1]).write_text(Generator(seed).source())
    subprocess.run([*JAVAC, "-d", str(directory), *sources], check=True)
    observed = {s: {} for s in seeds}
    with subprocess.Popen([*JAVA, "-cp", str(directory), "Containment", str(runs), str(names)],
                          stdout=subprocess.PIPE, text=True) as java:
        results = explored()  # of one program while OpenJDK runs another
        for line in java.stdout:
            name, outcome, count = line.rstrip("\n").split("\t")
            observed[int(name[1:])][outcome] = int(count)
    judged = {}
    for seed in seeds:
        outcomes, complete, other = results[seed]
        problems = [f"the exploration reports: {o}" for o in other]
        if not observed[seed]:
            problems.append("OpenJDK did not run it")
        if complete:
            total = sum(observed[seed].values())
            problems += [f"OpenJDK shows {o!r} ({n} of {total} runs), the exploration does not"
                         for o, n in observed[seed].items() if o not in outcomes]
        judged[seed] = outcomes if complete else None, problems, len(observed[seed])
    return judged


def against_all(seeds, explored):
    """The same for brute force; `proof` must show exactly as much, with and without its cache (what is cut off without it may be less)."""
    proof, plain, brute = explored(), explored("--systematic=proof", "--no-cache"), explored("--systematic=all")
    judged = {}
    for seed in seeds:
        problems = [f"{name} reports: {o}" for name, r in (("proof", proof), ("all", brute)) for o in r[seed][2]]
        (outcomes, complete, _), (without, without_complete, _), (everything, everything_complete, _) = proof[seed], plain[seed], brute[seed]
        if complete and everything_complete:
            problems += [f"{o!r}: shown by all, not by proof" for o in sorted(everything - outcomes)]
            problems += [f"{o!r}: shown by proof, not by all" for o in sorted(outcomes - everything)]
            problems += [f"{o!r}: shown without the cache only" for o in sorted(without - outcomes)]
            if without_complete:
                problems += [f"{o!r}: not shown without the cache" for o in sorted(outcomes - without)]
        else:
            outcomes = None
        judged[seed] = outcomes, problems, len(everything)
    return judged


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=10)
    parser.add_argument("--against-all", action="store_true")
    parser.add_argument("--show", type=int)
    parser.add_argument("--keep", help="leave the programs in this folder")
    arguments = parser.parse_args()
    if arguments.show is not None:
        print(Generator(arguments.show).source() + NO_NOISE)
        return 0
    vm = str(pathlib.Path(arguments.vm).resolve())
    seeds = range(arguments.seed, arguments.seed + arguments.programs)
    with tempfile.TemporaryDirectory() as directory:
        ours = pathlib.Path(arguments.keep or directory) / "vm"
        ours.mkdir(parents=True, exist_ok=True)
        for seed in seeds:
            (ours / f"P{seed}.java").write_text(Generator(seed).source() + NO_NOISE)
        explored = lambda *mode: {s: explore(vm, str(ours / f"P{s}.java"), arguments.limit, *mode) for s in seeds}
        if arguments.against_all:
            results = against_all(seeds, explored)
        else:
            results = against_openjdk(seeds, explored, pathlib.Path(directory), arguments.runs)
    passed = failed = skipped = shown = possible = 0
    for seed, (outcomes, problems, number) in results.items():
        if outcomes is None and not problems:
            skipped += 1
            continue
        shown += number
        possible += len(outcomes or ())
        if problems:
            failed += 1
            print(f"FAILED seed {seed} ({', '.join(Generator(seed).features)}): {len(outcomes or ())} outcomes explored")
            print("".join(f"    {p}\n" for p in problems), end="")
        else:
            passed += 1
    print(f"outcomes: {'brute force' if arguments.against_all else 'OpenJDK'} showed {shown}, proof {possible}; {skipped} programs skipped (not exhausted in {arguments.limit} s)")
    if skipped * 20 > len(seeds):
        print("FAILED: too many programs were skipped")
        failed += 1
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
