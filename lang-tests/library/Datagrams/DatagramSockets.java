// DatagramSocket on the loopback: binding, sending and receiving, connecting, options, closing; what it says when something is
// wrong. Ports are shown by letters in the order in which they come up.
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.regex.*;

public class DatagramSockets {
  static final Map<String, String> ports = new HashMap<>();

  static String hide(Object o) {
    return Pattern.compile("\\b\\d{4,5}\\b").matcher(String.valueOf(o)).replaceAll(m -> ports.computeIfAbsent(m.group(), k -> "P" + ports.size()));
  }

  static void t(String what, Callable<?> c) {
    String answer;
    try {
      answer = ": " + c.call();
    } catch (Throwable e) {
      answer = " threw " + e;
    }
    System.out.println(what + hide(answer));
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

  static Thread start(Act a) {
    Thread t = new Thread(() -> act("  other", a));
    t.start();
    return t;
  }

  static final InetAddress LOCAL = InetAddress.getLoopbackAddress();

  static DatagramSocket local() throws SocketException {
    return new DatagramSocket(new InetSocketAddress(LOCAL, 0));
  }

  static DatagramPacket packet(String text, DatagramSocket to) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new DatagramPacket(bytes, bytes.length, LOCAL, to.getLocalPort());
  }

  static DatagramPacket room(int n) {
    return new DatagramPacket(new byte[n], n);
  }

  static String text(DatagramPacket p) {
    return new String(p.getData(), p.getOffset(), p.getLength(), StandardCharsets.UTF_8);
  }

  // What the socket receives at once, or why it does not.
  static Callable<String> receive(DatagramSocket s, int n) {
    return () -> {
      s.setSoTimeout(200);
      DatagramPacket p = room(n);
      s.receive(p);
      s.setSoTimeout(0);
      return "'" + text(p) + "' from " + p.getSocketAddress();
    };
  }

  static void state(String what, DatagramSocket s) {
    t(what, () -> s.isBound() + " " + s.isConnected() + " " + s.isClosed() + " " + (s.getLocalPort() > 0 ? "some" : s.getLocalPort()) + " "
        + s.getPort() + " " + s.getInetAddress() + " " + s.getRemoteSocketAddress() + " " + s.getChannel());
  }

  static void making() throws Exception {
    act("port -1", () -> new DatagramSocket(-1));
    act("port 65536", () -> new DatagramSocket(65536));
    act("port -1 of an address", () -> new DatagramSocket(-1, LOCAL));
    act("unresolved", () -> new DatagramSocket(InetSocketAddress.createUnresolved("far", 1)));
    act("of another kind", () -> new DatagramSocket(new SocketAddress() {}));
    DatagramSocket any = new DatagramSocket();
    state("any", any);
    any.close();
    state("closed", any);
    DatagramSocket s = new DatagramSocket(0, LOCAL);
    state("local", s);
    t("addresses", () -> s.getLocalAddress() + " " + s.getLocalSocketAddress());
    act("bound twice", () -> s.bind(new InetSocketAddress(LOCAL, 0)));
    act("in use", () -> new DatagramSocket(s.getLocalPort(), LOCAL));
    act("in use by the same port of all addresses", () -> new DatagramSocket(s.getLocalPort()));
    act("not in use at another address", () -> new DatagramSocket(s.getLocalPort(), InetAddress.getByName("127.0.0.2")).close());
    s.close();
    t("closed", () -> s.getLocalAddress() + " " + s.getLocalSocketAddress() + " " + s.getLocalPort());
    s.close();
    act("bind of a closed one", () -> s.bind(null));

    DatagramSocket unbound = new DatagramSocket(null);
    state("unbound", unbound);
    t("unbound", () -> unbound.getLocalPort() + " " + unbound.getLocalSocketAddress());
    act("unresolved", () -> unbound.bind(InetSocketAddress.createUnresolved("far", 1)));
    act("of another kind", () -> unbound.bind(new SocketAddress() {}));
    state("unbound", unbound);
    unbound.bind(new InetSocketAddress("127.0.0.3", 0));
    state("bound", unbound);
    t("bound", () -> unbound.getLocalAddress() + " " + unbound.getLocalSocketAddress());
    unbound.close();
    state("closed", unbound);
    DatagramSocket nowhere = new DatagramSocket(null);
    nowhere.bind(null);
    state("bound to null", nowhere);
    nowhere.close();

    DatagramSocket first = new DatagramSocket(null), second = new DatagramSocket(null);
    first.setReuseAddress(true);
    first.bind(new InetSocketAddress(LOCAL, 0));
    act("only one wants to share", () -> second.bind(first.getLocalSocketAddress()));
    second.setReuseAddress(true);
    act("both want to share", () -> second.bind(first.getLocalSocketAddress()));
    t("shared", () -> first.getLocalPort() == second.getLocalPort());
    try (DatagramSocket from = local()) {
      from.send(packet("to the last", first));
      t("first", receive(first, 20));
      t("second", receive(second, 20));
      second.close();
      from.send(packet("to the one that is left", first));
      t("first", receive(first, 30));
    }
    first.close();
  }

