// HttpURLConnection to a server in the same program. The body of a request is collected; everything is sent when the answer is
// asked for.
package java.net;

import heddle.BasicChallenge;
import heddle.DigestChallenge;
import heddle.HttpCall;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

final class LoopbackHttpConnection extends HttpURLConnection {
  private static final HttpCall.Pool POOL = new HttpCall.Pool();
  private static final int MOST_REDIRECTS = 20;

  private HttpCall call;
  private ByteArrayOutputStream content;       // null: none
  private final List<String[]> answer = new ArrayList<>();
  private boolean answered;
  private IOException failure;                 // of the request
  private InputStream input;
  private Authenticator authenticator;         // null: that of the system
  private String credentials;                  // the value of the field Authorization; null: none

  private final Proxy proxy;                   // null: as the selector says
  private boolean byProxy;

  LoopbackHttpConnection(URL url, Proxy proxy) {
    super(url);
    this.proxy = proxy;
  }

  @Override
  public void connect() throws IOException {
    if (connected) return;
    if (proxy != null) {
      connect(proxy);
    } else {
      ProxySelector selector = ProxySelector.getDefault();
      if (selector == null) connect(Proxy.NO_PROXY);
      else connect(selector, uri());
    }
    call.setTimeout(getReadTimeout());
    connected = true;
  }

  // By the first one that can be reached.
  private void connect(ProxySelector selector, URI uri) throws IOException {
    List<Proxy> all = selector.select(uri);
    IOException failure = null;
    for (Proxy each : all) {
      try {
        connect(each);
        return;
      } catch (IOException e) {
        failure = e;
        if (each.type() != Proxy.Type.DIRECT) selector.connectFailed(uri, each.address(), e);
      }
    }
    if (failure != null) throw failure;
    connect(Proxy.NO_PROXY);
  }

  private void connect(Proxy by) throws IOException {
    if (by.type() == Proxy.Type.SOCKS) throw new SocketException("SOCKS : " + InetAddress.$OUTSIDE);
    byProxy = by.type() == Proxy.Type.HTTP;
    InetSocketAddress to = byProxy ? (InetSocketAddress) by.address() : new InetSocketAddress(address(), port());
    if (to.isUnresolved()) throw new UnknownHostException(to.getHostName());
    call = new HttpCall(POOL, to, getConnectTimeout());
  }

  private InetAddress address() throws IOException {
    return InetAddress.getByName(url.getHost());
  }

  private int port() {
    return url.getPort() == -1 ? url.getDefaultPort() : url.getPort();
  }

  @Override
  public OutputStream getOutputStream() throws IOException {
    if (!doOutput) throw new ProtocolException("cannot write to a URLConnection if doOutput=false - call setDoOutput(true)");
    if (method.equals("GET")) method = "POST";
    if (!method.equals("POST") && !method.equals("PUT") && !method.equals("DELETE")) throw new ProtocolException("HTTP method " + method + " doesn't support output");
    if (answered) throw new ProtocolException("Cannot write output after reading input.");
    connect();
    if (content == null) content = new ByteArrayOutputStream();
    return content;
  }

  @Override
  public InputStream getInputStream() throws IOException {
    if (!doInput) throw new ProtocolException("Cannot read from URLConnection if doInput=false (call setDoInput(true))");
    perform();
    if (responseCode >= 400) {
      if (responseCode == 404 || responseCode == 410) throw new FileNotFoundException(url.toString());
      throw new IOException("Server returned HTTP response code: " + responseCode + " for URL: " + url);
    }
    return input;
  }

  @Override
  public InputStream getErrorStream() {
    return answered && responseCode >= 400 ? input : null;
  }

  // Sends the request, once, and reads the head of the answer.
  private void perform() throws IOException {
    if (failure != null) throw failure;
    if (answered) return;
    try {
      for (int redirects = 0; ; redirects++) {
        connect();
        exchange();
        CookieHandler cookies = CookieHandler.getDefault();
        if (cookies != null) cookies.put(uri(), grouped(answer));
        if (responseCode == 401 && isTriedAgain(redirects)) continue;
        if (!instanceFollowRedirects || responseCode < 300 || responseCode > 307 || responseCode == 304 || responseCode == 306) break;
        String to = call.field("Location");
        if (to == null) break;
        URL target = new URL(url, to);
        if (!target.getProtocol().equalsIgnoreCase(url.getProtocol())) break;
        leave(redirects);
        url = target;
        credentials = null;
        if (method.equals("POST") && responseCode != 307) {
          method = "GET";
          content = null;
        }
      }
    } catch (IOException e) {
      failure = e;
      throw e;
    }
    answered = true;
    InputStream body = call.body;
    if (responseCode >= 400) {
      // (It can be read behind the end of the connection, too.)
      input = new ByteArrayInputStream(body.readAllBytes());
      call.done();
      return;
    }
    input = new Body(body);
  }

  // The answer counts for nothing: another request follows.
  private void leave(int before) throws IOException {
    if (before + 1 == MOST_REDIRECTS) throw new ProtocolException("Server redirected too many  times (" + MOST_REDIRECTS + ")");
    call.body.readAllBytes();
    call.done();
    connected = false;
  }

