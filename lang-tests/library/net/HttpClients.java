// Clients of an HttpServer: HttpClient and HttpURLConnection, their requests as the server sees them, their answers and errors.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.net.http.*;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class HttpClients {
  static int port;

  static void t(String what, Callable<?> c) {
    try {
      System.out.println(what + ": " + hide(c.call()));
    } catch (ExecutionException | CompletionException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " of " + hide(e.getCause()));
    } catch (Throwable e) {
      System.out.println(what + ": " + hide(e));
    }
  }

  static String hide(Object o) {
    return String.valueOf(o).replace(String.valueOf(port), "P").replace(System.getProperty("java.version"), "V");
  }

  static void answer(HttpExchange e, int code, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    e.sendResponseHeaders(code, bytes.length == 0 ? -1 : bytes.length);
    if (bytes.length > 0) e.getResponseBody().write(bytes);
    e.close();
  }

  static String shown(HttpExchange e) throws IOException {
    TreeMap<String, List<String>> headers = new TreeMap<>(e.getRequestHeaders());
    headers.remove("Http2-settings");
    return e.getRequestMethod() + " " + e.getRequestURI() + " " + headers + " [" + new String(e.getRequestBody().readAllBytes(), StandardCharsets.UTF_8) + "]";
  }

  static HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
  }

  static HttpURLConnection open(String path) throws IOException {
    return (HttpURLConnection) new URL("http://localhost:" + port + path).openConnection();
  }

  static String text(InputStream in) throws IOException {
    return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }

  public static void main(String[] args) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    port = server.getAddress().getPort();
    ExecutorService pool = Executors.newFixedThreadPool(3);
    server.setExecutor(pool);
    server.createContext("/echo", e -> answer(e, 200, shown(e)));
    server.createContext("/empty", e -> answer(e, 204, ""));
    server.createContext("/bad", e -> answer(e, 500, "sorry"));
    server.createContext("/gone", e -> answer(e, 404, "nothing here"));
    server.createContext("/chunks", e -> {
      e.sendResponseHeaders(200, 0);
      try (OutputStream out = e.getResponseBody()) {
        for (int i = 0; i < 3; i++) {
          out.write(("part " + i + "\n").getBytes());
          out.flush();
        }
      }
    });
    server.createContext("/moved", e -> {
      e.getResponseHeaders().set("Location", "/echo?from=moved");
      answer(e, 302, "");
    });
    server.createContext("/fails", e -> { throw new IllegalStateException("a handler"); });
    server.createContext("/slow", e -> {
      try {
        Thread.sleep(600);
      } catch (InterruptedException x) {
        throw new IOException(x);
      }
      answer(e, 200, "slow");
    });
    server.createContext("/umlaut", e -> {
      e.getResponseHeaders().set("Content-Type", "text/plain; charset=ISO-8859-1");
      byte[] bytes = "Stra\u00dfe".getBytes(StandardCharsets.ISO_8859_1);
      e.sendResponseHeaders(200, bytes.length);
      e.getResponseBody().write(bytes);
      e.close();
    });
    server.createContext("/multi", e -> {
      e.getResponseHeaders().add("X-A", "1");
      e.getResponseHeaders().add("X-A", "2");
      answer(e, 200, "ok");
    });
    HttpContext filtered = server.createContext("/filtered", e -> answer(e, 200, "through " + e.getAttribute("seen")));
    filtered.getFilters().add(new Filter() {
      @Override
      public void doFilter(HttpExchange e, Chain chain) throws IOException {
        if (e.getRequestURI().getQuery() == null) {
          answer(e, 403, "stopped");
          return;
        }
        e.setAttribute("seen", "by the filter");
        chain.doFilter(e);
      }

      @Override
      public String description() {
        return "looks at the query";
      }
    });
    server.start();

    HttpClient client = HttpClient.newHttpClient();
    HttpResponse.BodyHandler<String> string = HttpResponse.BodyHandlers.ofString();
    t("client", () -> client.version() + " " + client.followRedirects() + client.connectTimeout() + client.executor());
    t("GET", () -> client.send(to("/echo/a%20b?x=1&y=%C3%9F").build(), string).body());
    t("GET 1.1", () -> client.send(to("/echo").version(HttpClient.Version.HTTP_1_1).header("X-Own", "a").header("x-own", "b").build(), string).body());
    t("POST", () -> client.send(to("/echo").POST(HttpRequest.BodyPublishers.ofString("gr\u00fc\u00dfe")).setHeader("Content-Type", "text/plain").build(), string).body());
    t("PUT", () -> client.send(to("/echo").PUT(HttpRequest.BodyPublishers.ofByteArray(new byte[] {65, 66, 67}, 1, 2)).build(), string).body());
    t("POST of a stream", () -> client.send(to("/echo").POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream("stream".getBytes()))).build(), string).body());
    t("DELETE", () -> client.send(to("/echo").DELETE().build(), string).body());
    t("no body", () -> client.send(to("/echo").POST(HttpRequest.BodyPublishers.noBody()).build(), string).body());
    t("PATCH", () -> client.send(to("/echo").method("PATCH", HttpRequest.BodyPublishers.ofString("p")).build(), string).body());
    t("response", () -> {
      HttpResponse<String> r = client.send(to("/multi").build(), string);
      return r + " " + r.statusCode() + r.version() + r.uri() + r.headers().allValues("x-a") + r.headers().firstValue("X-A") + r.headers().firstValueAsLong("content-length") + r.previousResponse() + r.request() + r.headers().map().keySet();
    });
    t("empty", () -> {
      HttpResponse<String> r = client.send(to("/empty").build(), string);
      return r.statusCode() + "<" + r.body() + ">";
    });
    t("500", () -> {
      HttpResponse<String> r = client.send(to("/bad").build(), string);
      return r.statusCode() + r.body();
    });
    t("chunks", () -> client.send(to("/chunks").build(), HttpResponse.BodyHandlers.ofLines()).body().collect(Collectors.toList()));
    t("bytes", () -> client.send(to("/chunks").build(), HttpResponse.BodyHandlers.ofByteArray()).body().length);
    t("stream", () -> text(client.send(to("/chunks").build(), HttpResponse.BodyHandlers.ofInputStream()).body()));
    t("discarding", () -> client.send(to("/chunks").build(), HttpResponse.BodyHandlers.discarding()).body());
    t("replacing", () -> client.send(to("/chunks").build(), HttpResponse.BodyHandlers.replacing(42)).body());
    t("mapping", () -> client.send(to("/chunks").build(), info -> HttpResponse.BodySubscribers.mapping(HttpResponse.BodySubscribers.ofString(StandardCharsets.UTF_8), s -> info.statusCode() + s.substring(0, 6))).body());
    t("charset", () -> client.send(to("/umlaut").build(), string).body());
    t("HEAD", () -> {
      HttpResponse<String> r = client.send(to("/empty").method("HEAD", HttpRequest.BodyPublishers.noBody()).build(), string);
      return r.statusCode() + r.body();
    });
    t("moved", () -> client.send(to("/moved").build(), string).statusCode());
    HttpClient following = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).connectTimeout(Duration.ofSeconds(5)).build();
    t("followed", () -> {
      HttpResponse<String> r = following.send(to("/moved").POST(HttpRequest.BodyPublishers.ofString("x")).build(), string);
      return r.body().split(" \\{")[0] + r.uri() + r.previousResponse().get().statusCode();
    });
    t("filter stops", () -> client.send(to("/filtered").build(), string).body());
    t("filter passes", () -> client.send(to("/filtered?yes").build(), string).body());
    t("handler fails", () -> client.send(to("/fails").build(), string).body());
    t("timeout", () -> client.send(to("/slow").timeout(Duration.ofMillis(100)).build(), string).body());
    t("in time", () -> client.send(to("/slow").timeout(Duration.ofSeconds(5)).build(), string).body());
    t("async", () -> client.sendAsync(to("/echo?async").build(), string).thenApply(HttpResponse::body).thenApply(String::length).get() > 10);
    t("async fails", () -> client.sendAsync(to("/fails").build(), string).get());
    t("async fails", () -> client.sendAsync(to("/fails").build(), string).thenApply(HttpResponse::body).join());
    t("many", () -> IntStream.range(0, 10).mapToObj(i -> client.sendAsync(to("/echo?" + i).build(), string)).collect(Collectors.toList()).stream().map(f -> f.join().body().split(" ")[1]).collect(Collectors.toList()));
    Thread interrupted = new Thread(() -> t("interrupted", () -> client.send(to("/slow").build(), string).body()));
    interrupted.start();
    Thread.sleep(100);
    interrupted.interrupt();
    interrupted.join();

    t("no scheme", () -> HttpRequest.newBuilder(URI.create("localhost")));
    t("scheme", () -> HttpRequest.newBuilder(URI.create("ftp://localhost/")));
    t("host", () -> HttpRequest.newBuilder(URI.create("http:///x")));
    t("restricted", () -> to("/").header("Host", "x"));
    t("name", () -> to("/").header("a b", "x"));
    t("value", () -> to("/").header("a", "x\ny"));
    t("headers", () -> to("/").headers("a", "b", "c"));
    t("headers", () -> to("/").headers("a", "b", "c", "d").build().headers().map());
    t("method", () -> to("/").method("", HttpRequest.BodyPublishers.noBody()));
    t("method", () -> to("/").method("G T", HttpRequest.BodyPublishers.noBody()));
    t("timeout", () -> to("/").timeout(Duration.ZERO));
    t("no uri", () -> HttpRequest.newBuilder().build());
    t("request", () -> {
      HttpRequest r = to("/x").timeout(Duration.ofSeconds(3)).POST(HttpRequest.BodyPublishers.ofString("abc")).build();
      return r + " " + r.method() + r.timeout() + r.version() + r.expectContinue() + r.bodyPublisher().get().contentLength() + r.equals(to("/x").POST(HttpRequest.BodyPublishers.noBody()).build());
    });
    t("no headers", () -> to("/").build().headers().firstValue("x"));

    t("URL GET", () -> text(open("/echo/a?b=c").getInputStream()));
    t("URL fields", () -> {
      HttpURLConnection c = open("/multi");
      return c.getResponseCode() + c.getResponseMessage() + c.getHeaderField(0) + c.getHeaderField("x-a") + c.getHeaderFields().get("X-a") + c.getHeaderFieldInt("Content-length", -1) + c.getContentLength() + c.getContentType() + c.getRequestMethod() + text(c.getInputStream()) + c.getURL();
    });
    t("URL POST", () -> {
      HttpURLConnection c = open("/echo");
      c.setRequestMethod("POST");
      c.setDoOutput(true);
      c.setRequestProperty("X-Own", "1");
      try (OutputStream out = c.getOutputStream()) {
        out.write("a=1&b=2".getBytes());
      }
      return text(c.getInputStream());
    });
    t("URL chunked", () -> {
      HttpURLConnection c = open("/echo");
      c.setDoOutput(true);
      c.setChunkedStreamingMode(0);
      c.setRequestProperty("Content-Type", "text/plain");
      c.getOutputStream().write("chunked".getBytes());
      c.getOutputStream().close();
      return text(c.getInputStream());
    });
    t("URL 404", () -> text(open("/gone").getInputStream()));
    t("URL 404", () -> {
      HttpURLConnection c = open("/gone");
      return c.getResponseCode() + c.getResponseMessage() + text(c.getErrorStream());
    });
    t("URL 500", () -> text(open("/bad").getInputStream()));
    t("URL 204", () -> open("/empty").getResponseCode() + text(open("/empty").getInputStream()));
    t("URL chunks", () -> text(open("/chunks").getInputStream()));
    t("URL moved", () -> {
      HttpURLConnection c = open("/moved");
      return c.getResponseCode() + " " + c.getURL();
    });
    t("URL not followed", () -> {
      HttpURLConnection c = open("/moved");
      c.setInstanceFollowRedirects(false);
      return c.getResponseCode() + c.getHeaderField("Location");
    });
    t("URL fails", () -> text(open("/fails").getInputStream()));
    t("URL late", () -> {
      HttpURLConnection c = open("/slow");
      c.setReadTimeout(100);
      return text(c.getInputStream());
    });
    t("URL method", () -> {
      open("/").setRequestMethod("PATCH");
      return "";
    });
    t("URL no output", () -> open("/echo").getOutputStream());
    t("URL connected", () -> {
      HttpURLConnection c = open("/echo");
      c.connect();
      c.setDoOutput(true);
      return "";
    });
    t("openStream", () -> new BufferedReader(new InputStreamReader(new URL("http://localhost:" + port + "/chunks").openStream())).readLine());

    server.stop(1);
    pool.shutdown();
    t("stopped", () -> client.send(to("/echo").build(), string).body());
    t("stopped", () -> client.sendAsync(to("/echo").build(), string).join());
    t("URL stopped", () -> text(open("/echo").getInputStream()));
  }
}
// expect: client: HTTP_2 NEVEROptional.emptyOptional.empty
// expect: GET: GET /echo/a%20b?x=1&y=%C3%9F {Connection=[Upgrade, HTTP2-Settings], Content-length=[0], Host=[localhost:P], Upgrade=[h2c], User-agent=[Java-http-client/V]} []
// expect: GET 1.1: GET /echo {Content-length=[0], Host=[localhost:P], User-agent=[Java-http-client/V], X-own=[a, b]} []
// expect: POST: POST /echo {Connection=[Upgrade, HTTP2-Settings], Content-length=[7], Content-type=[text/plain], Host=[localhost:P], Upgrade=[h2c], User-agent=[Java-http-client/V]} [grüße]
// expect: PUT: PUT /echo {Connection=[Upgrade, HTTP2-Settings], Content-length=[2], Host=[localhost:P], Upgrade=[h2c], User-agent=[Java-http-client/V]} [BC]
// expect: POST of a stream: POST /echo {Connection=[Upgrade, HTTP2-Settings], Host=[localhost:P], Transfer-encoding=[chunked], Upgrade=[h2c], User-agent=[Java-http-client/V]} [stream]
// expect: DELETE: DELETE /echo {Connection=[Upgrade, HTTP2-Settings], Content-length=[0], Host=[localhost:P], Upgrade=[h2c], User-agent=[Java-http-client/V]} []
// expect: no body: POST /echo {Connection=[Upgrade, HTTP2-Settings], Content-length=[0], Host=[localhost:P], Upgrade=[h2c], User-agent=[Java-http-client/V]} []
// expect: PATCH: PATCH /echo {Connection=[Upgrade, HTTP2-Settings], Content-length=[1], Host=[localhost:P], Upgrade=[h2c], User-agent=[Java-http-client/V]} [p]
// expect: response: (GET http://localhost:P/multi) 200 200HTTP_1_1http://localhost:P/multi[1, 2]Optional[1]OptionalLong[2]Optional.emptyhttp://localhost:P/multi GET[content-length, date, x-a]
// expect: empty: 204<>
// expect: 500: 500sorry
// expect: chunks: [part 0, part 1, part 2]
// expect: bytes: 21
// expect: stream: part 0
// expect: part 1
// expect: part 2
// expect:
// expect: discarding: null
// expect: replacing: 42
// expect: mapping: 200part 0
// expect: charset: Straße
// expect: HEAD: 204
// expect: moved: 302
// expect: followed: GET /echo?from=movedhttp://localhost:P/echo?from=moved302
// expect: filter stops: stopped
// expect: filter passes: through by the filter
// expect: handler fails: java.io.IOException: HTTP/1.1 header parser received no bytes
// expect: timeout: java.net.http.HttpTimeoutException: request timed out
// expect: in time: slow
// expect: async: true
// expect: async fails: ExecutionException of java.io.IOException: HTTP/1.1 header parser received no bytes
// expect: async fails: CompletionException of java.io.IOException: HTTP/1.1 header parser received no bytes
// expect: many: [/echo?0, /echo?1, /echo?2, /echo?3, /echo?4, /echo?5, /echo?6, /echo?7, /echo?8, /echo?9]
// expect: interrupted: java.lang.InterruptedException
// expect: no scheme: java.lang.IllegalArgumentException: URI with undefined scheme
// expect: scheme: java.lang.IllegalArgumentException: invalid URI scheme ftp
// expect: host: java.lang.IllegalArgumentException: unsupported URI http:///x
// expect: restricted: java.lang.IllegalArgumentException: restricted header name: "Host"
// expect: name: java.lang.IllegalArgumentException: invalid header name: "a b"
// expect: value: java.lang.IllegalArgumentException: invalid header value: "x
// expect: y"
// expect: headers: java.lang.IllegalArgumentException: wrong number, 3, of parameters
// expect: headers: {a=[b], c=[d]}
// expect: method: java.lang.IllegalArgumentException: illegal method <empty string>
// expect: method: java.lang.IllegalArgumentException: illegal method "G T"
// expect: timeout: java.lang.IllegalArgumentException: Invalid duration: PT0S
// expect: no uri: java.lang.IllegalStateException: uri is null
// expect: request: http://localhost:P/x POST POSTOptional[PT3S]Optional.emptyfalse3true
// expect: no headers: Optional.empty
// expect: URL GET: GET /echo/a?b=c {Accept=[text/html, image/gif, image/jpeg, */*; q=0.2], Connection=[keep-alive], Host=[localhost:P], User-agent=[Java/V]} []
// expect: URL fields: 200OKHTTP/1.1 200 OK2[2, 1]22nullGETokhttp://localhost:P/multi
// expect: URL POST: POST /echo {Accept=[text/html, image/gif, image/jpeg, */*; q=0.2], Connection=[keep-alive], Content-length=[7], Content-type=[application/x-www-form-urlencoded], Host=[localhost:P], User-agent=[Java/V], X-own=[1]} [a=1&b=2]
// expect: URL chunked: POST /echo {Accept=[text/html, image/gif, image/jpeg, */*; q=0.2], Connection=[keep-alive], Content-type=[text/plain], Host=[localhost:P], Transfer-encoding=[chunked], User-agent=[Java/V]} [chunked]
// expect: URL 404: java.io.FileNotFoundException: http://localhost:P/gone
// expect: URL 404: 404Not Foundnothing here
// expect: URL 500: java.io.IOException: Server returned HTTP response code: 500 for URL: http://localhost:P/bad
// expect: URL 204: 204
// expect: URL chunks: part 0
// expect: part 1
// expect: part 2
// expect:
// expect: URL moved: 200 http://localhost:P/echo?from=moved
// expect: URL not followed: 302/echo?from=moved
// expect: URL fails: java.net.SocketException: Unexpected end of file from server
// expect: URL late: java.net.SocketTimeoutException: Read timed out
// expect: URL method: java.net.ProtocolException: Invalid HTTP method: PATCH
// expect: URL no output: java.net.ProtocolException: cannot write to a URLConnection if doOutput=false - call setDoOutput(true)
// expect: URL connected: java.lang.IllegalStateException: Already connected
// expect: openStream: part 0
// expect: stopped: java.net.ConnectException
// expect: stopped: CompletionException of java.net.ConnectException
// expect: URL stopped: java.net.ConnectException: Connection refused
