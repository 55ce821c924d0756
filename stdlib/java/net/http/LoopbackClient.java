// The only implementation of HttpClient. A request is sent, and its answer read, by the thread that calls send if nobody can
// interrupt it there, and otherwise by a daemon thread of its own, as with sendAsync.
package java.net.http;

import heddle.HttpCall;
import heddle.VM;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

final class LoopbackClient extends HttpClient {
  private static final int MOST_REDIRECTS = 5;
  private static final AtomicInteger CLIENTS = new AtomicInteger();

  static final class Maker implements Builder {
    private Duration connectTimeout;
    private Executor executor;
    private Redirect redirect = Redirect.NEVER;
    private Version version = Version.HTTP_2;

    @Override
    public Builder connectTimeout(Duration duration) {
      if (duration.isNegative() || duration.isZero()) throw new IllegalArgumentException("Invalid duration: " + duration);
      connectTimeout = duration;
      return this;
    }

    @Override
    public Builder executor(Executor executor) {
      this.executor = Objects.requireNonNull(executor);
      return this;
    }

    @Override
    public Builder followRedirects(Redirect policy) {
      redirect = Objects.requireNonNull(policy);
      return this;
    }

    @Override
    public Builder version(Version version) {
      this.version = Objects.requireNonNull(version);
      return this;
    }

    @Override
    public Builder priority(int priority) {
      if (priority < 1 || priority > 256) throw new IllegalArgumentException("priority must be between 1 and 256");
      return this;
    }

    @Override
    public HttpClient build() {
      return new LoopbackClient(this);
    }
  }

  private final int id = VM.exploring() ? 1 : CLIENTS.incrementAndGet();  // under exploration clients have nothing to do with each other
  private final AtomicInteger workers = new AtomicInteger();
  private final HttpCall.Pool pool = new HttpCall.Pool();
  private final Duration connectTimeout;
  private final Executor executor;
  private final Redirect redirect;
  private final Version version;

  private LoopbackClient(Maker maker) {
    connectTimeout = maker.connectTimeout;
    executor = maker.executor;
    redirect = maker.redirect;
    version = maker.version;
  }

  @Override
  public Optional<Duration> connectTimeout() {
    return Optional.ofNullable(connectTimeout);
  }

  @Override
  public Redirect followRedirects() {
    return redirect;
  }

  @Override
  public Version version() {
    return version;
  }

  @Override
  public Optional<Executor> executor() {
    return Optional.ofNullable(executor);
  }

