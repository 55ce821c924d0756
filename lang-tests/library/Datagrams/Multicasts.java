// Groups on the loopback: MulticastSocket, the groups of a DatagramSocket, channels with their membership keys, sources that are
// blocked or the only ones, and the network interface `lo`, whose loopback mode and time to live change nothing on Linux.
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.MembershipKey;
import java.util.*;
import java.util.concurrent.Callable;

public class Multicasts {
  static void t(String what, Callable<?> c) {
    try { System.out.println(what + ": " + c.call()); } catch (Throwable e) { System.out.println(what + " threw " + e); }
  }
  static String rec(DatagramSocket s) throws Exception {
    s.setSoTimeout(100);
    try { DatagramPacket p = new DatagramPacket(new byte[20], 20); s.receive(p); return new String(p.getData(), 0, p.getLength()); } catch (SocketTimeoutException e) { return "nothing"; }
  }
  static String rec(DatagramChannel c) throws Exception {
    Thread.sleep(30);
    ByteBuffer b = ByteBuffer.allocate(20);
    return c.receive(b) == null ? "nothing" : new String(b.array(), 0, b.position());
  }
  static DatagramChannel channel(int port, NetworkInterface lo) throws Exception {
    DatagramChannel c = DatagramChannel.open(StandardProtocolFamily.INET);
    c.setOption(StandardSocketOptions.SO_REUSEADDR, true).bind(new InetSocketAddress(port));
    c.setOption(StandardSocketOptions.IP_MULTICAST_IF, lo).configureBlocking(false);
    return c;
  }

