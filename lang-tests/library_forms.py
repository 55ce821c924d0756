#!/usr/bin/env python3
"""Calls of the library that come later, and additions that commute, lose nothing: random programs, explored with and without --expand-library.

A program has two or three threads with a few calls each of queues, latches, futures, counters, maps and pools, some of them inside a lock, some
of them interrupted or with a time limit. `vm --systematic --outcomes` must show the same outputs and the same findings in both forms. What a
finding says is compared, too: who waits where, and for whom.

usage: library_forms.py [--programs N] [--seed N] [--vm PATH] [--limit N] [--option O]... [--litmus] [--only TEXTS] [--show SEED]
--litmus: the programs of lang-tests/litmus instead. Ends with a line "N passed, N failed".
"""
import random
import re
import sys

import two_ways
from two_ways import HERE

# What a thread may do: (weight, text). R stands for the place of a result, K for a small number.
CALLS = [
    (3, "q.put(K);"), (3, "R = q.take();"), (1, "R = q.poll();"), (1, "R = q.peek();"), (1, "R = q.size();"), (1, "R = q.offer(K);"),
    (3, "one.put(K);"), (3, "R = one.take();"), (1, "R = one.poll();"), (1, "R = one.offer(K);"),
    (2, "ends.putFirst(K);"), (2, "R = ends.takeLast();"),
    (3, "latch.countDown();"), (2, "latch.await();"), (1, "R = latch.getCount();"), (2, "gate.countDown();"), (3, "gate.await();"),
    (4, "count.incrementAndGet();"), (2, "count.getAndAdd(K);"), (2, "R = count.get();"), (1, "R = count.incrementAndGet();"),
    (1, "count.set(K);"), (1, "R = count.compareAndSet(1, 5);"), (2, "count.decrementAndGet();"), (1, "R = twice(count.getAndIncrement());"),
    (2, "adder.increment();"), (1, "R = adder.sum();"),
    (4, "map.put(K, K);"), (2, "map.remove(K);"), (1, "R = map.get(K);"), (2, "R = map.size();"), (1, "R = map.putIfAbsent(K, 7);"),
    (1, "R = map.toString();"), (1, "map.merge(K, 1, Integer::sum);"),
    (2, "future.complete(K);"), (2, "R = future.get();"), (1, "R = future.isDone();"),
    (2, "task.run();"), (2, "R = task.get();"),
    (2, "flag = K;"), (2, "R = flag;"),
    (2, "pool.execute(() -> count.incrementAndGet());"), (1, "R = pool.submit(() -> count.get()).get();"), (1, "pool.shutdown();"),
    (1, "pool.execute(() -> { try { q.put(K); } catch (InterruptedException e) { throw new IllegalStateException(e); } });"),
]
RARE = [
    (2, "R = q.poll(1, TimeUnit.SECONDS);"), (1, "R = latch.await(1, TimeUnit.SECONDS);"), (1, "R = future.cancel(true);"),
    (2, "threads[N].interrupt();"), (1, "R = threads[N].getState();"), (1, "R = threads[N].isAlive();"),
    (1, "R = lock.tryLock();"), (1, "R = pool.getActiveCount();"), (1, "pool.shutdownNow();"), (1, "R = task.cancel(true);"),
    (1, "while (count.get() == 0) Thread.yield();"), (1, "while (q.isEmpty()) { }"),
    (1, "plain[0]++;"), (1, "R = plain[0];"),
]


