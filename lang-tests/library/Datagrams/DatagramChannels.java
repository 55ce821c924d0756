// DatagramChannel on the loopback: blocking and not, connected and not, several buffers at once, its socket, selectors, closing
// and interrupts; what it says when something is wrong.
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.Callable;

public class DatagramChannels {
  static void t(String what, Callable<?> c) {
    String answer;
    try {
      answer = ": " + c.call();
    } catch (Throwable e) {
      answer = " threw " + e;
    }
    System.out.println(what + answer);
  }

  interface Act {
    void run() throws Exception;
  }

  static void act(String what, Act a) {
    t(what, () -> {
      a.run();
      return "done";
    });
  }

  static Thread start(Callable<?> c) {
    Thread t = new Thread(() -> t("  other", c));
    t.start();
    return t;
  }

  static DatagramChannel local() throws IOException {
    return DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
  }

  static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  static String text(ByteBuffer b) {
    b.flip();
    byte[] bytes = new byte[b.remaining()];
    b.get(bytes);
    return "'" + new String(bytes, StandardCharsets.UTF_8) + "'";
  }

  static String received(DatagramChannel c, int room, DatagramChannel from) throws IOException {
    ByteBuffer b = ByteBuffer.allocate(room);
    SocketAddress a = c.receive(b);
    return text(b) + " " + (a == null ? null : a.equals(from.getLocalAddress()));
  }

  // What has been sent on OpenJDK is there a moment later.
  static void settle() throws InterruptedException {
    Thread.sleep(20);
  }

  static void making() throws Exception {
    act("family", () -> DatagramChannel.open(null));
    act("family", () -> DatagramChannel.open(StandardProtocolFamily.UNIX));
    t("family", () -> {
      try (DatagramChannel c = DatagramChannel.open(StandardProtocolFamily.INET)) {
        return c.isOpen() + " " + c.isBlocking() + " " + c.isConnected() + " " + c.getLocalAddress() + " " + c.getRemoteAddress() + " " + c.validOps();
      }
    });
    DatagramChannel c = DatagramChannel.open();
    t("provider", () -> c.provider() == java.nio.channels.spi.SelectorProvider.provider());
    act("bind", () -> c.bind(new SocketAddress() {}));
    act("bind", () -> c.bind(InetSocketAddress.createUnresolved("far", 1)));
    t("bind", () -> c.bind(new InetSocketAddress("127.0.0.1", 0)) == c);
    t("address", () -> ((InetSocketAddress) c.getLocalAddress()).getAddress());
    act("bind twice", () -> c.bind(null));
    DatagramChannel d = DatagramChannel.open();
    act("in use", () -> d.bind(c.getLocalAddress()));
    act("not connected", () -> d.read(ByteBuffer.allocate(1)));
    act("not connected", () -> d.write(ByteBuffer.allocate(1)));
    act("not connected", () -> d.read(new ByteBuffer[1]));
    act("not connected", () -> d.write(new ByteBuffer[1]));
    t("disconnect", () -> d.disconnect() == d);
    t("sending binds", () -> d.send(bytes("x"), c.getLocalAddress()) + " " + (d.getLocalAddress() != null));
    t("received", () -> {
      ByteBuffer b = ByteBuffer.allocate(5);
      SocketAddress from = c.receive(b);
      return text(b) + " " + ((InetSocketAddress) from).getAddress() + " " + (((InetSocketAddress) from).getPort() == ((InetSocketAddress) d.getLocalAddress()).getPort());
    });
    DatagramChannel e = DatagramChannel.open();
    e.configureBlocking(false);
    t("receiving binds", () -> e.receive(ByteBuffer.allocate(1)) + " " + (e.getLocalAddress() != null));
    for (DatagramChannel each : List.of(c, d, e)) each.close();
    t("closed", () -> c.isOpen() + " " + c.isConnected());
    act("closed", () -> c.getLocalAddress());
    act("closed", () -> c.getRemoteAddress());
    act("closed", () -> c.bind(null));
    act("closed", () -> c.receive(ByteBuffer.allocate(1)));
    act("closed", () -> c.send(ByteBuffer.allocate(1), new InetSocketAddress("localhost", 1)));
    act("closed", () -> c.read(ByteBuffer.allocate(1)));
    act("closed", () -> c.connect(new InetSocketAddress("localhost", 1)));
    act("closed", () -> c.disconnect());
    act("closed", () -> c.setOption(StandardSocketOptions.SO_RCVBUF, 1));
    act("closed", () -> c.getOption(StandardSocketOptions.SO_RCVBUF));
    act("closed, which does not wait", () -> e.receive(ByteBuffer.allocate(1)));
    act("closed, which does not wait", () -> e.send(ByteBuffer.allocate(1), new InetSocketAddress("localhost", 1)));
  }

