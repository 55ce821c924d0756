// A request that a server has read, and the answer that its handler gives.
package com.sun.net.httpserver;

import heddle.HttpChunks;
import heddle.VM;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;

final class ServedExchange extends HttpExchange {
  private static final long MOST_TO_SKIP = 1 << 16;  // of a request's body that nobody reads, for the sake of the connection

  private final ServedConnection connection;
  private final HttpContext context;
  private final String method;
  private final URI uri;
  private final String protocol;
  private final Headers requestHeaders;
  private final Headers responseHeaders = new Headers();
  private final InputStream request;  // the body
  private final Response response = new Response();
  private InputStream shownRequest;
  private OutputStream shownResponse;
  private boolean keep;               // the connection, for another request
  private boolean finished;
  private int code = -1;              // -1: no header has been sent
  private HttpPrincipal principal;    // null: nobody has asked

  ServedExchange(ServedConnection connection, HttpContext context, String method, URI uri, String protocol, Headers requestHeaders,
      InputStream request, boolean keep) {
    this.connection = connection;
    this.context = context;
    this.method = method;
    this.uri = uri;
    this.protocol = protocol;
    this.requestHeaders = requestHeaders;
    this.request = request;
    this.keep = keep;
    shownRequest = request;
    shownResponse = response;
  }

  @Override
  public Headers getRequestHeaders() {
    return requestHeaders;
  }

  @Override
  public Headers getResponseHeaders() {
    return responseHeaders;
  }

  @Override
  public URI getRequestURI() {
    return uri;
  }

  @Override
  public String getRequestMethod() {
    return method;
  }

  @Override
  public HttpContext getHttpContext() {
    return context;
  }

  @Override
  public InputStream getRequestBody() {
    return shownRequest;
  }

  @Override
  public OutputStream getResponseBody() {
    return shownResponse;
  }

  @Override
  public InetSocketAddress getRemoteAddress() {
    return connection.remoteAddress();
  }

  @Override
  public InetSocketAddress getLocalAddress() {
    return connection.localAddress();
  }

  @Override
  public int getResponseCode() {
    return code;
  }

  @Override
  public String getProtocol() {
    return protocol;
  }

  // The attributes are those of the context: all its exchanges share them.
  @Override
  public Object getAttribute(String name) {
    return context.getAttributes().get(Objects.requireNonNull(name, "null name parameter"));
  }

  @Override
  public void setAttribute(String name, Object value) {
    context.getAttributes().put(Objects.requireNonNull(name, "null name parameter"), value);
  }

  @Override
  public void setStreams(InputStream i, OutputStream o) {
    if (i != null) shownRequest = i;
    if (o != null) shownResponse = o;
  }

  @Override
  public HttpPrincipal getPrincipal() {
    return principal;
  }

  // Whether the context's authenticator, if it has one, lets it be handled; otherwise it has been answered.
  boolean isAllowed() throws IOException {
    Authenticator authenticator = context.getAuthenticator();
    if (authenticator == null) return true;
    Authenticator.Result result = authenticator.authenticate(this);
    if (result instanceof Authenticator.Success) {
      principal = ((Authenticator.Success) result).getPrincipal();
      return true;
    }
    request.readAllBytes();
    if (result instanceof Authenticator.Retry) sendResponseHeaders(((Authenticator.Retry) result).getResponseCode(), -1);
    else if (result instanceof Authenticator.Failure) sendResponseHeaders(((Authenticator.Failure) result).getResponseCode(), -1);
    return false;
  }

  @Override
  public void close() {
    if (finished) return;
    try {
      if (code < 0) {
        abandon();
        return;
      }
      shownRequest.close();
      shownResponse.close();
    } catch (IOException e) {
      abandon();
    }
  }

  // The connection ends, whatever has been sent.
  void abandon() {
    finish(false);
  }

  private void finish(boolean keep) {
    if (finished) return;
    finished = true;
    connection.finished(keep);
  }

  // --- the answer

  // `length`: of the body; 0: not known, -1: there is none.
  @Override
  public void sendResponseHeaders(int rCode, long length) throws IOException {
    if (code >= 0) throw new IOException("headers already sent");
    code = rCode;
    responseHeaders.set("Date", date());
    boolean none = length == -1 || rCode >= 100 && rCode < 200 || rCode == 204 || rCode == 304;
    if (method.equals("HEAD")) {
      none = true;
    } else if (rCode >= 100 && rCode < 200 || rCode == 204 || rCode == 304) {
      // Messages of these kinds have no body, and say no length.
    } else if (none) {
      responseHeaders.set("Content-length", "0");
    } else if (length > 0) {
      responseHeaders.set("Content-length", Long.toString(length));
    } else if (protocol.equalsIgnoreCase("HTTP/1.0")) {
      keep = false;
    } else {
      responseHeaders.set("Transfer-encoding", "chunked");
    }
    StringBuilder head = new StringBuilder("HTTP/1.1 ").append(rCode).append(reason(rCode)).append("\r\n");
    for (Map.Entry<String, List<String>> field : responseHeaders.entrySet()) {
      for (String value : field.getValue()) head.append(field.getKey()).append(": ").append(value).append("\r\n");
    }
    connection.send(ServedConnection.head(head.append("\r\n").toString()));
    if (none) length = -1;
    response.begin(length);
    if (none) response.close();
  }

