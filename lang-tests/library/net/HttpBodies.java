// Bodies of requests and answers: publishers and subscribers of the program's own, and all that BodyPublishers, BodySubscribers and
// BodyHandlers make; what is told of those that fail.
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.stream.Collectors;

public class HttpBodies {
  interface Action {
    Object run() throws Throwable;
  }

  static void tell(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (Throwable e) {
      StringBuilder causes = new StringBuilder();
      for (Throwable c = e.getCause(); c != null; c = c.getCause()) causes.append(" by ").append(c);
      System.out.println(what + " threw " + e + causes);
    }
  }

  static URI base;
  static HttpClient client;

  // --- the server

  static void answer(HttpExchange e, String text, boolean known) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    e.sendResponseHeaders(200, bytes.length == 0 ? -1 : known ? bytes.length : 0);
    if (bytes.length > 0) e.getResponseBody().write(bytes);
    e.close();
  }

  static void echo(HttpExchange e) throws IOException {
    String body = new String(e.getRequestBody().readAllBytes());
    String shown = body.length() > 40 ? body.length() + " bytes" : body;
    answer(e, e.getRequestHeaders().getFirst("Content-length") + " " + e.getRequestHeaders().getFirst("Transfer-encoding") + " " + shown, true);
  }

  // /text?known=...: what the query says, with / for line feeds, ~ for carriage returns
  static void text(HttpExchange e) throws IOException {
    String query = e.getRequestURI().getQuery();
    int equals = query.indexOf('=');
    e.getResponseHeaders().add("Content-Type", "text/plain; charset=ISO-8859-1");
    e.getResponseHeaders().add("Content-Disposition", "attachment; filename=\"heddle-http-bodies.txt\"");
    answer(e, query.substring(equals + 1).replace('/', '\n').replace('~', '\r'), query.startsWith("known"));
  }

  // --- requests

  static String post(BodyPublisher body) throws Exception {
    return client.send(HttpRequest.newBuilder(base.resolve("/echo")).POST(body).build(), BodyHandlers.ofString()).body();
  }

  // In buffers of the given texts; `!` fails.
  static BodyPublisher own(long length, String... parts) {
    return new BodyPublisher() {
      @Override
      public long contentLength() {
        return length;
      }

      @Override
      public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
        subscriber.onSubscribe(new Flow.Subscription() {
          int next;
          boolean over;

          @Override
          public void request(long n) {
            for (; n > 0 && next < parts.length; n--) {
              String part = parts[next++];
              if (part.equals("!")) {
                over = true;
                next = parts.length;
                subscriber.onError(new IllegalStateException("mine"));
                return;
              }
              subscriber.onNext(ByteBuffer.wrap(part.getBytes()));
            }
            if (next < parts.length || over) return;
            over = true;
            subscriber.onComplete();
          }

          @Override
          public void cancel() {
            over = true;
          }
        });
      }
    };
  }

  static String events(Flow.Publisher<ByteBuffer> publisher, long first) {
    StringBuilder events = new StringBuilder();
    publisher.subscribe(new Flow.Subscriber<>() {
      Flow.Subscription subscription;

      @Override
      public void onSubscribe(Flow.Subscription subscription) {
        this.subscription = subscription;
        events.append("begin ");
        subscription.request(first);
      }

      @Override
      public void onNext(ByteBuffer item) {
        events.append(item.remaining()).append(' ');
        subscription.request(1);
      }

      @Override
      public void onError(Throwable e) {
        events.append(e);
      }

      @Override
      public void onComplete() {
        events.append("end");
      }
    });
    return events.toString();
  }

  static InputStream failing() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("bad");
      }
    };
  }

  static void published() {
    tell("string", () -> events(BodyPublishers.ofString("hello"), 1));
    tell("empty", () -> events(BodyPublishers.noBody(), 1));
    tell("asked for nothing", () -> events(BodyPublishers.ofString("hello"), 0));
    tell("large", () -> events(BodyPublishers.ofByteArray(new byte[40000]), 1) + " " + BodyPublishers.ofByteArray(new byte[9], 3, 4).contentLength());
    tell("arrays", () -> events(BodyPublishers.ofByteArrays(List.of(new byte[3], new byte[0], new byte[4])), 1));
    tell("stream", () -> events(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[20000])), Long.MAX_VALUE));
    tell("no stream", () -> events(BodyPublishers.ofInputStream(() -> null), 1));
    tell("bad stream", () -> events(BodyPublishers.ofInputStream(HttpBodies::failing), 1));
    tell("concat", () -> events(BodyPublishers.concat(BodyPublishers.ofString("ab"), BodyPublishers.noBody(), own(-1, "x", "yz")), 1));
    tell("concat fails", () -> events(BodyPublishers.concat(own(-1, "x", "!"), BodyPublishers.ofString("ab")), 1));
    tell("its length", () -> BodyPublishers.concat().contentLength() + " " + BodyPublishers.concat(own(2), own(3)).contentLength() + " "
        + BodyPublishers.concat(own(2), own(-1)).contentLength() + " " + BodyPublishers.concat(own(Long.MAX_VALUE), own(1)).contentLength());
    tell("from", () -> BodyPublishers.fromPublisher(own(3)).contentLength() + " " + BodyPublishers.fromPublisher(own(3), 7).contentLength());
    tell("from nothing", () -> BodyPublishers.fromPublisher(own(3), 0));
    tell("no file", () -> BodyPublishers.ofFile(Path.of("heddle-not-there.txt")));
  }

  static void uploads() {
    tell("own", () -> post(own(5, "he", "llo")));
    tell("own, not known", () -> post(own(-1, "he", "llo")));
    tell("own, empty", () -> post(own(0)));
    tell("own, empty and not known", () -> post(own(-1)));
    tell("own fails", () -> post(own(9, "he", "!")));
    tell("own fails, not known", () -> post(own(-1, "he", "!")));
    tell("no stream", () -> post(BodyPublishers.ofInputStream(() -> null)));
    tell("bad stream", () -> post(BodyPublishers.ofInputStream(HttpBodies::failing)));
    tell("concat", () -> post(BodyPublishers.concat(BodyPublishers.ofString("a"), own(2, "b", "c"))));
    tell("concat, not known", () -> post(BodyPublishers.concat(BodyPublishers.ofString("a"), own(-1, "b", "c"))));
    tell("large", () -> post(own(-1, "x".repeat(30000), "y".repeat(20000))));
    tell("later", () -> {
      SubmissionPublisher<ByteBuffer> publisher = new SubmissionPublisher<>();
      Thread writer = new Thread(() -> {
        while (!publisher.hasSubscribers()) Thread.onSpinWait();
        for (String each : "to be or not".split(" ")) publisher.submit(ByteBuffer.wrap(each.getBytes()));
        publisher.close();
      });
      writer.start();
      return post(BodyPublishers.fromPublisher(publisher));
    });
  }

  // --- answers

  static <T> T get(String path, BodyHandler<T> handler) throws Exception {
    return client.send(HttpRequest.newBuilder(base.resolve(path)).build(), handler).body();
  }

  // Asks for so many items at first, then for one at a time.
  static class Own implements BodySubscriber<String> {
    final CompletableFuture<String> body = new CompletableFuture<>();
    final long first;
    final boolean throwing;
    int bytes;
    Flow.Subscription subscription;

    Own(long first, boolean throwing) {
      this.first = first;
      this.throwing = throwing;
    }

    @Override
    public CompletionStage<String> getBody() {
      return body;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      this.subscription = subscription;
      subscription.request(first);
    }

    @Override
    public void onNext(List<ByteBuffer> item) {
      for (ByteBuffer each : item) bytes += each.isReadOnly() ? each.remaining() : 1000000;
      if (throwing) throw new IllegalStateException("mine");
      subscription.request(1);
    }

    @Override
    public void onError(Throwable e) {
      body.completeExceptionally(e);
    }

    @Override
    public void onComplete() {
      body.complete(bytes + " bytes");
    }
  }

  static class Lines implements Flow.Subscriber<String> {
    final List<String> lines = new ArrayList<>();
    final int most;
    Flow.Subscription subscription;

    Lines(int most) {
      this.most = most;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      this.subscription = subscription;
      subscription.request(1);
    }

    @Override
    public void onNext(String item) {
      lines.add(item);
      if (lines.size() == most) throw new IllegalStateException("enough");
      subscription.request(1);
    }

    @Override
    public void onError(Throwable e) {
      lines.add(e.toString());
    }

    @Override
    public void onComplete() {
      lines.add("end");
    }
  }

  static String lines(String path, String separator) throws Exception {
    List<String> lines = get(path, BodyHandlers.fromLineSubscriber(new Lines(9), any -> any.lines, separator));
    return lines.stream().map(line -> line.replace("\n", "\\n").replace("\r", "\\r")).collect(Collectors.joining("|"));
  }

  static String consumed(String path, int size) throws Exception {
    List<Integer> sizes = Collections.synchronizedList(new ArrayList<>());
    BodyHandler<Void> handler = BodyHandlers.ofByteArrayConsumer(bytes -> sizes.add(bytes.map(b -> b.length).orElse(-1)));
    Object body = get(path, size == 0 ? handler : BodyHandlers.buffering(handler, size));
    return body + " " + sizes;
  }

  static void received() {
    tell("own", () -> get("/text?known=hello", info -> new Own(1, false)));
    tell("own, everything", () -> get("/text?not=hello", info -> new Own(Long.MAX_VALUE, false)));
    tell("own, empty", () -> get("/text?known=", info -> new Own(1, false)));
    tell("own throws", () -> get("/text?known=hello", info -> new Own(1, true)));
    tell("own asks for nothing", () -> get("/text?known=hello", info -> new Own(0, false)));
    tell("from a subscriber", () -> get("/text?known=hello", BodyHandlers.fromSubscriber(new Own(1, false), own -> own.bytes * 2)));
    tell("and nothing", () -> get("/text?known=hello", BodyHandlers.fromSubscriber(new Own(1, false))));
    tell("which throws", () -> get("/text?known=hello", BodyHandlers.fromSubscriber(new Own(1, true), own -> own.bytes)));
    tell("finisher throws", () -> get("/text?known=hello", BodyHandlers.fromSubscriber(new Own(1, false), own -> 1 / (own.bytes - 5))));
    tell("lines", () -> lines("/text?known=a/b~~/c//d", null));
    tell("lines, ended", () -> lines("/text?not=a/b~c~/", null));
    tell("lines, separated", () -> lines("/text?known=a/b~/c~/", "\r\n"));
    tell("no lines", () -> lines("/text?known=", null));
    tell("lines fail", () -> get("/text?known=a/b/c", BodyHandlers.fromLineSubscriber(new Lines(2))));
    tell("a line's separator", () -> BodyHandlers.fromLineSubscriber(new Lines(1), any -> 0, ""));
    tell("ofLines", () -> get("/text?known=a/b~c~/d", BodyHandlers.ofLines()).collect(Collectors.toList()));
    tell("ofString", () -> get("/text?known=h\u00e9", BodyHandlers.ofString()).length() + " " + get("/text?known=h\u00e9", BodyHandlers.ofString(StandardCharsets.UTF_8)).length());
    tell("ofInputStream", () -> {
      try (InputStream in = get("/text?not=hello", BodyHandlers.ofInputStream())) {
        int first = in.read();
        byte[] rest = in.readAllBytes();
        return (char) first + new String(rest) + in.read() + in.available();
      }
    });
    tell("closed", () -> {
      InputStream in = get("/text?not=hello", BodyHandlers.ofInputStream());
      in.close();
      return in.read();
    });
    tell("consumer", () -> consumed("/text?known=" + "x".repeat(5), 0));
    tell("buffering", () -> consumed("/text?known=" + "x".repeat(50), 20) + " " + consumed("/text?not=" + "x".repeat(40), 20));
    tell("buffering nothing", () -> consumed("/text?known=", 20));
    tell("a buffer's size", () -> BodyHandlers.buffering(BodyHandlers.discarding(), 0));
    tell("mapping", () -> get("/text?known=hello", info -> BodySubscribers.mapping(BodySubscribers.ofByteArray(), bytes -> bytes.length)));
    tell("mapping throws", () -> get("/text?known=hello", info -> BodySubscribers.mapping(BodySubscribers.ofByteArray(), bytes -> bytes[9])));
    tell("replacing", () -> get("/text?known=hello", BodyHandlers.replacing(17)) + " " + get("/text?known=hello", BodyHandlers.discarding()));
    tell("publisher", () -> {
      Own own = new Own(1, false);
      Flow.Publisher<List<ByteBuffer>> publisher = get("/text?not=hello", BodyHandlers.ofPublisher());
      publisher.subscribe(own);
      return own.body.get();
    });
    tell("publisher, twice", () -> {
      Flow.Publisher<List<ByteBuffer>> publisher = get("/text?not=hello", BodyHandlers.ofPublisher());
      publisher.subscribe(new Own(1, false));
      Own second = new Own(1, false);
      publisher.subscribe(second);
      return second.body.get();
    });
    tell("handler throws", () -> get("/text?known=x", info -> {
      throw new IllegalStateException("mine");
    }));
    tell("handler throws another", () -> get("/text?known=x", info -> {
      throw new IllegalArgumentException("mine");
    }));
    tell("handler throws unchecked", () -> get("/text?known=x", info -> {
      throw new UncheckedIOException("my", new IOException("own"));
    }));
    tell("handler throws an error", () -> get("/text?known=x", info -> {
      throw new AssertionError("mine");
    }));
    tell("what a handler sees", () -> get("/text?known=x", info -> BodySubscribers.replacing(info.statusCode() + " " + info.version() + " " + info.headers().firstValue("content-type").get())));
  }

  static void files() throws IOException {
    Path file = Path.of("heddle-http-bodies.txt");
    try {
      tell("to a file", () -> get("/text?known=hello", BodyHandlers.ofFile(file)) + " " + Files.readString(file));
      tell("behind it", () -> get("/text?known=!", BodyHandlers.ofFile(file, StandardOpenOption.APPEND)) + " " + Files.readString(file));
      tell("over it", () -> get("/text?known=HE", BodyHandlers.ofFile(file)) + " " + Files.readString(file));
      tell("a download", () -> get("/text?known=new", BodyHandlers.ofFileDownload(Path.of("."), StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)).getFileName() + " " + Files.readString(file));
      tell("no directory", () -> BodyHandlers.ofFileDownload(file, StandardOpenOption.WRITE));
      tell("to read", () -> BodyHandlers.ofFile(file, StandardOpenOption.READ));
      tell("from it", () -> post(BodyPublishers.ofFile(file)));
    } finally {
      Files.deleteIfExists(file);
    }
  }

  static void asynchronous() throws Exception {
    ExecutorService mine = Executors.newSingleThreadExecutor(task -> {
      Thread thread = new Thread(task, "mine");
      thread.setDaemon(true);
      return thread;
    });
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).executor(mine).build();
    HttpRequest request = HttpRequest.newBuilder(base.resolve("/text?known=hello")).timeout(Duration.ofSeconds(20)).build();
    tell("executor", () -> client.sendAsync(request, info -> BodySubscribers.mapping(BodySubscribers.ofString(StandardCharsets.UTF_8),
        text -> text + " in " + Thread.currentThread().getName())).thenApply(r -> r.body() + " " + r.version()).get());
    tell("two at once", () -> client.sendAsync(request, BodyHandlers.ofString()).thenCombine(client.sendAsync(request, BodyHandlers.ofString()),
        (a, b) -> a.body() + b.body()).get());
    tell("its handler throws", () -> client.sendAsync(request, info -> {
      throw new IllegalStateException("mine");
    }).handle((r, e) -> e).get());
    HttpClient none = HttpClient.newBuilder().executor(task -> {
      throw new IllegalStateException("no");
    }).build();
    tell("executor refuses", () -> none.sendAsync(request, BodyHandlers.ofString()));
    tell("copy", () -> HttpRequest.newBuilder(request, (name, value) -> true).header("a", "b").build().headers().map() + " "
        + HttpRequest.newBuilder(HttpRequest.newBuilder(base).headers("a", "1", "b", "2").DELETE().build(), (name, value) -> value.equals("2")).build().headers().map());
  }

  public static void main(String[] args) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    server.createContext("/echo", HttpBodies::echo);
    server.createContext("/text", HttpBodies::text);
    server.setExecutor(Executors.newCachedThreadPool(task -> {
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      return thread;
    }));
    server.start();
    base = URI.create("http://localhost:" + server.getAddress().getPort());
    client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    published();
    uploads();
    received();
    files();
    asynchronous();
    server.stop(0);
  }
}
// expect: string: begin 5 end
// expect: empty: begin end
// expect: asked for nothing: begin java.lang.IllegalArgumentException: non-positive subscription request: 0
// expect: large: begin 16384 16384 7232 end 4
// expect: arrays: begin 3 4 end
// expect: stream: begin 16384 3616 end
// expect: no stream: begin java.io.IOException: streamSupplier returned null
// expect: bad stream: begin java.io.UncheckedIOException: java.io.IOException: bad
// expect: concat: begin 2 1 2 end
// expect: concat fails: begin 1 java.lang.IllegalStateException: mine
// expect: its length: 0 5 -1 -1
// expect: from: -1 7
// expect: from nothing threw java.lang.IllegalArgumentException: non-positive contentLength: 0
// expect: no file threw java.io.FileNotFoundException: heddle-not-there.txt not found
// expect: own: 5 null hello
// expect: own, not known: null chunked hello
// expect: own, empty: 0 null 
// expect: own, empty and not known: null chunked 
// expect: own fails threw java.io.IOException: mine by java.lang.IllegalStateException: mine
// expect: own fails, not known threw java.io.IOException: mine by java.lang.IllegalStateException: mine
// expect: no stream threw java.io.IOException: streamSupplier returned null by java.io.IOException: streamSupplier returned null
// expect: bad stream threw java.io.IOException: java.io.IOException: bad by java.io.UncheckedIOException: java.io.IOException: bad by java.io.IOException: bad
// expect: concat: 3 null abc
// expect: concat, not known: null chunked abc
// expect: large: null chunked 50000 bytes
// expect: later: null chunked tobeornot
// expect: own: 5 bytes
// expect: own, everything: 5 bytes
// expect: own, empty: 0 bytes
// expect: own throws threw java.io.IOException: mine by java.lang.IllegalStateException: mine
// expect: own asks for nothing threw java.lang.IllegalArgumentException: non-positive subscription request: 0 by java.lang.IllegalArgumentException: non-positive subscription request: 0
// expect: from a subscriber: 10
// expect: and nothing: null
// expect: which throws threw java.io.IOException: mine by java.lang.IllegalStateException: mine
// expect: finisher throws threw java.io.IOException: / by zero by java.lang.ArithmeticException: / by zero
// expect: lines: a|b||c||d|end
// expect: lines, ended: a|b|c|end
// expect: lines, separated: a\nb|c|end
// expect: no lines: end
// expect: lines fail threw java.io.IOException: enough by java.lang.IllegalStateException: enough
// expect: a line's separator threw java.lang.IllegalArgumentException: empty line separator
// expect: ofLines: [a, b, c, d]
// expect: ofString: 3 2
// expect: ofInputStream: hello-10
// expect: closed threw java.io.IOException: closed
// expect: consumer: null [5, -1]
// expect: buffering: null [20, 20, 10, -1] null [20, 20, -1]
// expect: buffering nothing: null [-1]
// expect: a buffer's size threw java.lang.IllegalArgumentException: must be greater than 0
// expect: mapping: 5
// expect: mapping throws threw java.io.IOException: Index 9 out of bounds for length 5 by java.lang.ArrayIndexOutOfBoundsException: Index 9 out of bounds for length 5
// expect: replacing: 17 null
// expect: publisher: 5 bytes
// expect: publisher, twice threw java.util.concurrent.ExecutionException: java.lang.IllegalStateException: This publisher has already one subscriber by java.lang.IllegalStateException: This publisher has already one subscriber
// expect: handler throws threw java.io.IOException: mine by java.lang.IllegalStateException: mine
// expect: handler throws another threw java.lang.IllegalArgumentException: mine by java.lang.IllegalArgumentException: mine
// expect: handler throws unchecked threw java.io.IOException: my by java.io.UncheckedIOException: my by java.io.IOException: own
// expect: handler throws an error threw java.io.IOException: mine by java.lang.AssertionError: mine
// expect: what a handler sees: 200 HTTP_1_1 text/plain; charset=ISO-8859-1
// expect: to a file: heddle-http-bodies.txt hello
// expect: behind it: heddle-http-bodies.txt hello!
// expect: over it: heddle-http-bodies.txt HEllo!
// expect: a download: heddle-http-bodies.txt new
// expect: no directory threw java.lang.IllegalArgumentException: not a directory: heddle-http-bodies.txt
// expect: to read threw java.lang.IllegalArgumentException: invalid openOptions: [READ]
// expect: from it: 3 null new
// expect: executor: hello in mine HTTP_1_1
// expect: two at once: hellohello
// expect: its handler throws: java.util.concurrent.CompletionException: java.lang.IllegalStateException: mine
// expect: executor refuses threw java.lang.IllegalStateException: no
// expect: copy: {a=[b]} {b=[2]}