  static void sockets(NetworkInterface lo, InetAddress g, InetAddress g2) throws Exception {
    MulticastSocket m = new MulticastSocket(0), n = new MulticastSocket(m.getLocalPort());
    int port = m.getLocalPort();
    m.setNetworkInterface(lo);
    t("if", () -> m.getNetworkInterface() + " " + m.getOption(StandardSocketOptions.IP_MULTICAST_IF));
    SocketAddress gs = new InetSocketAddress(g, port);
    t("join", () -> { m.joinGroup(gs, lo); return ""; });
    t("join again", () -> { m.joinGroup(gs, lo); return ""; });
    t("join null", () -> { m.joinGroup(null, lo); return ""; });
    t("join null if", () -> { m.joinGroup(new InetSocketAddress(g2, 0), null); return ""; });
    t("leave null if", () -> { m.leaveGroup(new InetSocketAddress(g2, 0), null); return ""; });
    t("join inet", () -> { m.joinGroup(g2); return ""; });
    t("leave inet", () -> { m.leaveGroup(g2); return ""; });
    t("join inet null", () -> { m.joinGroup(null); return ""; });
    t("join inet no", () -> { m.joinGroup(InetAddress.getLoopbackAddress()); return ""; });
    t("join not mc", () -> { m.joinGroup(new InetSocketAddress("127.0.0.1", 1), lo); return ""; });
    t("join unresolved", () -> { m.joinGroup(InetSocketAddress.createUnresolved("far", 1), lo); return ""; });
    t("join other kind", () -> { m.joinGroup(new SocketAddress() {}, lo); return ""; });
    t("leave not joined", () -> { m.leaveGroup(new InetSocketAddress(g2, 1), lo); return ""; });
    t("leave null", () -> { m.leaveGroup(null, lo); return ""; });
    byte[] hi = {'h', 'i'};
    t("send", () -> { m.send(new DatagramPacket(hi, 2, g, port)); return rec(m) + " " + rec(n); });
    n.joinGroup(gs, lo);
    t("send both", () -> { m.send(new DatagramPacket(hi, 2, g, port)); return rec(m) + " " + rec(n); });
    t("send other group", () -> { m.send(new DatagramPacket(hi, 2, g2, port)); return rec(m) + " " + rec(n); });
    m.setLoopbackMode(true);
    t("loop off", () -> { m.send(new DatagramPacket(hi, 2, g, port)); return m.getLoopbackMode() + m.getOption(StandardSocketOptions.IP_MULTICAST_LOOP).toString() + rec(m) + " " + rec(n); });
    m.setLoopbackMode(false);
    m.setTimeToLive(0);
    t("ttl 0", () -> { m.send(new DatagramPacket(hi, 2, g, port)); return m.getTimeToLive() + " " + m.getTTL() + rec(m) + " " + rec(n); });
    t("ttl", () -> { m.setTimeToLive(256); return ""; });
    t("ttl", () -> { m.setTimeToLive(-1); return ""; });
    t("ttl", () -> { m.setTTL((byte) 200); return m.getTimeToLive() + " " + m.getTTL(); });
    t("send ttl", () -> { m.send(new DatagramPacket(hi, 2, g, port), (byte) 5); return m.getTimeToLive() + " " + rec(m) + " " + rec(n); });
    t("setInterface", () -> { m.setInterface(InetAddress.getByName("127.0.0.1")); return m.getInterface(); });
    t("setInterface", () -> { m.setInterface(InetAddress.getByName("127.0.0.2")); return m.getInterface(); });
    t("setInterface null", () -> { m.setInterface(null); return m.getInterface(); });
    t("setNetworkInterface null", () -> { m.setNetworkInterface(null); return m.getNetworkInterface(); });
    n.leaveGroup(gs, lo);
    t("left", () -> { m.send(new DatagramPacket(hi, 2, g, port)); return rec(m) + " " + rec(n); });
    t("left twice", () -> { n.leaveGroup(gs, lo); return ""; });
    t("opt if null", () -> { m.setOption(StandardSocketOptions.IP_MULTICAST_IF, null); return ""; });
    n.close();
    m.close();
    t("closed", () -> { m.joinGroup(gs, lo); return ""; });
    t("closed", () -> { m.joinGroup(g); return ""; });
    t("closed", () -> { m.leaveGroup(gs, lo); return ""; });
    t("closed", () -> { m.leaveGroup(g); return ""; });
    t("closed", () -> m.getTimeToLive());
    t("closed", () -> { m.setTimeToLive(1); return ""; });
    t("closed", () -> m.getTTL());
    t("closed", () -> m.getInterface());
    t("closed", () -> m.getNetworkInterface());
    t("closed", () -> m.getLoopbackMode());
    t("closed", () -> { m.setLoopbackMode(true); return ""; });
    t("closed", () -> { m.setNetworkInterface(lo); return ""; });
    t("closed", () -> { m.setInterface(g); return ""; });
    t("closed", () -> { m.send(new DatagramPacket(hi, 2, g, port), (byte) 1); return ""; });
    t("port -1", () -> new MulticastSocket(-1));
    t("unbound", () -> {
      try (MulticastSocket unbound = new MulticastSocket(null)) {
        return unbound.isBound() + " " + unbound.getReuseAddress() + unbound.getBroadcast() + " " + unbound.getNetworkInterface() + " " + unbound.getInterface();
      }
    });
    DatagramSocket d = new DatagramSocket(0);
    t("a plain socket", () -> {
      SocketAddress own = new InetSocketAddress(g, d.getLocalPort());
      d.joinGroup(own, lo);
      d.setOption(StandardSocketOptions.IP_MULTICAST_IF, lo);
      d.send(new DatagramPacket(hi, 2, own));
      String received = rec(d);
      d.leaveGroup(own, lo);
      return received;
    });
    t("a plain socket, null", () -> {
      d.joinGroup(null, lo);
      return "";
    });
    d.close();
  }

