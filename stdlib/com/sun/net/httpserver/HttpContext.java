// What answers the requests for the paths that begin with one text.
package com.sun.net.httpserver;

import java.util.List;
import java.util.Map;

public abstract class HttpContext {
  protected HttpContext() {}

  public abstract HttpHandler getHandler();

  public abstract void setHandler(HttpHandler handler);

  public abstract String getPath();

  public abstract HttpServer getServer();

  public abstract Map<String, Object> getAttributes();

  public abstract List<Filter> getFilters();

  // The one before.
  public abstract Authenticator setAuthenticator(Authenticator auth);

  public abstract Authenticator getAuthenticator();
}
