// Proxies that the program has written: what they are asked, who chooses them; and bodies that are sent when the server says so.
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

public class HttpProxies {
  static String head(InputStream in) throws IOException {
    StringBuilder b = new StringBuilder();
    while (b.indexOf("\r\n\r\n") < 0) {
      int c = in.read();
      if (c < 0) break;
      b.append((char) c);
    }
    return b.toString();
  }

  static void serve(ServerSocket server) {
    try {
      while (true) {
        try (Socket c = server.accept()) {
          String head = head(c.getInputStream());
          System.out.println("[" + head.replace("\r\n", "|").replaceAll("\\d{5}", "P").replaceAll("Java[^|]*", "J") + "]");
          if (head.contains("/expect")) {
            c.getOutputStream().write("HTTP/1.1 100 Continue\r\n\r\n".getBytes());
            System.out.println(new String(c.getInputStream().readNBytes(5)));
          }
          c.getOutputStream().write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok".getBytes());
        }
      }
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  static void tell(Callable<?> call) {
    try {
      System.out.println(call.call());
    } catch (Exception e) {
      System.out.println(e);
    }
  }

  static String get(HttpClient client, String uri) throws Exception {
    HttpResponse<String> r = client.send(HttpRequest.newBuilder(URI.create(uri)).build(), HttpResponse.BodyHandlers.ofString());
    return r.statusCode() + r.body() + " " + r.uri() + " " + r.version();
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    int port = server.getLocalPort();
    Thread serving = new Thread(() -> serve(server));
    serving.setDaemon(true);
    serving.start();
    InetSocketAddress address = new InetSocketAddress("127.0.0.1", port);

    HttpClient plain = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    for (HttpRequest.BodyPublisher body : List.of(HttpRequest.BodyPublishers.ofString("hello"), HttpRequest.BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream("0123456789".getBytes())))) {
      if (body.contentLength() < 0) continue;
      HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/expect")).expectContinue(true).POST(body).build();
      HttpResponse<String> r = plain.send(request, HttpResponse.BodyHandlers.ofString());
      System.out.println(r.statusCode() + r.body());
    }
    HttpClient http1 = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).proxy(ProxySelector.of(address)).build();
    System.out.println(get(http1, "http://example.invalid/a?b"));
    System.out.println(get(http1, "http://example.invalid:99"));
    HttpClient http2 = HttpClient.newBuilder().proxy(ProxySelector.of(address)).build();
    System.out.println(get(http2, "http://example.invalid/v2"));
    System.out.println(plain.proxy() + " " + http1.proxy().isPresent());

    Proxy proxy = new Proxy(Proxy.Type.HTTP, address);
    HttpURLConnection c = (HttpURLConnection) new URL("http://example.invalid/x?y").openConnection(proxy);
    System.out.println(c.getResponseCode() + " " + c.usingProxy());
    c = (HttpURLConnection) new URL("http://example.invalid:81").openConnection(proxy);
    System.out.println(c.usingProxy() + " " + c.getResponseCode() + " " + c.usingProxy());
    c = (HttpURLConnection) new URL("http://127.0.0.1:" + port + "/direct").openConnection(Proxy.NO_PROXY);
    System.out.println(c.usingProxy() + " " + c.getResponseCode() + " " + c.usingProxy());

    ProxySelector fixed = ProxySelector.of(new InetSocketAddress("127.0.0.1", 80));
    for (String uri : List.of("http://q", "HTTPS://q", "ftp://q", "socket://q")) System.out.println(uri + " " + fixed.select(URI.create(uri)) + ProxySelector.of(null).select(URI.create(uri)) + ProxySelector.getDefault().select(URI.create(uri)));
    tell(() -> fixed.select(URI.create("no-scheme")));
    System.out.println(Proxy.NO_PROXY + " " + Proxy.NO_PROXY.type() + " " + Proxy.NO_PROXY.address() + " " + new Proxy(Proxy.Type.SOCKS, InetSocketAddress.createUnresolved("h", 80)));
    System.out.println(proxy.equals(new Proxy(Proxy.Type.HTTP, address)) + " " + proxy.equals(Proxy.NO_PROXY) + " " + new Proxy(Proxy.Type.SOCKS, address).equals(proxy));
    tell(() -> new Proxy(Proxy.Type.DIRECT, new InetSocketAddress(1)));
    tell(() -> new Proxy(Proxy.Type.HTTP, null));
    tell(() -> new URL("http://q").openConnection(null));
    tell(() -> HttpClient.Builder.NO_PROXY.select(URI.create("http://q")));

    // One of the system.
    int closed;
    try (ServerSocket other = new ServerSocket(0)) {
      closed = other.getLocalPort();
    }
    ProxySelector before = ProxySelector.getDefault();
    ProxySelector.setDefault(new ProxySelector() {
      @Override
      public List<Proxy> select(URI uri) {
        System.out.println("select " + uri);
        Proxy good = new Proxy(Proxy.Type.HTTP, address);
        return uri.getPath().equals("/second") ? List.of(new Proxy(Proxy.Type.HTTP, new InetSocketAddress("127.0.0.1", closed)), good) : List.of(good);
      }

      @Override
      public void connectFailed(URI uri, SocketAddress sa, IOException e) {
        System.out.println("failed " + uri + " " + e.getClass().getName());
      }
    });
    System.out.println(((HttpURLConnection) new URL("http://example.invalid/z").openConnection()).getResponseCode());
    System.out.println(((HttpURLConnection) new URL("http://example.invalid/second").openConnection()).getResponseCode());
    System.out.println(get(HttpClient.newHttpClient(), "http://example.invalid/zz"));
    ProxySelector.setDefault(before);

    // The server sees the end of a request that has been given up.
    try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      CountDownLatch asked = new CountDownLatch(1);
      CountDownLatch ended = new CountDownLatch(1);
      Thread t = new Thread(() -> {
        try (Socket s = silent.accept()) {
          head(s.getInputStream());
          asked.countDown();
          System.out.println("then " + s.getInputStream().read());
        } catch (IOException e) {
          System.out.println("then " + e);
        }
        ended.countDown();
      });
      t.start();
      CompletableFuture<HttpResponse<String>> f = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).proxy(HttpClient.Builder.NO_PROXY).build()
          .sendAsync(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + silent.getLocalPort() + "/never")).build(), HttpResponse.BodyHandlers.ofString());
      asked.await();
      boolean cancelled = f.cancel(true);
      ended.await();
      t.join();
      System.out.println(cancelled + " " + f.isDone());
    }
  }
}
// expect: [POST /expect HTTP/1.1|Content-Length: 5|Expect: 100-Continue|Host: 127.0.0.1:P|User-Agent: J||]
// expect: hello
// expect: 200ok
// expect: [GET http://example.invalid/a?b HTTP/1.1|Content-Length: 0|Host: example.invalid|User-Agent: J||]
// expect: 200ok http://example.invalid/a?b HTTP_1_1
// expect: [GET http://example.invalid:99 HTTP/1.1|Content-Length: 0|Host: example.invalid:99|User-Agent: J||]
// expect: 200ok http://example.invalid:99 HTTP_1_1
// expect: [GET http://example.invalid/v2 HTTP/1.1|Content-Length: 0|Host: example.invalid|User-Agent: J||]
// expect: 200ok http://example.invalid/v2 HTTP_1_1
// expect: Optional.empty true
// expect: [GET http://example.invalid/x?y HTTP/1.1|User-Agent: J|Host: example.invalid|Accept: text/html, image/gif, image/jpeg, */*; q=0.2|Proxy-Connection: keep-alive||]
// expect: 200 true
// expect: [GET http://example.invalid:81 HTTP/1.1|User-Agent: J|Host: example.invalid:81|Accept: text/html, image/gif, image/jpeg, */*; q=0.2|Proxy-Connection: keep-alive||]
// expect: true 200 true
// expect: [GET /direct HTTP/1.1|User-Agent: J|Host: 127.0.0.1:P|Accept: text/html, image/gif, image/jpeg, */*; q=0.2|Connection: keep-alive||]
// expect: false 200 false
// expect: http://q [HTTP @ /127.0.0.1:80][DIRECT][DIRECT]
// expect: HTTPS://q [HTTP @ /127.0.0.1:80][DIRECT][DIRECT]
// expect: ftp://q [DIRECT][DIRECT][DIRECT]
// expect: socket://q [DIRECT][DIRECT][DIRECT]
// expect: java.lang.NullPointerException: Cannot invoke "String.toLowerCase()" because the return value of "java.net.URI.getScheme()" is null
// expect: DIRECT DIRECT null SOCKS @ h/<unresolved>:80
// expect: true false false
// expect: java.lang.IllegalArgumentException: type DIRECT is not compatible with address 0.0.0.0/0.0.0.0:1
// expect: java.lang.IllegalArgumentException: type HTTP is not compatible with address null
// expect: java.lang.IllegalArgumentException: proxy can not be null
// expect: [DIRECT]
// expect: select http://example.invalid/z
// expect: [GET http://example.invalid/z HTTP/1.1|User-Agent: J|Host: example.invalid|Accept: text/html, image/gif, image/jpeg, */*; q=0.2|Proxy-Connection: keep-alive||]
// expect: 200
// expect: select http://example.invalid/second
// expect: failed http://example.invalid/second java.net.ConnectException
// expect: [GET http://example.invalid/second HTTP/1.1|User-Agent: J|Host: example.invalid|Accept: text/html, image/gif, image/jpeg, */*; q=0.2|Proxy-Connection: keep-alive||]
// expect: 200
// expect: select http://example.invalid/zz
// expect: [GET http://example.invalid/zz HTTP/1.1|Content-Length: 0|Host: example.invalid|User-Agent: J||]
// expect: 200ok http://example.invalid/zz HTTP_1_1
// expect: then -1
// expect: true true