  static void channels(NetworkInterface lo, InetAddress g) throws Exception {
    byte[] hi = {'h', 'i'};
    DatagramChannel c = channel(0, lo);
    int port = ((InetSocketAddress) c.getLocalAddress()).getPort();
    DatagramChannel d = channel(port, lo);
    SocketAddress to = new InetSocketAddress(g, port);
    t("not mc", () -> c.join(InetAddress.getLoopbackAddress(), lo));
    t("null", () -> c.join(null, lo));
    t("null src", () -> c.join(g, lo, null));
    t("any src", () -> c.join(g, lo, InetAddress.getByName("0.0.0.0")));
    t("mc src", () -> c.join(g, lo, g));
    MembershipKey k = c.join(g, lo);
    t("key", () -> k + " " + k.isValid() + k.group() + k.networkInterface() + k.sourceAddress() + (k.channel() == c) + (c.join(g, lo) == k));
    t("src after", () -> c.join(g, lo, InetAddress.getByName("127.0.0.1")));
    t("send", () -> { d.send(ByteBuffer.wrap(hi), to); return rec(c) + rec(d); });
    t("block", () -> k.block(InetAddress.getByName("127.0.0.1")) == k);
    t("send blocked", () -> { d.send(ByteBuffer.wrap(hi), to); return rec(c) + rec(d); });
    t("block again", () -> k.block(InetAddress.getByName("127.0.0.1")) == k);
    t("block null", () -> k.block(null));
    t("block any", () -> k.block(InetAddress.getByName("0.0.0.0")));
    t("block mc", () -> k.block(g));
    t("unblock other", () -> k.unblock(InetAddress.getByName("127.0.0.2")));
    t("unblock", () -> k.unblock(InetAddress.getByName("127.0.0.1")) == k);
    t("unblock again", () -> k.unblock(InetAddress.getByName("127.0.0.1")) == k);
    t("send unblocked", () -> { d.send(ByteBuffer.wrap(hi), to); return rec(c) + rec(d); });
    k.drop();
    t("dropped", () -> k + " " + k.isValid() + k.group() + k.networkInterface() + k.sourceAddress());
    k.drop();
    t("block dropped", () -> k.block(InetAddress.getByName("127.0.0.1")));
    t("unblock dropped", () -> k.unblock(InetAddress.getByName("127.0.0.1")));
    t("send dropped", () -> { d.send(ByteBuffer.wrap(hi), to); return rec(c) + rec(d); });
    MembershipKey s1 = c.join(g, lo, InetAddress.getByName("127.0.0.1")), s2 = c.join(g, lo, InetAddress.getByName("127.0.0.2"));
    t("ssm", () -> s1 + " " + s1.sourceAddress() + " " + (c.join(g, lo, InetAddress.getByName("127.0.0.1")) == s1));
    t("ssm join all", () -> c.join(g, lo));
    t("ssm block", () -> s1.block(InetAddress.getByName("127.0.0.1")));
    t("ssm unblock", () -> s1.unblock(InetAddress.getByName("127.0.0.1")));
    t("send ssm", () -> { d.send(ByteBuffer.wrap(hi), to); return rec(c) + rec(d); });
    s1.drop();
    t("send ssm dropped", () -> { d.send(ByteBuffer.wrap(hi), to); return rec(c) + rec(d); });
    t("connected+group", () -> { c.join(g, lo); c.connect(d.getLocalAddress()); d.send(ByteBuffer.wrap(hi), to); return rec(c); });
    t("connect to group", () -> {
      try (DatagramChannel e = channel(0, lo); DatagramChannel f = channel(0, lo)) {
        e.join(g, lo);
        f.connect(new InetSocketAddress(g, ((InetSocketAddress) e.getLocalAddress()).getPort()));
        f.write(ByteBuffer.wrap(hi));
        return rec(e) + " " + ((InetSocketAddress) f.getLocalAddress()).getAddress();
      }
    });
    c.close();
    t("closed", () -> s2.isValid() + " " + s2);
    t("closed join", () -> c.join(g, lo));
    DatagramChannel e = DatagramChannel.open(StandardProtocolFamily.INET);
    e.setOption(StandardSocketOptions.SO_REUSEADDR, true).bind(new InetSocketAddress(g, port)).configureBlocking(false);
    e.join(g, lo);
    t("bound to group", () -> {
      d.send(ByteBuffer.wrap(hi), to);
      return rec(e) + " " + ((InetSocketAddress) e.getLocalAddress()).getAddress();
    });
    e.close();
    d.close();
  }

