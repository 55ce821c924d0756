// Looks at an exchange before and after the handler, and may answer in its place.
package com.sun.net.httpserver;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;

public abstract class Filter {
  protected Filter() {}

  public abstract void doFilter(HttpExchange exchange, Chain chain) throws IOException;

  public abstract String description();

  // The filters that are still to come, and the handler behind them.
  public static class Chain {
    private final Iterator<Filter> filters;
    private final HttpHandler handler;

    public Chain(List<Filter> filters, HttpHandler handler) {
      this.filters = filters.iterator();
      this.handler = handler;
    }

    public void doFilter(HttpExchange exchange) throws IOException {
      if (filters.hasNext()) filters.next().doFilter(exchange, this);
      else handler.handle(exchange);
    }
  }
}
