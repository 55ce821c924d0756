// The only implementation of HttpClient. A request is sent, and its answer read, by the thread that calls send if nobody can
// interrupt it there, and otherwise by a daemon thread of its own, as with sendAsync.
package java.net.http;

import heddle.HttpCall;
import heddle.VM;
import java.io.IOException;
import java.net.Authenticator;
import java.net.ConnectException;
import java.net.CookieHandler;
import java.net.ProtocolException;
import java.net.ProxySelector;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

final class LoopbackClient extends HttpClient {
  private static final AtomicInteger CLIENTS = new AtomicInteger();

  static final class Maker implements Builder {
    private Duration connectTimeout;
    private Executor executor;
    private CookieHandler cookies;
    private Authenticator authenticator;
    private ProxySelector proxies;
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
    public Builder cookieHandler(CookieHandler cookieHandler) {
      cookies = Objects.requireNonNull(cookieHandler);
      return this;
    }

    @Override
    public Builder proxy(ProxySelector proxySelector) {
      proxies = Objects.requireNonNull(proxySelector);
      return this;
    }

    @Override
    public Builder authenticator(Authenticator authenticator) {
      this.authenticator = Objects.requireNonNull(authenticator);
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
  private final CookieHandler cookies;
  private final Authenticator authenticator;
  private final ProxySelector ownProxies;  // null: none
  private final ProxySelector proxies;     // null: none
  private final ClientAuthentication.Known known = new ClientAuthentication.Known();
  private final Redirect redirect;
  private final Version version;

  private LoopbackClient(Maker maker) {
    connectTimeout = maker.connectTimeout;
    executor = maker.executor;
    cookies = maker.cookies;
    authenticator = maker.authenticator;
    ownProxies = maker.proxies;
    proxies = ownProxies != null ? ownProxies : ProxySelector.getDefault();
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
  public Optional<CookieHandler> cookieHandler() {
    return Optional.ofNullable(cookies);
  }

  @Override
  public Optional<ProxySelector> proxy() {
    return Optional.ofNullable(ownProxies);
  }

  @Override
  public Optional<Authenticator> authenticator() {
    return Optional.ofNullable(authenticator);
  }

  // --- for its requests

  // Null: none.
  CookieHandler cookies() {
    return cookies;
  }

  // Null: none.
  ProxySelector proxies() {
    return proxies;
  }

  HttpCall.Pool pool() {
    return pool;
  }

  ClientAuthentication.Known known() {
    return known;
  }

  void startDaemon(Runnable task) {
    Thread worker = new Thread(task, "HttpClient-" + id + "-Worker-" + workers.getAndIncrement());
    worker.setDaemon(true);
    worker.start();
  }

  @Override
  public WebSocket.Builder newWebSocketBuilder() {
    return new WebSocketMaker(this);
  }

  // ---

  @Override
  public <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler) throws IOException, InterruptedException {
    Objects.requireNonNull(request);
    Objects.requireNonNull(handler);
    try {
      if (VM.interrupts()) return await(started(request, handler));
      return new ClientExchange<>(this, request, handler, false).perform().toCompletableFuture().get();
    } catch (ExecutionException e) {
      throw told(e.getCause());
    } catch (InterruptedException e) {
      throw e;
    } catch (Throwable e) {
      throw told(e);
    }
  }

  // An interrupt ends the exchange.
  private static <T> T await(CompletableFuture<T> answer) throws InterruptedException, ExecutionException {
    try {
      return answer.get();
    } catch (InterruptedException e) {
      answer.cancel(true);
      throw e;
    }
  }

  // As an exception of the thread that has called send.
  private static IOException told(Throwable failure) {
    String message = failure.getMessage();
    if (failure instanceof IllegalArgumentException) throw new IllegalArgumentException(message, failure);
    if (failure instanceof SecurityException) throw new SecurityException(message, failure);
    if (failure.getClass() == HttpTimeoutException.class) return new HttpTimeoutException(message);
    IOException told;
    if (failure instanceof HttpConnectTimeoutException) told = new HttpConnectTimeoutException(message);
    else if (failure instanceof ConnectException) told = new ConnectException(message);
    else if (failure instanceof ProtocolException) told = new ProtocolException(message);
    else return new IOException(message, failure);
    told.initCause(failure);
    return told;
  }

  // What depends on the answer is done by the default executor of futures.
  @Override
  public <T> CompletableFuture<HttpResponse<T>> sendAsync(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
    Objects.requireNonNull(request);
    Objects.requireNonNull(handler);
    return started(request, handler).whenCompleteAsync((response, failure) -> {});
  }

  // The request is performed by a thread of its own.
  private <T> CompletableFuture<HttpResponse<T>> started(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
    ClientExchange<T> exchange = new ClientExchange<>(this, request, handler, true);
    CompletableFuture<HttpResponse<T>> result = new CancellableFuture<>(exchange::cancel);
    String name = executor == null ? "HttpClient-" + id + "-Worker-" + workers.getAndIncrement() : "HttpClient-" + id + "-SelectorManager";
    Thread worker = new Thread(() -> perform(exchange, result), name);
    worker.setDaemon(true);
    if (executor == null) worker.start();
    else executor.execute(worker::start);
    return result;
  }

  private <T> void perform(ClientExchange<T> exchange, CompletableFuture<HttpResponse<T>> result) {
    try {
      exchange.perform().whenComplete((response, failure) -> {
        if (failure == null) result.complete(response);
        else result.completeExceptionally(failure instanceof CompletionException ? failure.getCause() : failure);
      });
    } catch (Throwable e) {
      result.completeExceptionally(e);
    }
  }
}
