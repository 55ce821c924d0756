// The store that a CookieManager has if the program gives it none.
package java.net;

import heddle.Monitor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

final class InMemoryCookieStore implements CookieStore {
  // It guards what follows.
  private final Monitor lock = new Monitor();
  private final List<HttpCookie> all = new ArrayList<>();
  private final Map<URI, List<HttpCookie>> byUri = new LinkedHashMap<>();

  // As much of it as counts for cookies.
  private static URI host(URI uri) {
    try {
      return new URI("http", uri.getHost(), null, null, null);
    } catch (URISyntaxException e) {
      return uri;
    }
  }

  @Override
  public void add(URI uri, HttpCookie cookie) {
    Objects.requireNonNull(cookie, "cookie is null");
    synchronized (lock) {
      lock.handOver();
      all.remove(cookie);
      if (cookie.getMaxAge() == 0) return;
      all.add(cookie);
      if (uri == null) return;
      List<HttpCookie> own = byUri.computeIfAbsent(host(uri), any -> new ArrayList<>());
      own.remove(cookie);
      own.add(cookie);
    }
  }

  private void forgetExpired() {
    all.removeIf(HttpCookie::hasExpired);
  }

  @Override
  public List<HttpCookie> get(URI uri) {
    Objects.requireNonNull(uri, "uri is null");
    boolean secure = "https".equalsIgnoreCase(uri.getScheme());
    List<HttpCookie> found = new ArrayList<>();
    synchronized (lock) {
      lock.handOver();
      forgetExpired();
      // A host keeps its own cookie although another host has set an equal one, as on OpenJDK.
      List<HttpCookie> own = byUri.getOrDefault(host(uri), List.of());
      if (!own.isEmpty()) own.removeIf(cookie -> cookie.hasExpired() || !all.contains(cookie));
      for (HttpCookie each : all) {
        if ((secure || !each.getSecure()) && isOfDomain(each, uri.getHost())) found.add(each);
      }
      for (HttpCookie each : own) {
        if ((secure || !each.getSecure()) && !found.contains(each)) found.add(each);
      }
    }
    return found;
  }

  private static boolean isOfDomain(HttpCookie cookie, String host) {
    String domain = cookie.getDomain();
    return domain != null && host != null && HttpCookie.matches(domain, host, cookie.getVersion() == 0);
  }

  @Override
  public List<HttpCookie> getCookies() {
    synchronized (lock) {
      lock.handOver();
      forgetExpired();
      return Collections.unmodifiableList(new ArrayList<>(all));
    }
  }

  @Override
  public List<URI> getURIs() {
    synchronized (lock) {
      lock.handOver();
      byUri.values().removeIf(List::isEmpty);
      return new ArrayList<>(byUri.keySet());
    }
  }

  @Override
  public boolean remove(URI uri, HttpCookie cookie) {
    Objects.requireNonNull(cookie, "cookie is null");
    synchronized (lock) {
      lock.handOver();
      return all.remove(cookie);
    }
  }

  @Override
  public boolean removeAll() {
    synchronized (lock) {
      lock.handOver();
      if (all.isEmpty()) return false;
      all.clear();
      byUri.clear();
      return true;
    }
  }
}