  static void sending() throws Exception {
    DatagramSocket a = local(), b = local();
    a.send(packet("one", b));
    a.send(packet("", b));
    a.send(packet("three", b));
    for (int i = 0; i < 3; i++) t("received", receive(b, 10));
    t("nothing", receive(b, 10));
    a.send(packet("too long for it", b));
    a.send(packet("next", b));
    t("cut", receive(b, 8));
    t("next", receive(b, 8));
    a.send(packet("nothing of it", b));
    t("no room", receive(b, 0));

    DatagramPacket p = new DatagramPacket(new byte[12], 3, 6);
    Arrays.fill(p.getData(), (byte) '.');
    a.send(packet("abcdefghij", b));
    b.receive(p);
    t("into a part", () -> new String(p.getData()) + " " + p.getOffset() + " " + p.getLength() + " " + p.getAddress() + " " + (p.getPort() == a.getLocalPort()));
    a.send(packet("xy", b));
    b.receive(p);
    t("shorter", () -> new String(p.getData()) + " " + p.getLength());
    a.send(packet("stuvwxyz", b));
    b.receive(p);
    t("the room is as before", () -> new String(p.getData()) + " " + p.getLength());
    a.send(packet("12345678", b));
    p.setLength(4);
    b.receive(p);
    t("less room", () -> new String(p.getData()) + " " + p.getLength());
    a.send(packet("87654321", b));
    b.receive(p);
    t("still", () -> new String(p.getData()) + " " + p.getLength());
    b.send(p);
    t("answered", receive(a, 10));

    byte[] changed = {'o', 'l', 'd'};
    a.send(new DatagramPacket(changed, 3, LOCAL, b.getLocalPort()));
    changed[0] = 'b';
    t("as it was when it was sent", receive(b, 10));
    a.send(new DatagramPacket("0123456789".getBytes(), 4, 3, b.getLocalSocketAddress()));
    t("a part of it", receive(b, 10));

    DatagramSocket wide = new DatagramSocket();
    DatagramPacket q = packet("by any address", wide);
    a.send(q);
    t("wide", receive(wide, 20));
    q.setAddress(InetAddress.getByName("127.3.2.1"));
    a.send(q);
    t("wide", receive(wide, 20));
    q.setAddress(InetAddress.getByName("0.0.0.0"));
    a.send(q);
    t("wide", receive(wide, 20));
    q.setPort(b.getLocalPort());
    q.setAddress(InetAddress.getByName("127.0.0.2"));
    a.send(q);
    t("to another address", receive(b, 20));
    DatagramSocket third = new DatagramSocket(0, InetAddress.getByName("127.0.0.3"));
    third.send(packet("from the third", wide));
    t("wide", receive(wide, 20));
    wide.send(new DatagramPacket("from all".getBytes(), 8, third.getLocalSocketAddress()));
    t("third", receive(third, 20));
    t("broadcast", () -> wide.getBroadcast() + " " + b.getBroadcast());
    q.setPort(wide.getLocalPort());
    q.setAddress(InetAddress.getByName("127.255.255.255"));
    a.send(q);
    t("broadcast", receive(wide, 20));
    a.setBroadcast(false);
    act("not allowed", () -> a.send(q));
    a.send(packet("itself", a));
    t("to itself", receive(a, 20));

    act("no address", () -> a.send(room(1)));
    act("null", () -> a.send(null));
    act("null", () -> a.receive(null));
    act("port 0", () -> a.send(new DatagramPacket(new byte[1], 1, LOCAL, 0)));
    act("port not set", () -> {
      DatagramPacket r = room(1);
      r.setAddress(LOCAL);
      a.send(r);
    });
    act("to nobody", () -> a.send(new DatagramPacket(new byte[1], 1, LOCAL, 9)));
    t("not connected, so nobody tells", receive(a, 1));
    act("as long as can be", () -> a.send(new DatagramPacket(new byte[65507], 65507, LOCAL, b.getLocalPort())));
    t("received", () -> {
      DatagramPacket r = room(70000);
      b.receive(r);
      return r.getLength();
    });
    act("too long", () -> a.send(new DatagramPacket(new byte[65508], 65508, LOCAL, b.getLocalPort())));
    DatagramSocket unbound = new DatagramSocket(null);
    unbound.send(packet("bound by sending", b));
    t("sent", () -> unbound.isBound() + " " + (unbound.getLocalPort() > 0));
    b.receive(p);
    t("from its port", () -> p.getPort() == unbound.getLocalPort());
    DatagramSocket receiver = new DatagramSocket(null);
    receiver.setSoTimeout(20);
    act("bound by receiving", () -> receiver.receive(room(1)));
    t("bound", () -> receiver.isBound() + " " + (receiver.getLocalPort() > 0));
    for (DatagramSocket s : List.of(a, b, wide, third, unbound, receiver)) s.close();
    act("send of a closed one", () -> a.send(new DatagramPacket(new byte[1], 1, LOCAL, 9)));
    act("send of a closed one without an address", () -> a.send(room(1)));
    act("receive of a closed one", () -> a.receive(room(1)));
  }