  static void interfaces(NetworkInterface lo) throws Exception {
    t("lo", () -> lo + " " + lo.getName() + " " + lo.getDisplayName() + " " + lo.getIndex() + " " + lo.getMTU() + " " + Arrays.toString(lo.getHardwareAddress()));
    t("is", () -> lo.isUp() + " " + lo.isLoopback() + " " + lo.isPointToPoint() + " " + lo.isVirtual() + " " + lo.supportsMulticast() + " " + lo.getParent());
    t("has", () -> Collections.list(lo.getInetAddresses()).contains(InetAddress.getByName("127.0.0.1")) + " " + Collections.list(lo.getSubInterfaces()) + " " + lo.subInterfaces().count());
    t("stream", () -> lo.inetAddresses().anyMatch(InetAddress::isLoopbackAddress) + " " + NetworkInterface.networkInterfaces().anyMatch(lo::equals));
    for (InterfaceAddress each : lo.getInterfaceAddresses()) {
      if (!(each.getAddress() instanceof Inet4Address)) continue;
      t("address", () -> each + " " + each.getAddress() + " " + each.getBroadcast() + " " + each.getNetworkPrefixLength() + " " + each.hashCode());
    }
    t("all", () -> Collections.list(NetworkInterface.getNetworkInterfaces()).contains(lo) + " " + lo.hashCode());
    t("name", () -> NetworkInterface.getByName("no such"));
    t("name", () -> NetworkInterface.getByName(null));
    t("index", () -> NetworkInterface.getByIndex(1) + " " + NetworkInterface.getByIndex(0) + " " + NetworkInterface.getByIndex(999));
    t("index", () -> NetworkInterface.getByIndex(-1));
    t("address", () -> NetworkInterface.getByInetAddress(InetAddress.getByName("127.0.0.1")));
    t("address", () -> NetworkInterface.getByInetAddress(InetAddress.getByName("127.0.0.2")) + " " + NetworkInterface.getByInetAddress(InetAddress.getByName("0.0.0.0")));
    t("address", () -> NetworkInterface.getByInetAddress(null));
    for (String x : new String[] {"224.0.0.1", "224.0.1.0", "230.1.1.1", "239.1.1.1", "239.192.1.1", "239.195.1.1", "239.196.1.1", "239.255.3.3", "127.0.0.1"}) {
      InetAddress i = InetAddress.getByName(x);
      t(x, () -> i.isMulticastAddress() + " " + i.isMCGlobal() + i.isMCLinkLocal() + i.isMCNodeLocal() + i.isMCOrgLocal() + i.isMCSiteLocal());
    }
  }

