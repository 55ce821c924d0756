// Sockets on the loopback: both ends in one program, what they say when something is wrong, and who wakes whom.
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class Sockets {
  static void t(String what, Callable<?> c) {
    try {
      System.out.println(what + ": " + c.call());
    } catch (Throwable e) {
      System.out.println(what + ": " + e);
    }
  }

  interface Act { void run() throws Exception; }

  static Thread start(Act a) {
    Thread t = new Thread(() -> {
      try {
        a.run();
      } catch (Throwable e) {
        System.out.println("  other: " + e);
      }
    });
    t.start();
    return t;
  }

  static String hide(Object o, int... ports) {
    String s = String.valueOf(o);
    for (int i = 0; i < ports.length; i++) s = s.replace(String.valueOf(ports[i]), "P" + i);
    return s;
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    int port = server.getLocalPort();
    System.out.println((port > 0) + " " + server.isBound() + server.isClosed() + " " + hide(server, port) + " " + hide(server.getLocalSocketAddress(), port) + " " + server.getInetAddress());
    Thread echo = start(() -> {
      try (Socket s = server.accept(); BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream())); PrintWriter out = new PrintWriter(s.getOutputStream(), true)) {
        for (String line; (line = in.readLine()) != null; ) out.println("echo " + line);
        System.out.println("  server sees the end");
      }
    });
    Socket client = new Socket("localhost", port);
    System.out.println(client.isConnected() + " " + client.isBound() + client.isClosed() + " " + hide(client, port, client.getLocalPort()) + " " + (client.getPort() == port) + " " + client.getInetAddress() + " " + hide(client.getRemoteSocketAddress(), port));
    PrintWriter out = new PrintWriter(client.getOutputStream(), true);
    BufferedReader in = new BufferedReader(new InputStreamReader(client.getInputStream()));
    out.println("one");
    System.out.println(in.readLine());
    out.println("two");
    System.out.println(in.readLine());
    client.shutdownOutput();
    System.out.println(in.readLine() + " " + client.isOutputShutdown() + client.isInputShutdown() + client.isClosed());
    t("write behind shutdownOutput", () -> { client.getOutputStream().write(1); return "written"; });
    t("getOutputStream behind shutdownOutput", () -> client.getOutputStream() != null);
    t("shutdownOutput again", () -> { client.shutdownOutput(); return "done"; });
    echo.join();
    client.close();
    client.close();
    System.out.println(client.isClosed() + " " + client.isConnected() + " " + client.isBound() + " " + (client.getPort() == port));
    t("getInputStream of a closed one", () -> client.getInputStream());
    t("read of a closed one", () -> in.read());
    t("setSoTimeout of a closed one", () -> { client.setSoTimeout(1); return ""; });
    t("connect of a closed one", () -> { client.connect(new InetSocketAddress("localhost", port)); return ""; });
    t("shutdownInput of a closed one", () -> { client.shutdownInput(); return ""; });
    t("address of a closed one", () -> client.getLocalAddress());

    server.setSoTimeout(30);
    t("accept, in time", () -> server.accept());
    server.setSoTimeout(0);
    Thread waits = start(() -> server.accept());
    while (waits.getState() == Thread.State.NEW) Thread.yield();
    Thread.sleep(500);
    server.close();
    waits.join();
    t("accept of a closed one", () -> server.accept());
    t("connect to nobody", () -> new Socket("localhost", port));
    t("connect to nobody", () -> { Socket s = new Socket(); s.connect(new InetSocketAddress("127.0.0.1", port), 100); return s; });
    System.out.println(server.isClosed() + " " + server.isBound() + " " + (server.getLocalPort() == port));
    t("bind of a closed one", () -> { server.bind(null); return ""; });

    ServerSocket second = new ServerSocket();
    System.out.println(second + " " + second.isBound() + " " + second.getLocalPort() + " " + second.getLocalSocketAddress());
    t("accept before bind", () -> second.accept());
    second.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 2);
    System.out.println(hide(second, second.getLocalPort()));
    t("bind twice", () -> { second.bind(new InetSocketAddress(0)); return ""; });
    t("a port in use", () -> new ServerSocket(second.getLocalPort(), 5, InetAddress.getLoopbackAddress()));
    t("port out of range", () -> new ServerSocket(70000));
    t("port out of range", () -> new Socket("localhost", -1));
    t("unknown host", () -> { try { return new Socket("no.such.host.invalid", 80); } catch (UnknownHostException e) { return "unknown"; } });

    Socket a = new Socket(InetAddress.getLoopbackAddress(), second.getLocalPort());
    Socket b = second.accept();
    System.out.println((a.getLocalPort() == b.getPort()) + " " + (b.getLocalPort() == second.getLocalPort()) + " " + b.getInetAddress() + " " + hide(b, b.getPort(), b.getLocalPort()));
    a.setSoTimeout(30);
    t("read, in time", () -> a.getInputStream().read());
    b.getOutputStream().write(new byte[] {1, 2, 3, -1});
    b.getOutputStream().flush();
    while (a.getInputStream().available() < 4) Thread.sleep(1);
    System.out.println(a.getInputStream().available() + " " + a.getInputStream().read() + " " + a.getInputStream().skip(1) + " " + Arrays.toString(a.getInputStream().readNBytes(2)));
    t("read nothing", () -> a.getInputStream().read(new byte[0]));
    t("wrong range", () -> a.getInputStream().read(new byte[2], 1, 2));
    t("wrong range", () -> { b.getOutputStream().write(new byte[2], 2, 1); return ""; });
    a.setSoTimeout(0);
    Thread reader = start(() -> System.out.println("  other: " + a.getInputStream().read()));
    Thread.sleep(500);
    a.close();
    reader.join();
    t("the other end", () -> b.getInputStream().read());
    b.close();

    Socket c = new Socket(second.getInetAddress(), second.getLocalPort()), d = second.accept();
    reader = start(() -> System.out.println("  other: " + d.getInputStream().read()));
    Thread.sleep(300);
    InputStream shut = c.getInputStream();
    c.shutdownInput();
    System.out.println(shut.read() + " " + c.isInputShutdown() + " " + shut.available());
    t("getInputStream behind shutdownInput", () -> c.getInputStream());
    c.getOutputStream().close();
    reader.join();
    System.out.println(c.isClosed());
    Thread writer = start(() -> {
      byte[] chunk = new byte[1 << 20];
      OutputStream o = d.getOutputStream();
      for (int i = 0; i < 100; i++) o.write(chunk);
      System.out.println("  other: all written");
    });
    writer.join();
    d.close();
    t("write to a closed one", () -> { d.getOutputStream().write(1); return ""; });

    Socket unconnected = new Socket();
    System.out.println(unconnected + " " + unconnected.getPort() + " " + unconnected.getLocalPort() + " " + unconnected.getInetAddress() + " " + unconnected.getRemoteSocketAddress() + " " + unconnected.isConnected() + " " + unconnected.getLocalAddress());
    t("unconnected", () -> unconnected.getInputStream());
    t("unconnected", () -> unconnected.getOutputStream());
    t("unconnected", () -> { unconnected.shutdownInput(); return ""; });
    t("null address", () -> { unconnected.connect(null); return ""; });
    t("negative", () -> { unconnected.connect(new InetSocketAddress("localhost", 1), -1); return ""; });
    t("negative", () -> { unconnected.setSoTimeout(-1); return ""; });
    unconnected.connect(new InetSocketAddress("localhost", second.getLocalPort()));
    t("connected twice", () -> { unconnected.connect(new InetSocketAddress("localhost", second.getLocalPort())); return ""; });
    unconnected.setTcpNoDelay(true);
    unconnected.setKeepAlive(true);
    unconnected.setSoLinger(true, 5);
    System.out.println(unconnected.getTcpNoDelay() + " " + unconnected.getKeepAlive() + " " + unconnected.getSoLinger() + " " + unconnected.getSoTimeout() + " " + unconnected.getReuseAddress());
    second.close();

    InetAddress local = InetAddress.getByName("127.0.0.1");
    System.out.println(local + " " + local.getHostAddress() + " " + Arrays.toString(local.getAddress()) + " " + local.isLoopbackAddress() + local.isAnyLocalAddress() + " " + InetAddress.getByName("localhost") + " "
        + local.equals(InetAddress.getLoopbackAddress()) + " " + local.hashCode() + " " + InetAddress.getLoopbackAddress() + " " + InetAddress.getByAddress("x", new byte[] {10, 0, 0, 1}) + " " + InetAddress.getByName("10.1.2.3").isSiteLocalAddress());
    t("address", () -> InetAddress.getByAddress(new byte[3]));
    InetSocketAddress address = new InetSocketAddress("localhost", 80);
    System.out.println(address + " " + address.getHostName() + " " + address.getPort() + " " + address.getHostString() + " " + address.isUnresolved() + " " + address.equals(new InetSocketAddress("127.0.0.1", 80)) + " "
        + address.hashCode() + " " + InetSocketAddress.createUnresolved("far", 5) + " " + new InetSocketAddress(7) + " " + address.getAddress());
    t("address", () -> new InetSocketAddress("localhost", 65536));
  }
}
// expect: true truefalse ServerSocket[addr=0.0.0.0/0.0.0.0,localport=P0] 0.0.0.0/0.0.0.0:P0 0.0.0.0/0.0.0.0
// expect: true truefalse Socket[addr=localhost/127.0.0.1,port=P0,localport=P1] true localhost/127.0.0.1 localhost/127.0.0.1:P0
// expect: echo one
// expect: echo two
// expect:   server sees the end
// expect: null truefalsefalse
// expect: write behind shutdownOutput: java.net.SocketException: Socket output is shutdown
// expect: getOutputStream behind shutdownOutput: java.net.SocketException: Socket output is shutdown
// expect: shutdownOutput again: java.net.SocketException: Socket output is already shutdown
// expect: true true true true
// expect: getInputStream of a closed one: java.net.SocketException: Socket is closed
// expect: read of a closed one: -1
// expect: setSoTimeout of a closed one: java.net.SocketException: Socket is closed
// expect: connect of a closed one: java.net.SocketException: Socket is closed
// expect: shutdownInput of a closed one: java.net.SocketException: Socket is closed
// expect: address of a closed one: 0.0.0.0/0.0.0.0
// expect: accept, in time: java.net.SocketTimeoutException: Accept timed out
// expect:   other: java.net.SocketException: Socket closed
// expect: accept of a closed one: java.net.SocketException: Socket is closed
// expect: connect to nobody: java.net.ConnectException: Connection refused
// expect: connect to nobody: java.net.ConnectException: Connection refused
// expect: true true true
// expect: bind of a closed one: java.net.SocketException: Socket is closed
// expect: ServerSocket[unbound] false -1 null
// expect: accept before bind: java.net.SocketException: Socket is not bound yet
// expect: ServerSocket[addr=localhost/127.0.0.1,localport=P0]
// expect: bind twice: java.net.SocketException: Already bound
// expect: a port in use: java.net.BindException: Address already in use
// expect: port out of range: java.lang.IllegalArgumentException: Port value out of range: 70000
// expect: port out of range: java.lang.IllegalArgumentException: port out of range:-1
// expect: unknown host: unknown
// expect: true true /127.0.0.1 Socket[addr=/127.0.0.1,port=P0,localport=P1]
// expect: read, in time: java.net.SocketTimeoutException: Read timed out
// expect: 4 1 1 [3, -1]
// expect: read nothing: 0
// expect: wrong range: java.lang.IndexOutOfBoundsException: Range [1, 1 + 2) out of bounds for length 2
// expect: wrong range: java.lang.IndexOutOfBoundsException: Range [2, 2 + 1) out of bounds for length 2
// expect:   other: java.net.SocketException: Socket closed
// expect: the other end: -1
// expect: -1 true 0
// expect: getInputStream behind shutdownInput: java.net.SocketException: Socket input is shutdown
// expect:   other: -1
// expect: true
// expect:   other: java.net.SocketException: Broken pipe
// expect: write to a closed one: java.net.SocketException: Socket is closed
// expect: Socket[unconnected] 0 -1 null null false 0.0.0.0/0.0.0.0
// expect: unconnected: java.net.SocketException: Socket is not connected
// expect: unconnected: java.net.SocketException: Socket is not connected
// expect: unconnected: java.net.SocketException: Socket is not connected
// expect: null address: java.lang.IllegalArgumentException: connect: The address can't be null
// expect: negative: java.lang.IllegalArgumentException: connect: timeout can't be negative
// expect: negative: java.lang.IllegalArgumentException: timeout can't be negative
// expect: connected twice: java.net.SocketException: already connected
// expect: true true 5 0 false
// expect: /127.0.0.1 127.0.0.1 [127, 0, 0, 1] truefalse localhost/127.0.0.1 true 2130706433 localhost/127.0.0.1 x/10.0.0.1 true
// expect: address: java.net.UnknownHostException: addr is of illegal length
// expect: localhost/127.0.0.1:80 localhost 80 localhost false true 2130706513 far/<unresolved>:5 0.0.0.0/0.0.0.0:7 localhost/127.0.0.1
// expect: address: java.lang.IllegalArgumentException: port out of range:65536
