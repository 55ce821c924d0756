// One end of a connection; the other end is in the same program (Loopback).
package java.net;

import heddle.Arrivals;
import heddle.SocketDoor;
import heddle.SocketOwner;
import heddle.Watchers;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.SocketChannel;
import java.util.Objects;
import java.util.Set;

public class Socket implements Closeable {
  static {
    SocketDoor.open(new LoopbackDoor());
  }

  private InetAddress address;       // of the other end; null: not connected
  private int port;
  private Socket peer;               // at the side of the server: who has connected
  int localPort = -1;                // 0: not chosen yet (Loopback.portOf)
  private InetAddress localAddress;  // null: not bound
  private SocketPipe in;
  private SocketPipe out;
  private volatile boolean connected;
  private volatile boolean closed;
  private volatile boolean inputShut;
  private volatile boolean outputShut;
  private volatile int timeout;
  private volatile boolean tcpNoDelay;
  private volatile boolean keepAlive;
  private volatile int reuseAddress;  // 1: on, -1: off, 0: as it begins, on for those that have been accepted
  private volatile boolean reusePort;
  private volatile boolean oobInline;
  private volatile int linger = -1;
  private volatile int sendBufferSize = 65536;
  private volatile int receiveBufferSize = 65536;
  private volatile int trafficClass;
  private SocketOwner owner;         // null: it belongs to no channel

  public Socket() {}

  // Without a connection, to be made directly: there are no proxies for sockets.
  public Socket(Proxy proxy) {
    if (proxy == null) throw new IllegalArgumentException("Invalid Proxy");
    if (proxy.type() != Proxy.Type.DIRECT) throw new UnsupportedOperationException("a " + proxy.type() + " proxy for a socket");
  }

  public Socket(String host, int port) throws UnknownHostException, IOException {
    this(host != null ? new InetSocketAddress(host, port) : new InetSocketAddress(InetAddress.getByName(null), port));
  }

  public Socket(InetAddress address, int port) throws IOException {
    this(new InetSocketAddress(Objects.requireNonNull(address), port));
  }

  public Socket(String host, int port, InetAddress localAddr, int localPort) throws IOException {
    this(host != null ? new InetSocketAddress(host, port) : new InetSocketAddress(InetAddress.getByName(null), port),
        new InetSocketAddress(localAddr, localPort));
  }

  public Socket(InetAddress address, int port, InetAddress localAddr, int localPort) throws IOException {
    this(new InetSocketAddress(Objects.requireNonNull(address), port), new InetSocketAddress(localAddr, localPort));
  }

  @Deprecated
  public Socket(String host, int port, boolean stream) throws IOException {
    this(host, port);
    ensureStream(stream);
  }

  @Deprecated
  public Socket(InetAddress host, int port, boolean stream) throws IOException {
    this(host, port);
    ensureStream(stream);
  }

  private static void ensureStream(boolean stream) {
    if (!stream) throw new IllegalArgumentException("Socket constructor does not support creation of datagram sockets");
  }

  private Socket(InetSocketAddress to) throws IOException {
    connect(to);
  }

  private Socket(InetSocketAddress to, InetSocketAddress from) throws IOException {
    bind(from);
    connect(to);
  }

  // The end of a connection that `other` has asked for.
  private Socket(Socket other, int port) {
    address = other.localAddress;
    peer = other;
    localPort = port;
    localAddress = other.address.isAnyLocalAddress() ? InetAddress.local(other.address) : plain(other.address);
    in = other.out;
    in.readBy(this);
    out = other.in;
    connected = true;
  }

  // Becomes what the server has accepted.
  void become(Socket end) throws IOException {
    if (closed) throw new SocketException("Socket is closed");
    if (connected) throw new SocketException("Already connected");
    address = end.address;
    peer = end.peer;
    localPort = end.localPort;
    localAddress = end.localAddress;
    in = end.in;
    synchronized (in) {
      in.readBy(this);
    }
    out = end.out;
    connected = true;
  }

  // Before anybody else knows it.
  public void $belongsTo(SocketOwner owner) {
    this.owner = owner;
  }