  @Override
  public <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler) throws IOException, InterruptedException {
    Objects.requireNonNull(request);
    Objects.requireNonNull(handler);
    if (!VM.interrupts()) return exchange(request, handler);
    try {
      return sendAsync(request, handler).get();
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      if (cause instanceof IOException) throw (IOException) cause;
      if (cause instanceof RuntimeException) throw (RuntimeException) cause;
      if (cause instanceof Error) throw (Error) cause;
      throw new IOException(cause);
    }
  }

  @Override
  public <T> CompletableFuture<HttpResponse<T>> sendAsync(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
    Objects.requireNonNull(request);
    Objects.requireNonNull(handler);
    CompletableFuture<HttpResponse<T>> result = new CompletableFuture<>();
    Thread worker = new Thread(() -> {
      HttpResponse<T> response;
      try {
        response = exchange(request, handler);
      } catch (Throwable e) {
        result.completeExceptionally(e);
        return;
      }
      result.complete(response);
    }, "HttpClient-" + id + "-Worker-" + (workers.getAndIncrement()));
    worker.setDaemon(true);
    worker.start();
    return result;
  }

  // --- one request, perhaps with what it is redirected to

  private static final class Response<T> implements HttpResponse<T>, HttpResponse.ResponseInfo {
    private final HttpRequest request;
    private final int status;
    private final HttpHeaders headers;
    private final HttpResponse<T> previous;
    private final URI uri;
    T body;

    Response(HttpRequest request, URI uri, int status, HttpHeaders headers, HttpResponse<T> previous) {
      this.request = request;
      this.uri = uri;
      this.status = status;
      this.headers = headers;
      this.previous = previous;
    }

    @Override
    public int statusCode() {
      return status;
    }

    @Override
    public HttpRequest request() {
      return request;
    }

    @Override
    public Optional<HttpResponse<T>> previousResponse() {
      return Optional.ofNullable(previous);
    }

    @Override
    public HttpHeaders headers() {
      return headers;
    }

    @Override
    public T body() {
      return body;
    }

    @Override
    public URI uri() {
      return uri;
    }

    @Override
    public HttpClient.Version version() {
      return HttpClient.Version.HTTP_1_1;
    }

    @Override
    public String toString() {
      return "(" + request.method() + " " + uri + ") " + status;
    }
  }

  // A body that is read later: its connection is free at its end.
  private static final class Later extends FilterInputStream {
    private final HttpCall call;

    Later(HttpCall call) {
      super(call.body);
      this.call = call;
    }

    private int seen(int n) {
      if (n < 0) call.done();
      return n;
    }

    @Override
    public int read() throws IOException {
      return seen(in.read());
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      return seen(in.read(b, off, len));
    }

    @Override
    public void close() throws IOException {
      call.close();
    }
  }

  private static int millis(Duration duration) {
    return duration == null ? 0 : (int) Math.max(1, Math.min(Integer.MAX_VALUE, duration.toMillis()));
  }

  private <T> HttpResponse<T> exchange(HttpRequest request, HttpResponse.BodyHandler<T> handler) throws IOException {
    URI uri = request.uri();
    String method = request.method();
    HttpRequest.BodyPublisher publisher = request.bodyPublisher().orElse(null);
    Response<T> previous = null;
    for (int redirects = 0; ; redirects++) {
      HttpCall call = connect(uri, request);
      try {
        send(call, request, method, uri, publisher);
        call.setTimeout(millis(request.timeout().orElse(null)));
        if (!call.receive(method)) throw new IOException("HTTP/1.1 header parser received no bytes");
        Response<T> response = new Response<>(request, uri, call.status, HttpHeaders.of(call.fields, true), previous);
        URI target = redirects < MOST_REDIRECTS ? redirected(uri, response) : null;
        if (target == null) {
          HttpResponse.Reader<T> reader = HttpResponse.BodySubscribers.readerOf(handler.apply(response));
          response.body = reader.read(reader.isWhole() ? call.body : new Later(call));
          if (reader.isWhole()) call.done();
          return response;
        }
        call.body.readAllBytes();
        call.done();
        previous = response;
        if (response.status == 303 || (response.status == 301 || response.status == 302) && method.equals("POST")) {
          method = "GET";
          publisher = null;
        }
        uri = target;
      } catch (SocketTimeoutException e) {
        call.close();
        throw new HttpTimeoutException("request timed out");
      } catch (IOException | RuntimeException e) {
        call.close();
        throw e;
      }
    }
  }

  // Null: it is not redirected.
  private URI redirected(URI uri, HttpResponse<?> response) throws IOException {
    int status = response.statusCode();
    boolean moved = status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
    if (!moved || redirect == Redirect.NEVER) return null;
    String to = response.headers().firstValue("Location").orElse(null);
    if (to == null) throw new IOException("Invalid redirection");
    return uri.resolve(URI.create(to));
  }

  private HttpCall connect(URI uri, HttpRequest request) throws IOException {
    if (!uri.getScheme().equalsIgnoreCase("http")) throw new IOException(uri.getScheme() + ": programs in this VM reach only themselves, by http");
    Duration limit = connectTimeout == null ? request.timeout().orElse(null) : connectTimeout;
    InetAddress host;
    try {
      host = InetAddress.getByName(uri.getHost());
    } catch (UnknownHostException e) {
      ConnectException failure = new ConnectException(e.getMessage());
      failure.initCause(e);
      throw failure;
    }
    try {
      return new HttpCall(pool, new InetSocketAddress(host, uri.getPort() == -1 ? 80 : uri.getPort()), millis(limit));
    } catch (SocketTimeoutException e) {
      throw new HttpConnectTimeoutException("HTTP connect timed out");
    } catch (ConnectException e) {
      // OpenJDK says nothing more of a refused connection.
      if (!"Connection refused".equals(e.getMessage())) throw e;
      throw new ConnectException();
    }
  }

  private void send(HttpCall call, HttpRequest request, String method, URI uri, HttpRequest.BodyPublisher publisher) throws IOException {
    String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    if (uri.getRawQuery() != null) path += "?" + uri.getRawQuery();
    StringBuilder head = new StringBuilder(method).append(' ').append(path).append(" HTTP/1.1\r\n");
    boolean upgrade = request.version().orElse(version) == Version.HTTP_2;
    if (upgrade) head.append("Connection: Upgrade, HTTP2-Settings\r\n");
    byte[] content = publisher == null ? new byte[0] : HttpRequest.contentOf(publisher);
    if (publisher != null && publisher.contentLength() < 0) {
      ByteArrayOutputStream chunked = new ByteArrayOutputStream();
      try (OutputStream chunks = new heddle.HttpChunks(chunked)) {
        chunks.write(content);
      }
      content = chunked.toByteArray();
      head.append("Transfer-encoding: chunked\r\n");
    } else {
      head.append("Content-Length: ").append(content.length).append("\r\n");
    }
    head.append("Host: ").append(uri.getHost()).append(uri.getPort() == -1 ? "" : ":" + uri.getPort()).append("\r\n");
    if (upgrade) head.append("HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA\r\nUpgrade: h2c\r\n");
    if (request.headers().firstValue("User-Agent").isEmpty()) head.append("User-Agent: Java-http-client/").append(System.getProperty("java.version")).append("\r\n");
    if (request.expectContinue()) head.append("Expect: 100-Continue\r\n");
    for (Map.Entry<String, List<String>> field : request.headers().map().entrySet()) {
      for (String value : field.getValue()) head.append(field.getKey()).append(": ").append(value).append("\r\n");
    }
    call.send(head.append("\r\n").toString(), content);
  }
}
