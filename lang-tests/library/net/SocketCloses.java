// What the other end sees of a connection that is closed before all has been read: of a Socket that it has ended, of a
// SocketChannel a reset, unless it has ended or is registered with a selector. What it writes then is refused at once.
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public class SocketCloses {
  interface Step {
    Object run() throws IOException;
  }

  static String done(Step step) {
    try {
      return step.run() + " ";
    } catch (IOException e) {
      return e + " ";
    }
  }

  static void socket(int how) throws Exception {
    try (ServerSocket server = new ServerSocket(0)) {
      Socket a = new Socket("localhost", server.getLocalPort());
      Socket b = server.accept();
      b.getOutputStream().write(7);
      Thread.sleep(20);
      if ((how & 1) != 0) a.getOutputStream().write(9);
      if ((how & 2) != 0) a.shutdownOutput();
      if ((how & 4) != 0) a.getInputStream().read();
      Thread.sleep(20);
      a.close();
      Thread.sleep(20);
      String s = "";
      for (int i = 0; i < 2; i++) s += done(() -> b.getInputStream().read());
      for (int i = 0; i < 2; i++) {
        s += done(() -> {
          b.getOutputStream().write(1);
          return "written";
        });
        Thread.sleep(20);
      }
      System.out.println(how + ": " + s);
    }
  }

  static void channel(int how) throws Exception {
    try (ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0)); Selector selector = Selector.open()) {
      SocketChannel a = SocketChannel.open(server.getLocalAddress());
      SocketChannel b = server.accept();
      b.write(ByteBuffer.wrap(new byte[] {7}));
      Thread.sleep(20);
      if ((how & 1) != 0) a.write(ByteBuffer.wrap(new byte[] {9}));
      if ((how & 2) != 0) a.shutdownOutput();
      if (how >= 4) a.configureBlocking(false);
      if (how >= 8) a.register(selector, 1);
      Thread.sleep(20);
      a.close();
      if (how >= 8) selector.selectNow();
      Thread.sleep(20);
      String s = "";
      for (int i = 0; i < 2; i++) s += done(() -> b.read(ByteBuffer.allocate(1)));
      for (int i = 0; i < 2; i++) s += done(() -> b.write(ByteBuffer.wrap(new byte[] {7})));
      System.out.println(how + ": " + s);
    }
  }

  public static void main(String[] args) throws Exception {
    for (int how = 0; how < 8; how++) socket(how);
    for (int how = 0; how < 12; how++) channel(how);
  }
}
// expect: 0: -1 -1 java.net.SocketException: Broken pipe java.net.SocketException: Broken pipe 
// expect: 1: 9 -1 java.net.SocketException: Broken pipe java.net.SocketException: Broken pipe 
// expect: 2: -1 -1 java.net.SocketException: Broken pipe java.net.SocketException: Broken pipe 
// expect: 3: 9 -1 java.net.SocketException: Broken pipe java.net.SocketException: Broken pipe 
// expect: 4: -1 -1 written java.net.SocketException: Broken pipe 
// expect: 5: 9 -1 written java.net.SocketException: Broken pipe 
// expect: 6: -1 -1 written java.net.SocketException: Broken pipe 
// expect: 7: 9 -1 written java.net.SocketException: Broken pipe 
// expect: 0: java.net.SocketException: Connection reset java.net.SocketException: Connection reset java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 1: 1 java.net.SocketException: Connection reset java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 2: -1 -1 java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 3: 1 -1 java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 4: java.net.SocketException: Connection reset java.net.SocketException: Connection reset java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 5: 1 java.net.SocketException: Connection reset java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 6: -1 -1 java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 7: 1 -1 java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 8: -1 -1 java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 9: 1 -1 java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 10: -1 -1 java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
// expect: 11: 1 -1 java.io.IOException: Broken pipe java.io.IOException: Broken pipe 
