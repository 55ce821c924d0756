// Passwords and cookies between clients and servers: Authenticator, BasicAuthenticator, CookieManager, in HttpClient and
// HttpURLConnection; answers before the last one.
import com.sun.net.httpserver.BasicAuthenticator;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpPrincipal;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.PasswordAuthentication;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

public class HttpPasswords {
  interface Action {
    Object run() throws Exception;
  }

  static void tell(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (Exception e) {
      System.out.println(what + " threw " + e);
    }
  }

  static URI base;
  static final List<String> asked = new ArrayList<>();

  static class Users extends Authenticator {
    final String[] passwords;  // one after the other
    int given;

    Users(String... passwords) {
      this.passwords = passwords;
    }

    @Override
    protected PasswordAuthentication getPasswordAuthentication() {
      asked.add(getRequestingPrompt() + " " + getRequestingScheme() + " " + getRequestingHost() + " " + getRequestingProtocol() + " "
          + getRequestorType() + " " + (getRequestingPort() == base.getPort()) + " " + getRequestingURL().getPath());
      if (given == passwords.length) return null;
      return new PasswordAuthentication("user", passwords[given++].toCharArray());
    }
  }

  static String asked() {
    String all = asked.toString();
    asked.clear();
    return all;
  }

  // --- the server

  static void answer(HttpExchange e, int code, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    e.sendResponseHeaders(code, bytes.length);
    e.getResponseBody().write(bytes);
    e.close();
  }

  static void secret(HttpExchange e) throws IOException {
    String body = new String(e.getRequestBody().readAllBytes());
    HttpPrincipal who = e.getPrincipal();
    answer(e, 200, e.getRequestMethod() + " " + body + " by " + who + " " + who.getName() + " " + who.getRealm() + " " + e.getRequestHeaders().getFirst("Authorization"));
  }

  static void cookies(HttpExchange e) throws IOException {
    String query = e.getRequestURI().getQuery();
    if (query != null) {
      for (String each : query.split("&")) e.getResponseHeaders().add("Set-Cookie", each);
    }
    answer(e, 200, String.valueOf(e.getRequestHeaders().get("Cookie")));
  }

  static void moved(HttpExchange e) throws IOException {
    int code = Integer.parseInt(e.getRequestURI().getQuery());
    e.getResponseHeaders().set("Location", "/secret/moved");
    e.getResponseHeaders().set("Set-Cookie", "moved=" + code + "; Path=/");
    e.sendResponseHeaders(code, -1);
    e.close();
  }

  // --- clients