  private URI uri() throws IOException {
    try {
      return url.toURI();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  @Override
  public void setAuthenticator(Authenticator auth) {
    if (connected) throw new IllegalStateException("Authenticator must be set before connecting");
    authenticator = Objects.requireNonNull(auth);
  }

  // Whether there is a password to try the request with once more.
  private boolean isTriedAgain(int before) throws IOException {
    List<String> challenges = new ArrayList<>();
    for (String[] field : call.fields) {
      if (field[0].equalsIgnoreCase("WWW-Authenticate")) challenges.add(field[1]);
    }
    if (given("Authorization")) return false;
    DigestChallenge digest = DigestChallenge.among(challenges);
    if (digest != null) {
      PasswordAuthentication password = ask(digest.realm(), "digest");
      String answer = password == null ? null : digest.credentials(password, method, file());
      if (answer == null || before + 1 == MOST_REDIRECTS) return false;
      leave(before);
      credentials = answer;
      return true;
    }
    BasicChallenge basic = BasicChallenge.among(challenges);
    PasswordAuthentication password = basic == null ? null : ask(basic.realm(), "basic");
    if (password == null) return false;
    leave(before);
    credentials = basic.credentials(password);
    return true;
  }

  private PasswordAuthentication ask(String realm, String scheme) throws IOException {
    InetAddress address = byProxy ? null : address();
    return Authenticator.requestPasswordAuthentication(authenticator, url.getHost(), address, port(), url.getProtocol(), realm, scheme, url,
        Authenticator.RequestorType.SERVER);
  }

  private String host() {
    return url.getHost() + (url.getPort() == -1 ? "" : ":" + url.getPort());
  }

  // What is asked for, as the request says it.
  private String file() {
    String file = url.getFile();
    if (byProxy) return url.getProtocol() + "://" + host() + file;
    return file.isEmpty() || file.startsWith("?") ? "/" + file : file;
  }

  private boolean given(String name) {
    for (String[] field : request) {
      if (field[0].equalsIgnoreCase(name)) return true;
    }
    return false;
  }

  private void exchange() throws IOException {
    StringBuilder head = new StringBuilder(method).append(' ').append(file()).append(" HTTP/1.1\r\n");
    for (String[] field : request) {
      if (field[1] != null) head.append(field[0]).append(": ").append(field[1]).append("\r\n");
    }
    if (!given("User-Agent")) head.append("User-Agent: Java/").append(System.getProperty("java.version")).append("\r\n");
    if (!given("Host")) head.append("Host: ").append(host()).append("\r\n");
    if (!given("Accept")) head.append("Accept: text/html, image/gif, image/jpeg, */*; q=0.2\r\n");
    String connection = byProxy ? "Proxy-Connection" : "Connection";
    if (!given(connection)) head.append(connection).append(": keep-alive\r\n");
    if (credentials != null) head.append("Authorization: ").append(credentials).append("\r\n");
    addCookies(head);
    byte[] bytes = content == null ? new byte[0] : content.toByteArray();
    if (content != null) {
      if (fixedContentLengthLong != -1 && fixedContentLengthLong != bytes.length) throw new IOException(bytes.length < fixedContentLengthLong ? "insufficient data written" : "too many bytes written");
      if (!given("Content-Type")) head.append("Content-type: application/x-www-form-urlencoded\r\n");
      if (chunkLength != -1) {
        head.append("Transfer-Encoding: chunked\r\n");
        ByteArrayOutputStream chunked = new ByteArrayOutputStream();
        try (OutputStream chunks = new heddle.HttpChunks(chunked)) {
          chunks.write(bytes);
        }
        bytes = chunked.toByteArray();
      } else {
        head.append("Content-Length: ").append(bytes.length).append("\r\n");
      }
    }
    call.send(head.append("\r\n").toString(), bytes);
    if (!call.receive(method)) {
      call.close();
      throw new SocketException("Unexpected end of file from server");
    }
    responseCode = call.status;
    int reason = call.statusLine.indexOf(' ', call.statusLine.indexOf(' ') + 1);
    responseMessage = reason < 0 ? null : call.statusLine.substring(reason + 1).trim();
    answer.clear();
    answer.add(new String[] {null, call.statusLine});
    answer.addAll(call.fields);
  }

  private void addCookies(StringBuilder head) throws IOException {
    CookieHandler cookies = CookieHandler.getDefault();
    if (cookies == null) return;
    for (Map.Entry<String, List<String>> field : cookies.get(uri(), grouped(request)).entrySet()) {
      if (!field.getValue().isEmpty()) head.append(field.getKey()).append(": ").append(String.join("; ", field.getValue())).append("\r\n");
    }
  }

  // Gives the connection back at its end.
  private final class Body extends java.io.FilterInputStream {
    private boolean closed;

    Body(InputStream body) {
      super(body);
    }

    private int seen(int n) {
      if (n < 0) call.done();
      return n;
    }

    private void ensureOpen() throws IOException {
      if (closed) throw new IOException("stream is closed");
    }

    @Override
    public int read() throws IOException {
      ensureOpen();
      return seen(in.read());
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      ensureOpen();
      return seen(in.read(b, off, len));
    }

    @Override
    public void close() throws IOException {
      if (closed) return;
      closed = true;
      in.readAllBytes();
      call.done();
    }
  }

  private void performQuietly() {
    try {
      if (!answered) perform();
    } catch (IOException e) {
      // There is no answer.
    }
  }

  @Override
  public String getHeaderField(String name) {
    performQuietly();
    for (int i = answer.size() - 1; i >= 0; i--) {
      String[] field = answer.get(i);
      if (field[0] == null ? name == null : field[0].equalsIgnoreCase(name)) return field[1];
    }
    return null;
  }

  @Override
  public String getHeaderField(int n) {
    performQuietly();
    return n < answer.size() ? answer.get(n)[1] : null;
  }

  @Override
  public String getHeaderFieldKey(int n) {
    performQuietly();
    return n < answer.size() ? answer.get(n)[0] : null;
  }

  @Override
  public Map<String, List<String>> getHeaderFields() {
    performQuietly();
    return grouped(answer);
  }

  @Override
  public void disconnect() {
    if (call != null) call.close();
  }

  @Override
  public boolean usingProxy() {
    return byProxy || proxy != null && proxy.type() != Proxy.Type.DIRECT;
  }
}
