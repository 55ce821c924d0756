#!/usr/bin/env python3
"""Whatever goes wrong in a pool is not hidden by a thread for each task: random programs with pools, explored with the pool's workers alone, and where
each task may have a thread of its own.

A program has a pool of one or two workers (or a ForkJoinPool) and two or three tasks. What they do, and what main does, is what tells the two forms apart:
tasks that wait for others, or for what main holds; locks that are kept, or that the thread has already; values of threads; who runs what. If `vm --systematic`
concludes from a thread for each task that nothing goes wrong, then nothing may go wrong without.

usage: task_threads.py [--programs N] [--seed N] [--vm PATH] [--limit N] [--least N] [--show SEED]
--least: so many programs must have been passed by a thread for each task, or too little has been tried (a twentieth of them). Ends with a line "N passed, N failed".
"""
import random
import sys

import two_ways

# What a task may do: (weight, text). K: a small number; J: another task.
TASK = [
    (6, "count.incrementAndGet();"), (6, "synchronized (a) { n++; }"), (4, "lock.lock(); try { n++; } finally { lock.unlock(); }"),
    (3, "map.put(K, K);"), (3, "Thread.sleep(K);"), (2, "System.out.println(Thread.currentThread().getName());"),
    (2, "if (lock.tryLock()) { n++; lock.unlock(); } else { assert K != 2; }"), (1, "assert count.getAndIncrement() != 1;"),
    (1, "pool.execute(() -> count.incrementAndGet());"), (1, "latch.countDown();"), (1, "flag = true;"),
]
RARE = [
    (1, "n++;"), (2, "latch.await();"), (2, "if (task[J] != null) task[J].get();"), (1, "q.put(K);"), (1, "q.take();"), (1, "while (!flag) Thread.yield();"),
    (1, "synchronized (a) { while (!flag) a.wait(); }"), (1, "synchronized (a) { flag = true; a.notifyAll(); }"),
    (2, "assert local.get() == null; local.set(K);"), (1, "assert seen.add(Thread.currentThread());"),
    (1, "Thread t = Thread.currentThread(); t.getName(); assert owner != t; owner = t;"), (1, "assert lock.getHoldCount() == 0; lock.lock();"),
    (1, "lock.lock(); lock.lock(); lock.unlock();"), (1, "if (!fair.tryLock()) assert false; count.get();"), (1, "fair.lock(); n++; fair.unlock();"),
    (1, "assert !write.isHeldByCurrentThread(); write.tryLock();"), (1, "Thread.currentThread().interrupt();"), (1, "assert !Thread.interrupted();"),
    (1, "if (K == 2) throw new IllegalStateException();"), (1, "assert pool.toString().length() < 1000;"), (1, "permits.acquire(); count.get(); permits.release();"),
    (1, "assert !Thread.holdsLock(a);"), (1, "random = new java.util.Random().nextInt();"),
]
FORKED = [
    (5, "new Child().fork().join();"), (3, "synchronized (a) { new Child().fork().join(); }"), (2, "lock.lock(); try { new Child().fork().join(); } finally { lock.unlock(); }"),
    (2, "Child c = new Child(); c.fork(); n2.incrementAndGet(); c.join();"), (3, "new Pair().invoke();"), (1, "new Early().fork().join(); assert n2.get() > 0;"),
    (1, "Child c = new Child(); c.fork(); c.cancel(false); c.quietlyJoin(); assert count.get() == 0;"), (1, "Child c = new Child(); c.fork(); c.quietlyComplete(); c.join(); assert count.get() > 0;"),
    (2, "CompletableFuture.runAsync(() -> count.incrementAndGet()).join();"),
]
INTERRUPTED = [
    (4, "try { Thread.sleep(K); } catch (InterruptedException e) { Thread.currentThread().interrupt(); n2.incrementAndGet(); }"),
    (3, "try { Thread.sleep(K); } catch (InterruptedException e) { n2.incrementAndGet(); }"),
    (2, "if (Thread.currentThread().isInterrupted()) n2.incrementAndGet();"), (2, "if (Thread.interrupted()) n2.incrementAndGet();"), (1, "Thread.currentThread().interrupt();"),
    (2, "assert !Thread.currentThread().isInterrupted();"), (2, "assert n2.get() < 2;"), (2, "assert count.get() < 2 || n2.get() == 0;"), (1, "flag = true;"), (1, "if (!flag) count.incrementAndGet();"),
]
MAIN = [
    (5, "task[K - 1].get();"), (2, "synchronized (a) { task[K - 1].get(); }"), (2, "lock.lock(); try { task[K - 1].get(); } finally { lock.unlock(); }"),
    (2, "latch.countDown();"), (1, "latch.await();"), (2, "flag = true;"), (1, "synchronized (a) { n++; }"), (1, "task[0].cancel(true);"), (1, "q.put(K);"),
    (1, "count.incrementAndGet();"), (1, "assert count.get() < 3;"), (3, "task[K - 1].get(); n2.set(count.get());"), (2, "task[K - 1].get(); assert count.get() < 3;"),
    (1, "assert task[K - 1].isDone() || count.get() < 2;"), (1, "try { task[K - 1].get(1, TimeUnit.SECONDS); } catch (TimeoutException e) { assert count.get() < 3; }"),
    (1, "if (task[0].cancel(false)) assert count.get() < 2;"), (1, "task[0].cancel(false); try { task[0].get(); } catch (CancellationException e) { assert count.get() == 0; }"),
]
POOLS = ["Executors.newFixedThreadPool(1)", "Executors.newFixedThreadPool(2)", "Executors.newCachedThreadPool()", "Executors.newSingleThreadExecutor()", "new ForkJoinPool(1)", "new ForkJoinPool(2)",
         "new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>())"]
