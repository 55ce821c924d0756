// Sends requests by HTTP to servers in the same program.
package java.net.http;

import java.io.IOException;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ProxySelector;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public abstract class HttpClient {
  protected HttpClient() {}

  public enum Version {
    HTTP_1_1, HTTP_2
  }

  public enum Redirect {
    NEVER, ALWAYS, NORMAL
  }

  public interface Builder {
    ProxySelector NO_PROXY = ProxySelector.of(null);

    Builder connectTimeout(Duration duration);

    Builder executor(Executor executor);

    Builder followRedirects(Redirect policy);

    Builder version(Version version);

    Builder priority(int priority);

    Builder cookieHandler(CookieHandler cookieHandler);

    Builder proxy(ProxySelector proxySelector);

    Builder authenticator(Authenticator authenticator);

    HttpClient build();
  }

  public static HttpClient newHttpClient() {
    return newBuilder().build();
  }

  public static Builder newBuilder() {
    return new LoopbackClient.Maker();
  }

  public abstract Optional<Duration> connectTimeout();

  public abstract Redirect followRedirects();

  public abstract Version version();

  public abstract Optional<Executor> executor();

  public abstract Optional<CookieHandler> cookieHandler();

  public abstract Optional<ProxySelector> proxy();

  public abstract Optional<Authenticator> authenticator();

  public WebSocket.Builder newWebSocketBuilder() {
    throw new UnsupportedOperationException();
  }

  public abstract <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> responseBodyHandler) throws IOException, InterruptedException;

  public abstract <T> CompletableFuture<HttpResponse<T>> sendAsync(HttpRequest request, HttpResponse.BodyHandler<T> responseBodyHandler);
}
