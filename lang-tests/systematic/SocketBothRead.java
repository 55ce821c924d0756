// Server and client both read first: a deadlock, whatever the schedule.
// expect deadlock
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketBothRead {
  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0);
    Thread serving = new Thread(() -> {
      try (Socket s = server.accept()) {
        int request = s.getInputStream().read();
        s.getOutputStream().write(request);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    serving.start();
    Socket s = new Socket("localhost", server.getLocalPort());
    int greeting = s.getInputStream().read();
    s.getOutputStream().write(greeting);
    serving.join();
  }
}
