// A publisher with a consumer, in every schedule: all items in their order, and then the end.
// expect clean
// explore: states>=100
import java.util.concurrent.*;

public class PublisherAndConsumer {
    public static void main(String[] args) throws Exception {
        SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
        StringBuffer got = new StringBuffer();
        CompletableFuture<Void> done = publisher.consume(n -> got.append(n));
        publisher.submit(1);
        publisher.submit(2);
        publisher.close();
        done.get();
        assert got.toString().equals("12") : got;
    }
}
