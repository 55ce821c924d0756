// The only implementation of HttpServer. One thread, the dispatcher, accepts connections and waits for requests on all of
// them; it has each request served by the executor, or serves it itself if there is none. Then the connection waits for its
// next request.
package com.sun.net.httpserver;

import heddle.Arrivals;
import heddle.SocketDoor;
import heddle.VM;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;

final class LoopbackServer extends HttpServer {
  private final class Context extends HttpContext {
    private final String path;
    private final Map<String, Object> attributes = new HashMap<>();
    private final List<Filter> filters = new LinkedList<>();
    private volatile HttpHandler handler;
    private Authenticator authenticator;  // null: none; it is given before requests come

    Context(String path, HttpHandler handler) {
      this.path = path;
      this.handler = handler;
    }

    @Override
    public HttpHandler getHandler() {
      return handler;
    }

    @Override
    public void setHandler(HttpHandler handler) {
      if (handler == null) throw new NullPointerException("Null handler parameter");
      if (this.handler != null) throw new IllegalArgumentException("handler already set");
      this.handler = handler;
    }

    @Override
    public String getPath() {
      return path;
    }

    @Override
    public HttpServer getServer() {
      return LoopbackServer.this;
    }

    @Override
    public Map<String, Object> getAttributes() {
      return attributes;
    }

    @Override
    public List<Filter> getFilters() {
      return filters;
    }

    @Override
    public Authenticator setAuthenticator(Authenticator auth) {
      Authenticator old = authenticator;
      authenticator = auth;
      return old;
    }

    @Override
    public Authenticator getAuthenticator() {
      return authenticator;
    }
  }

  // A connection whose client has closed it while no request was under way, as the dispatcher is told.
  private static final class Ended {
    final ServedConnection connection;

    Ended(ServedConnection connection) {
      this.connection = connection;
    }
  }

  private final Arrivals arrivals = new Arrivals();
  private final List<Context> contexts = new ArrayList<>();  // its monitor guards it
  // The monitor of this object guards what follows.
  private ServerSocket listener;  // null: not bound
  private Executor executor;
  private Thread dispatcher;
  private boolean started;
  private boolean stopped;
  private final Set<ServedConnection> connections = new LinkedHashSet<>();
  // And these stand for themselves: exchanges that begin and end have nothing to do with each other.
  private volatile int exchanges;     // under way
  private volatile boolean awaited;   // somebody waits for their end

  @Override
  public synchronized void bind(InetSocketAddress addr, int backlog) throws IOException {
    if (listener != null) throw new BindException("HttpServer already bound");
    if (addr == null) throw new NullPointerException("null address");
    ServerSocket bound = new ServerSocket();
    bound.bind(addr, backlog);
    listener = bound;
  }

  @Override
  public synchronized void start() {
    if (listener == null || started || stopped) throw new IllegalStateException("server in wrong state");
    started = true;
    SocketDoor.get().watch(listener, arrivals);
    dispatcher = new Thread(this::dispatch, "HTTP-Dispatcher");
    dispatcher.start();
  }

  @Override
  public synchronized void setExecutor(Executor executor) {
    if (started) throw new IllegalStateException("server already started");
    this.executor = executor;
  }

  @Override
  public synchronized Executor getExecutor() {
    return executor;
  }

  @Override
  public synchronized InetSocketAddress getAddress() {
    if (listener == null) return null;
    try {
      // Without the name that it was bound by.
      return new InetSocketAddress(InetAddress.getByAddress(listener.getInetAddress().getAddress()), listener.getLocalPort());
    } catch (UnknownHostException e) {
      throw new AssertionError(e);
    }
  }

