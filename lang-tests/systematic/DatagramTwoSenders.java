// What two threads send to one socket comes in either order, but what one of them sends in its own: six orders of four letters.
// expect clean
// explore: --outcomes outcomes=6
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramTwoSenders {
  static void send(char first) {
    try (DatagramSocket socket = new DatagramSocket()) {
      for (int i = 0; i < 2; i++) {
        socket.send(new DatagramPacket(new byte[] {(byte) (first + i)}, 1, InetAddress.getLoopbackAddress(), 5000));
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    DatagramSocket receiver = new DatagramSocket(5000);
    new Thread(() -> send('a')).start();
    new Thread(() -> send('x')).start();
    DatagramPacket packet = new DatagramPacket(new byte[1], 1);
    String all = "";
    for (int i = 0; i < 4; i++) {
      receiver.receive(packet);
      all += (char) packet.getData()[0];
    }
    assert all.indexOf('a') < all.indexOf('b') && all.indexOf('x') < all.indexOf('y');
    System.out.println(all);
  }
}
