// java.util.concurrent.Flow and SubmissionPublisher: demand, ends, errors, drops, consumers, processors.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class Publishers {
    static class Taker implements Flow.Subscriber<Object> {
        final StringBuffer log = new StringBuffer();
        final CountDownLatch over = new CountDownLatch(1), begun = new CountDownLatch(1);
        final long first;
        final int each;
        volatile Flow.Subscription subscription;

        Taker(long first, int each) {
            this.first = first;
            this.each = each;
        }

        public void onSubscribe(Flow.Subscription s) {
            subscription = s;
            log.append("[");
            if (first != 0) s.request(first);
            begun.countDown();
        }

        public void onNext(Object item) {
            log.append(item).append(' ');
            if (item.equals("throw")) throw new IllegalStateException("thrown");
            if (item.equals("cancel")) {
                subscription.cancel();
                over.countDown();
            }
            if (each > 0) subscription.request(each);
            if (item.equals("negative")) subscription.request(-1);
        }

        public void onError(Throwable t) {
            log.append(t);
            over.countDown();
        }

        public void onComplete() {
            log.append("]");
            over.countDown();
        }

        String end() throws InterruptedException {
            over.await();
            return log.toString();
        }
    }

    static Taker run(Taker taker, Object... items) throws Exception {
        SubmissionPublisher<Object> p = new SubmissionPublisher<>();
        p.subscribe(taker);
        for (Object item : items) p.submit(item);
        p.close();
        return taker;
    }

    interface Deed {
        Object run() throws Exception;
    }

    static void tell(String what, Deed deed) {
        try {
            System.out.println(what + ": " + deed.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        tell("all", () -> run(new Taker(Long.MAX_VALUE, 0), 1, 2, 3).end());
        tell("one by one", () -> run(new Taker(1, 1), 1, 2, 3).end());
        tell("none", () -> run(new Taker(0, 0)).end());
        tell("throws", () -> run(new Taker(9, 0), 1, "throw", 3).end());
        tell("cancels", () -> run(new Taker(9, 0), 1, "cancel", 3).end());
        tell("asks for less than nothing", () -> run(new Taker(9, 0), 1, "negative", 3).end());
        tell("asks for nothing", () -> run(new Taker(-5, 0), 1).end());

        SubmissionPublisher<Object> p = new SubmissionPublisher<>(Runnable::run, 5);
        tell("capacity", () -> p.getMaxBufferCapacity() + " " + Flow.defaultBufferSize() + " " + new SubmissionPublisher<String>().getMaxBufferCapacity());
        tell("nobody", () -> p.hasSubscribers() + " " + p.getNumberOfSubscribers() + " " + p.getSubscribers() + " " + p.estimateMaximumLag() + " " + p.estimateMinimumDemand() + " " + p.submit("x"));
        Taker slow = new Taker(2, 0);
        p.subscribe(slow);
        tell("one", () -> p.hasSubscribers() + " " + p.getNumberOfSubscribers() + " " + p.isSubscribed(slow) + " " + p.isSubscribed(new Taker(0, 0)) + " " + p.estimateMinimumDemand());
        for (int i = 0; i < 8; i++) System.out.print(p.submit(i) + " ");
        System.out.println(slow.log + " lag " + p.estimateMaximumLag() + " demand " + p.estimateMinimumDemand());
        for (int i = 8; i < 11; i++) System.out.print(p.offer(i, null) + " ");
        System.out.println(p.offer(11, 1, TimeUnit.MILLISECONDS, (s, item) -> { System.out.print("dropped " + item + " "); return false; }));
        tell("again", () -> p.offer(12, (s, item) -> { ((Taker) s).subscription.request(1); return true; }));
        slow.subscription.request(3);
        System.out.println(slow.log + " lag " + p.estimateMaximumLag());
        p.close();
        tell("closed", () -> p.isClosed() + " " + p.getClosedException() + " " + p.hasSubscribers());
        tell("submit", () -> p.submit("late"));
        slow.subscription.request(100);
        tell("slow", slow::end);
        Taker late = new Taker(1, 0);
        p.subscribe(late);
        tell("late", late::end);
        p.close();

        SubmissionPublisher<Object> broken = new SubmissionPublisher<>(Runnable::run, 4);
        Taker one = new Taker(0, 0), two = new Taker(1, 0);
        broken.subscribe(one);
        broken.subscribe(two);
        broken.submit("x");
        broken.closeExceptionally(new RuntimeException("broken"));
        tell("first", one::end);
        tell("second", two::end);
        Taker after = new Taker(1, 0);
        broken.subscribe(after);
        tell("after", after::end);
        tell("exception", () -> broken.getClosedException() + " " + broken.isClosed());

        SubmissionPublisher<Object> twice = new SubmissionPublisher<>(Runnable::run, 4);
        Taker eager = new Taker(5, 0);
        twice.subscribe(eager);
        twice.submit(1);
        twice.subscribe(eager);
        tell("twice", eager::end);
        tell("gone", () -> twice.getNumberOfSubscribers());

        List<String> handled = new ArrayList<>();
        SubmissionPublisher<Object> watched = new SubmissionPublisher<>(Runnable::run, 4, (s, e) -> handled.add(String.valueOf(e.getMessage())));
        Taker thrower = new Taker(5, 0), other = new Taker(5, 0);
        watched.subscribe(thrower);
        watched.submit("throw");
        watched.subscribe(other);
        watched.submit("on");
        tell("handled", () -> handled + " " + thrower.end() + " " + other.log + " " + watched.getNumberOfSubscribers());

        SubmissionPublisher<Integer> numbers = new SubmissionPublisher<>();
        List<Integer> got = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture<Void> done = numbers.consume(got::add);
        for (int i = 0; i < 1000; i++) numbers.submit(i);
        numbers.close();
        done.get();
        tell("consumed", () -> got.size() + " " + got.get(0) + " " + got.get(999) + " " + got.equals(new ArrayList<>(new TreeSet<>(got))));
        SubmissionPublisher<Integer> bad = new SubmissionPublisher<>();
        CompletableFuture<Void> fails = bad.consume(n -> { throw new IllegalArgumentException("no " + n); });
        bad.submit(4);
        tell("fails", () -> fails.handle((v, e) -> e).get());

        // A processor between two publishers, with a small buffer: the submitter waits for it.
        class Doubler extends SubmissionPublisher<Integer> implements Flow.Processor<Integer, Integer> {
            Flow.Subscription from;
            Doubler(Executor e) { super(e, 2); }
            public void onSubscribe(Flow.Subscription s) { (from = s).request(1); }
            public void onNext(Integer n) { submit(2 * n); from.request(1); }
            public void onError(Throwable t) { closeExceptionally(t); }
            public void onComplete() { close(); }
        }
        ExecutorService pool = Executors.newFixedThreadPool(2);
        SubmissionPublisher<Integer> source = new SubmissionPublisher<>(pool, 2);
        Doubler doubler = new Doubler(pool);
        source.subscribe(doubler);
        Taker last = new Taker(1, 1);
        doubler.subscribe(last);
        for (int i = 0; i < 20; i++) source.submit(i);
        source.close();
        tell("processed", last::end);
        pool.shutdown();

        tell("null", () -> source.submit(null));
        tell("null", () -> new SubmissionPublisher<Object>(null, 1));
        tell("capacity", () -> new SubmissionPublisher<Object>(pool, 0));
        tell("null", () -> { new SubmissionPublisher<Object>().subscribe(null); return ""; });
        SubmissionPublisher<Object> refused = new SubmissionPublisher<>(r -> { throw new RejectedExecutionException("full"); }, 1);
        tell("refused", () -> { refused.subscribe(new Taker(1, 1)); return ""; });
    }
}
// expect: all: [1 2 3 ]
// expect: one by one: [1 2 3 ]
// expect: none: []
// expect: throws: [1 throw java.lang.IllegalStateException: thrown
// expect: cancels: [1 cancel 
// expect: asks for less than nothing: [1 negative java.lang.IllegalArgumentException: non-positive subscription request
// expect: asks for nothing: [java.lang.IllegalArgumentException: non-positive subscription request
// expect: capacity: 8 256 256
// expect: nobody: false 0 [] 0 0 0
// expect: one: true 1 true false 2
// expect: 1 1 1 2 3 4 5 6 [0 1  lag 6 demand -6
// expect: 7 8 -1 dropped 11 -1
// expect: again: 8
// expect: [0 1 2 3 4 5  lag 5
// expect: closed: true null false
// expect: submit: java.lang.IllegalStateException: Closed
// expect: slow: [0 1 2 3 4 5 6 7 8 9 12 ]
// expect: late: []
// expect: first: [java.lang.RuntimeException: broken
// expect: second: [x java.lang.RuntimeException: broken
// expect: after: [java.lang.RuntimeException: broken
// expect: exception: java.lang.RuntimeException: broken true
// expect: twice: [1 java.lang.IllegalStateException: Duplicate subscribe
// expect: gone: 0
// expect: handled: [thrown] [throw java.lang.IllegalStateException: thrown [on  1
// expect: consumed: 1000 0 999 true
// expect: fails: java.lang.IllegalArgumentException: no 4
// expect: processed: [0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 ]
// expect: null: java.lang.NullPointerException
// expect: null: java.lang.NullPointerException
// expect: capacity: java.lang.IllegalArgumentException: capacity must be positive
// expect: null: java.lang.NullPointerException
// expect: refused: java.util.concurrent.RejectedExecutionException: full
