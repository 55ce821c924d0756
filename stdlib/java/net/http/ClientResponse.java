// The answer to a request of a client; at first it has no body.
package java.net.http;

import java.net.URI;
import java.util.Optional;

final class ClientResponse<T> implements HttpResponse<T>, HttpResponse.ResponseInfo {
  private final HttpRequest request;
  private final int status;
  private final HttpHeaders headers;
  private final HttpResponse<T> previous;
  private final URI uri;
  private T body;

  ClientResponse(HttpRequest request, URI uri, int status, HttpHeaders headers, HttpResponse<T> previous) {
    this.request = request;
    this.uri = uri;
    this.status = status;
    this.headers = headers;
    this.previous = previous;
  }

  HttpResponse<T> with(T body) {
    this.body = body;
    return this;
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