  // Null: it belongs to none.
  public SocketChannel getChannel() {
    return owner == null ? null : owner.connection();
  }

  public void connect(SocketAddress endpoint) throws IOException {
    connect(endpoint, 0);
  }

  public void connect(SocketAddress endpoint, int timeout) throws IOException {
    if (endpoint == null) throw new IllegalArgumentException("connect: The address can't be null");
    if (timeout < 0) throw new IllegalArgumentException("connect: timeout can't be negative");
    if (closed) throw new SocketException("Socket is closed");
    if (connected) throw new SocketException("already connected");
    if (!(endpoint instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
    InetSocketAddress to = (InetSocketAddress) endpoint;
    try {
      if (to.isUnresolved()) throw new UnknownHostException(to.getHostName() + ": " + InetAddress.$OUTSIDE);
      if (!to.getAddress().isLocal()) throw new ConnectException("Network is unreachable: " + InetAddress.$OUTSIDE);
      ServerSocket server = Loopback.listener(to.getPort());
      if (server == null || !server.hears(to.getAddress())) throw new ConnectException("Connection refused");
      if (localPort < 0) localPort = 0;
      if (localAddress == null || localAddress.isAnyLocalAddress()) localAddress = InetAddress.local(to.getAddress());
      address = to.getAddress().isAnyLocalAddress() ? InetAddress.getLocalHost() : to.getAddress();
      port = to.getPort();
      in = new SocketPipe();
      in.readBy(this);
      out = new SocketPipe();
      server.arrive(new Socket(this, port), timeout);
      connected = true;
    } catch (IOException e) {
      closed = true;
      throw e;
    }
  }

  // Without its name.
  private static InetAddress plain(InetAddress address) {
    if (address.givenName() == null) return address;
    return address instanceof Inet6Address ? new Inet6Address(null, address.bytes(), -1, null) : new Inet4Address(null, address.bytes());
  }

  public void bind(SocketAddress bindpoint) throws IOException {
    if (closed) throw new SocketException("Socket is closed");
    if (isBound()) throw new SocketException("Already bound");
    if (bindpoint != null && !(bindpoint instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
    InetSocketAddress to = bindpoint == null ? new InetSocketAddress(0) : (InetSocketAddress) bindpoint;
    if (to.isUnresolved()) throw new SocketException("Unresolved address");
    localAddress = to.getAddress();
    localPort = to.getPort() == 0 ? Loopback.freePort() : to.getPort();
  }

  private void ensureOpen() throws SocketException {
    if (closed) throw new SocketException("Socket is closed");
  }

  private void ensureConnected() throws SocketException {
    ensureOpen();
    if (!connected) throw new SocketException("Socket is not connected");
  }

  public InputStream getInputStream() throws IOException {
    ensureConnected();
    if (inputShut) throw new SocketException("Socket input is shutdown");
    return new SocketInputStream();
  }

  public OutputStream getOutputStream() throws IOException {
    ensureConnected();
    if (outputShut) throw new SocketException("Socket output is shutdown");
    return new SocketOutputStream();
  }

  private final class SocketInputStream extends InputStream {
    private boolean atEnd;

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      Objects.checkFromIndexSize(off, len, b.length);
      if (len == 0) return 0;
      if (atEnd) return -1;
      int n = in.read(Socket.this, b, off, len, timeout);
      atEnd = n < 0;
      return n;
    }

    @Override
    public int available() throws IOException {
      if (closed) throw new SocketException("Socket closed");
      return inputShut ? 0 : in.available();
    }

    @Override
    public void close() throws IOException {
      Socket.this.close();
    }
  }

  private final class SocketOutputStream extends OutputStream {
    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
      Objects.checkFromIndexSize(off, len, b.length);
      out.write(Socket.this, b, off, len);
    }

    @Override
    public void close() throws IOException {
      Socket.this.close();
    }
  }

  // --- for the channel of this socket: -2 if it is closed, -3 if another thread has waited there before. Without `waits` there
  // may be nothing to read, or no room for all of it.

  public int $read(byte[] to, boolean waits) throws IOException {
    return in.channelRead(this, to, waits);
  }

  public int $write(byte[] from, boolean waits) throws IOException {
    return out.channelWrite(this, from, waits);
  }

  // What its channel, which is connected, is ready for: reading, writing.
  public boolean $canBeRead() {
    return in.canBeRead(this);
  }

  public boolean $canBeWritten() {
    return out.canBeWritten();
  }

  public void $watch(Watchers watchers) {
    in.watchReader(watchers);
    out.watchWriter(watchers);
  }

  public void shutdownInput() throws IOException {
    ensureConnected();
    if (inputShut) throw new SocketException("Socket input is already shutdown");
    inputShut = true;
    in.shut();
  }

  public void shutdownOutput() throws IOException {
    ensureConnected();
    if (outputShut) throw new SocketException("Socket output is already shutdown");
    outputShut = true;
    out.end();
  }

  @Override
  public synchronized void close() throws IOException {
    $close(linger != 0);
  }

  // `endsFirst`: the other end is told that nothing follows, also if not all has been read here; otherwise that is a reset.
  public void $close(boolean endsFirst) {
    synchronized (this) {
      if (closed) return;
      closed = true;
    }
    if (!connected) return;
    if (in.abandon() && !endsFirst) out.reset();
    else out.end();
  }

  // --- for servers that wait for several sockets (LoopbackDoor)

  void watch(Object source, Object atEnd, Arrivals arrivals) {
    in.watch(source, atEnd, arrivals);
  }

  boolean isEnded() {
    return in.isEnded();
  }

  // Nobody has accepted it, and nobody will.
  void refuse() {
    out.reset();
    in.abandon();
  }

  public InetAddress getInetAddress() {
    return connected ? address : null;
  }

  public int getPort() {
    if (!connected) return 0;
    return peer != null ? Loopback.portOf(peer) : port;
  }

  public SocketAddress getRemoteSocketAddress() {
    return connected ? new InetSocketAddress(address, getPort()) : null;
  }

  public InetAddress getLocalAddress() {
    return localAddress == null || closed ? InetAddress.any() : localAddress;
  }

  public int getLocalPort() {
    return connected ? Loopback.portOf(this) : localPort;
  }

  public SocketAddress getLocalSocketAddress() {
    return isBound() ? new InetSocketAddress(getLocalAddress(), getLocalPort()) : null;
  }

  public boolean isConnected() {
    return connected;
  }

  public boolean isBound() {
    return localAddress != null;
  }

  public boolean isClosed() {
    return closed;
  }

  public boolean isInputShutdown() {
    return inputShut;
  }

  public boolean isOutputShutdown() {
    return outputShut;
  }

  // --- options: but for the time limit of reads they change nothing here

  public synchronized void setSoTimeout(int timeout) throws SocketException {
    ensureOpen();
    if (timeout < 0) throw new IllegalArgumentException("timeout can't be negative");
    this.timeout = timeout;
  }

  public synchronized int getSoTimeout() throws SocketException {
    ensureOpen();
    return timeout;
  }

  public void setTcpNoDelay(boolean on) throws SocketException {
    ensureOpen();
    tcpNoDelay = on;
  }

  public boolean getTcpNoDelay() throws SocketException {
    ensureOpen();
    return tcpNoDelay;
  }

  public void setSoLinger(boolean on, int linger) throws SocketException {
    ensureOpen();
    if (on && linger < 0) throw new IllegalArgumentException("invalid value for SO_LINGER");
    this.linger = on ? SocketOptionTexts.linger(linger) : -1;
  }

  public int getSoLinger() throws SocketException {
    ensureOpen();
    return linger;
  }

  public void setKeepAlive(boolean on) throws SocketException {
    ensureOpen();
    keepAlive = on;
  }

  public boolean getKeepAlive() throws SocketException {
    ensureOpen();
    return keepAlive;
  }

  public void setReuseAddress(boolean on) throws SocketException {
    ensureOpen();
    reuseAddress = on ? 1 : -1;
  }

  private boolean reuses() {
    int said = reuseAddress;
    return said == 0 ? peer != null : said > 0;
  }

  public boolean getReuseAddress() throws SocketException {
    ensureOpen();
    return reuses();
  }

  // Whether bytes of sendUrgentData are read with the others; otherwise they are lost.
  public void setOOBInline(boolean on) throws SocketException {
    ensureOpen();
    oobInline = on;
  }

  boolean takesUrgent() {
    return oobInline;
  }

  public void sendUrgentData(int data) throws IOException {
    ensureOpen();
    if (!connected) throw new SocketException("Not connected");
    out.writeUrgent(this, (byte) data);
  }

  public boolean getOOBInline() throws SocketException {
    ensureOpen();
    return oobInline;
  }

  public synchronized void setSendBufferSize(int size) throws SocketException {
    if (size <= 0) throw new IllegalArgumentException("negative send size");
    ensureOpen();
    sendBufferSize = SocketOptionTexts.buffer(size, 2304);
  }

  public synchronized int getSendBufferSize() throws SocketException {
    ensureOpen();
    return sendBufferSize;
  }

  public synchronized void setReceiveBufferSize(int size) throws SocketException {
    if (size <= 0) throw new IllegalArgumentException("invalid receive size");
    ensureOpen();
    receiveBufferSize = SocketOptionTexts.buffer(size, 1152);
  }

  public synchronized int getReceiveBufferSize() throws SocketException {
    ensureOpen();
    return receiveBufferSize;
  }

  public void setTrafficClass(int tc) throws SocketException {
    if (tc < 0 || tc > 255) throw new IllegalArgumentException("tc is not in range 0 -- 255");
    ensureOpen();
    trafficClass = SocketOptionTexts.trafficClass(tc);
  }

  public int getTrafficClass() throws SocketException {
    ensureOpen();
    return trafficClass;
  }

  public Set<SocketOption<?>> supportedOptions() {
    return SocketOptionTexts.OF_CONNECTIONS;
  }

  public <T> Socket setOption(SocketOption<T> name, T value) throws IOException {
    Objects.requireNonNull(name);
    ensureOpen();
    SocketOptionTexts.ensureKnown(supportedOptions(), name);
    SocketOptionTexts.ensureValue(name, value);
    if (name == StandardSocketOptions.SO_RCVBUF) receiveBufferSize = SocketOptionTexts.buffer((Integer) value, 1152);
    else if (name == StandardSocketOptions.SO_SNDBUF) sendBufferSize = SocketOptionTexts.buffer((Integer) value, 2304);
    else if (name == StandardSocketOptions.SO_LINGER) linger = SocketOptionTexts.linger((Integer) value);
    else if (name == StandardSocketOptions.IP_TOS) trafficClass = SocketOptionTexts.trafficClass((Integer) value);
    else if (name == StandardSocketOptions.SO_KEEPALIVE) keepAlive = (Boolean) value;
    else if (name == StandardSocketOptions.SO_REUSEADDR) reuseAddress = (Boolean) value ? 1 : -1;
    else if (name == StandardSocketOptions.SO_REUSEPORT) reusePort = (Boolean) value;
    else tcpNoDelay = (Boolean) value;
    return this;
  }

  @SuppressWarnings("unchecked")
  public <T> T getOption(SocketOption<T> name) throws IOException {
    Objects.requireNonNull(name);
    ensureOpen();
    SocketOptionTexts.ensureKnown(supportedOptions(), name);
    Object value;
    if (name == StandardSocketOptions.SO_RCVBUF) value = receiveBufferSize;
    else if (name == StandardSocketOptions.SO_SNDBUF) value = sendBufferSize;
    else if (name == StandardSocketOptions.SO_LINGER) value = linger;
    else if (name == StandardSocketOptions.IP_TOS) value = trafficClass;
    else if (name == StandardSocketOptions.SO_KEEPALIVE) value = keepAlive;
    else if (name == StandardSocketOptions.SO_REUSEADDR) value = reuses();
    else if (name == StandardSocketOptions.SO_REUSEPORT) value = reusePort;
    else value = tcpNoDelay;
    return (T) value;
  }

  public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {}

  @Override
  public String toString() {
    return connected ? "Socket[addr=" + address + ",port=" + getPort() + ",localport=" + getLocalPort() + "]" : "Socket[unconnected]";
  }
}