  static void unconnected() throws Exception {
    DatagramChannel a = local(), b = local();
    ByteBuffer two = bytes("two");
    t("sent", () -> a.send(bytes("one"), b.getLocalAddress()) + " " + a.send(two, b.getLocalAddress()) + " " + two + " " + a.send(bytes(""), b.getLocalAddress()));
    for (int i = 0; i < 3; i++) t("received", () -> received(b, 10, a));
    t("cut", () -> a.send(bytes("long one"), b.getLocalAddress()) + received(b, 4, a));
    t("no room", () -> a.send(bytes("long one"), b.getLocalAddress()) + received(b, 0, a));
    t("part", () -> {
      ByteBuffer part = bytes("0123456789").position(2).limit(5);
      return a.send(part, b.getLocalAddress()) + " " + part + received(b, 10, a);
    });
    t("into a part", () -> {
      ByteBuffer part = bytes("0123456789").position(2).limit(7);
      a.send(bytes("abc"), b.getLocalAddress());
      b.receive(part);
      return part + " " + new String(part.array());
    });
    t("direct", () -> {
      ByteBuffer direct = ByteBuffer.allocateDirect(8);
      direct.put(bytes("direct")).flip();
      return a.send(direct, b.getLocalAddress()) + received(b, 10, a);
    });
    act("null", () -> a.send(null, b.getLocalAddress()));
    act("null", () -> a.send(bytes("x"), null));
    act("null", () -> a.receive(null));
    act("read-only", () -> a.receive(ByteBuffer.allocate(1).asReadOnlyBuffer()));
    act("unresolved", () -> a.send(bytes("x"), InetSocketAddress.createUnresolved("far", 1)));
    act("of another kind", () -> a.send(bytes("x"), new SocketAddress() {}));
    act("port 0", () -> a.send(bytes("x"), new InetSocketAddress("127.0.0.1", 0)));
    act("broadcast", () -> a.send(bytes("x"), new InetSocketAddress("127.255.255.255", 9)));
    t("as long as can be", () -> a.send(ByteBuffer.allocate(65507), b.getLocalAddress()));
    t("received", () -> {
      ByteBuffer r = ByteBuffer.allocate(70000);
      b.receive(r);
      return r.position();
    });
    act("too long", () -> a.send(ByteBuffer.allocate(65508), b.getLocalAddress()));
    t("to nobody", () -> a.send(bytes("x"), new InetSocketAddress("localhost", 9)));
    a.configureBlocking(false);
    settle();
    t("nobody tells", () -> a.receive(ByteBuffer.allocate(1)));
    a.close();
    b.close();
  }

