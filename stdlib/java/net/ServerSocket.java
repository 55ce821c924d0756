// Waits for connections from sockets of the same program (Loopback).
package java.net;

import heddle.Arrivals;
import heddle.SocketDoor;
import heddle.SocketOwner;
import heddle.VM;
import heddle.Watchers;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Set;

public class ServerSocket implements Closeable {
  static {
    SocketDoor.open(new LoopbackDoor());
  }

  private final ArrayDeque<Socket> arrived = new ArrayDeque<>();  // not accepted yet; its monitor is that of all below
  private Arrivals watcher;  // null: whoever calls accept
  private Watchers selectors;  // of its channel; null: none
  private int backlog;
  private InetAddress heard;             // to be connected to, before others can find it
  private volatile InetAddress address;  // the same; null: not bound
  private volatile int port = -1;
  private volatile boolean closed;
  private volatile int timeout;
  private volatile boolean reuseAddress = true;
  private volatile boolean reusePort;
  private volatile int trafficClass;
  private SocketOwner owner;  // null: it belongs to no channel
  private volatile int receiveBufferSize = 65536;

  public ServerSocket() throws IOException {}

  public ServerSocket(int port) throws IOException {
    this(port, 50, null);
  }

  public ServerSocket(int port, int backlog) throws IOException {
    this(port, backlog, null);
  }

  public ServerSocket(int port, int backlog, InetAddress bindAddr) throws IOException {
    if (port < 0 || port > 0xffff) throw new IllegalArgumentException("Port value out of range: " + port);
    bind(new InetSocketAddress(bindAddr, port), backlog);
  }

  public void bind(SocketAddress endpoint) throws IOException {
    bind(endpoint, 50);
  }

