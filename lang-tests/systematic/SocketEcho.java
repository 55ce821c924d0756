// A server and its client in one program: every schedule is explored, from accept to the end of the connection.
// expect clean
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketEcho {
  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    Thread serving = new Thread(() -> {
      try (Socket s = server.accept()) {
        s.getOutputStream().write(s.getInputStream().read() + 1);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    serving.start();
    try (Socket s = new Socket("localhost", server.getLocalPort())) {
      s.getOutputStream().write(41);
      assert s.getInputStream().read() == 42;
      assert s.getInputStream().read() == -1;
    }
    serving.join();
  }
}