  // No more requests; those that are under way have so many seconds.
  @Override
  public void stop(int delay) {
    if (delay < 0) throw new IllegalArgumentException("negative delay parameter");
    List<ServedConnection> open;
    Thread serving;
    synchronized (this) {
      stopped = true;
      serving = dispatcher;
      try {
        if (listener != null) listener.close();
      } catch (IOException e) {
        throw new AssertionError(e);  // it has nothing to write
      }
      boolean interrupted = false;
      awaited = delay > 0;
      for (long left = delay * 1000_000_000L; exchanges > 0 && left > 0; ) {
        try {
          left = VM.await(this, this, left);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (interrupted) Thread.currentThread().interrupt();
      open = new ArrayList<>(connections);
      connections.clear();
    }
    arrivals.close();
    for (ServedConnection each : open) each.close();
    if (serving == null || serving == Thread.currentThread()) return;
    try {
      serving.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  // --- contexts

  @Override
  public HttpContext createContext(String path, HttpHandler handler) {
    if (handler == null || path == null) throw new NullPointerException("null handler, or path parameter");
    return add(new Context(path, handler));
  }

  @Override
  public HttpContext createContext(String path) {
    if (path == null) throw new NullPointerException("null path parameter");
    return add(new Context(path, null));
  }

  private HttpContext add(Context context) {
    if (!context.path.startsWith("/")) throw new IllegalArgumentException("Illegal value for path or protocol");
    synchronized (contexts) {
      contexts.add(context);
    }
    return context;
  }

  @Override
  public void removeContext(String path) {
    if (path == null) throw new NullPointerException("null path parameter");
    synchronized (contexts) {
      for (Context each : contexts) {
        if (!each.path.equals(path)) continue;
        contexts.remove(each);
        return;
      }
    }
    throw new IllegalArgumentException("cannot remove element from list");
  }

  @Override
  public void removeContext(HttpContext context) {
    if (!(context instanceof Context)) throw new IllegalArgumentException("wrong HttpContext type");
    synchronized (contexts) {
      if (!contexts.remove(context)) throw new IllegalArgumentException("cannot remove element from list");
    }
  }

  // The one with the longest path with which that one begins; null: none.
  HttpContext find(String path) {
    Context best = null;
    synchronized (contexts) {
      for (Context each : contexts) {
        if (path.startsWith(each.path) && (best == null || each.path.length() > best.path.length())) best = each;
      }
    }
    return best;
  }

  // --- the dispatcher

  private void dispatch() {
    Executor executor = getExecutor();
    for (Object ready; (ready = arrivals.take()) != null; ) {
      if (ready instanceof Socket) accept((Socket) ready, executor);
      else if (ready instanceof Ended) forget(((Ended) ready).connection);
      else serve((ServedConnection) ready, executor);
    }
  }

  // A new connection with its first request.
  private void accept(Socket socket, Executor executor) {
    try {
      if (!SocketDoor.get().accept(listener, socket)) return;
      ServedConnection connection = new ServedConnection(this, socket);
      boolean late;
      synchronized (this) {
        late = stopped;
        if (!late) connections.add(connection);
      }
      if (late) connection.close();
      else serve(connection, executor);
    } catch (IOException e) {
      // It has been closed meanwhile.
    }
  }

  private void serve(ServedConnection connection, Executor executor) {
    VM.addBelow(this, "exchanges", 1, Integer.MAX_VALUE);
    try {
      if (executor == null) connection.run();
      else executor.execute(connection);
    } catch (RuntimeException e) {
      // The executor takes nothing any more.
      ended();
      forget(connection);
    }
  }

  // An exchange has come to its end.
  void ended() {
    VM.addBelow(this, "exchanges", -1, Integer.MAX_VALUE);
    if (!awaited) return;
    synchronized (this) {
      VM.signalAll(this);
    }
  }

  void awaitRequest(ServedConnection connection) {
    if (connection.isBuffered()) arrivals.add(connection);
    else SocketDoor.get().watch(connection.socket(), connection, new Ended(connection), arrivals);
  }

  void forget(ServedConnection connection) {
    synchronized (this) {
      connections.remove(connection);
    }
    connection.close();
  }
}