  public static void main(String[] args) throws Exception {
    NetworkInterface lo = NetworkInterface.getByName("lo");
    interfaces(lo);
    sockets(lo, InetAddress.getByName("230.1.2.3"), InetAddress.getByName("230.1.2.4"));
    channels(lo, InetAddress.getByName("230.1.2.3"));
  }
}
// expect: lo: name:lo (lo) lo lo 1 65536 null
// expect: is: true true false false false null
// expect: has: true [] 0
// expect: stream: true true
// expect: address: /127.0.0.1/8 [null] /127.0.0.1 null 8 2130706441
// expect: all: true 3459
// expect: name: null
// expect: name threw java.lang.NullPointerException
// expect: index: name:lo (lo) null null
// expect: index threw java.lang.IllegalArgumentException: Interface index can't be negative
// expect: address: name:lo (lo)
// expect: address: null null
// expect: address threw java.lang.NullPointerException
// expect: 224.0.0.1: true falsetruefalsefalsefalse
// expect: 224.0.1.0: true truefalsefalsefalsefalse
// expect: 230.1.1.1: true truefalsefalsefalsefalse
// expect: 239.1.1.1: true falsefalsefalsefalsefalse
// expect: 239.192.1.1: true falsefalsefalsetruefalse
// expect: 239.195.1.1: true falsefalsefalsetruefalse
// expect: 239.196.1.1: true falsefalsefalsefalsefalse
// expect: 239.255.3.3: true falsefalsefalsefalsetrue
// expect: 127.0.0.1: false falsefalsefalsefalsefalse
// expect: if: name:lo (lo) name:lo (lo)
// expect: join: 
// expect: join again threw java.net.SocketException: Already a member of group
// expect: join null threw java.lang.IllegalArgumentException: Unsupported address type
// expect: join null if: 
// expect: leave null if: 
// expect: join inet: 
// expect: leave inet: 
// expect: join inet null threw java.lang.NullPointerException
// expect: join inet no threw java.net.SocketException: Not a multicast address
// expect: join not mc threw java.net.SocketException: Not a multicast address
// expect: join unresolved threw java.lang.IllegalArgumentException: Unresolved address
// expect: join other kind threw java.lang.IllegalArgumentException: Unsupported address type
// expect: leave not joined threw java.net.SocketException: Not a member of group
// expect: leave null threw java.lang.IllegalArgumentException: Unsupported address type
// expect: send: hi nothing
// expect: send both: hi hi
// expect: send other group: nothing nothing
// expect: loop off: truefalsehi hi
// expect: ttl 0: 0 0hi hi
// expect: ttl threw java.lang.IllegalArgumentException: Invalid TTL/hop value
// expect: ttl threw java.lang.IllegalArgumentException: Invalid TTL/hop value
// expect: ttl: 200 -56
// expect: send ttl: 200 hi hi
// expect: setInterface: /127.0.0.1
// expect: setInterface threw java.net.SocketException: No network interface with address 127.0.0.2
// expect: setInterface null threw java.net.SocketException: Invalid value 'null'
// expect: setNetworkInterface null threw java.lang.IllegalArgumentException: Invalid value 'null'
// expect: left: hi nothing
// expect: left twice threw java.net.SocketException: Not a member of group
// expect: opt if null threw java.lang.IllegalArgumentException: Invalid value 'null'
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: Socket is closed
// expect: closed threw java.net.SocketException: No network interface with address 230.1.2.3
// expect: closed threw java.net.SocketException: Socket is closed
// expect: port -1 threw java.lang.IllegalArgumentException: port out of range:-1
// expect: unbound: false truetrue name:0.0.0.0 0.0.0.0/0.0.0.0
// expect: a plain socket: hi
// expect: a plain socket, null threw java.lang.IllegalArgumentException: Unsupported address type
// expect: not mc threw java.lang.IllegalArgumentException: Group not a multicast address
// expect: null threw java.lang.NullPointerException: Cannot invoke "java.net.InetAddress.isMulticastAddress()" because "group" is null
// expect: null src threw java.lang.NullPointerException
// expect: any src threw java.lang.IllegalArgumentException: Source address is a wildcard address
// expect: mc src threw java.lang.IllegalArgumentException: Source address is multicast address
// expect: key: <230.1.2.3,lo> true/230.1.2.3name:lo (lo)nulltruetrue
// expect: src after threw java.lang.IllegalStateException: Already have source-specific membership
// expect: send: hinothing
// expect: block: true
// expect: send blocked: nothingnothing
// expect: block again: true
// expect: block null threw java.lang.NullPointerException: Cannot invoke "java.net.InetAddress.isAnyLocalAddress()" because "source" is null
// expect: block any threw java.lang.IllegalArgumentException: Source address is a wildcard address
// expect: block mc threw java.lang.IllegalArgumentException: Source address is multicast address
// expect: unblock other threw java.lang.IllegalStateException: not blocked
// expect: unblock: true
// expect: unblock again threw java.lang.IllegalStateException: not blocked
// expect: send unblocked: hinothing
// expect: dropped: <230.1.2.3,lo> false/230.1.2.3name:lo (lo)null
// expect: block dropped threw java.lang.IllegalStateException: key is no longer valid
// expect: unblock dropped threw java.lang.IllegalStateException: not blocked
// expect: send dropped: nothingnothing
// expect: ssm: <230.1.2.3,lo,127.0.0.1> /127.0.0.1 true
// expect: ssm join all threw java.lang.IllegalStateException: Already a member to receive all packets
// expect: ssm block threw java.lang.IllegalStateException: key is source-specific
// expect: ssm unblock threw java.lang.IllegalStateException: not blocked
// expect: send ssm: hinothing
// expect: send ssm dropped: nothingnothing
// expect: connected+group threw java.lang.IllegalStateException: Already a member to receive all packets
// expect: connect to group: hi /127.0.0.1
// expect: closed: false <230.1.2.3,lo,127.0.0.2>
// expect: closed join threw java.nio.channels.ClosedChannelException
// expect: bound to group: hi /230.1.2.3
