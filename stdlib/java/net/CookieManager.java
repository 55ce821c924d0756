// Keeps the cookies of answers in a store, if its policy has them, and gives them to the requests that they are for (RFC 2965).
package java.net;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

public class CookieManager extends CookieHandler {
  // Those for longer paths come first, then the older ones.
  private static final Comparator<HttpCookie> ORDER = Comparator
      .comparingInt((HttpCookie cookie) -> cookie.getPath() == null ? 0 : -cookie.getPath().length())
      .thenComparingLong(HttpCookie::created);

  private final CookieStore store;
  private volatile CookiePolicy policy;

  public CookieManager() {
    this(null, null);
  }

  public CookieManager(CookieStore store, CookiePolicy cookiePolicy) {
    this.store = store == null ? new InMemoryCookieStore() : store;
    policy = cookiePolicy == null ? CookiePolicy.ACCEPT_ORIGINAL_SERVER : cookiePolicy;
  }

  public void setCookiePolicy(CookiePolicy cookiePolicy) {
    if (cookiePolicy != null) policy = cookiePolicy;
  }

  public CookieStore getCookieStore() {
    return store;
  }

  // --- requests

  @Override
  public Map<String, List<String>> get(URI uri, Map<String, List<String>> requestHeaders) throws IOException {
    if (uri == null || requestHeaders == null) throw new IllegalArgumentException("Argument is null");
    List<HttpCookie> cookies = new ArrayList<>();
    for (HttpCookie each : store.get(uri)) {
      if (isFor(uri, each)) cookies.add(each);
    }
    cookies.sort(ORDER);
    List<String> values = new ArrayList<>();
    for (HttpCookie each : cookies) {
      if (values.isEmpty() && each.getVersion() > 0) values.add("$Version=\"1\"");
      values.add(each.toString());
    }
    return Map.of("Cookie", values);
  }

  private static boolean isFor(URI uri, HttpCookie cookie) {
    String path = uri.getPath() == null || uri.getPath().isEmpty() ? "/" : uri.getPath();
    if (!isBelow(path, cookie.getPath())) return false;
    if (cookie.getSecure() && !"https".equalsIgnoreCase(uri.getScheme())) return false;
    if (cookie.isHttpOnly() && !"http".equalsIgnoreCase(uri.getScheme()) && !"https".equalsIgnoreCase(uri.getScheme())) return false;
    String ports = cookie.getPortlist();
    return ports == null || ports.isEmpty() || isAmong(ports, port(uri));
  }

  private static boolean isBelow(String path, String of) {
    return path.equals(of) || of != null && path.startsWith(of);
  }

  private static int port(URI uri) {
    if (uri.getPort() != -1) return uri.getPort();
    return "https".equals(uri.getScheme()) ? 443 : 80;
  }

  private static boolean isAmong(String ports, int port) {
    for (String each : ports.split(",")) {
      try {
        if (Integer.parseInt(each.trim()) == port) return true;
      } catch (NumberFormatException e) {
        // It is none of them.
      }
    }
    return false;
  }

  // --- answers

  @Override
  public void put(URI uri, Map<String, List<String>> responseHeaders) throws IOException {
    if (uri == null || responseHeaders == null) throw new IllegalArgumentException("Argument is null");
    for (Map.Entry<String, List<String>> field : responseHeaders.entrySet()) {
      String name = field.getKey();
      if (!"Set-Cookie".equalsIgnoreCase(name) && !"Set-Cookie2".equalsIgnoreCase(name)) continue;
      for (String value : field.getValue()) takeAll(uri, value);
    }
  }

  // What is no cookie is passed over.
  private void takeAll(URI uri, String value) {
    List<HttpCookie> cookies;
    try {
      cookies = HttpCookie.parse(value);
    } catch (IllegalArgumentException e) {
      return;
    }
    for (HttpCookie each : cookies) take(uri, each);
  }

  private void take(URI uri, HttpCookie cookie) {
    if (cookie.getPath() == null) cookie.setPath(folder(uri.getPath()));
    if (cookie.getDomain() == null) {
      String host = uri.getHost();
      cookie.setDomain(host != null && !host.contains(".") ? host + ".local" : host);
    }
    String ports = cookie.getPortlist();
    if (ports != null && ports.isEmpty()) cookie.setPortlist(Integer.toString(port(uri)));
    else if (ports != null && !isAmong(ports, port(uri))) return;
    if (isAccepted(uri, cookie)) store.add(uri, cookie);
  }

  private boolean isAccepted(URI uri, HttpCookie cookie) {
    try {
      return policy.shouldAccept(uri, cookie);
    } catch (Exception e) {
      return false;
    }
  }

  private static String folder(String path) {
    int last = path == null ? -1 : path.lastIndexOf('/');
    return last > 0 ? path.substring(0, last + 1) : "/";
  }
}
