// Two threads send two letters each to a socket whose buffer has room for two: which are lost depends on who is faster.
// expect clean
// explore: --outcomes outcomes=4
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class DatagramBufferFull {
  static void send(int first) {
    try (DatagramSocket socket = new DatagramSocket()) {
      for (int i = 0; i < 2; i++) {
        socket.send(new DatagramPacket(new byte[first + i], first + i, InetAddress.getLoopbackAddress(), 5000));
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    DatagramSocket receiver = new DatagramSocket(5000);
    receiver.setReceiveBufferSize(1152);
    Thread[] senders = {new Thread(() -> send(1)), new Thread(() -> send(3))};
    for (Thread t : senders) t.start();
    for (Thread t : senders) t.join();
    receiver.setSoTimeout(1);
    DatagramPacket packet = new DatagramPacket(new byte[10], 10);
    String lengths = "";
    try {
      while (true) {
        receiver.receive(packet);
        lengths += packet.getLength();
      }
    } catch (SocketTimeoutException e) {
      System.out.println(lengths);
    }
  }
}
