// The sibling of DatagramSentTooEarly: the socket is bound before somebody may send there, so the letter waits for who receives it.
// What was written before it was sent is there when it has been received, without a lock.
// expect clean
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramBoundFirst {
  static int written;

  public static void main(String[] args) throws Exception {
    DatagramSocket bound = new DatagramSocket(5000);
    Thread receiver = new Thread(() -> {
      try (bound) {
        bound.receive(new DatagramPacket(new byte[1], 1));
        assert written == 3;
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    receiver.start();
    try (DatagramSocket socket = new DatagramSocket()) {
      written = 3;
      socket.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), 5000));
    }
    receiver.join();
  }
}
