// A server of HTTP for clients in the same program, on the loopback (java/net/Loopback.java).
package com.sun.net.httpserver;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.Executor;

public abstract class HttpServer {
  protected HttpServer() {}

  public static HttpServer create() throws IOException {
    return new LoopbackServer();
  }

  public static HttpServer create(InetSocketAddress addr, int backlog) throws IOException {
    HttpServer server = new LoopbackServer();
    if (addr != null) server.bind(addr, backlog);
    return server;
  }

  public abstract void bind(InetSocketAddress addr, int backlog) throws IOException;

  public abstract void start();

  public abstract void setExecutor(Executor executor);

  public abstract Executor getExecutor();

  public abstract void stop(int delay);

  public abstract HttpContext createContext(String path, HttpHandler handler);

  public abstract HttpContext createContext(String path);

  public abstract void removeContext(String path) throws IllegalArgumentException;

  public abstract void removeContext(HttpContext context);

  public abstract InetSocketAddress getAddress();
}
