// Connects WebSockets: the handshake (RFC 6455, 4).
package java.net.http;

import heddle.HttpInput;
import heddle.VM;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

final class WebSocketMaker implements WebSocket.Builder {
  private static final String SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  private static final String TOKEN_MARKS = "!#$%&'*+-.^_`|~";
  private static final String[] RESERVED = {
    "Sec-WebSocket-Accept", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol", "Sec-WebSocket-Version"
  };

  private final LoopbackClient client;
  private final List<String[]> fields = new ArrayList<>();
  private final Set<String> subprotocols = new LinkedHashSet<>();
  private String repeated;     // a subprotocol that has been named twice; null: none
  private Duration timeout;    // null: none

  WebSocketMaker(LoopbackClient client) {
    this.client = client;
  }

  @Override
  public WebSocket.Builder header(String name, String value) {
    fields.add(new String[] {Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value")});
    return this;
  }

  @Override
  public WebSocket.Builder connectTimeout(Duration timeout) {
    this.timeout = Objects.requireNonNull(timeout, "timeout");
    return this;
  }

  @Override
  public WebSocket.Builder subprotocols(String mostPreferred, String... lesserPreferred) {
    subprotocols.clear();
    subprotocols.add(Objects.requireNonNull(mostPreferred, "mostPreferred"));
    for (String each : lesserPreferred) {
      if (!subprotocols.add(Objects.requireNonNull(each))) repeated = each;
    }
    return this;
  }

  private static boolean isToken(String s) {
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (!plain && TOKEN_MARKS.indexOf(c) < 0) return false;
    }
    return !s.isEmpty();
  }

  // What is wrong with the request; null: nothing.
  private String wrong(URI uri) {
    String scheme = uri.getScheme();
    if (!"ws".equalsIgnoreCase(scheme) && !"wss".equalsIgnoreCase(scheme)) return "invalid URI scheme: " + scheme;
    if (uri.getHost() == null) return "URI must contain a host: " + uri;
    if (uri.getFragment() != null) return "URI must not contain a fragment: " + uri;
    for (String[] field : fields) {
      for (String each : RESERVED) {
        if (each.equalsIgnoreCase(field[0])) return "Illegal header: " + field[0];
      }
      if (!isToken(field[0])) return "invalid header name: \"" + field[0] + "\"";
    }
    for (String each : subprotocols) {
      if (!isToken(each)) return "Bad syntax: " + each;
    }
    if (repeated != null) return "Duplicate subprotocol: " + repeated;
    return timeout != null && (timeout.isNegative() || timeout.isZero()) ? "Invalid timeout: " + timeout : null;
  }

  @Override
  public CompletableFuture<WebSocket> buildAsync(URI uri, WebSocket.Listener listener) {
    Objects.requireNonNull(uri, "uri");
    Objects.requireNonNull(listener, "listener");
    String wrong = wrong(uri);
    if (wrong != null) return CompletableFuture.failedFuture(new IllegalArgumentException(wrong));
    CompletableFuture<WebSocket> result = new CompletableFuture<>();
    client.startDaemon(() -> {
      LoopbackWebSocket made;
      try {
        made = connect(uri, listener);
      } catch (Throwable e) {
        result.completeExceptionally(e);
        return;
      }
      result.complete(made);
      made.receive();
    });
    return result;
  }

  private LoopbackWebSocket connect(URI uri, WebSocket.Listener listener) throws IOException {
    if (uri.getScheme().equalsIgnoreCase("wss")) throw new IOException("wss: " + InetAddress.$OUTSIDE + ", by ws");
    Socket socket = connected(uri);
    try {
      long seed = VM.exploring() ? 1 : VM.nextSeed();  // (under exploration connections have nothing to do with each other)
      String key = Base64.getEncoder().encodeToString(ByteBuffer.allocate(16).putLong(seed).putLong(~seed).array());
      socket.getOutputStream().write(head(uri, key).getBytes(StandardCharsets.ISO_8859_1));
      HttpInput in = new HttpInput(socket.getInputStream());
      String protocol = checked(uri, in, key);
      socket.setSoTimeout(0);
      return new LoopbackWebSocket(socket, in, listener, client.executor().orElse(null), protocol, seed);
    } catch (SocketTimeoutException e) {
      socket.close();
      throw new HttpTimeoutException("request timed out");
    } catch (Throwable e) {
      socket.close();
      throw e;
    }
  }

  private Socket connected(URI uri) throws IOException {
    Socket socket = new Socket();
    int limit = timeout == null ? 0 : (int) Math.max(1, Math.min(Integer.MAX_VALUE, timeout.toMillis()));
    try {
      socket.connect(new InetSocketAddress(InetAddress.getByName(uri.getHost()), uri.getPort() == -1 ? 80 : uri.getPort()), limit);
    } catch (UnknownHostException e) {
      ConnectException failure = new ConnectException(e.getMessage());
      failure.initCause(new UnresolvedAddressException());
      throw failure;
    }
    socket.setSoTimeout(limit);
    return socket;
  }

  private String head(URI uri, String key) {
    String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    StringBuilder head = new StringBuilder("GET ").append(path).append(uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery()).append(" HTTP/1.1\r\n");
    add(head, "Connection", "Upgrade");
    add(head, "Content-Length", "0");
    add(head, "Host", uri.getHost() + (uri.getPort() == -1 ? "" : ":" + uri.getPort()));
    add(head, "Upgrade", "websocket");
    if (fields.stream().noneMatch(field -> field[0].equalsIgnoreCase("User-Agent"))) {
      add(head, "User-Agent", "Java-http-client/" + System.getProperty("java.version"));
    }
    add(head, "Sec-WebSocket-Key", key);
    if (!subprotocols.isEmpty()) add(head, "Sec-WebSocket-Protocol", String.join(", ", subprotocols));
    add(head, "Sec-WebSocket-Version", "13");
    for (String[] field : fields) add(head, field[0], field[1]);
    return head.append("\r\n").toString();
  }

  private static void add(StringBuilder head, String name, String value) {
    head.append(name).append(": ").append(value).append("\r\n");
  }

  // The answer of the server, and the subprotocol that it has chosen; empty: none.
  private String checked(URI uri, HttpInput in, String key) throws IOException {
    String line = in.readLine();
    if (line == null) throw new IOException("HTTP/1.1 header parser received no bytes");
    int status;
    try {
      status = Integer.parseInt(line.split(" ")[1]);
    } catch (RuntimeException e) {
      throw new IOException("Invalid status line: \"" + line + "\"");
    }
    HttpHeaders headers = HttpHeaders.of(in.readFields(), true);
    String protocol = headers.firstValue("Sec-WebSocket-Protocol").orElse("");
    boolean taken = status == 101 && "websocket".equalsIgnoreCase(headers.firstValue("Upgrade").orElse(null))
        && "Upgrade".equalsIgnoreCase(headers.firstValue("Connection").orElse(null))
        && accepted(key).equals(headers.firstValue("Sec-WebSocket-Accept").orElse("").trim())
        && headers.firstValue("Sec-WebSocket-Extensions").isEmpty() && (protocol.isEmpty() || subprotocols.contains(protocol));
    if (taken) return protocol;
    HttpRequest request = HttpRequest.newBuilder(URI.create("http" + uri.toString().substring(2))).build();
    throw new WebSocketHandshakeException(new ClientResponse<Void>(request, request.uri(), status, headers, null));
  }

  private static String accepted(String key) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-1").digest((key + SUFFIX).getBytes(StandardCharsets.US_ASCII));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