  static void connected() throws Exception {
    DatagramChannel a = local(), b = local(), c = local();
    act("null", () -> a.connect(null));
    act("of another kind", () -> a.connect(new SocketAddress() {}));
    act("unresolved", () -> a.connect(InetSocketAddress.createUnresolved("far", 1)));
    act("port 0", () -> a.connect(new InetSocketAddress("127.0.0.1", 0)));
    c.send(bytes("before"), a.getLocalAddress());
    settle();
    t("connect", () -> a.connect(b.getLocalAddress()) == a);
    t("connected", () -> a.isConnected() + " " + a.getRemoteAddress().equals(b.getLocalAddress()));
    act("again", () -> a.connect(b.getLocalAddress()));
    act("bind", () -> a.bind(null));
    a.configureBlocking(false);
    t("what came before is dropped", () -> a.read(ByteBuffer.allocate(10)));
    c.send(bytes("from c"), a.getLocalAddress());
    b.send(bytes("from b"), a.getLocalAddress());
    settle();
    ByteBuffer r = ByteBuffer.allocate(10);
    t("read", () -> a.read(r) + text(r));
    t("nothing", () -> a.read(ByteBuffer.allocate(10)) + " " + a.receive(ByteBuffer.allocate(10)));
    t("write", () -> a.write(bytes("to b")));
    t("b", () -> received(b, 10, a));
    t("send", () -> a.send(bytes("to b"), b.getLocalAddress()));
    t("b", () -> received(b, 10, a));
    act("to another", () -> a.send(bytes("to c"), c.getLocalAddress()));
    act("null", () -> a.send(bytes("x"), null));
    t("gather", () -> a.write(new ByteBuffer[] {bytes("one"), bytes(""), bytes("two"), bytes("three")}, 0, 3));
    t("b", () -> received(b, 10, a));
    t("gather nothing, which sends nothing", () -> a.write(new ByteBuffer[0]));
    b.configureBlocking(false);
    t("gather an empty buffer", () -> a.write(new ByteBuffer[] {bytes("")}));
    settle();
    t("b", () -> received(b, 10, a));
    t("an empty buffer", () -> a.write(bytes("")));
    settle();
    t("b", () -> received(b, 10, a));
    b.send(bytes("scattered all over"), a.getLocalAddress());
    settle();
    t("scatter", () -> {
      ByteBuffer[] parts = {ByteBuffer.allocate(2), ByteBuffer.allocate(0), ByteBuffer.allocate(5), ByteBuffer.allocate(3)};
      return a.read(parts, 0, 3) + text(parts[0]) + text(parts[1]) + text(parts[2]) + text(parts[3]);
    });
    b.send(bytes("no room"), a.getLocalAddress());
    settle();
    t("no room", () -> a.read(ByteBuffer.allocate(0)) + " " + a.read(new ByteBuffer[0]));
    t("still there", () -> a.read(ByteBuffer.allocate(10)));
    t("the rest is lost", () -> a.read(ByteBuffer.allocate(10)));
    act("range", () -> a.read(new ByteBuffer[2], 1, 2));
    act("range", () -> a.write(new ByteBuffer[2], -1, 2));
    act("null", () -> a.read((ByteBuffer) null));
    act("null", () -> a.write((ByteBuffer) null));
    act("null", () -> a.read((ByteBuffer[]) null));
    act("read-only", () -> a.read(ByteBuffer.allocate(1).asReadOnlyBuffer()));
    act("too long", () -> a.write(ByteBuffer.allocate(65508)));
    b.send(bytes("left"), a.getLocalAddress());
    settle();
    t("disconnect", () -> a.disconnect() == a);
    t("disconnected", () -> a.isConnected() + " " + a.getRemoteAddress() + " " + (a.getLocalAddress() != null));
    t("is still there", () -> received(a, 10, b));
    SocketAddress gone = c.getLocalAddress();
    c.close();
    a.connect(gone);
    t("write to nobody", () -> a.write(bytes("x")));
    settle();
    act("nobody is there", () -> a.read(ByteBuffer.allocate(1)));
    t("told once", () -> a.read(ByteBuffer.allocate(1)));
    t("write to nobody", () -> a.write(bytes("x")));
    settle();
    act("told by the next write", () -> a.write(bytes("x")));
    t("write to nobody", () -> a.write(bytes("x")));
    settle();
    act("told by receive", () -> a.receive(ByteBuffer.allocate(1)));
    t("told once", () -> a.receive(ByteBuffer.allocate(1)));
    a.close();
    t("closed", () -> a.isConnected());
    b.close();
  }

