// A receive with a time limit: the letter comes in time or it does not, and who is interrupted meanwhile waits on.
// expect clean
// explore: --outcomes outcomes=2
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class DatagramInTime {
  public static void main(String[] args) throws Exception {
    DatagramSocket receiver = new DatagramSocket(5000);
    receiver.setSoTimeout(10);
    Thread receiving = Thread.currentThread();
    new Thread(() -> {
      try (DatagramSocket socket = new DatagramSocket()) {
        receiving.interrupt();
        socket.send(new DatagramPacket(new byte[] {7}, 1, InetAddress.getLoopbackAddress(), 5000));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }).start();
    DatagramPacket packet = new DatagramPacket(new byte[1], 1);
    try {
      receiver.receive(packet);
      assert Thread.interrupted();
      System.out.println("received " + packet.getData()[0]);
    } catch (SocketTimeoutException e) {
      System.out.println("too late");
    }
  }
}