def generate(seed, only=None):
    choose = random.Random(seed)
    rare = choose.random() < 0.3
    table = CALLS + (RARE if rare else [])
    # Few objects a program, so that threads meet.
    objects = choose.sample(["q.", "one.", "ends.", "latch.", "count.", "adder.", "map.", "future.", "task.", "flag", "pool."], 3)
    mine = [(w, t) for w, t in table if any(o in t for o in objects) or (w, t) in RARE]
    if only is not None:
        mine = [(w, t) for w, t in CALLS + RARE if any(o in t for o in only)]
    # Executors make many states: short programs.
    threads = choose.choice([2, 2, 3])
    results = 0
    pools = sum("pool." in t for _, t in mine) > 0 and any("pool." in o for o in objects)
    bodies = []
    for t in range(threads):
        lines = []
        for _ in range(choose.randint(1, 2 if pools else 4 if threads == 2 else 3)):
            text = choose.choices([c for _, c in mine], [w for w, _ in mine])[0]
            if "R = " in text:
                results += 1
                text = text.replace("R = ", f"r[{results - 1}] = ")
            text = text.replace("K", str(choose.randint(1, 3))).replace("[N]", f"[{choose.randrange(threads)}]")
            shape = choose.random()
            if shape < 0.12:
                text = f"synchronized (a) {{ {text} }}"
            elif shape < 0.2:
                text = f"synchronized (b) {{ {text} }}"
            elif shape < 0.26:
                text = f"lock.lock(); try {{ {text} }} finally {{ lock.unlock(); }}"
            elif shape < 0.32:
                text = f"for (int i = 0; i < 2; i++) {{ {text} }}"
            lines.append(text)
        bodies.append("\n          ".join(lines))
    # Maps of one bin grow at once; with enough bins, never.
    capacity, permits = choose.choice([1, 16]), choose.choice([1, 2])
    starts = "\n".join(f"""    threads[{t}] = new Thread(() -> {{
      try {{
          {body}
      }} catch (Exception e) {{
        e{t} = e.getClass().getSimpleName();
      }}
    }});""" for t, body in enumerate(bodies))
    return f"""import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

// seed {seed}
public class Forms {{
  static final BlockingQueue<Integer> q = new LinkedBlockingQueue<>(), one = new ArrayBlockingQueue<>(1);
  static final BlockingDeque<Integer> ends = new LinkedBlockingDeque<>(1);
  static final CountDownLatch latch = new CountDownLatch({permits}), gate = new CountDownLatch(1);
  static final AtomicInteger count = new AtomicInteger();
  static final LongAdder adder = new LongAdder();
  static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>({capacity});
  static final CompletableFuture<Integer> future = new CompletableFuture<>();
  static final FutureTask<Integer> task = new FutureTask<>(() -> count.get());
  static final ExecutorService service = new ThreadPoolExecutor({permits}, {permits}, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
  static final ThreadPoolExecutor pool = (ThreadPoolExecutor) service;
  static final Object a = new Object(), b = new Object();
  static final ReentrantLock lock = new ReentrantLock();
  static final Thread[] threads = new Thread[{threads}];
  static final int[] plain = new int[1];
  static final Object[] r = new Object[{max(results, 1)}];
  static volatile int flag;
  static volatile String e0, e1, e2;

  static int twice(int i) {{
    return i * 2;
  }}

  public static void main(String[] args) throws Exception {{
{starts}
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.DAYS);
    System.out.println(java.util.Arrays.toString(r) + " " + q + one + ends + latch.getCount() + count + adder + map + future.isDone() + flag + e0 + e1 + e2);
  }}
}}
"""


def declared():
    """The table of docs/algorithms.md names the classes of the library whose waits come later; no others do."""
    root = HERE.parent
    row = next(line for line in (root / "docs/algorithms.md").read_text().splitlines() if line.startswith("| `take`, `put`"))
    named = set(re.findall(r"`(\w+)`", row[row.index("in the sources:"):row.index(") |")]))
    used = {p.stem for p in (root / "stdlib/java").rglob("*.java") if "awaitOrComeLater(" in p.read_text()}
    return None if named == used else f"waits that come later: in docs/algorithms.md {sorted(named - used)}, in the library {sorted(used - named)}"


def main():
    parser = two_ways.parser(__doc__, 10)
    parser.add_argument("--litmus", action="store_true")
    parser.add_argument("--only", metavar="TEXTS", help="only calls with one of these texts, with commas between them: latch.,gate.,flag")
    arguments = parser.parse_args()
    if arguments.litmus:
        sys.path.insert(0, str(HERE / "litmus"))
        from program import generate as litmus_program

    def source(seed):
        if not arguments.litmus:
            return "Forms", generate(seed, arguments.only.split(",") if arguments.only else None)
        program = litmus_program(seed, None)
        return program.name, program.source()

    if arguments.show is not None:
        print(source(arguments.show)[1])
        return 0
    tally = two_ways.Tally()
    if problem := declared():
        tally.fail(problem)
    else:
        tally.passed += 1

    def explored(path, limit, options):
        return two_ways.Explored(arguments.vm, path, limit, ["--outcomes", *options, *arguments.option])

    def judge(path):
        full = explored(path, arguments.limit, ["--expand-library"])
        few = explored(path, arguments.limit, [])
        if full.problem is None and full.end != "exhausted":
            return two_ways.SKIPPED
        if few.problem is None and few.end != "exhausted":  # the machine may be busy
            few = explored(path, 5 * arguments.limit, [])
        if few.problem or full.problem:
            return few.problem or full.problem
        tally.count(few, full)
        for what, a, b in (("outputs", few.outputs, full.outputs), ("findings", few.findings, full.findings)):
            if wrong := two_ways.only_one_way(what, a, b, "without --expand-library", "with it"):
                return wrong
        return None if few.end == "exhausted" else f"ends by {few.end}"

    tally.compare(arguments, source, judge)
    print(f"{tally.skipped} skipped at a limit; {tally.states[1]} states in full, {tally.states[0]} in the other form, which has fewer in {tally.fewer} programs")
    return tally.end()


if __name__ == "__main__":
    sys.exit(main())
