// A server has not taken a WebSocket.
package java.net.http;

import java.io.IOException;

public final class WebSocketHandshakeException extends IOException {
  private final transient HttpResponse<?> response;

  public WebSocketHandshakeException(HttpResponse<?> response) {
    this.response = response;
  }

  // Null: it is not known.
  public HttpResponse<?> getResponse() {
    return response;
  }

  @Override
  public WebSocketHandshakeException initCause(Throwable cause) {
    return (WebSocketHandshakeException) super.initCause(cause);
  }
}