  static HttpClient.Builder builder() {
    return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1);
  }

  static String shown(HttpResponse<String> response) {
    StringBuilder shown = new StringBuilder();
    for (HttpResponse<String> r = response; r != null; r = r.previousResponse().orElse(null)) {
      shown.append(r.statusCode()).append(' ').append(r.uri().getPath()).append(' ').append(r.body()).append(" | ");
    }
    return shown.toString();
  }

  static String get(HttpClient client, String path) throws Exception {
    return shown(client.send(HttpRequest.newBuilder(base.resolve(path)).build(), BodyHandlers.ofString()));
  }

  static void passwords() {
    HttpClient none = builder().build();
    tell("no authenticator", () -> none.authenticator() + " " + get(none, "/secret"));
    tell("its challenge", () -> none.send(HttpRequest.newBuilder(base.resolve("/secret")).build(), BodyHandlers.ofString()).headers().map().get("www-authenticate"));
    tell("by hand", () -> none.send(HttpRequest.newBuilder(base.resolve("/secret")).header("Authorization", "Basic dXNlcjpvcGVu").build(), BodyHandlers.ofString()).body());
    tell("wrong by hand", () -> none.send(HttpRequest.newBuilder(base.resolve("/secret")).header("Authorization", "Basic dXNlcjpvcGVO").build(), BodyHandlers.ofString()).statusCode());
    tell("another scheme", () -> none.send(HttpRequest.newBuilder(base.resolve("/secret")).header("Authorization", "Digest x").build(), BodyHandlers.ofString()).statusCode());
    HttpClient good = builder().authenticator(new Users("open")).build();
    tell("good", () -> get(good, "/secret/a") + asked());
    tell("remembered", () -> get(good, "/secret/b") + asked());
    tell("for a body", () -> good.send(HttpRequest.newBuilder(base.resolve("/secret/c")).POST(BodyPublishers.ofString("text")).build(), BodyHandlers.ofString()).body() + asked());
    HttpClient second = builder().authenticator(new Users("wrong", "open")).build();
    tell("at the second time", () -> get(second, "/secret") + asked());
    HttpClient refused = builder().authenticator(new Users("wrong")).build();
    tell("no other", () -> get(refused, "/secret"));
    tell("then", HttpPasswords::asked);
    HttpClient many = builder().authenticator(new Users("1", "2", "3", "4", "5", "6", "7")).build();
    tell("too many", () -> get(many, "/secret"));
    tell("then", () -> asked().split(",").length);
    HttpClient moving = builder().authenticator(new Users("open")).followRedirects(HttpClient.Redirect.NORMAL).build();
    tell("moved", () -> get(moving, "/moved?302") + asked());
    tell("no challenge", () -> get(good, "/closed"));
    tell("no challenge, no authenticator", () -> get(none, "/closed"));
    tell("own header", () -> good.send(HttpRequest.newBuilder(base.resolve("/secret")).header("Authorization", "Basic eDp5").build(), BodyHandlers.ofString()).statusCode() + asked());
  }

  static String connection(String path, Authenticator authenticator) throws Exception {
    HttpURLConnection c = (HttpURLConnection) new URL(base + path).openConnection();
    if (authenticator != null) c.setAuthenticator(authenticator);
    int code = c.getResponseCode();
    return code + " " + (code < 400 ? new String(c.getInputStream().readAllBytes()) : "");
  }

  static void connections() throws Exception {
    tell("connection", () -> connection("/secret/a", new Users("open")) + asked());
    tell("nobody asked", () -> connection("/other", null) + asked());
    tell("wrong, then good", () -> connection("/other", new Users("wrong", "open")) + asked().split(",").length);
    tell("wrong", () -> connection("/third", new Users("wrong")) + asked().split(",").length);
    Authenticator.setDefault(new Users("open"));
    tell("default", () -> connection("/fourth", null) + (Authenticator.getDefault() != null) + asked());
    Authenticator.setDefault(null);
    CookieManager manager = new CookieManager();
    CookieHandler.setDefault(manager);
    tell("cookies", () -> connection("/cookies?a=1;Path=/&b=2;Path=/", null) + connection("/cookies", null) + manager.getCookieStore().getCookies());
    tell("are they anybody's", () -> get(builder().build(), "/cookies"));
    CookieHandler.setDefault(null);
    tell("no cookies", () -> connection("/cookies", null) + CookieHandler.getDefault());
  }

  static void clientCookies() throws Exception {
    CookieManager manager = new CookieManager();
    HttpClient client = builder().cookieHandler(manager).followRedirects(HttpClient.Redirect.ALWAYS).build();
    tell("handler", () -> client.cookieHandler().get() == manager);
    tell("first", () -> get(client, "/cookies?a=1&b=2;Path=/&c=3;Max-Age=0&d=4;Path=/cookies/deep&e=5;Domain=example.org&f=6;Secure&g=7;HttpOnly"));
    tell("second", () -> get(client, "/cookies"));
    tell("deeper", () -> get(client, "/cookies/deep/down"));
    tell("by hand", () -> client.send(HttpRequest.newBuilder(base.resolve("/cookies/x")).header("X", "y").build(), BodyHandlers.ofString()).body());
    tell("moved", () -> get(client, "/moved?307").contains("401") + " " + get(client, "/cookies"));
    manager.setCookiePolicy(CookiePolicy.ACCEPT_NONE);
    tell("none", () -> get(client, "/cookies?h=1") + manager.getCookieStore().getCookies().size());
    tell("uris", () -> manager.getCookieStore().getURIs());
    tell("removed", () -> manager.getCookieStore().removeAll() + " " + manager.getCookieStore().removeAll() + get(client, "/cookies"));
  }

  // --- cookies by themselves

  static final URI HERE = URI.create("http://www.example.org/a/b/c");

  static String cookie(String header) {
    StringBuilder shown = new StringBuilder();
    for (HttpCookie c : HttpCookie.parse(header)) {
      shown.append(c).append(' ').append(Arrays.asList(c.getName(), c.getValue(), c.getDomain(), c.getPath(), c.getPortlist(), c.getComment(),
          c.getCommentURL(), c.getMaxAge(), c.getVersion(), c.getSecure(), c.isHttpOnly(), c.getDiscard(), c.hasExpired())).append(' ');
    }
    return shown.toString();
  }

  static void parsed() {
    String[] headers = {
      "a=b", "Set-Cookie: a=b; Path=/x; Domain=.Example.org; Secure; HttpOnly", "set-cookie2: a=\"b c\"; Version=1; Port=\"80,81\"; Discard",
      "Set-Cookie2: a=1; Max-Age=0, b=2; Comment=\"x, y\"; CommentURL=u", "a=1, b=2", "a=1; max-age=7, b=2", "a=1; Expires=Thu, 01-Jan-1970 00:00:10 GMT",
      "a=1; expires=Wed, 01 Jan 1970 00:00:10 GMT; Max-Age=5", "a='x'", "a=", "=a", "a", "", ";", "$a=1", "a b=1", "a=b=c; Unknown; Port", "a=1; Max-Age=x", "a=1;;Path=/"
    };
    for (String each : headers) tell(each, () -> cookie(each));
    String[] domains = {".example.org", "example.org", "www.example.org", "a.b.example.org", "localhost", ".local", "localhost.local", "org", null};
    for (String domain : domains) {
      StringBuilder matches = new StringBuilder();
      for (String host : domains) matches.append(HttpCookie.domainMatches(domain, host) ? '1' : '0');
      System.out.println(domain + " " + matches);
    }
    HttpCookie one = new HttpCookie(" name ", "value");
    HttpCookie other = (HttpCookie) one.clone();
    tell("new", () -> one + " " + one.equals(other) + " " + one.getVersion() + " " + one.getMaxAge() + " " + (one.hashCode() == new HttpCookie("NAME", "x").hashCode()));
    other.setPath("/X");
    other.setDomain("EXAMPLE.org");
    other.setPortlist("80");
    tell("changed", () -> other + " " + one.equals(other) + " " + other.getDomain());
    other.setVersion(0);
    other.setMaxAge(-7);
    tell("old", () -> other + " " + other.hasExpired());
    tell("version", () -> {
      other.setVersion(2);
      return other;
    });
    tell("name", () -> new HttpCookie("a;b", "c"));
  }

  static void managed() throws IOException {
    CookieManager manager = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    manager.put(HERE, Map.of("Set-Cookie", List.of("short=1; Path=/", "long=2; Path=/a/b", "own=3", "other=4; Path=/z", "old=5; Version=1; Path=/a", "not a cookie")));
    tell("by path", () -> manager.get(HERE, Map.of()));
    tell("elsewhere", () -> manager.get(URI.create("http://www.example.org/a"), Map.of()) + " " + manager.get(URI.create("http://example.org/a"), Map.of()));
    manager.put(HERE, Map.of("set-cookie2", List.of("two=1; Port=\"99\"; Version=1", "three=1; Port; Version=1")));
    tell("ports", () -> manager.get(HERE, Map.of()).get("Cookie").size() + " " + manager.getCookieStore().getCookies().size());
    tell("null", () -> manager.get(null, Map.of()));
    tell("null", () -> {
      manager.put(HERE, null);
      return "put";
    });
    tell("store", () -> manager.getCookieStore().get(HERE).size() + " " + manager.getCookieStore().getURIs());
    tell("its list", () -> manager.getCookieStore().getCookies().remove(0));
    HttpCookie gone = new HttpCookie("gone", "1");
    tell("remove", () -> manager.getCookieStore().remove(HERE, gone));
    manager.getCookieStore().add(null, gone);
    tell("add", () -> manager.getCookieStore().remove(null, gone) + " " + manager.getCookieStore().remove(null, gone));
    tell("policies", () -> CookiePolicy.ACCEPT_ORIGINAL_SERVER.shouldAccept(HERE, gone) + " " + CookiePolicy.ACCEPT_ALL.shouldAccept(null, null)
        + " " + CookiePolicy.ACCEPT_ORIGINAL_SERVER.shouldAccept(null, gone) + " " + CookiePolicy.ACCEPT_NONE.shouldAccept(HERE, gone));
  }

  public static void main(String[] args) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    BasicAuthenticator basic = new BasicAuthenticator("the \"realm\"".replace("\"", "")) {
      @Override
      public boolean checkCredentials(String username, String password) {
        return username.equals("user") && password.equals("open");
      }
    };
    for (String path : new String[] {"/secret", "/other", "/third", "/fourth"}) {
      HttpContext context = server.createContext(path, HttpPasswords::secret);
      System.out.println(context.setAuthenticator(basic) + " " + (context.getAuthenticator() == basic) + " " + basic.getRealm());
    }
    server.createContext("/cookies", HttpPasswords::cookies);
    server.createContext("/moved", HttpPasswords::moved);
    server.createContext("/closed", e -> answer(e, 401, "no"));
    server.start();
    base = URI.create("http://localhost:" + server.getAddress().getPort());
    passwords();
    connections();
    clientCookies();
    parsed();
    managed();
    server.stop(0);
  }
}
// expect: null true the realm
// expect: null true the realm
// expect: null true the realm
// expect: null true the realm
// expect: no authenticator: Optional.empty 401 /secret  | 
// expect: its challenge: [Basic realm="the realm", charset="UTF-8"]
// expect: by hand: GET  by the realm:user the realm:user the realm Basic dXNlcjpvcGVu
// expect: wrong by hand: 401
// expect: another scheme: 401
// expect: good: 200 /secret/a GET  by the realm:user the realm:user the realm Basic dXNlcjpvcGVu | 401 /secret/a null | [the realm basic localhost http SERVER true /secret/a]
// expect: remembered: 200 /secret/b GET  by the realm:user the realm:user the realm Basic dXNlcjpvcGVu | []
// expect: for a body: POST text by the realm:user the realm:user the realm Basic dXNlcjpvcGVu[]
// expect: at the second time: 200 /secret GET  by the realm:user the realm:user the realm Basic dXNlcjpvcGVu | 401 /secret null | 401 /secret null | [the realm basic localhost http SERVER true /secret, the realm basic localhost http SERVER true /secret]
// expect: no other threw java.io.IOException: No credentials provided
// expect: then: [the realm basic localhost http SERVER true /secret, the realm basic localhost http SERVER true /secret]
// expect: too many threw java.io.IOException: too many authentication attempts. Limit: 3
// expect: then: 4
// expect: moved: 200 /secret/moved GET  by the realm:user the realm:user the realm Basic dXNlcjpvcGVu | 401 /secret/moved null | 302 /moved null | [the realm basic localhost http SERVER true /secret/moved]
// expect: no challenge threw java.io.IOException: WWW-Authenticate header missing for response code 401
// expect: no challenge, no authenticator: 401 /closed no | 
// expect: own header threw java.io.IOException: No credentials provided
// expect: connection: 200 GET  by the realm:user the realm:user the realm Basic dXNlcjpvcGVu[the realm basic localhost http SERVER true /secret, the realm basic localhost http SERVER true /secret/a]
// expect: nobody asked: 401 []
// expect: wrong, then good: 200 GET  by the realm:user the realm:user the realm Basic dXNlcjpvcGVu2
// expect: wrong: 401 2
// expect: default: 200 GET  by the realm:user the realm:user the realm Basic dXNlcjpvcGVutrue[the realm basic localhost http SERVER true /fourth]
// expect: cookies: 200 null200 [b=2; a=1][b=2, a=1]
// expect: are they anybody's: 200 /cookies null | 
// expect: no cookies: 200 nullnull
// expect: handler: true
// expect: first: 200 /cookies null | 
// expect: second: 200 /cookies [a=1; b=2; g=7] | 
// expect: deeper: 200 /cookies/deep/down [d=4; a=1; b=2; g=7] | 
// expect: by hand: [a=1; b=2; g=7]
// expect: moved: true 200 /cookies [a=1; b=2; g=7; moved=307] | 
// expect: none: 200 /cookies [a=1; b=2; g=7; moved=307] | 6
// expect: uris: [http://localhost]
// expect: removed: true false200 /cookies null | 
// expect: a=b: a=b [a, b, null, null, null, null, null, -1, 0, false, false, false, false] 
// expect: Set-Cookie: a=b; Path=/x; Domain=.Example.org; Secure; HttpOnly: a=b [a, b, .example.org, /x, null, null, null, -1, 0, true, true, false, false] 
// expect: set-cookie2: a="b c"; Version=1; Port="80,81"; Discard: a="b c";$Port="80,81" [a, b c, null, null, 80,81, null, null, -1, 1, false, false, true, false] 
// expect: Set-Cookie2: a=1; Max-Age=0, b=2; Comment="x, y"; CommentURL=u: a="1" [a, 1, null, null, null, null, null, 0, 1, false, false, false, true] b="2" [b, 2, null, null, null, x, y, u, -1, 1, false, false, false, false] 
// expect: a=1, b=2: a=1, b=2 [a, 1, b=2, null, null, null, null, null, -1, 0, false, false, false, false] 
// expect: a=1; max-age=7, b=2: a="1" [a, 1, null, null, null, null, null, 7, 1, false, false, false, false] b="2" [b, 2, null, null, null, null, null, -1, 1, false, false, false, false] 
// expect: a=1; Expires=Thu, 01-Jan-1970 00:00:10 GMT: a=1 [a, 1, null, null, null, null, null, 0, 0, false, false, false, true] 
// expect: a=1; expires=Wed, 01 Jan 1970 00:00:10 GMT; Max-Age=5: a=1 [a, 1, null, null, null, null, null, 0, 0, false, false, false, true] 
// expect: a='x': a=x [a, x, null, null, null, null, null, -1, 0, false, false, false, false] 
// expect: a=: a= [a, , null, null, null, null, null, -1, 0, false, false, false, false] 
// expect: =a threw java.lang.IllegalArgumentException: Illegal cookie name
// expect: a threw java.lang.IllegalArgumentException: Invalid cookie name-value pair
// expect:  threw java.lang.IllegalArgumentException: Empty cookie header string
// expect: ; threw java.lang.IllegalArgumentException: Empty cookie header string
// expect: $a=1 threw java.lang.IllegalArgumentException: Illegal cookie name
// expect: a b=1 threw java.lang.IllegalArgumentException: Illegal cookie name
// expect: a=b=c; Unknown; Port: a=b=c [a, b=c, null, null, , null, null, -1, 0, false, false, false, false] 
// expect: a=1; Max-Age=x threw java.lang.IllegalArgumentException: Illegal cookie max-age attribute
// expect: a=1;;Path=/: a=1 [a, 1, null, /, null, null, null, -1, 0, false, false, false, false] 
// expect: .example.org 111000000
// expect: example.org 010000000
// expect: www.example.org 001000000
// expect: a.b.example.org 000100000
// expect: localhost 000000000
// expect: .local 000011110
// expect: localhost.local 000010100
// expect: org 000000000
// expect: null 000000000
// expect: new: name="value" true 1 -1 true
// expect: changed: name="value";$Path="/X";$Domain="example.org";$Port="80" false example.org
// expect: old: name=value false
// expect: version threw java.lang.IllegalArgumentException: cookie version should be 0 or 1
// expect: name threw java.lang.IllegalArgumentException: Illegal cookie name
// expect: by path: {Cookie=[own=3, long=2, old="5";$Path="/a";$Domain="www.example.org", short=1]}
// expect: elsewhere: {Cookie=[$Version="1", old="5";$Path="/a";$Domain="www.example.org", short=1]} {Cookie=[]}
// expect: ports: 5 6
// expect: null threw java.lang.IllegalArgumentException: Argument is null
// expect: null threw java.lang.IllegalArgumentException: Argument is null
// expect: store: 6 [http://www.example.org]
// expect: its list threw java.lang.UnsupportedOperationException
// expect: remove: false
// expect: add: true false
// expect: policies: false true false false