ENDS = ["pool.shutdown(); if (pool.awaitTermination(1, TimeUnit.DAYS)) assert count.get() != 1;", "pool.shutdown();", "pool.shutdown();", "pool.shutdown(); pool.awaitTermination(1, TimeUnit.DAYS);", "pool.shutdown(); pool.awaitTermination(1, TimeUnit.DAYS);",
        "pool.shutdown(); if (!pool.awaitTermination(1, TimeUnit.SECONDS)) pool.shutdownNow();", "pool.shutdownNow();", "while (!pool.isTerminated()) pool.shutdown();"]
STOPS = ["pool.shutdown(); if (!pool.awaitTermination(1, TimeUnit.SECONDS)) pool.shutdownNow();", "pool.shutdownNow(); assert count.get() < 2;", "pool.shutdownNow(); flag = true;",
         "pool.shutdown(); if (!pool.awaitTermination(1, TimeUnit.SECONDS)) { pool.shutdownNow(); pool.awaitTermination(1, TimeUnit.DAYS); assert n2.get() < 2; }",
         "pool.shutdownNow(); if (pool.awaitTermination(1, TimeUnit.SECONDS)) assert count.get() != 2 || n2.get() == 1;",
         "pool.shutdownNow(); flag = true; pool.shutdownNow(); pool.awaitTermination(1, TimeUnit.DAYS); assert n2.get() < 2;",
         "pool.submit(() -> pool.shutdownNow()); pool.awaitTermination(1, TimeUnit.DAYS);", "new Thread(() -> pool.shutdownNow()).start(); try { pool.execute(() -> { if (Thread.interrupted()) n2.incrementAndGet(); }); } catch (RejectedExecutionException e) { flag = true; }"]