  public void bind(SocketAddress endpoint, int backlog) throws IOException {
    if (closed) throw new SocketException("Socket is closed");
    if (isBound()) throw new SocketException("Already bound");
    if (endpoint != null && !(endpoint instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
    InetSocketAddress to = endpoint == null ? new InetSocketAddress(0) : (InetSocketAddress) endpoint;
    if (to.isUnresolved()) throw new SocketException("Unresolved address");
    if (!to.getAddress().isLocal()) throw new BindException("Cannot assign requested address: " + InetAddress.$OUTSIDE);
    this.backlog = backlog < 1 ? 50 : backlog;
    heard = to.getAddress();
    port = Loopback.listen(this, to.getPort());
    address = to.getAddress();
  }

  // Whether it is there for those who connect to that address. All of them have one port.
  boolean hears(InetAddress to) {
    if (heard.isAnyLocalAddress()) return true;
    return heard.equals(to.isAnyLocalAddress() ? InetAddress.local(to) : to);
  }

  // For servers whose connections are of a class of their own: `s`, which is not connected, becomes the next one.
  protected final void implAccept(Socket s) throws IOException {
    s.become(next());
  }

  public Socket accept() throws IOException {
    return next();
  }

  // Before anybody else knows it.
  public void $belongsTo(SocketOwner owner) {
    this.owner = owner;
  }

  // Null: it belongs to none.
  public ServerSocketChannel getChannel() {
    return owner == null ? null : owner.server();
  }

  private Socket next() throws IOException {
    if (closed) throw new SocketException("Socket is closed");
    if (!isBound()) throw new SocketException("Socket is not bound yet");
    synchronized (arrived) {
      await(arrived::isEmpty, timeout, "Accept timed out");
      VM.signalAll(arrived);  // there is room for another one
      return arrived.poll();
    }
  }

  // For the channel of this socket. Null: it is closed, or nobody has come, and it does not wait.
  public Socket $accept(boolean waits) {
    synchronized (arrived) {
      while (arrived.isEmpty()) {
        if (closed || !waits) return null;
        VM.awaitUninterruptibly(arrived, arrived);
      }
      VM.signalAll(arrived);  // there is room for another one
      return arrived.poll();
    }
  }

  // Somebody connects: `end` is what accept will give. Waits while too many have not been accepted yet.
  void arrive(Socket end, int timeout) throws SocketException, SocketTimeoutException {
    synchronized (arrived) {
      if (closed) throw new ConnectException("Connection refused");
      if (watcher != null) {
        arrived.add(end);
        end.watch(end, end, watcher);
        return;
      }
      try {
        await(() -> arrived.size() > backlog, timeout, "Connect timed out");
      } catch (SocketException e) {
        throw new ConnectException("Connection refused");
      }
      arrived.add(end);
      VM.signalAll(arrived);
      Watchers.tell(selectors);
    }
  }

  // --- for the selectors of its channel

  public boolean $canAccept() {
    synchronized (arrived) {
      return !arrived.isEmpty();
    }
  }

  public void $watch(Watchers watchers) {
    synchronized (arrived) {
      selectors = watchers;
    }
  }

  // --- heddle/SocketDoor.java

  void watch(Arrivals arrivals) {
    synchronized (arrived) {
      watcher = arrivals;
      for (Socket end : arrived) end.watch(end, end, arrivals);
      VM.signalAll(arrived);
    }
  }

  // False: it has been closed meanwhile, and so has the connection.
  boolean accept(Socket end) {
    synchronized (arrived) {
      return arrived.remove(end);
    }
  }

  // Waits with the monitor of `arrived` while that is so: an interrupt does not end it, closing does. `timeout`: in
  // milliseconds, 0: no limit.
  private void await(java.util.function.BooleanSupplier waits, int timeout, String late) throws SocketException, SocketTimeoutException {
    boolean interrupted = false;
    long left = timeout * 1000000L;
    try {
      while (waits.getAsBoolean()) {
        if (closed) throw new SocketException("Socket closed");
        if (timeout == 0) {
          VM.awaitUninterruptibly(arrived, arrived);
          continue;
        }
        if (left <= 0) throw new SocketTimeoutException(late);
        try {
          left = VM.await(arrived, arrived, left);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (closed) throw new SocketException("Socket closed");
    } finally {
      if (interrupted) Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (arrived) {
      if (closed) return;
      closed = true;
      if (isBound()) Loopback.forget(port);
      for (Socket each : arrived) each.refuse();
      arrived.clear();
      VM.signalAll(arrived);
    }
  }

  public InetAddress getInetAddress() {
    return address;
  }

  public int getLocalPort() {
    return port;
  }

  public SocketAddress getLocalSocketAddress() {
    return isBound() ? new InetSocketAddress(address, port) : null;
  }

  public boolean isBound() {
    return address != null;
  }

  public boolean isClosed() {
    return closed;
  }

  public synchronized void setSoTimeout(int timeout) throws SocketException {
    if (closed) throw new SocketException("Socket is closed");
    if (timeout < 0) throw new IllegalArgumentException("timeout < 0");
    this.timeout = timeout;
  }

  public synchronized int getSoTimeout() throws IOException {
    if (closed) throw new SocketException("Socket is closed");
    return timeout;
  }

  public void setReuseAddress(boolean on) throws SocketException {
    if (closed) throw new SocketException("Socket is closed");
    reuseAddress = on;
  }

  public boolean getReuseAddress() throws SocketException {
    if (closed) throw new SocketException("Socket is closed");
    return reuseAddress;
  }

  public synchronized void setReceiveBufferSize(int size) throws SocketException {
    if (size <= 0) throw new IllegalArgumentException("negative receive size");
    if (closed) throw new SocketException("Socket is closed");
    receiveBufferSize = SocketOptionTexts.buffer(size, 1152);
  }

  public synchronized int getReceiveBufferSize() throws SocketException {
    if (closed) throw new SocketException("Socket is closed");
    return receiveBufferSize;
  }

  public Set<SocketOption<?>> supportedOptions() {
    return SocketOptionTexts.OF_SERVERS;
  }

  public <T> ServerSocket setOption(SocketOption<T> name, T value) throws IOException {
    Objects.requireNonNull(name);
    if (closed) throw new SocketException("Socket is closed");
    SocketOptionTexts.ensureKnown(supportedOptions(), name);
    SocketOptionTexts.ensureValue(name, value);
    if (name == StandardSocketOptions.SO_RCVBUF) receiveBufferSize = SocketOptionTexts.buffer((Integer) value, 1152);
    else if (name == StandardSocketOptions.IP_TOS) trafficClass = SocketOptionTexts.trafficClass((Integer) value);
    else if (name == StandardSocketOptions.SO_REUSEADDR) reuseAddress = (Boolean) value;
    else reusePort = (Boolean) value;
    return this;
  }

  @SuppressWarnings("unchecked")
  public <T> T getOption(SocketOption<T> name) throws IOException {
    Objects.requireNonNull(name);
    if (closed) throw new SocketException("Socket is closed");
    SocketOptionTexts.ensureKnown(supportedOptions(), name);
    Object value;
    if (name == StandardSocketOptions.SO_RCVBUF) value = receiveBufferSize;
    else if (name == StandardSocketOptions.IP_TOS) value = trafficClass;
    else if (name == StandardSocketOptions.SO_REUSEADDR) value = reuseAddress;
    else value = reusePort;
    return (T) value;
  }

  public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {}

  @Override
  public String toString() {
    return isBound() ? "ServerSocket[addr=" + address + ",localport=" + port + "]" : "ServerSocket[unbound]";
  }
}