  static void sockets() throws Exception {
    DatagramChannel c = DatagramChannel.open();
    DatagramSocket s = c.socket();
    t("the same", () -> s == c.socket() && s.getChannel() == c);
    t("unbound", () -> s.isBound() + " " + s.getLocalPort() + " " + s.getLocalSocketAddress() + " " + s.getPort() + " " + s.getBroadcast() + " " + s.getReuseAddress());
    s.bind(new InetSocketAddress("localhost", 0));
    t("bound", () -> s.isBound() + " " + s.getLocalSocketAddress().equals(c.getLocalAddress()));
    DatagramChannel d = local();
    d.send(bytes("through the socket"), c.getLocalAddress());
    DatagramPacket p = new DatagramPacket(new byte[30], 30);
    t("receive", () -> {
      s.receive(p);
      return new String(p.getData(), 0, p.getLength()) + " " + p.getSocketAddress().equals(d.getLocalAddress());
    });
    t("send", () -> {
      s.send(p);
      return received(d, 30, c);
    });
    s.setSoTimeout(20);
    act("in time", () -> s.receive(p));
    c.configureBlocking(false);
    act("receive without waiting", () -> s.receive(p));
    act("send without waiting", () -> s.send(new DatagramPacket(new byte[1], 1, d.getLocalAddress())));
    c.configureBlocking(true);
    c.connect(d.getLocalAddress());
    t("connected", () -> s.isConnected() + " " + s.getRemoteSocketAddress().equals(d.getLocalAddress()));
    act("to another", () -> s.send(new DatagramPacket(new byte[1], 1, c.getLocalAddress())));
    act("connect", () -> s.connect(d.getLocalAddress()));
    s.disconnect();
    t("disconnected", () -> c.isConnected());
    s.setReceiveBufferSize(9999);
    t("option", () -> c.getOption(StandardSocketOptions.SO_RCVBUF) + " " + c.setOption(StandardSocketOptions.SO_BROADCAST, true).getOption(StandardSocketOptions.SO_BROADCAST) + " " + s.getBroadcast());
    s.setSoTimeout(0);
    Thread waiting = start(() -> {
      s.receive(p);
      return null;
    });
    Thread.sleep(100);
    waiting.interrupt();
    waiting.join();
    t("closed", () -> c.isOpen() + " " + s.isClosed());
    act("closed", () -> s.receive(p));
    act("closed", () -> s.send(p));
    DatagramChannel e = local();
    e.socket().close();
    t("closed by its socket", () -> e.isOpen());
    d.close();
  }

  static String set(Set<SelectionKey> keys) {
    TreeSet<String> s = new TreeSet<>();
    for (SelectionKey k : keys) s.add(k.attachment() + ":" + (k.isValid() ? k.interestOps() + "/" + k.readyOps() : "x"));
    return s.toString();
  }

  static void selectors() throws Exception {
    Selector selector = Selector.open();
    DatagramChannel a = local(), b = local();
    act("blocking", () -> a.register(selector, SelectionKey.OP_READ));
    a.configureBlocking(false);
    act("ops", () -> a.register(selector, SelectionKey.OP_ACCEPT));
    act("ops", () -> a.register(selector, SelectionKey.OP_CONNECT));
    SelectionKey key = a.register(selector, SelectionKey.OP_READ | SelectionKey.OP_WRITE, "a");
    t("select", () -> selector.select() + set(selector.selectedKeys()));
    key.interestOps(SelectionKey.OP_READ);
    selector.selectedKeys().clear();
    t("nothing", () -> selector.selectNow() + set(selector.selectedKeys()));
    b.send(bytes("one"), a.getLocalAddress());
    b.send(bytes("two"), a.getLocalAddress());
    settle();
    t("select", () -> selector.select() + set(selector.selectedKeys()));
    selector.selectedKeys().clear();
    t("one", () -> received(a, 10, b));
    t("select", () -> selector.select() + set(selector.selectedKeys()));
    selector.selectedKeys().clear();
    t("two", () -> received(a, 10, b));
    t("nothing", () -> selector.selectNow() + set(selector.selectedKeys()) + " " + a.receive(ByteBuffer.allocate(1)));
    DatagramChannel c = local();
    SocketAddress gone = c.getLocalAddress();
    c.close();
    a.connect(gone);
    a.write(bytes("x"));
    settle();
    t("nobody is there", () -> selector.select() + set(selector.selectedKeys()));
    act("told", () -> a.read(ByteBuffer.allocate(1)));
    selector.selectedKeys().clear();
    t("nothing", () -> selector.selectNow());
    t("time", () -> selector.select(20));
    Thread sender = start(() -> {
      Thread.sleep(100);
      a.disconnect();
      return b.send(bytes("late"), a.getLocalAddress());
    });
    t("select", () -> selector.select() + set(selector.selectedKeys()));
    sender.join();
    act("blocking", () -> a.configureBlocking(true));
    a.close();
    t("closed", () -> selector.selectNow() + " " + selector.keys().size());
    b.close();
    selector.close();
  }

