// Gives the cookies to a request, and takes those of an answer. One of them is asked by connections of URLs.
package java.net;

import java.io.IOException;
import java.util.List;
import java.util.Map;

public abstract class CookieHandler {
  private static volatile CookieHandler systemWide;  // null: none

  public CookieHandler() {}

  public static synchronized CookieHandler getDefault() {
    return systemWide;
  }

  public static synchronized void setDefault(CookieHandler cHandler) {
    systemWide = cHandler;
  }

  public abstract Map<String, List<String>> get(URI uri, Map<String, List<String>> requestHeaders) throws IOException;

  public abstract void put(URI uri, Map<String, List<String>> responseHeaders) throws IOException;
}
