// Channels of sockets, and pipes: connections between threads of one program, with sockets at either end; what is closed, shut
// down or interrupted while it is used.
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

public class SocketChannels {
  interface Action {
    Object run() throws Exception;
  }

  static void tell(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (Exception e) {
      System.out.println(what + " threw " + e);
    }
  }

  static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  static String read(java.nio.channels.ReadableByteChannel ch, int n) throws IOException {
    ByteBuffer b = ByteBuffer.allocate(n);
    while (b.hasRemaining() && ch.read(b) >= 0) {
      // Until there are so many.
    }
    return StandardCharsets.UTF_8.decode(b.flip()).toString();
  }

  static Thread start(Action action) {
    Thread t = new Thread(() -> {
      try {
        System.out.println(action.run());
      } catch (Exception e) {
        System.out.println(e);
      }
    });
    t.start();
    return t;
  }

  // Until the thread waits in a call of the system, or of the library.
  static void settle() throws InterruptedException {
    Thread.sleep(200);
  }

  static void connections() throws Exception {
    InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    ServerSocketChannel server = ServerSocketChannel.open();
    tell("not bound", () -> server.accept());
    tell("address", () -> server.getLocalAddress());
    server.bind(any);
    tell("bound twice", () -> server.bind(any));
    InetSocketAddress at = (InetSocketAddress) server.getLocalAddress();
    SocketChannel client = SocketChannel.open();
    tell("not connected", () -> client.read(ByteBuffer.allocate(1)));
    tell("not connected", () -> client.write(bytes("x")));
    tell("not connected", () -> client.isConnected() + " " + client.getRemoteAddress() + " " + client.isOpen() + client.isBlocking());
    tell("finish", () -> client.finishConnect());
    tell("connect", () -> client.connect(at) + " " + client.isConnected() + client.getRemoteAddress().equals(at));
    tell("connect twice", () -> client.connect(at));
    SocketChannel end = server.accept();
    tell("ends", () -> end.getRemoteAddress().equals(client.getLocalAddress()) + " " + end.getLocalAddress().equals(at));
    tell("write", () -> client.write(bytes("hello")) + read(end, 5));
    tell("gather", () -> client.write(new ByteBuffer[] {bytes("one"), bytes("two")}) + read(end, 6));
    end.write(bytes("abcdef"));
    ByteBuffer[] parts = {ByteBuffer.allocate(2), ByteBuffer.allocate(4)};
    tell("scatter", () -> client.read(parts) + Arrays.toString(parts));
    tell("read-only", () -> client.read(ByteBuffer.allocate(2).asReadOnlyBuffer()));
    tell("through its socket", () -> {
      client.socket().getOutputStream().write("by socket".getBytes());
      return read(end, 9);
    });
    tell("shut", () -> client.shutdownOutput() == client);
    tell("shut", () -> client.write(bytes("x")));
    tell("end", () -> end.read(ByteBuffer.allocate(1)) + " " + end.read(ByteBuffer.allocate(1)));
    tell("back", () -> end.write(bytes("back")) + read(client, 4));
    end.close();
    tell("end", () -> client.read(ByteBuffer.allocate(1)));
    client.close();
    client.close();
    tell("closed", () -> client.read(ByteBuffer.allocate(1)));
    tell("closed", () -> client.socket().isClosed() + " " + client.isOpen());
    server.close();
    tell("refused", () -> SocketChannel.open(at));
    tell("unresolved", () -> SocketChannel.open(InetSocketAddress.createUnresolved("nowhere.invalid", 1)));
    tell("option", () -> SocketChannel.open().setOption(StandardSocketOptions.TCP_NODELAY, true).getOption(StandardSocketOptions.TCP_NODELAY));
    tell("option", () -> ServerSocketChannel.open().setOption(StandardSocketOptions.TCP_NODELAY, true));
  }

  static void mixed() throws Exception {
    try (ServerSocket server = new ServerSocket(0)) {
      SocketChannel client = SocketChannel.open(new InetSocketAddress("localhost", server.getLocalPort()));
      Socket end = server.accept();
      client.write(bytes("mixed"));
      tell("socket", () -> new String(end.getInputStream().readNBytes(5)));
      end.getOutputStream().write(new byte[] {'a', 'b'});
      end.close();
      tell("stream", () -> new String(Channels.newInputStream(client).readAllBytes()));
      client.close();
    }
  }

