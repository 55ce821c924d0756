// One request of a client and its answer, perhaps with what it is redirected to or asked again for with a password. What the
// program has written for it, publishers, handlers and subscribers, is run by the client's executor, if it has one.
package java.net.http;

import heddle.HttpCall;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.channels.ClosedChannelException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

final class ClientExchange<T> {
  private static final int MOST_REDIRECTS = 4;

  private final LoopbackClient client;
  private final HttpResponse.BodyHandler<T> handler;
  private final ClientAuthentication authentication;
  private HttpRequest request;
  private URI uri;
  private ClientResponse<T> previous;
  private int redirects;
  private boolean byProxy;
  private final boolean cancellable;
  private HttpCall call;      // of one that can be cancelled, as it is now; guarded by this
  private boolean cancelled;  // likewise

  ClientExchange(LoopbackClient client, HttpRequest request, HttpResponse.BodyHandler<T> handler, boolean cancellable) {
    this.client = client;
    this.cancellable = cancellable;
    this.handler = handler;
    authentication = new ClientAuthentication(client);
    begin(request);
  }

  private void begin(HttpRequest request) {
    this.request = request;
    uri = request.uri();
  }

  // By any thread: the connection ends.
  synchronized void cancel() {
    cancelled = true;
    if (call != null) call.abort();
  }

  private void ensureNotCancelled(HttpCall call) throws IOException {
    if (!cancellable) return;
    synchronized (this) {
      this.call = call;
      if (!cancelled) return;
    }
    call.close();
    throw new IOException("cancelled");
  }

  // The stage is completed with the body.
  CompletionStage<HttpResponse<T>> perform() throws Throwable {
    while (true) {
      HttpCall call = connect();
      ensureNotCancelled(call);
      try {
        byExecutor(() -> {
          send(call);
          return null;
        });
        receive(call);
        ClientResponse<T> response = new ClientResponse<>(request, uri, call.status, HttpHeaders.of(call.fields, true), previous);
        if (client.cookies() != null) client.cookies().put(uri, response.headers().map());
        if (!isAskedAgain(response)) return byExecutor(() -> deliver(call, response));
        call.body.readAllBytes();
        call.done();
        previous = response;
      } catch (SocketTimeoutException e) {
        call.close();
        throw new HttpTimeoutException("request timed out");
      } catch (Throwable e) {
        call.close();
        throw e;
      }
    }
  }

  // The head of the answer, for which there may be a time limit.
  private void receive(HttpCall call) throws IOException {
    Duration limit = request.timeout().orElse(null);
    if (limit != null) call.setTimeout(millis(limit));
    if (!call.receive(request.method())) throw new IOException("HTTP/1.1 header parser received no bytes");
    if (limit != null) call.setTimeout(0);
  }

  private CompletionStage<HttpResponse<T>> deliver(HttpCall call, ClientResponse<T> response) throws IOException {
    HttpResponse.BodySubscriber<T> subscriber = handler.apply(response);
    ReceivedBody items = new ReceivedBody(call);
    if (subscriber instanceof EagerSubscriber) {
      return CompletableFuture.completedStage(response.with(((EagerSubscriber<T>) subscriber).takeAll(items)));
    }
    CompletionStage<T> body = subscriber.getBody();
    PullSubscription.beginLater(subscriber, items);
    return body.thenApply(response::with);
  }

