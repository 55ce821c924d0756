// What an HttpServer writes to its connections, byte for byte, for right and wrong requests, and what its handlers may do.
import com.sun.net.httpserver.*;
import java.net.*;
import java.io.*;
import java.util.*;
public class HttpServerRaw {
  static String raw(int port, String req) throws Exception {
    try (Socket s = new Socket("localhost", port)) {
      s.setSoTimeout(700);
      s.getOutputStream().write(req.getBytes("ISO-8859-1"));
      StringBuilder b = new StringBuilder();
      try { for (int c; (c = s.getInputStream().read()) >= 0; ) b.append((char) c); b.append("<EOF>"); } catch (SocketTimeoutException e) { b.append("<open>"); } catch (IOException e) { b.append("<" + e + ">"); }
      return b.toString().replaceAll("Date: [^\r]*", "Date: D").replace("\r\n", "|").replace(String.valueOf(port), "P");
    }
  }
  interface H { void h(HttpExchange e) throws Exception; }
  public static void main(String[] a) throws Exception {
    HttpServer s = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    int port = s.getAddress().getPort();
    System.out.println(s.getExecutor() + " " + s.getAddress().getHostString());
    Map<String, HttpHandler> m = new TreeMap<>();
    s.createContext("/ok", e -> { e.getResponseHeaders().add("X-foo", "a"); e.getResponseHeaders().add("x-FOO", "b"); byte[] b = "hello".getBytes(); e.sendResponseHeaders(200, b.length); e.getResponseBody().write(b); e.close(); });
    s.createContext("/chunk", e -> { e.sendResponseHeaders(200, 0); OutputStream o = e.getResponseBody(); o.write("abc".getBytes()); o.flush(); o.write("defg".getBytes()); o.close(); });
    s.createContext("/none", e -> { e.sendResponseHeaders(204, -1); e.close(); });
    s.createContext("/none200", e -> { e.sendResponseHeaders(200, -1); });
    s.createContext("/throw", e -> { throw new IllegalStateException("x"); });
    s.createContext("/err", e -> { throw new AssertionError("x"); });
    s.createContext("/io", e -> { throw new IOException("x"); });
    s.createContext("/toomany", e -> { e.sendResponseHeaders(200, 2); try { e.getResponseBody().write(new byte[5]); } catch (Exception x) { System.out.println("  " + x); } try { e.getResponseBody().close(); } catch (Exception x) { System.out.println("  " + x); } });
    s.createContext("/few", e -> { e.sendResponseHeaders(200, 5); e.getResponseBody().write(new byte[] {'a'}); try { e.getResponseBody().close(); } catch (Exception x) { System.out.println("  " + x); } });
    s.createContext("/twice", e -> { e.sendResponseHeaders(200, -1); try { e.sendResponseHeaders(200, -1); } catch (Exception x) { System.out.println("  " + x); } });
    s.createContext("/early", e -> { try { e.getResponseBody().write(1); } catch (Exception x) { System.out.println("  " + x); } e.sendResponseHeaders(299, -1); System.out.println("  " + e.getResponseCode()); });
    s.createContext("/info", e -> {
      String body = new String(e.getRequestBody().readAllBytes());
      String t = e.getRequestMethod() + " " + e.getRequestURI() + " " + e.getProtocol() + " " + new TreeMap<>(e.getRequestHeaders()) + " " + e.getHttpContext().getPath() + " body=" + body + " " + e.getResponseCode() + e.getAttribute("q") + " " + e.getLocalAddress().getAddress();
      try { e.getRequestHeaders().add("a", "b"); } catch (Exception x) { t += x; }
      byte[] b = t.getBytes(); e.sendResponseHeaders(200, b.length); e.getResponseBody().write(b); e.getResponseBody().close(); });
    s.createContext("/head", e -> { e.sendResponseHeaders(200, 10); e.close(); });
    s.createContext("/nohandler");
    s.createContext("/c304", e -> { e.sendResponseHeaders(304, -1); });
    s.createContext("/closeonly", e -> e.close());
    try { s.createContext("ok", e -> {}); } catch (Exception x) { System.out.println(x); }
    try { s.createContext("/ok", e -> {}); } catch (Exception x) { System.out.println(x); }
    try { s.removeContext("/zz"); } catch (Exception x) { System.out.println(x); }
    try { s.bind(new InetSocketAddress(0), 0); } catch (Exception x) { System.out.println(x); }
    s.start();
    try { s.start(); } catch (Exception x) { System.out.println(x); }
    try { s.setExecutor(null); } catch (Exception x) { System.out.println(x); }
    try { s.createContext("/late", e -> {}); } catch (Exception x) { System.out.println(x); }
    try { s.stop(-1); } catch (Exception x) { System.out.println(x); }
    for (String p : new String[] {"/ok", "/ok/more?x=1", "/okk", "/chunk", "/none", "/none200", "/throw", "/io", "/toomany", "/few", "/twice", "/early", "/info?a=b%20c#d", "/missing", "/nohandler", "/c304", "/closeonly", "/err", "/ok"}) 
      System.out.println(p + " -> " + raw(port, "GET " + p + " HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    System.out.println(raw(port, "GET /ok HTTP/1.0\r\nHost: localhost\r\n\r\n"));
    System.out.println(raw(port, "GET /chunk HTTP/1.0\r\nHost: localhost\r\n\r\n"));
    System.out.println(raw(port, "GET /ok HTTP/1.0\r\nConnection: keep-alive\r\nHost: localhost\r\n\r\n"));
    System.out.println(raw(port, "GET /ok HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n\r\n"));
    System.out.println(raw(port, "HEAD /head HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    System.out.println(raw(port, "HEAD /none200 HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    System.out.println(raw(port, "HEAD /chunk HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    System.out.println(raw(port, "POST /info HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc"));
    System.out.println(raw(port, "POST /info HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"));
    System.out.println(raw(port, "POST /info HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabc"));
    System.out.println(raw(port, "POST /ok HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabcGET /ok HTTP/1.1\r\n\r\n"));
    System.out.println(raw(port, "\r\nGET /ok HTTP/1.1\r\n\r\n"));
    System.out.println(raw(port, "GET\r\n\r\n"));
    System.out.println(raw(port, "GET /ok\r\n\r\n"));
    System.out.println(raw(port, "GET /o k HTTP/1.1\r\n\r\n"));
    System.out.println(raw(port, "GET /ok HTTP/1.1\r\nbad\r\n\r\n"));
    System.out.println(raw(port, "POST /ok HTTP/1.1\r\nContent-Length: x\r\n\r\n"));
    System.out.println(raw(port, "POST /ok HTTP/1.1\r\nContent-Length: -4\r\n\r\n"));
    System.out.println(raw(port, "POST /ok HTTP/1.1\r\nTransfer-Encoding: zip\r\n\r\n"));
    System.out.println(raw(port, "GET /ok^ HTTP/1.1\r\n\r\n"));
    s.stop(0);
    try { s.start(); } catch (Exception x) { System.out.println(x); }
    s.stop(0);
    Headers h = new Headers();
    h.add("abc-DEF", "1"); h.add("ABC-def", "2"); h.set("x", "y");
    System.out.println(h.get("abc-def") + h.getFirst("ABC-DEF") + h.containsKey("X") + h.size() + h.equals(Map.of("X", List.of("y"))) + h.keySet() + h.getFirst("no") + h.get(null));
    for (String[] kv : new String[][] {{"a\r", "b"}, {"a", "b\r\n"}, {"a", "b\rc"}, {"", "x"}, {"a", null}, {null, "x"}, {"q", "a\r\n b"}, {"a", "x\ny"}}) try { h.add(kv[0], kv[1]); System.out.println("ok " + kv[0]); } catch (Exception x) { System.out.println(x); }
    System.out.println(new TreeMap<String, List<String>>(Map.of("q", List.of(h.getFirst("q").replace("\r\n", "|")))));
    HttpServer t = HttpServer.create();
    System.out.println(t.getAddress());
    try { t.start(); } catch (Exception x) { System.out.println(x); }
    t.bind(new InetSocketAddress("localhost", 0), 0);
    try { t.createContext("/x", null); } catch (Exception x) { System.out.println(x); }
    HttpContext c = t.createContext("/y");
    System.out.println(c.getPath() + c.getHandler() + c.getFilters() + c.getAttributes() + (c.getServer() == t));
    c.setHandler(e -> {}); try { c.setHandler(e -> {}); System.out.println("again"); } catch (Exception x) { System.out.println(x); }
    t.stop(0);
  }
}
// expect: null 127.0.0.1
// expect: java.lang.IllegalArgumentException: Illegal value for path or protocol
// expect: java.lang.IllegalArgumentException: cannot remove element from list
// expect: java.net.BindException: HttpServer already bound
// expect: java.lang.IllegalStateException: server in wrong state
// expect: java.lang.IllegalStateException: server already started
// expect: java.lang.IllegalArgumentException: negative delay parameter
// expect: /ok -> HTTP/1.1 200 OK|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<open>
// expect: /ok/more?x=1 -> HTTP/1.1 200 OK|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<open>
// expect: /okk -> HTTP/1.1 200 OK|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<open>
// expect: /chunk -> HTTP/1.1 200 OK|Date: D|Transfer-encoding: chunked||3|abc|4|defg|0||<open>
// expect: /none -> HTTP/1.1 204 No Content|Date: D||<open>
// expect: /none200 -> HTTP/1.1 200 OK|Date: D|Content-length: 0||<open>
// expect: /throw -> <EOF>
// expect: /io -> <EOF>
// expect:   java.io.IOException: too many bytes to write to stream
// expect:   java.io.IOException: insufficient bytes written to stream
// expect: /toomany -> HTTP/1.1 200 OK|Date: D|Content-length: 2||<open>
// expect:   java.io.IOException: insufficient bytes written to stream
// expect: /few -> HTTP/1.1 200 OK|Date: D|Content-length: 5||a<open>
// expect:   java.io.IOException: headers already sent
// expect: /twice -> HTTP/1.1 200 OK|Date: D|Content-length: 0||<open>
// expect:   java.io.IOException: response headers not sent yet
// expect:   299
// expect: /early -> HTTP/1.1 299 |Date: D|Content-length: 0||<open>
// expect: /info?a=b%20c#d -> HTTP/1.1 200 OK|Date: D|Content-length: 139||GET /info?a=b%20c#d HTTP/1.1 {Host=[localhost]} /info body= -1null /127.0.0.1java.lang.UnsupportedOperationException: unsupported operation<open>
// expect: /missing -> HTTP/1.1 404 Not Found|Content-Length: 50|Content-Type: text/html|Connection: close||<h1>404 Not Found</h1>No context found for request<EOF>
// expect: /nohandler -> HTTP/1.1 500 Internal Server Error|Content-Length: 56|Content-Type: text/html|Connection: close||<h1>500 Internal Server Error</h1>No handler for context<EOF>
// expect: /c304 -> HTTP/1.1 304 Not Modified|Date: D||<open>
// expect: /closeonly -> <EOF>
// expect: /err -> <EOF>
// expect: /ok -> HTTP/1.1 200 OK|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<open>
// expect: HTTP/1.1 200 OK|Connection: close|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<EOF>
// expect: HTTP/1.1 200 OK|Connection: close|Date: D||abcdefg<EOF>
// expect: HTTP/1.1 200 OK|Connection: keep-alive|Keep-alive: timeout=30, max=200|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<open>
// expect: HTTP/1.1 200 OK|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<EOF>
// expect: HTTP/1.1 200 OK|Date: D||<open>
// expect: HTTP/1.1 200 OK|Date: D||<open>
// expect: HTTP/1.1 200 OK|Date: D||<open>
// expect: HTTP/1.1 200 OK|Date: D|Content-length: 153||POST /info HTTP/1.1 {Content-length=[3], Host=[localhost]} /info body=abc -1null /127.0.0.1java.lang.UnsupportedOperationException: unsupported operation<open>
// expect: HTTP/1.1 200 OK|Date: D|Content-length: 164||POST /info HTTP/1.1 {Host=[localhost], Transfer-encoding=[chunked]} /info body=abcde -1null /127.0.0.1java.lang.UnsupportedOperationException: unsupported operation<open>
// expect: HTTP/1.1 100 Continue|Content-Length: 0||HTTP/1.1 200 OK|Date: D|Content-length: 176||POST /info HTTP/1.1 {Content-length=[3], Expect=[100-continue], Host=[localhost]} /info body=abc -1null /127.0.0.1java.lang.UnsupportedOperationException: unsupported operation<open>
// expect: HTTP/1.1 200 OK|Date: D|Content-length: 5|X-foo: a|X-foo: b||helloHTTP/1.1 200 OK|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<open>
// expect: HTTP/1.1 200 OK|Date: D|Content-length: 5|X-foo: a|X-foo: b||hello<open>
// expect: HTTP/1.1 400 Bad Request|Content-Length: 40|Content-Type: text/html|Connection: close||<h1>400 Bad Request</h1>Bad request line<EOF>
// expect: HTTP/1.1 400 Bad Request|Content-Length: 40|Content-Type: text/html|Connection: close||<h1>400 Bad Request</h1>Bad request line<EOF>
// expect: HTTP/1.1 404 Not Found|Content-Length: 50|Content-Type: text/html|Connection: close||<h1>404 Not Found</h1>No context found for request<EOF>
// expect: HTTP/1.1 400 Bad Request|Content-Length: 62|Content-Type: text/html|Connection: close||<h1>400 Bad Request</h1>Header key contains illegal characters<EOF>
// expect: HTTP/1.1 400 Bad Request|Content-Length: 52|Content-Type: text/html|Connection: close||<h1>400 Bad Request</h1>NumberFormatException thrown<EOF>
// expect: HTTP/1.1 400 Bad Request|Content-Length: 52|Content-Type: text/html|Connection: close||<h1>400 Bad Request</h1>Illegal Content-Length value<EOF>
// expect: HTTP/1.1 501 Not Implemented|Content-Length: 63|Content-Type: text/html|Connection: close||<h1>501 Not Implemented</h1>Unsupported Transfer-Encoding value<EOF>
// expect: HTTP/1.1 400 Bad Request|Content-Length: 49|Content-Type: text/html|Connection: close||<h1>400 Bad Request</h1>URISyntaxException thrown<EOF>
// expect: java.lang.IllegalStateException: server in wrong state
// expect: [1, 2]1true2false[Abc-def, X]nullnull
// expect: java.lang.IllegalArgumentException: illegal character in key
// expect: java.lang.IllegalArgumentException: Illegal CR found in header
// expect: java.lang.IllegalArgumentException: Illegal CR found in header
// expect: ok 
// expect: java.lang.NullPointerException: Cannot invoke "String.length()" because "value" is null
// expect: ok null
// expect: ok q
// expect: java.lang.IllegalArgumentException: Illegal LF found in header
// expect: {q=[a| b]}
// expect: null
// expect: java.lang.IllegalStateException: server in wrong state
// expect: java.lang.NullPointerException: null handler, or path parameter
// expect: /ynull[]{}true
// expect: java.lang.IllegalArgumentException: handler already set