def generate(seed):
    choose = random.Random(seed)
    pool = choose.choice(POOLS)
    forks = "ForkJoin" in pool
    # Few kinds of statements a program: each of them may be what one of the two forms alone can do.
    table = TASK + (choose.sample(RARE, 3) * 4 if choose.random() < 0.7 else []) + (FORKED * 5 if forks and choose.random() < 0.7 else [])
    stops = choose.random() < 0.3
    if stops:
        table = table + INTERRUPTED * 2

    def text(rows, tasks):
        chosen = choose.choices([t for _, t in rows], [w for w, _ in rows])[0]
        return chosen.replace("K", str(choose.randint(1, min(3, tasks)))).replace("[J]", f"[{choose.randrange(tasks)}]")

    tasks = choose.choice([2, 2, 3])
    bodies = ["\n        ".join("{ " + text(table, tasks) + " }" for _ in range(choose.randint(1, 2))) for _ in range(tasks)]
    alike = choose.random() < 0.3
    submits = "\n".join(f"    task[{i}] = pool.submit(() -> {{\n        {bodies[0 if alike else i]}\n        return null;\n    }});" for i in range(tasks))
    body = "\n".join("      " + text(MAIN, tasks) for _ in range(choose.randint(0, 2)))
    return f"""import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

// seed {seed}
public class Tasks {{
  static final Object a = new Object();
  static final ReentrantLock lock = new ReentrantLock(), fair = new ReentrantLock(true);
  static final ReentrantReadWriteLock.WriteLock write = new ReentrantReadWriteLock().writeLock();
  static final AtomicInteger count = new AtomicInteger(), n2 = new AtomicInteger();
  static final CountDownLatch latch = new CountDownLatch(1);
  static final Semaphore permits = new Semaphore(1);
  static final BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
  static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
  static final ThreadLocal<Integer> local = new ThreadLocal<>();
  static final Set<Thread> seen = Collections.synchronizedSet(new HashSet<>());
  static final ExecutorService pool = {pool};
  static final Future<?>[] task = new Future<?>[{tasks}];
  static volatile boolean flag;
  static volatile Thread owner;
  static volatile int random;
  static int n;

  static class Child extends RecursiveAction {{
    @Override
    protected void compute() {{
      if (lock.tryLock()) {{
        assert lock.getHoldCount() == 1;
        lock.unlock();
      }}
      synchronized (a) {{
        n++;
      }}
      count.incrementAndGet();
    }}
  }}

  static class Pair extends RecursiveAction {{
    @Override
    protected void compute() {{
      ForkJoinTask<Void> left = new Child().fork();
      new Child().compute();
      left.join();
      n2.set(count.get());
    }}
  }}

  static class Early extends RecursiveAction {{
    @Override
    protected void compute() {{
      quietlyComplete();
      n2.incrementAndGet();
    }}
  }}

  public static void main(String[] args) throws Exception {{
{submits}
    try {{
{body}
    }} catch (Exception e) {{
      count.get();
    }}
    {choose.choice(STOPS if stops else ENDS)}
  }}
}}
"""


def main():
    parser = two_ways.parser(__doc__, 10)
    parser.add_argument("--least", type=int)
    arguments = two_ways.parse(parser, generate)
    tally = two_ways.Tally()
    proved = right = 0

    def explored(path, option):
        return two_ways.Explored(arguments.vm, path, arguments.limit, ["--explore=exhaustive", option, *arguments.option])

    def judge(path):
        nonlocal proved, right
        workers = explored(path, "--no-task-threads")
        threads = explored(path, "--task-threads-after=1")
        if workers.problem or threads.problem:
            return workers.problem or threads.problem
        by_task_threads = "task threads" in threads.rests_on
        proved += by_task_threads
        right += workers.end == "exhausted" and not workers.findings
        if by_task_threads:
            return f"passed by a thread for each task; with workers {sorted(workers.findings)[:2]}" if workers.findings else None
        if workers.end == threads.end == "exhausted" and workers.findings != threads.findings:
            return f"findings differ: {sorted(workers.findings ^ threads.findings)[:2]}"
        return None if workers.end == "exhausted" else two_ways.SKIPPED

    tally.compare(arguments, lambda seed: ("Tasks", generate(seed)), judge)
    print(f"{tally.skipped} skipped at a limit; {right} programs are right, {proved} have been passed by a thread for each task")
    least = arguments.least if arguments.least is not None else arguments.programs // 20
    if proved < least:
        tally.fail(f"only {proved} programs have been passed by a thread for each task, and {least} should be")
    return tally.end()


if __name__ == "__main__":
    sys.exit(main())