  private <V> V byExecutor(Callable<V> step) throws Throwable {
    if (client.executor().isEmpty()) return step.call();
    FutureTask<V> task = new FutureTask<>(step);
    client.executor().get().execute(task);
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw e.getCause();
    }
  }

  private static int millis(Duration duration) {
    return duration == null ? 0 : (int) Math.max(1, Math.min(Integer.MAX_VALUE, duration.toMillis()));
  }

  // --- behind an answer

  private boolean isAskedAgain(ClientResponse<T> response) throws IOException {
    if (authentication.isTriedAgain(uri, response)) return true;
    URI target = redirects < MOST_REDIRECTS ? redirected(response) : null;
    if (target == null) return false;
    redirects++;
    int status = response.statusCode();
    HttpRequest.Builder next = HttpRequest.newBuilder(request, (name, value) -> true).uri(target);
    if (status == 303 || (status == 301 || status == 302) && request.method().equals("POST")) next.GET();
    begin(next.build());
    authentication.forget();
    return true;
  }

  // Null: it is not redirected.
  private URI redirected(HttpResponse<?> response) {
    int status = response.statusCode();
    boolean moved = status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
    if (!moved || client.followRedirects() == HttpClient.Redirect.NEVER) return null;
    String to = response.headers().firstValue("Location").orElse(null);
    if (to == null) throw new UncheckedIOException(new IOException("Invalid redirection"));
    return uri.resolve(URI.create(to));
  }

  // --- the request

  private HttpCall connect() throws IOException {
    if (!uri.getScheme().equalsIgnoreCase("http")) {
      throw new IOException(uri.getScheme() + ": programs in this VM reach only themselves, by http");
    }
    Duration limit = client.connectTimeout().or(request::timeout).orElse(null);
    InetSocketAddress proxy = proxy();
    byProxy = proxy != null;
    InetAddress host;
    try {
      host = byProxy ? proxy.getAddress() : InetAddress.getByName(uri.getHost());
      if (host == null) throw new UnknownHostException(proxy.getHostName());
    } catch (UnknownHostException e) {
      ConnectException failure = new ConnectException(e.getMessage());
      failure.initCause(e);
      throw failure;
    }
    try {
      return new HttpCall(client.pool(), new InetSocketAddress(host, byProxy ? proxy.getPort() : uri.getPort() == -1 ? 80 : uri.getPort()), millis(limit));
    } catch (SocketTimeoutException e) {
      throw new HttpConnectTimeoutException("HTTP connect timed out");
    } catch (ConnectException e) {
      // OpenJDK says nothing more of a refused connection.
      if (!"Connection refused".equals(e.getMessage())) throw e;
      ConnectException refused = new ConnectException();
      refused.initCause(new ClosedChannelException());
      throw refused;
    }
  }

  // Null: none. As on OpenJDK only the first choice counts.
  private InetSocketAddress proxy() {
    List<Proxy> chosen = client.proxies() == null ? null : client.proxies().select(uri);
    if (chosen == null || chosen.isEmpty() || chosen.get(0).type() != Proxy.Type.HTTP) return null;
    return (InetSocketAddress) chosen.get(0).address();
  }

  // A body that is known is sent with the head, unless the server is asked whether it wants one.
  private void send(HttpCall call) throws Exception {
    HttpRequest.BodyPublisher publisher = request.bodyPublisher().orElse(null);
    if (publisher == null) {
      call.send(head(0), new byte[0]);
    } else if (publisher instanceof PublishedContent && publisher.contentLength() >= 0 && !request.expectContinue()) {
      byte[] content = ((PublishedContent) publisher).bytes();
      call.send(head(content.length), content);
    } else {
      upload(call, publisher);
    }
  }

  private void upload(HttpCall call, HttpRequest.BodyPublisher publisher) throws Exception {
    long length = publisher.contentLength();
    call.send(head(length), new byte[0]);
    if (request.expectContinue() && !call.continues(request.method())) return;
    BodyUpload upload = new BodyUpload(call.out(), length);
    publisher.subscribe(upload);
    try {
      upload.over().get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Exception) throw (Exception) e.getCause();
      throw e;
    }
  }

  private String head(long length) throws IOException {
    String path = uri.getRawPath() == null ? "" : uri.getRawPath();
    if (path.isEmpty() && !byProxy) path = "/";
    if (uri.getRawQuery() != null) path += "?" + uri.getRawQuery();
    if (byProxy) path = uri.getScheme() + "://" + host() + path;
    StringBuilder head = new StringBuilder(request.method()).append(' ').append(path).append(" HTTP/1.1\r\n");
    boolean upgrade = request.version().orElse(client.version()) == HttpClient.Version.HTTP_2 && !byProxy;
    if (upgrade) add(head, "Connection", "Upgrade, HTTP2-Settings");
    if (length < 0) add(head, "Transfer-encoding", "chunked");
    else add(head, "Content-Length", Long.toString(length));
    if (request.expectContinue()) add(head, "Expect", "100-Continue");
    add(head, "Host", host());
    if (upgrade) {
      add(head, "HTTP2-Settings", "AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA");
      add(head, "Upgrade", "h2c");
    }
    if (request.headers().firstValue("User-Agent").isEmpty()) {
      add(head, "User-Agent", "Java-http-client/" + System.getProperty("java.version"));
    }
    String credentials = authentication.credentials(request, uri);
    if (credentials != null) add(head, "Authorization", credentials);
    addCookies(head);
    request.headers().map().forEach((name, values) -> {
      if (credentials == null || !name.equalsIgnoreCase("Authorization")) values.forEach(value -> add(head, name, value));
    });
    return head.append("\r\n").toString();
  }

  private String host() {
    return uri.getHost() + (uri.getPort() == -1 ? "" : ":" + uri.getPort());
  }

  private static void add(StringBuilder head, String name, String value) {
    head.append(name).append(": ").append(value).append("\r\n");
  }

  private void addCookies(StringBuilder head) throws IOException {
    if (client.cookies() == null) return;
    Map<String, List<String>> fields = client.cookies().get(uri, request.headers().map());
    List<String> cookies = fields.get("Cookie");
    if (cookies != null && !cookies.isEmpty()) add(head, "Cookie", String.join("; ", cookies));
  }
}
