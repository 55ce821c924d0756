// Which cookies are taken.
package java.net;

public interface CookiePolicy {
  CookiePolicy ACCEPT_ALL = (uri, cookie) -> true;

  CookiePolicy ACCEPT_NONE = (uri, cookie) -> false;

  CookiePolicy ACCEPT_ORIGINAL_SERVER =
      (uri, cookie) -> uri != null && cookie != null && HttpCookie.domainMatches(cookie.getDomain(), uri.getHost());

  boolean shouldAccept(URI uri, HttpCookie cookie);
}
