// A letter to a port that nobody has yet is lost, and whoever receives there later waits for ever.
// expect deadlock
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramSentTooEarly {
  public static void main(String[] args) throws Exception {
    Thread receiver = new Thread(() -> {
      try (DatagramSocket socket = new DatagramSocket(5000)) {
        socket.receive(new DatagramPacket(new byte[1], 1));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    receiver.start();
    try (DatagramSocket socket = new DatagramSocket()) {
      socket.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), 5000));
    }
    receiver.join();
  }
}
