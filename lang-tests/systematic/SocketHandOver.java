// Its sibling counts under a lock; main sees the sum without one, because it has read what the threads have written since.
// expect clean
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketHandOver {
  static int requests;

  static void serve(Socket s) {
    try (s) {
      int mine;
      synchronized (SocketHandOver.class) {
        mine = ++requests;
      }
      s.getOutputStream().write(mine);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    Socket first = new Socket("localhost", server.getLocalPort()), second = new Socket("localhost", server.getLocalPort());
    for (int i = 0; i < 2; i++) {
      Socket s = server.accept();
      new Thread(() -> serve(s)).start();
    }
    int sum = first.getInputStream().read() + second.getInputStream().read();
    assert sum == 3 && requests == 2;
  }
}