  private static final String[] DAYS = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
  private static final String[] MONTHS = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

  // Under exploration it is always the same one: to look at the clock would be an operation of its own, for a field that
  // hardly a program reads.
  private static String date() {
    long seconds = VM.exploring() ? 0 : System.currentTimeMillis() / 1000;
    LocalDateTime t = LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC);
    return DAYS[t.getDayOfWeek().getValue() - 1] + ", " + two(t.getDayOfMonth()) + " " + MONTHS[t.getMonthValue() - 1] + " " + t.getYear() + " "
        + two(t.getHour()) + ":" + two(t.getMinute()) + ":" + two(t.getSecond()) + " GMT";
  }

  private static String two(int n) {
    return n < 10 ? "0" + n : "" + n;
  }

  // With a space in front.
  static String reason(int code) {
    switch (code) {
      case 100: return " Continue";
      case 200: return " OK";
      case 201: return " Created";
      case 202: return " Accepted";
      case 203: return " Non-Authoritative Information";
      case 204: return " No Content";
      case 205: return " Reset Content";
      case 206: return " Partial Content";
      case 300: return " Multiple Choices";
      case 301: return " Moved Permanently";
      case 302: return " Temporary Redirect";
      case 303: return " See Other";
      case 304: return " Not Modified";
      case 305: return " Use Proxy";
      case 400: return " Bad Request";
      case 401: return " Unauthorized";
      case 402: return " Payment Required";
      case 403: return " Forbidden";
      case 404: return " Not Found";
      case 405: return " Method Not Allowed";
      case 406: return " Not Acceptable";
      case 407: return " Proxy Authentication Required";
      case 408: return " Request Time-Out";
      case 409: return " Conflict";
      case 410: return " Gone";
      case 411: return " Length Required";
      case 412: return " Precondition Failed";
      case 413: return " Request Entity Too Large";
      case 414: return " Request-URI Too Large";
      case 415: return " Unsupported Media Type";
      case 500: return " Internal Server Error";
      case 501: return " Not Implemented";
      case 502: return " Bad Gateway";
      case 503: return " Service Unavailable";
      case 504: return " Gateway Timeout";
      case 505: return " HTTP Version Not Supported";
      default: return " ";
    }
  }

  // The body of the answer. Bytes are collected, and sent when they are many, when it is flushed, and at its end.
  private final class Response extends OutputStream {
    private static final int MOST = 8192;

    private final ByteArrayOutputStream collected = new ByteArrayOutputStream(64);
    private OutputStream chunks;  // null: no chunks
    private long left;            // -1: the end of the connection is the end of the body
    private boolean begun;
    private boolean closed;

    void begin(long length) {
      begun = true;
      left = length == 0 ? -1 : Math.max(length, 0);
      if (length == 0 && !protocol.equalsIgnoreCase("HTTP/1.0")) chunks = new HttpChunks(connection.out());
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
      Objects.checkFromIndexSize(off, len, b.length);
      if (!begun) throw new IOException("response headers not sent yet");
      if (closed) throw new IOException("stream closed");
      if (chunks != null) {
        chunks.write(b, off, len);
        return;
      }
      if (left >= 0) {
        if (len > left) throw new IOException("too many bytes to write to stream");
        left -= len;
      }
      collected.write(b, off, len);
      if (collected.size() >= MOST) send();
    }

    private void send() throws IOException {
      if (collected.size() == 0) return;
      connection.send(collected);
      collected.reset();
    }

    @Override
    public void flush() throws IOException {
      if (!begun) throw new IOException("response headers not sent yet");
      if (chunks != null) chunks.flush();
      else send();
    }

    @Override
    public void close() throws IOException {
      if (!begun) throw new IOException("response headers not sent yet");
      if (closed) return;
      closed = true;
      if (left > 0) {
        send();
        throw new IOException("insufficient bytes written to stream");
      }
      if (chunks != null) chunks.close();
      else send();
      finish(keep && skipRequest());
    }

    // What the handler has not read of the request. False: that is too much.
    private boolean skipRequest() throws IOException {
      byte[] skipped = new byte[1024];
      long sum = 0;
      for (int n; (n = request.read(skipped)) >= 0; ) {
        sum += n;
        if (sum > MOST_TO_SKIP) return false;
      }
      return true;
    }
  }
}