  static void connecting() throws Exception {
    DatagramSocket a = local(), b = local(), c = local();
    act("null", () -> a.connect(null));
    act("null", () -> a.connect(null, 5));
    act("port", () -> a.connect(LOCAL, -1));
    act("port", () -> a.connect(LOCAL, 65536));
    act("port 0", () -> a.connect(LOCAL, 0));
    a.disconnect();
    act("unresolved", () -> a.connect(InetSocketAddress.createUnresolved("far", 1)));
    act("of another kind", () -> a.connect(new SocketAddress() {}));
    state("not connected", a);
    c.send(packet("before", a));
    Thread.sleep(20);
    a.connect(LOCAL, b.getLocalPort());
    state("connected", a);
    t("what came before is dropped", receive(a, 10));
    b.send(packet("from b", a));
    t("from b", receive(a, 10));
    c.send(packet("from c", a));
    t("from c", receive(a, 10));
    a.send(new DatagramPacket("to whom it is connected".getBytes(), 23));
    t("b", receive(b, 30));
    a.send(packet("to b", b));
    t("b", receive(b, 30));
    act("to another one", () -> a.send(packet("to c", c)));
    t("who has sent", () -> {
      DatagramPacket p = new DatagramPacket(new byte[] {'!'}, 1);
      a.send(p);
      return p.getSocketAddress().equals(b.getLocalSocketAddress()) + " " + p.getPort();
    });
    t("b", receive(b, 1));
    a.connect(c.getLocalSocketAddress());
    state("connected to c", a);
    c.send(packet("c, now", a));
    t("from c", receive(a, 10));
    a.disconnect();
    state("disconnected", a);
    b.send(packet("b again", a));
    t("from b", receive(a, 10));
    a.disconnect();

    int dead = c.getLocalPort();
    c.close();
    a.connect(LOCAL, dead);
    act("to nobody", () -> a.send(new DatagramPacket(new byte[1], 1, LOCAL, dead)));
    Thread.sleep(20);
    t("nobody is there", receive(a, 1));
    t("told once", receive(a, 1));
    act("to nobody", () -> a.send(new DatagramPacket(new byte[1], 1)));
    Thread.sleep(20);
    act("the next send is told", () -> a.send(new DatagramPacket(new byte[1], 1)));
    t("nothing more", receive(a, 1));

    DatagramSocket d = local();
    b.connect(d.getLocalSocketAddress());
    a.connect(b.getLocalSocketAddress());
    a.send(new DatagramPacket(new byte[1], 1));
    Thread.sleep(20);
    t("one who is connected to another", receive(a, 1));
    b.close();
    DatagramSocket u = new DatagramSocket();
    u.connect(LOCAL, d.getLocalPort());
    t("from where", () -> u.getLocalAddress());
    u.disconnect();
    t("from where", () -> u.isBound());
    u.close();
    state("closed", u);
    DatagramSocket v = local();
    v.connect(d.getLocalSocketAddress());
    v.close();
    state("closed while connected", v);
    act("connect of a closed one", () -> v.connect(d.getLocalSocketAddress()));
    act("connect of a closed one", () -> v.connect(LOCAL, d.getLocalPort()));
    v.disconnect();
    DatagramSocket w = new DatagramSocket(null);
    w.connect(d.getLocalSocketAddress());
    state("bound by connecting", w);
    t("bound by connecting", () -> w.getLocalAddress());
    for (DatagramSocket s : List.of(a, d, w)) s.close();
  }

