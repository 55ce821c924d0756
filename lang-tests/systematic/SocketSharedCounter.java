// A server with a thread for each connection counts the requests in a plain field: the threads race.
// expect race: SocketSharedCounter.requests
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketSharedCounter {
  static int requests;

  static void serve(Socket s) {
    try (s) {
      requests++;
      s.getOutputStream().write(requests);
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
    System.out.println(sum > 0);
  }
}