  static void waiting() throws Exception {
    DatagramChannel a = local(), b = local();
    Thread other = start(() -> received(a, 10, b));
    Thread.sleep(100);
    b.send(bytes("late"), a.getLocalAddress());
    other.join();
    other = start(() -> a.receive(ByteBuffer.allocate(1)));
    Thread.sleep(100);
    a.close();
    other.join();
    other = start(() -> b.receive(ByteBuffer.allocate(1)));
    Thread.sleep(100);
    other.interrupt();
    other.join();
    t("closed by an interrupt", () -> b.isOpen());
    DatagramChannel c = local(), d = local();
    c.connect(d.getLocalAddress());
    other = start(() -> c.read(ByteBuffer.allocate(1)));
    Thread.sleep(100);
    c.close();
    other.join();
    Thread.currentThread().interrupt();
    act("interrupted before", () -> d.receive(ByteBuffer.allocate(1)));
    t("flag", () -> Thread.interrupted() + " " + d.isOpen());
    DatagramChannel e = local();
    Thread.currentThread().interrupt();
    act("interrupted before", () -> e.send(bytes("x"), new InetSocketAddress("localhost", 9)));
    t("flag", () -> Thread.interrupted() + " " + e.isOpen());
    DatagramChannel f = local();
    f.configureBlocking(false);
    Thread.currentThread().interrupt();
    act("interrupted, but it does not wait", () -> f.send(bytes("x"), f.getLocalAddress()));
    settle0();
    t("received", () -> received(f, 5, f));
    t("flag", () -> Thread.interrupted() + " " + f.isOpen());
    f.close();
  }

  // For a thread that is interrupted.
  static void settle0() {
    long end = System.nanoTime() + 20_000_000;
    while (System.nanoTime() < end) Thread.onSpinWait();
  }