  static void waits() throws Exception {
    ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
    Thread accepting = start(() -> server.accept());
    settle();
    accepting.interrupt();
    accepting.join();
    tell("closed by an interrupt", () -> server.isOpen());
    ServerSocketChannel again = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
    Thread closed = start(() -> again.accept());
    settle();
    again.close();
    closed.join();
    ServerSocketChannel third = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
    third.configureBlocking(false);
    tell("nobody", () -> third.accept() + " " + third.isBlocking());
    SocketChannel client = SocketChannel.open(third.getLocalAddress());
    third.configureBlocking(true);
    SocketChannel end = third.accept();
    client.configureBlocking(false);
    tell("nothing", () -> client.read(ByteBuffer.allocate(1)));
    tell("stream", () -> Channels.newInputStream(client).read());
    Thread reading = start(() -> end.read(ByteBuffer.allocate(1)));
    settle();
    reading.interrupt();
    reading.join();
    Thread.currentThread().interrupt();
    tell("interrupted before", () -> client.write(bytes("x")));
    tell("flag", () -> Thread.interrupted());
    third.close();
  }

  static void pipes() throws Exception {
    Pipe pipe = Pipe.open();
    tell("pipe", () -> pipe.sink().write(bytes("through the pipe")) + read(pipe.source(), 16));
    tell("ops", () -> pipe.source().validOps() + " " + pipe.sink().validOps() + " " + pipe.sink().isRegistered());
    pipe.source().configureBlocking(false);
    tell("nothing", () -> pipe.source().read(ByteBuffer.allocate(3)));
    pipe.source().configureBlocking(true);
    long[] sum = new long[1];
    Thread reader = start(() -> {
      ByteBuffer b = ByteBuffer.allocateDirect(777);
      while (pipe.source().read(b) >= 0) {
        b.flip();
        while (b.hasRemaining()) sum[0] = sum[0] * 31 + b.get();
        b.clear();
      }
      return "read all";
    });
    Random r = new Random(3);
    for (int i = 0; i < 60; i++) {
      byte[] piece = new byte[r.nextInt(4000)];
      r.nextBytes(piece);
      pipe.sink().write(ByteBuffer.wrap(piece));
    }
    pipe.sink().close();
    reader.join();
    System.out.println(Long.toHexString(sum[0]));
    tell("closed", () -> pipe.sink().write(bytes("x")));
    Pipe broken = Pipe.open();
    broken.source().close();
    tell("broken", () -> broken.sink().write(bytes("x")));
    Pipe third = Pipe.open();
    Thread waiting = start(() -> third.source().read(ByteBuffer.allocate(1)));
    settle();
    third.source().close();
    waiting.join();
    Pipe fourth = Pipe.open();
    Thread interrupted = start(() -> fourth.source().read(ByteBuffer.allocate(1)));
    settle();
    interrupted.interrupt();
    interrupted.join();
  }

  public static void main(String[] args) throws Exception {
    connections();
    mixed();
    waits();
    pipes();
  }
}
// expect: not bound threw java.nio.channels.NotYetBoundException
// expect: address: null
// expect: bound twice threw java.nio.channels.AlreadyBoundException
// expect: not connected threw java.nio.channels.NotYetConnectedException
// expect: not connected threw java.nio.channels.NotYetConnectedException
// expect: not connected: false null truetrue
// expect: finish threw java.nio.channels.NoConnectionPendingException
// expect: connect: true truetrue
// expect: connect twice threw java.nio.channels.AlreadyConnectedException
// expect: ends: true true
// expect: write: 5hello
// expect: gather: 6onetwo
// expect: scatter: 6[java.nio.HeapByteBuffer[pos=2 lim=2 cap=2], java.nio.HeapByteBuffer[pos=4 lim=4 cap=4]]
// expect: read-only threw java.lang.IllegalArgumentException: Read-only buffer
// expect: through its socket: by socket
// expect: shut: true
// expect: shut threw java.nio.channels.AsynchronousCloseException
// expect: end: -1 -1
// expect: back: 4back
// expect: end: -1
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed: true false
// expect: refused threw java.net.ConnectException: Connection refused
// expect: unresolved threw java.nio.channels.UnresolvedAddressException
// expect: option: true
// expect: option threw java.lang.UnsupportedOperationException: 'TCP_NODELAY' not supported
// expect: socket: mixed
// expect: stream: ab
// expect: java.nio.channels.ClosedByInterruptException
// expect: closed by an interrupt: false
// expect: java.nio.channels.AsynchronousCloseException
// expect: nobody: null false
// expect: nothing: 0
// expect: stream threw java.nio.channels.IllegalBlockingModeException
// expect: java.nio.channels.ClosedByInterruptException
// expect: interrupted before: 1
// expect: flag: true
// expect: pipe: 16through the pipe
// expect: ops: 1 4 false
// expect: nothing: 0
// expect: read all
// expect: 79efab8b6f574ed1
// expect: closed threw java.nio.channels.AsynchronousCloseException
// expect: broken threw java.io.IOException: Broken pipe
// expect: java.nio.channels.AsynchronousCloseException
// expect: java.nio.channels.ClosedByInterruptException