  static void options() throws Exception {
    DatagramSocket s = local();
    t("timeout", () -> s.getSoTimeout());
    act("timeout", () -> s.setSoTimeout(-1));
    act("receive buffer", () -> s.setReceiveBufferSize(0));
    act("receive buffer", () -> s.setReceiveBufferSize(-1));
    act("send buffer", () -> s.setSendBufferSize(0));
    act("traffic class", () -> s.setTrafficClass(256));
    act("traffic class", () -> s.setTrafficClass(-1));
    s.setTrafficClass(8);
    s.setReceiveBufferSize(20000);
    s.setSendBufferSize(30000);
    s.setReuseAddress(true);
    s.setBroadcast(false);
    t("set", () -> s.getTrafficClass() + " " + s.getReceiveBufferSize() + " " + s.getSendBufferSize() + " " + s.getReuseAddress() + " " + s.getBroadcast());
    for (SocketOption<?> o : List.of(StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
        StandardSocketOptions.SO_BROADCAST, StandardSocketOptions.IP_TOS, StandardSocketOptions.IP_MULTICAST_IF, StandardSocketOptions.IP_MULTICAST_TTL,
        StandardSocketOptions.IP_MULTICAST_LOOP, StandardSocketOptions.TCP_NODELAY, StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_LINGER)) {
      t(o + " " + o.type().getSimpleName(), () -> s.supportedOptions().contains(o) + " " + s.getOption(o));
    }
    t("itself", () -> s.setOption(StandardSocketOptions.SO_RCVBUF, 7000) == s);
    t("option", () -> s.setOption(StandardSocketOptions.SO_BROADCAST, true).getBroadcast());
    t("option", () -> s.setOption(StandardSocketOptions.IP_TOS, 16).getTrafficClass());
    t("option", () -> s.getReceiveBufferSize());
    act("option", () -> s.setOption(StandardSocketOptions.SO_RCVBUF, -1));
    act("option", () -> s.setOption(StandardSocketOptions.SO_RCVBUF, null));
    act("option", () -> s.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 256));
    act("option", () -> s.setOption(StandardSocketOptions.IP_MULTICAST_TTL, -1));
    act("option", () -> s.setOption(StandardSocketOptions.IP_TOS, 256));
    act("option", () -> s.setOption(StandardSocketOptions.TCP_NODELAY, true));
    act("option", () -> s.setOption(null, true));
    act("option", () -> s.getOption(null));
    s.close();
    act("option of a closed one", () -> s.setOption(StandardSocketOptions.SO_RCVBUF, 1));
    act("option of a closed one", () -> s.getOption(StandardSocketOptions.SO_RCVBUF));
    act("option of a closed one", () -> s.getOption(StandardSocketOptions.TCP_NODELAY));
    t("options of a closed one", () -> s.supportedOptions().size() > 5);
    t("closed", () -> s.getSoTimeout());
    act("closed", () -> s.setSoTimeout(1));
    t("closed", () -> s.getReceiveBufferSize());
    act("closed", () -> s.setReceiveBufferSize(0));
    act("closed", () -> s.setReceiveBufferSize(1));
    act("closed", () -> s.setSendBufferSize(0));
    act("closed", () -> s.setSendBufferSize(1));
    t("closed", () -> s.getSendBufferSize());
    t("closed", () -> s.getBroadcast());
    act("closed", () -> s.setBroadcast(true));
    t("closed", () -> s.getReuseAddress());
    act("closed", () -> s.setReuseAddress(true));
    t("closed", () -> s.getTrafficClass());
    act("closed", () -> s.setTrafficClass(256));
    act("closed", () -> s.setTrafficClass(1));
    t("closed", () -> s.getInetAddress());
  }

  static void waiting() throws Exception {
    DatagramSocket a = local(), b = local();
    a.setSoTimeout(50);
    act("in time", () -> a.receive(room(1)));
    a.setSoTimeout(0);
    Thread other = start(() -> {
      DatagramPacket p = room(10);
      a.receive(p);
      System.out.println("  other: " + text(p));
    });
    Thread.sleep(100);
    b.send(packet("late", a));
    other.join();
    other = start(() -> a.receive(room(1)));
    Thread.sleep(300);
    a.close();
    other.join();
    b.setSoTimeout(5000);
    other = start(() -> b.receive(room(1)));
    Thread.sleep(300);
    b.close();
    other.join();
    DatagramSocket c = local();
    other = start(() -> {
      DatagramPacket p = room(10);
      c.receive(p);
      System.out.println("  other: " + text(p) + " " + Thread.currentThread().isInterrupted());
    });
    Thread.sleep(100);
    other.interrupt();
    Thread.sleep(100);
    try (DatagramSocket d = local()) {
      d.send(packet("now", c));
    }
    other.join();
    Thread.currentThread().interrupt();
    c.setSoTimeout(20);
    act("interrupted before", () -> c.receive(room(1)));
    t("flag", () -> Thread.interrupted());
    c.close();
  }

  public static void main(String[] args) throws Exception {
    making();
    sending();
    connecting();
    options();
    waiting();
  }
}
// expect: port -1 threw java.lang.IllegalArgumentException: port out of range:-1
// expect: port 65536 threw java.lang.IllegalArgumentException: port out of range:P0
// expect: port -1 of an address threw java.lang.IllegalArgumentException: port out of range:-1
// expect: unresolved threw java.net.SocketException: Unresolved address
// expect: of another kind threw java.nio.channels.UnsupportedAddressTypeException
// expect: any: true false false some -1 null null null
// expect: closed: true false true -1 -1 null null null
// expect: local: true false false some -1 null null null
// expect: addresses: /127.0.0.1 /127.0.0.1:P1
// expect: bound twice threw java.net.SocketException: Already bound
// expect: in use threw java.net.BindException: Address already in use
// expect: in use by the same port of all addresses threw java.net.BindException: Address already in use
// expect: not in use at another address: done
// expect: closed: null null -1
// expect: bind of a closed one threw java.net.SocketException: Socket is closed
// expect: unbound: false false false 0 -1 null null null
// expect: unbound: 0 null
// expect: unresolved threw java.net.SocketException: Unresolved address
// expect: of another kind threw java.nio.channels.UnsupportedAddressTypeException
// expect: unbound: false false false 0 -1 null null null
// expect: bound: true false false some -1 null null null
// expect: bound: /127.0.0.3 /127.0.0.3:P2
// expect: closed: true false true -1 -1 null null null
// expect: bound to null: true false false some -1 null null null
// expect: only one wants to share threw java.net.BindException: Address already in use
// expect: both want to share: done
// expect: shared: true
// expect: first threw java.net.SocketTimeoutException: Receive timed out
// expect: second: 'to the last' from /127.0.0.1:P3
// expect: first: 'to the one that is left' from /127.0.0.1:P3
// expect: received: 'one' from /127.0.0.1:P4
// expect: received: '' from /127.0.0.1:P4
// expect: received: 'three' from /127.0.0.1:P4
// expect: nothing threw java.net.SocketTimeoutException: Receive timed out
// expect: cut: 'too long' from /127.0.0.1:P4
// expect: next: 'next' from /127.0.0.1:P4
// expect: no room: '' from /127.0.0.1:P4
// expect: into a part: ...abcdef... 3 6 /127.0.0.1 true
// expect: shorter: ...xycdef... 2
// expect: the room is as before: ...stuvwx... 6
// expect: less room: ...1234wx... 4
// expect: still: ...8765wx... 4
// expect: answered: 'P5' from /127.0.0.1:P6
// expect: as it was when it was sent: 'old' from /127.0.0.1:P4
// expect: a part of it: '456' from /127.0.0.1:P4
// expect: wide: 'by any address' from /127.0.0.1:P4
// expect: wide: 'by any address' from /127.0.0.1:P4
// expect: wide: 'by any address' from /127.0.0.1:P4
// expect: to another address threw java.net.SocketTimeoutException: Receive timed out
// expect: wide: 'from the third' from /127.0.0.3:P7
// expect: third: 'from all' from /127.0.0.1:P8
// expect: broadcast: true true
// expect: broadcast: 'by any address' from /127.0.0.1:P4
// expect: not allowed threw java.net.BindException: Permission denied
// expect: to itself: 'itself' from /127.0.0.1:P4
// expect: no address threw java.lang.IllegalArgumentException: Address not set
// expect: null threw java.lang.NullPointerException: Cannot enter synchronized block because "p" is null
// expect: null threw java.lang.NullPointerException: Cannot enter synchronized block because "p" is null
// expect: port 0 threw java.net.SocketException: Can't send to port 0
// expect: port not set threw java.net.SocketException: Can't send to port 0
// expect: to nobody: done
// expect: not connected, so nobody tells threw java.net.SocketTimeoutException: Receive timed out
// expect: as long as can be: done
// expect: received: P9
// expect: too long threw java.net.SocketException: Message too long
// expect: sent: true true
// expect: from its port: true
// expect: bound by receiving threw java.net.SocketTimeoutException: Receive timed out
// expect: bound: true true
// expect: send of a closed one threw java.net.SocketException: Socket closed
// expect: send of a closed one without an address threw java.lang.IllegalArgumentException: Address not set
// expect: receive of a closed one threw java.net.SocketException: Socket closed
// expect: null threw java.lang.IllegalArgumentException: Address can't be null
// expect: null threw java.lang.IllegalArgumentException: Address can't be null
// expect: port threw java.lang.IllegalArgumentException: port out of range:-1
// expect: port threw java.lang.IllegalArgumentException: port out of range:P0
// expect: port 0 threw java.io.UncheckedIOException: java.net.SocketException: Can't connect to port 0
// expect: unresolved threw java.net.SocketException: Unresolved address
// expect: of another kind threw java.nio.channels.UnsupportedAddressTypeException
// expect: not connected: true false false some -1 null null null
// expect: connected: true true false some P10 localhost/127.0.0.1 localhost/127.0.0.1:P10 null
// expect: what came before is dropped threw java.net.SocketTimeoutException: Receive timed out
// expect: from b: 'from b' from /127.0.0.1:P10
// expect: from c threw java.net.SocketTimeoutException: Receive timed out
// expect: b: 'to whom it is connected' from /127.0.0.1:P11
// expect: b: 'to b' from /127.0.0.1:P11
// expect: to another one threw java.lang.IllegalArgumentException: Connected and packet address differ
// expect: who has sent: true P10
// expect: b: '!' from /127.0.0.1:P11
// expect: connected to c: true true false some P12 /127.0.0.1 /127.0.0.1:P12 null
// expect: from c: 'c, now' from /127.0.0.1:P12
// expect: disconnected: true false false some -1 null null null
// expect: from b: 'b again' from /127.0.0.1:P10
// expect: to nobody: done
// expect: nobody is there threw java.net.PortUnreachableException
// expect: told once threw java.net.SocketTimeoutException: Receive timed out
// expect: to nobody: done
// expect: the next send is told threw java.net.PortUnreachableException
// expect: nothing more threw java.net.SocketTimeoutException: Receive timed out
// expect: one who is connected to another threw java.net.PortUnreachableException
// expect: from where: /127.0.0.1
// expect: from where: true
// expect: closed: true false true -1 -1 null null null
// expect: closed while connected: true true true -1 P13 /127.0.0.1 /127.0.0.1:P13 null
// expect: connect of a closed one: done
// expect: connect of a closed one: done
// expect: bound by connecting: true true false some P13 /127.0.0.1 /127.0.0.1:P13 null
// expect: bound by connecting: /127.0.0.1
// expect: timeout: 0
// expect: timeout threw java.lang.IllegalArgumentException: timeout < 0
// expect: receive buffer threw java.lang.IllegalArgumentException: Invalid receive size
// expect: receive buffer threw java.lang.IllegalArgumentException: Invalid receive size
// expect: send buffer threw java.lang.IllegalArgumentException: Invalid send size
// expect: traffic class threw java.lang.IllegalArgumentException: Invalid IP_TOS value
// expect: traffic class threw java.lang.IllegalArgumentException: Invalid IP_TOS value
// expect: set: 8 P14 P15 true false
// expect: SO_SNDBUF Integer: true P15
// expect: SO_RCVBUF Integer: true P14
// expect: SO_REUSEADDR Boolean: true true
// expect: SO_REUSEPORT Boolean: true false
// expect: SO_BROADCAST Boolean: true false
// expect: IP_TOS Integer: true 8
// expect: IP_MULTICAST_IF NetworkInterface: true null
// expect: IP_MULTICAST_TTL Integer: true 1
// expect: IP_MULTICAST_LOOP Boolean: true true
// expect: TCP_NODELAY Boolean threw java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: SO_KEEPALIVE Boolean threw java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported
// expect: SO_LINGER Integer threw java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: itself: true
// expect: option: true
// expect: option: 16
// expect: option: P16
// expect: option threw java.lang.IllegalArgumentException: Invalid send/receive buffer size
// expect: option threw java.lang.IllegalArgumentException: Invalid value 'null'
// expect: option threw java.lang.IllegalArgumentException: Invalid TTL/hop value
// expect: option threw java.lang.IllegalArgumentException: Invalid TTL/hop value
// expect: option threw java.lang.IllegalArgumentException: Invalid IP_TOS value
// expect: option threw java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: option threw java.lang.NullPointerException
// expect: option threw java.lang.NullPointerException
// expect: option of a closed one threw java.nio.channels.ClosedChannelException
// expect: option of a closed one threw java.nio.channels.ClosedChannelException
// expect: option of a closed one threw java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: options of a closed one: true
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.lang.IllegalArgumentException: Invalid receive size
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.lang.IllegalArgumentException: Invalid send size
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed: null
// expect: in time threw java.net.SocketTimeoutException: Receive timed out
// expect:   other: late
// expect:   other: done
// expect:   other threw java.net.SocketException: Socket closed
// expect:   other threw java.net.SocketException: Socket closed
// expect:   other: now true
// expect:   other: done
// expect: interrupted before threw java.net.SocketTimeoutException: Receive timed out
// expect: flag: true