  static void options() throws Exception {
    DatagramChannel c = DatagramChannel.open();
    for (SocketOption<?> o : List.of(StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.SO_BROADCAST, StandardSocketOptions.IP_TOS,
        StandardSocketOptions.IP_MULTICAST_IF, StandardSocketOptions.IP_MULTICAST_TTL, StandardSocketOptions.IP_MULTICAST_LOOP, StandardSocketOptions.TCP_NODELAY)) {
      t(o.name(), () -> c.getOption(o));
    }
    t("all", () -> {
      TreeSet<String> names = new TreeSet<>();
      for (SocketOption<?> o : c.supportedOptions()) names.add(o.name());
      names.remove("SO_INCOMING_NAPI_ID");  // Linux has it
      return names;
    });
    t("set", () -> c.setOption(StandardSocketOptions.SO_SNDBUF, 5000).getOption(StandardSocketOptions.SO_SNDBUF));
    act("null", () -> c.setOption(null, 1));
    act("null", () -> c.setOption(StandardSocketOptions.SO_SNDBUF, null));
    t("no interface", () -> c.setOption(StandardSocketOptions.IP_MULTICAST_IF, null).getOption(StandardSocketOptions.IP_MULTICAST_IF));
    act("not known", () -> c.setOption(StandardSocketOptions.SO_LINGER, 1));
    act("range", () -> c.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 256));
    act("range", () -> c.setOption(StandardSocketOptions.SO_SNDBUF, -1));
    t("range", () -> c.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 255).getOption(StandardSocketOptions.IP_MULTICAST_TTL));
    c.close();
  }

  public static void main(String[] args) throws Exception {
    making();
    unconnected();
    connected();
    sockets();
    selectors();
    waiting();
    options();
  }
}
// expect: family threw java.lang.NullPointerException
// expect: family threw java.lang.UnsupportedOperationException: Protocol family not supported
// expect: family: true true false null null 5
// expect: provider: true
// expect: bind threw java.nio.channels.UnsupportedAddressTypeException
// expect: bind threw java.nio.channels.UnresolvedAddressException
// expect: bind: true
// expect: address: /127.0.0.1
// expect: bind twice threw java.nio.channels.AlreadyBoundException
// expect: in use threw java.net.BindException: Address already in use
// expect: not connected threw java.nio.channels.NotYetConnectedException
// expect: not connected threw java.nio.channels.NotYetConnectedException
// expect: not connected threw java.nio.channels.NotYetConnectedException
// expect: not connected threw java.nio.channels.NotYetConnectedException
// expect: disconnect: true
// expect: sending binds: 1 true
// expect: received: 'x' /127.0.0.1 true
// expect: receiving binds: null true
// expect: closed: false false
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed threw java.nio.channels.AsynchronousCloseException
// expect: closed threw java.nio.channels.AsynchronousCloseException
// expect: closed threw java.nio.channels.AsynchronousCloseException
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed: done
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed, which does not wait threw java.nio.channels.ClosedChannelException
// expect: closed, which does not wait threw java.nio.channels.ClosedChannelException
// expect: sent: 3 3 java.nio.HeapByteBuffer[pos=3 lim=3 cap=3] 0
// expect: received: 'one' true
// expect: received: 'two' true
// expect: received: '' true
// expect: cut: 8'long' true
// expect: no room: 8'' true
// expect: part: 3 java.nio.HeapByteBuffer[pos=5 lim=5 cap=10]'234' true
// expect: into a part: java.nio.HeapByteBuffer[pos=5 lim=7 cap=10] 01abc56789
// expect: direct: 6'direct' true
// expect: null threw java.lang.NullPointerException
// expect: null threw java.lang.NullPointerException
// expect: null threw java.lang.NullPointerException: Cannot invoke "java.nio.ByteBuffer.isReadOnly()" because "dst" is null
// expect: read-only threw java.lang.IllegalArgumentException: Read-only buffer
// expect: unresolved threw java.nio.channels.UnresolvedAddressException
// expect: of another kind threw java.nio.channels.UnsupportedAddressTypeException
// expect: port 0 threw java.net.SocketException: Can't send to port 0
// expect: broadcast threw java.net.BindException: Permission denied
// expect: as long as can be: 65507
// expect: received: 65507
// expect: too long threw java.net.SocketException: Message too long
// expect: to nobody: 1
// expect: nobody tells: null
// expect: null threw java.lang.NullPointerException
// expect: of another kind threw java.nio.channels.UnsupportedAddressTypeException
// expect: unresolved threw java.nio.channels.UnresolvedAddressException
// expect: port 0 threw java.net.SocketException: Can't connect to port 0
// expect: connect: true
// expect: connected: true true
// expect: again threw java.nio.channels.AlreadyConnectedException
// expect: bind threw java.nio.channels.AlreadyBoundException
// expect: what came before is dropped: 0
// expect: read: 6'from b'
// expect: nothing: 0 null
// expect: write: 4
// expect: b: 'to b' true
// expect: send: 4
// expect: b: 'to b' true
// expect: to another threw java.nio.channels.AlreadyConnectedException
// expect: null threw java.lang.NullPointerException
// expect: gather: 6
// expect: b: 'onetwo' true
// expect: gather nothing, which sends nothing: 0
// expect: gather an empty buffer: 0
// expect: b: '' null
// expect: an empty buffer: 0
// expect: b: '' null
// expect: scatter: 7'sc''''atter'''
// expect: no room: 0 0
// expect: still there: 7
// expect: the rest is lost: 0
// expect: range threw java.lang.IndexOutOfBoundsException: Range [1, 1 + 2) out of bounds for length 2
// expect: range threw java.lang.IndexOutOfBoundsException: Range [-1, -1 + 2) out of bounds for length 2
// expect: null threw java.lang.NullPointerException
// expect: null threw java.lang.NullPointerException
// expect: null threw java.lang.NullPointerException: Cannot read the array length because "dsts" is null
// expect: read-only threw java.lang.IllegalArgumentException: Read-only buffer
// expect: too long threw java.io.IOException: Message too long
// expect: disconnect: true
// expect: disconnected: false null true
// expect: is still there: 'left' true
// expect: write to nobody: 1
// expect: nobody is there threw java.net.PortUnreachableException
// expect: told once: 0
// expect: write to nobody: 1
// expect: told by the next write threw java.net.PortUnreachableException
// expect: write to nobody: 1
// expect: told by receive threw java.net.PortUnreachableException
// expect: told once: null
// expect: closed: false
// expect: the same: true
// expect: unbound: false 0 null -1 false false
// expect: bound: true true
// expect: receive: through the socket true
// expect: send: 'through the socket' true
// expect: in time threw java.net.SocketTimeoutException: Receive timed out
// expect: receive without waiting threw java.nio.channels.IllegalBlockingModeException
// expect: send without waiting threw java.nio.channels.IllegalBlockingModeException
// expect: connected: true true
// expect: to another threw java.lang.IllegalArgumentException: Connected and packet address differ
// expect: connect: done
// expect: disconnected: false
// expect: option: 9999 true true
// expect:   other threw java.net.SocketException: Socket closed
// expect: closed: false true
// expect: closed threw java.net.SocketException: Socket closed
// expect: closed threw java.net.SocketException: Socket closed
// expect: closed by its socket: false
// expect: blocking threw java.nio.channels.IllegalBlockingModeException
// expect: ops threw java.lang.IllegalArgumentException
// expect: ops threw java.lang.IllegalArgumentException
// expect: select: 1[a:5/4]
// expect: nothing: 0[]
// expect: select: 1[a:1/1]
// expect: one: 'one' true
// expect: select: 1[a:1/1]
// expect: two: 'two' true
// expect: nothing: 0[] null
// expect: nobody is there: 1[a:1/1]
// expect: told threw java.net.PortUnreachableException
// expect: nothing: 0
// expect: time: 0
// expect:   other: 4
// expect: select: 1[a:1/1]
// expect: blocking threw java.nio.channels.IllegalBlockingModeException
// expect: closed: 0 0
// expect:   other: 'late' true
// expect:   other threw java.nio.channels.AsynchronousCloseException
// expect:   other threw java.nio.channels.ClosedByInterruptException
// expect: closed by an interrupt: false
// expect:   other threw java.nio.channels.AsynchronousCloseException
// expect: interrupted before threw java.nio.channels.ClosedByInterruptException
// expect: flag: true false
// expect: interrupted before threw java.nio.channels.ClosedByInterruptException
// expect: flag: true false
// expect: interrupted, but it does not wait: done
// expect: received: 'x' true
// expect: flag: true true
// expect: SO_REUSEADDR: false
// expect: SO_REUSEPORT: false
// expect: SO_BROADCAST: false
// expect: IP_TOS: 0
// expect: IP_MULTICAST_IF: null
// expect: IP_MULTICAST_TTL: 1
// expect: IP_MULTICAST_LOOP: true
// expect: TCP_NODELAY threw java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: all: [IP_MULTICAST_IF, IP_MULTICAST_LOOP, IP_MULTICAST_TTL, IP_TOS, SO_BROADCAST, SO_RCVBUF, SO_REUSEADDR, SO_REUSEPORT, SO_SNDBUF]
// expect: set: 5000
// expect: null threw java.lang.NullPointerException
// expect: null threw java.lang.IllegalArgumentException: Invalid value 'null'
// expect: no interface threw java.lang.IllegalArgumentException: Invalid value 'null'
// expect: not known threw java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: range threw java.lang.IllegalArgumentException: Invalid TTL/hop value
// expect: range threw java.lang.IllegalArgumentException: Invalid send/receive buffer size
// expect: range: 255
