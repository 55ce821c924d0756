// Options of sockets and channels: which there are, what they become; sockets of channels; addresses of both versions; urgent bytes;
// connections of a class of the program's own.
import java.io.IOException;
import java.net.*;
import java.nio.channels.*;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;

public class SocketOptionValues {
  static String told(Callable<?> call) {
    try {
      return "" + call.call();
    } catch (Exception e) {
      return e.toString();
    }
  }

  static final SocketOption<?>[] ALL = {StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_KEEPALIVE,
    StandardSocketOptions.SO_LINGER, StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.IP_TOS,
    StandardSocketOptions.TCP_NODELAY, StandardSocketOptions.SO_BROADCAST, StandardSocketOptions.IP_MULTICAST_TTL};

  static String known(Set<SocketOption<?>> options) {
    Set<String> names = new TreeSet<>();
    for (SocketOption<?> each : ALL) {
      if (options.contains(each)) names.add(each.name());
    }
    return names.toString();
  }

  static class OwnSocket extends Socket {
    @Override
    public String toString() {
      return "own " + isConnected() + isBound();
    }
  }

  static String masked(Object o) {
    return String.valueOf(o).replaceAll("@[0-9a-f]+", "@H").replaceAll("\\d{4,}", "P");
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    Socket client = new Socket("127.0.0.1", server.getLocalPort());
    Socket end = server.accept();
    Socket unbound = new Socket();
    SocketChannel channel = SocketChannel.open();
    ServerSocketChannel serverChannel = ServerSocketChannel.open().bind(null);
    for (NetworkChannel each : List.of(channel, serverChannel, AsynchronousSocketChannel.open(), AsynchronousServerSocketChannel.open(), DatagramChannel.open())) {
      System.out.println(known(each.supportedOptions()));
    }
    System.out.println(known(client.supportedOptions()) + known(server.supportedOptions()));
    for (SocketOption o : ALL) {
      String first = o == StandardSocketOptions.SO_SNDBUF ? "" : told(() -> client.getOption(o)) + " " + told(() -> unbound.getOption(o)) + " " + told(() -> end.getOption(o)) + " ";
      System.out.println(o.name() + " " + first + told(() -> server.getOption(o)) + " " + told(() -> serverChannel.getOption(o)));
    }
    for (SocketOption o : ALL) {
      for (Object v : new Object[] {-5, -1, 0, 1, 5, 100, 3000, 4096, 5000, 100000, 256, 255, 70000, true, false, null}) {
        if (v != null && !o.type().isInstance(v)) continue;
        System.out.println(o.name() + "=" + v + ": " + told(() -> client.setOption(o, v).getOption(o)) + " | " + told(() -> server.setOption(o, v).getOption(o)) + " | "
            + told(() -> channel.setOption(o, v).getOption(o)) + " | " + told(() -> serverChannel.setOption(o, v).getOption(o)));
      }
    }
    client.setSoLinger(true, 100000);
    client.setTrafficClass(7);
    System.out.println(client.getSoLinger() + " " + client.getTrafficClass());
    client.setSoLinger(false, 5);
    System.out.println(client.getSoLinger() + " " + client.getOption(StandardSocketOptions.SO_LINGER));
    System.out.println(client.getChannel() + " " + server.getChannel() + " " + (channel.socket().getChannel() == channel) + (serverChannel.socket().getChannel() == serverChannel));
    channel.socket().setTcpNoDelay(true);
    System.out.println(channel.getOption(StandardSocketOptions.TCP_NODELAY));

    end.setOOBInline(false);
    client.sendUrgentData('u');
    client.getOutputStream().write('a');
    System.out.println((char) end.getInputStream().read());
    end.setOOBInline(true);
    client.sendUrgentData('v');
    client.getOutputStream().write('b');
    System.out.println("" + (char) end.getInputStream().read() + (char) end.getInputStream().read());
    System.out.println(told(() -> {
      unbound.sendUrgentData(1);
      return "";
    }));

    client.close();
    server.close();
    channel.close();
    serverChannel.close();
    for (SocketOption o : ALL) {
      System.out.println(o.name() + " " + told(() -> client.getOption(o)) + " " + told(() -> server.getOption(o)) + " " + told(() -> channel.getOption(o)) + " " + told(() -> serverChannel.getOption(o)));
    }
    System.out.println(told(() -> end.getOption(null)) + " " + told(() -> end.setOption(null, null)));

    // A server whose connections are of a class of its own.
    ServerSocket own = new ServerSocket(0) {
      @Override
      public Socket accept() throws IOException {
        OwnSocket s = new OwnSocket();
        implAccept(s);
        return s;
      }
    };
    Socket toOwn = new Socket(InetAddress.getLoopbackAddress(), own.getLocalPort());
    Socket accepted = own.accept();
    System.out.println(accepted + " " + (accepted.getPort() == toOwn.getLocalPort()) + " " + toOwn.getReuseAddress() + accepted.getReuseAddress());
    accepted.getOutputStream().write("own".getBytes());
    System.out.println(new String(toOwn.getInputStream().readNBytes(3)));

    // Addresses.
    for (String s : List.of("::1", "[::1]", "[::1", "::", "1::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8:9", "::ffff:1.2.3.4", "::1.2.3.4", "fe80::1%1", "1", "256", "1.2", "127.1", "4294967295", "1.16777215",
        "1:2", "12345::", "::1::", "1:2:3:4:5:6:7::", "[1.2.3.4]", "01.02.03.04", "::1:", "1:::2", "64:ff9b::1.2.3.4", "ff02::1", "fec0::1", "FF0E::2")) {
      System.out.println(s + " " + told(() -> {
        InetAddress x = InetAddress.getByName(s);
        return x + " " + x.getClass().getSimpleName() + " " + Arrays.toString(x.getAddress()) + " " + x.hashCode() + " " + x.isLoopbackAddress() + x.isAnyLocalAddress() + x.isLinkLocalAddress()
            + x.isSiteLocalAddress() + x.isMulticastAddress() + x.isMCGlobal() + x.isMCLinkLocal() + new InetSocketAddress(x, 80);
      }));
    }
    System.out.println(Inet6Address.getByAddress("h", new byte[16], 3) + " " + Inet6Address.getByAddress("h", new byte[16], -1) + " " + told(() -> Inet6Address.getByAddress("h", new byte[4], 1)));
    System.out.println(told(() -> InetAddress.getByAddress(new byte[5])) + " " + InetAddress.getByAddress("x", new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 1, 2, 3, 4}));
    System.out.println(new InetSocketAddress("::1", 80).equals(new InetSocketAddress("[0:0:0:0:0:0:0:1]", 80)) + " " + new InetSocketAddress("::1", 80).getHostString());
    ServerSocket six = new ServerSocket(0, 5, InetAddress.getByName("::1"));
    Socket c6 = new Socket("::1", six.getLocalPort());
    Socket d6 = six.accept();
    System.out.println(masked(six) + " " + masked(c6) + " " + masked(d6) + " " + c6.getLocalAddress() + d6.getLocalAddress() + " " + masked(c6.getRemoteSocketAddress()));
    System.out.println(told(() -> new Socket("127.0.0.1", six.getLocalPort())));
    ServerSocket any = new ServerSocket(0);
    for (String to : List.of("::1", "127.0.0.2", "localhost")) {
      Socket x = new Socket(to, any.getLocalPort());
      Socket y = any.accept();
      System.out.println(to + " " + x.getInetAddress() + " " + x.getLocalAddress() + " " + y.getInetAddress() + " " + y.getLocalAddress());
    }
    Socket from = new Socket("127.0.0.1", any.getLocalPort(), InetAddress.getByName("127.0.0.3"), 0);
    System.out.println(from.getLocalAddress() + " " + any.accept().getInetAddress());
  }
}
// expect: [IP_TOS, SO_KEEPALIVE, SO_LINGER, SO_RCVBUF, SO_REUSEADDR, SO_REUSEPORT, SO_SNDBUF, TCP_NODELAY]
// expect: [SO_RCVBUF, SO_REUSEADDR, SO_REUSEPORT]
// expect: [SO_KEEPALIVE, SO_RCVBUF, SO_REUSEADDR, SO_REUSEPORT, SO_SNDBUF, TCP_NODELAY]
// expect: [SO_RCVBUF, SO_REUSEADDR, SO_REUSEPORT]
// expect: [IP_MULTICAST_TTL, IP_TOS, SO_BROADCAST, SO_RCVBUF, SO_REUSEADDR, SO_REUSEPORT, SO_SNDBUF]
// expect: [IP_TOS, SO_KEEPALIVE, SO_LINGER, SO_RCVBUF, SO_REUSEADDR, SO_REUSEPORT, SO_SNDBUF, TCP_NODELAY][IP_TOS, SO_RCVBUF, SO_REUSEADDR, SO_REUSEPORT]
// expect: SO_RCVBUF 65536 65536 65536 65536 65536
// expect: SO_SNDBUF java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_KEEPALIVE false false false java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported
// expect: SO_LINGER -1 -1 -1 java.lang.UnsupportedOperationException: 'SO_LINGER' not supported java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_REUSEADDR false false true true true
// expect: SO_REUSEPORT false false false false false
// expect: IP_TOS 0 0 0 0 java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: TCP_NODELAY false false false java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: SO_BROADCAST java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported
// expect: IP_MULTICAST_TTL java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: SO_RCVBUF=-5: java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.IllegalArgumentException: Invalid send/receive buffer size
// expect: SO_RCVBUF=-1: java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.IllegalArgumentException: Invalid send/receive buffer size
// expect: SO_RCVBUF=0: 1152 | 1152 | 1152 | 1152
// expect: SO_RCVBUF=1: 1152 | 1152 | 1152 | 1152
// expect: SO_RCVBUF=5: 1152 | 1152 | 1152 | 1152
// expect: SO_RCVBUF=100: 1152 | 1152 | 1152 | 1152
// expect: SO_RCVBUF=3000: 3000 | 3000 | 3000 | 3000
// expect: SO_RCVBUF=4096: 4096 | 4096 | 4096 | 4096
// expect: SO_RCVBUF=5000: 5000 | 5000 | 5000 | 5000
// expect: SO_RCVBUF=100000: 100000 | 100000 | 100000 | 100000
// expect: SO_RCVBUF=256: 1152 | 1152 | 1152 | 1152
// expect: SO_RCVBUF=255: 1152 | 1152 | 1152 | 1152
// expect: SO_RCVBUF=70000: 70000 | 70000 | 70000 | 70000
// expect: SO_RCVBUF=null: java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null'
// expect: SO_SNDBUF=-5: java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=-1: java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | java.lang.IllegalArgumentException: Invalid send/receive buffer size | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=0: 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=1: 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=5: 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=100: 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=3000: 3000 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 3000 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=4096: 4096 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 4096 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=5000: 5000 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 5000 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=100000: 100000 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 100000 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=256: 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=255: 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 2304 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=70000: 70000 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | 70000 | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_SNDBUF=null: java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_KEEPALIVE=true: true | java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported | true | java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported
// expect: SO_KEEPALIVE=false: false | java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported | false | java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported
// expect: SO_KEEPALIVE=null: java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported
// expect: SO_LINGER=-5: -1 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | -1 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=-1: -1 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | -1 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=0: 0 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 0 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=1: 1 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 1 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=5: 5 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 5 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=100: 100 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 100 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=3000: 3000 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 3000 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=4096: 4096 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 4096 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=5000: 5000 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 5000 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=100000: 65535 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 65535 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=256: 256 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 256 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=255: 255 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 255 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=70000: 65535 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | 65535 | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_LINGER=null: java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_REUSEADDR=true: true | true | true | true
// expect: SO_REUSEADDR=false: false | false | false | false
// expect: SO_REUSEADDR=null: java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null'
// expect: SO_REUSEPORT=true: true | true | true | true
// expect: SO_REUSEPORT=false: false | false | false | false
// expect: SO_REUSEPORT=null: java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null'
// expect: IP_TOS=-5: java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=-1: java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=0: 0 | 0 | 0 | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=1: 0 | 0 | 0 | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=5: 4 | 4 | 4 | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=100: 100 | 100 | 100 | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=3000: java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=4096: java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=5000: java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=100000: java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=256: java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=255: 252 | 252 | 252 | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=70000: java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.IllegalArgumentException: Invalid IP_TOS value | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: IP_TOS=null: java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: TCP_NODELAY=true: true | java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported | true | java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: TCP_NODELAY=false: false | java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported | false | java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: TCP_NODELAY=null: java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported | java.lang.IllegalArgumentException: Invalid value 'null' | java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: SO_BROADCAST=true: java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported
// expect: SO_BROADCAST=false: java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported
// expect: SO_BROADCAST=null: java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported | java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported
// expect: IP_MULTICAST_TTL=-5: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=-1: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=0: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=1: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=5: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=100: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=3000: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=4096: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=5000: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=100000: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=256: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=255: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=70000: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: IP_MULTICAST_TTL=null: java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported | java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: 65535 4
// expect: -1 -1
// expect: null null truetrue
// expect: true
// expect: a
// expect: vb
// expect: java.net.SocketException: Not connected
// expect: SO_RCVBUF java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.nio.channels.ClosedChannelException java.nio.channels.ClosedChannelException
// expect: SO_SNDBUF java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.nio.channels.ClosedChannelException java.lang.UnsupportedOperationException: 'SO_SNDBUF' not supported
// expect: SO_KEEPALIVE java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.nio.channels.ClosedChannelException java.lang.UnsupportedOperationException: 'SO_KEEPALIVE' not supported
// expect: SO_LINGER java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.nio.channels.ClosedChannelException java.lang.UnsupportedOperationException: 'SO_LINGER' not supported
// expect: SO_REUSEADDR java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.nio.channels.ClosedChannelException java.nio.channels.ClosedChannelException
// expect: SO_REUSEPORT java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.nio.channels.ClosedChannelException java.nio.channels.ClosedChannelException
// expect: IP_TOS java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.nio.channels.ClosedChannelException java.lang.UnsupportedOperationException: 'IP_TOS' not supported
// expect: TCP_NODELAY java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.nio.channels.ClosedChannelException java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: SO_BROADCAST java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported java.lang.UnsupportedOperationException: 'SO_BROADCAST' not supported
// expect: IP_MULTICAST_TTL java.net.SocketException: Socket is closed java.net.SocketException: Socket is closed java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported java.lang.UnsupportedOperationException: 'IP_MULTICAST_TTL' not supported
// expect: java.lang.NullPointerException java.lang.NullPointerException
// expect: own truetrue true falsetrue
// expect: own
// expect: ::1 /0:0:0:0:0:0:0:1 Inet6Address [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] 1 truefalsefalsefalsefalsefalsefalse/[0:0:0:0:0:0:0:1]:80
// expect: [::1] /0:0:0:0:0:0:0:1 Inet6Address [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] 1 truefalsefalsefalsefalsefalsefalse/[0:0:0:0:0:0:0:1]:80
// expect: [::1 java.net.UnknownHostException: [::1: invalid IPv6 address literal
// expect: :: /0:0:0:0:0:0:0:0 Inet6Address [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] 0 falsetruefalsefalsefalsefalsefalse/[0:0:0:0:0:0:0:0]:80
// expect: 1:: /1:0:0:0:0:0:0:0 Inet6Address [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] 65536 falsefalsefalsefalsefalsefalsefalse/[1:0:0:0:0:0:0:0]:80
// expect: 1:2:3:4:5:6:7:8 /1:2:3:4:5:6:7:8 Inet6Address [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8] 1048596 falsefalsefalsefalsefalsefalsefalse/[1:2:3:4:5:6:7:8]:80
// expect: 1:2:3:4:5:6:7:8:9 java.net.UnknownHostException: 1:2:3:4:5:6:7:8:9: invalid IPv6 address literal
// expect: ::ffff:1.2.3.4 /1.2.3.4 Inet4Address [1, 2, 3, 4] 16909060 falsefalsefalsefalsefalsefalsefalse/1.2.3.4:80
// expect: ::1.2.3.4 /0:0:0:0:0:0:102:304 Inet6Address [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4] 16909060 falsefalsefalsefalsefalsefalsefalse/[0:0:0:0:0:0:102:304]:80
// expect: fe80::1%1 /fe80:0:0:0:0:0:0:1%1 Inet6Address [-2, -128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] -41943039 falsefalsetruefalsefalsefalsefalse/[fe80:0:0:0:0:0:0:1%1]:80
// expect: 1 /0.0.0.1 Inet4Address [0, 0, 0, 1] 1 falsefalsefalsefalsefalsefalsefalse/0.0.0.1:80
// expect: 256 /0.0.1.0 Inet4Address [0, 0, 1, 0] 256 falsefalsefalsefalsefalsefalsefalse/0.0.1.0:80
// expect: 1.2 /1.0.0.2 Inet4Address [1, 0, 0, 2] 16777218 falsefalsefalsefalsefalsefalsefalse/1.0.0.2:80
// expect: 127.1 /127.0.0.1 Inet4Address [127, 0, 0, 1] 2130706433 truefalsefalsefalsefalsefalsefalse/127.0.0.1:80
// expect: 4294967295 /255.255.255.255 Inet4Address [-1, -1, -1, -1] -1 falsefalsefalsefalsefalsefalsefalse/255.255.255.255:80
// expect: 1.16777215 /1.255.255.255 Inet4Address [1, -1, -1, -1] 33554431 falsefalsefalsefalsefalsefalsefalse/1.255.255.255:80
// expect: 1:2 java.net.UnknownHostException: 1:2: invalid IPv6 address literal
// expect: 12345:: java.net.UnknownHostException: 12345::: invalid IPv6 address literal
// expect: ::1:: java.net.UnknownHostException: ::1::: invalid IPv6 address literal
// expect: 1:2:3:4:5:6:7:: /1:2:3:4:5:6:7:0 Inet6Address [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 0] 1048588 falsefalsefalsefalsefalsefalsefalse/[1:2:3:4:5:6:7:0]:80
// expect: [1.2.3.4] java.net.UnknownHostException: [1.2.3.4]: invalid IPv6 address literal
// expect: 01.02.03.04 /1.2.3.4 Inet4Address [1, 2, 3, 4] 16909060 falsefalsefalsefalsefalsefalsefalse/1.2.3.4:80
// expect: ::1: java.net.UnknownHostException: ::1:: invalid IPv6 address literal
// expect: 1:::2 java.net.UnknownHostException: 1:::2: invalid IPv6 address literal
// expect: 64:ff9b::1.2.3.4 /64:ff9b:0:0:0:0:102:304 Inet6Address [0, 100, -1, -101, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4] 23462303 falsefalsefalsefalsefalsefalsefalse/[64:ff9b:0:0:0:0:102:304]:80
// expect: ff02::1 /ff02:0:0:0:0:0:0:1 Inet6Address [-1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] -16646143 falsefalsefalsefalsetruefalsetrue/[ff02:0:0:0:0:0:0:1]:80
// expect: fec0::1 /fec0:0:0:0:0:0:0:1 Inet6Address [-2, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] -37748735 falsefalsefalsetruefalsefalsefalse/[fec0:0:0:0:0:0:0:1]:80
// expect: FF0E::2 /ff0e:0:0:0:0:0:0:2 Inet6Address [-1, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2] -15859710 falsefalsefalsefalsetruetruefalse/[ff0e:0:0:0:0:0:0:2]:80
// expect: h/0:0:0:0:0:0:0:0%3 h/0:0:0:0:0:0:0:0 java.net.UnknownHostException: addr is of illegal length
// expect: java.net.UnknownHostException: addr is of illegal length x/1.2.3.4
// expect: true 0:0:0:0:0:0:0:1
// expect: ServerSocket[addr=/0:0:0:0:0:0:0:1,localport=P] Socket[addr=/0:0:0:0:0:0:0:1,port=P,localport=P] Socket[addr=/0:0:0:0:0:0:0:1,port=P,localport=P] /0:0:0:0:0:0:0:1/0:0:0:0:0:0:0:1 /[0:0:0:0:0:0:0:1]:P
// expect: java.net.ConnectException: Connection refused
// expect: ::1 /0:0:0:0:0:0:0:1 /0:0:0:0:0:0:0:1 /0:0:0:0:0:0:0:1 /0:0:0:0:0:0:0:1
// expect: 127.0.0.2 /127.0.0.2 /127.0.0.1 /127.0.0.1 /127.0.0.2
// expect: localhost localhost/127.0.0.1 /127.0.0.1 /127.0.0.1 /127.0.0.1
// expect: /127.0.0.3 /127.0.0.3
