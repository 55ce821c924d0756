// Makes requests.
package java.net.http;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

final class RequestBuilder implements HttpRequest.Builder {
  private static final String[] RESTRICTED = {"connection", "content-length", "expect", "host", "upgrade"};
  private static final String TOKEN_MARKS = "!#$%&'*+-.^_`|~";

  private static final class Request extends HttpRequest {
    private final RequestBuilder from;
    private final HttpHeaders headers;

    Request(RequestBuilder from) {
      this.from = from;
      headers = HttpHeaders.of(from.fields, false);
    }

    @Override
    public Optional<BodyPublisher> bodyPublisher() {
      return Optional.ofNullable(from.body);
    }

    @Override
    public String method() {
      return from.method;
    }

    @Override
    public Optional<Duration> timeout() {
      return Optional.ofNullable(from.timeout);
    }

    @Override
    public boolean expectContinue() {
      return from.expectContinue;
    }

    @Override
    public URI uri() {
      return from.uri;
    }

    @Override
    public Optional<HttpClient.Version> version() {
      return Optional.ofNullable(from.version);
    }

    @Override
    public HttpHeaders headers() {
      return headers;
    }

    @Override
    public String toString() {
      return uri() + " " + method();
    }
  }

  private URI uri;
  private String method = "GET";
  private HttpRequest.BodyPublisher body;
  private Duration timeout;
  private boolean expectContinue;
  private HttpClient.Version version;
  private final List<String[]> fields = new ArrayList<>();

  @Override
  public HttpRequest.Builder uri(URI uri) {
    Objects.requireNonNull(uri, "uri must be non-null");
    String scheme = uri.getScheme();
    if (scheme == null) throw new IllegalArgumentException("URI with undefined scheme");
    if (!scheme.equalsIgnoreCase("http") && !scheme.equalsIgnoreCase("https")) throw new IllegalArgumentException("invalid URI scheme " + scheme.toLowerCase());
    if (uri.getHost() == null) throw new IllegalArgumentException("unsupported URI " + uri);
    this.uri = uri;
    return this;
  }

  @Override
  public HttpRequest.Builder copy() {
    RequestBuilder copy = new RequestBuilder();
    copy.uri = uri;
    copy.method = method;
    copy.body = body;
    copy.timeout = timeout;
    copy.expectContinue = expectContinue;
    copy.version = version;
    copy.fields.addAll(fields);
    return copy;
  }

  private static boolean isToken(String s) {
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (!plain && TOKEN_MARKS.indexOf(c) < 0) return false;
    }
    return !s.isEmpty();
  }

  private static void check(String name, String value) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(value, "value");
    if (!isToken(name)) throw new IllegalArgumentException("invalid header name: \"" + name + "\"");
    for (String each : RESTRICTED) {
      if (each.equalsIgnoreCase(name)) throw new IllegalArgumentException("restricted header name: \"" + name + "\"");
    }
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' && c != '\t' || c == 127) throw new IllegalArgumentException("invalid header value: \"" + value + "\"");
    }
  }

  @Override
  public HttpRequest.Builder header(String name, String value) {
    check(name, value);
    fields.add(new String[] {name, value});
    return this;
  }

  @Override
  public HttpRequest.Builder setHeader(String name, String value) {
    check(name, value);
    fields.removeIf(field -> field[0].equalsIgnoreCase(name));
    fields.add(new String[] {name, value});
    return this;
  }

  @Override
  public HttpRequest.Builder headers(String... headers) {
    if (headers.length == 0 || headers.length % 2 != 0) throw new IllegalArgumentException("wrong number, " + headers.length + ", of parameters");
    for (int i = 0; i < headers.length; i += 2) header(headers[i], headers[i + 1]);
    return this;
  }

  @Override
  public HttpRequest.Builder expectContinue(boolean enable) {
    expectContinue = enable;
    return this;
  }

  @Override
  public HttpRequest.Builder version(HttpClient.Version version) {
    this.version = Objects.requireNonNull(version);
    return this;
  }

  @Override
  public HttpRequest.Builder timeout(Duration duration) {
    if (duration.isNegative() || duration.isZero()) throw new IllegalArgumentException("Invalid duration: " + duration);
    timeout = duration;
    return this;
  }

  @Override
  public HttpRequest.Builder GET() {
    method = "GET";
    body = null;
    return this;
  }

  @Override
  public HttpRequest.Builder POST(HttpRequest.BodyPublisher bodyPublisher) {
    return method("POST", bodyPublisher);
  }

  @Override
  public HttpRequest.Builder PUT(HttpRequest.BodyPublisher bodyPublisher) {
    return method("PUT", bodyPublisher);
  }

  @Override
  public HttpRequest.Builder DELETE() {
    method = "DELETE";
    body = null;
    return this;
  }

  @Override
  public HttpRequest.Builder method(String method, HttpRequest.BodyPublisher bodyPublisher) {
    Objects.requireNonNull(method);
    if (method.isEmpty()) throw new IllegalArgumentException("illegal method <empty string>");
    if (method.equals("CONNECT")) throw new IllegalArgumentException("method CONNECT is not supported");
    if (!isToken(method)) throw new IllegalArgumentException("illegal method \"" + method.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t") + "\"");
    this.method = method;
    body = Objects.requireNonNull(bodyPublisher);
    return this;
  }

  @Override
  public HttpRequest build() {
    if (uri == null) throw new IllegalStateException("uri is null");
    return new Request((RequestBuilder) copy());
  }
}
