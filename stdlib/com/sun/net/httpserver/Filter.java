// Looks at an exchange before and after the handler, and may answer in its place.
package com.sun.net.httpserver;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

public abstract class Filter {
  protected Filter() {}

  public abstract void doFilter(HttpExchange exchange, Chain chain) throws IOException;

  public abstract String description();

  // Does something before the filters and the handler that are still to come.
  public static Filter beforeHandler(String description, Consumer<HttpExchange> operation) {
    return of(description, operation, null);
  }

  // Does something behind them.
  public static Filter afterHandler(String description, Consumer<HttpExchange> operation) {
    return of(description, null, operation);
  }

  private static Filter of(String description, Consumer<HttpExchange> before, Consumer<HttpExchange> after) {
    Objects.requireNonNull(description);
    Objects.requireNonNull(before == null ? after : before);
    return new Filter() {
      @Override
      public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
        if (before != null) before.accept(exchange);
        chain.doFilter(exchange);
        if (after != null) after.accept(exchange);
      }

      @Override
      public String description() {
        return description;
      }
    };
  }

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
