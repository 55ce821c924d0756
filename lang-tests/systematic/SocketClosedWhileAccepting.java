// A server that is closed while it accepts ends with a SocketException, which it takes as the sign to stop; a client may come in
// time, or be refused.
// expect clean
import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class SocketClosedWhileAccepting {
  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(5000);
    int[] served = new int[1];
    Thread serving = new Thread(() -> {
      try {
        while (true) {
          server.accept().close();
          served[0]++;
        }
      } catch (SocketException e) {
        // It has been closed.
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    serving.start();
    boolean[] connected = new boolean[1];
    Thread client = new Thread(() -> {
      try {
        new Socket("localhost", 5000).close();
        connected[0] = true;
      } catch (ConnectException e) {
        // Too late.
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    client.start();
    server.close();
    client.join();
    serving.join();
    assert served[0] <= 1 && (connected[0] || served[0] == 0);
  }
}
