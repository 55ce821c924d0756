// Who connects a socket waits until nobody receives from it, as on OpenJDK: what nobody sends keeps both of them.
// expect deadlock
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramConnectWhileReceiving {
  public static void main(String[] args) throws Exception {
    DatagramSocket socket = new DatagramSocket(5000), other = new DatagramSocket(5001);
    Thread receiving = new Thread(() -> {
      try {
        socket.receive(new DatagramPacket(new byte[1], 1));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    receiving.start();
    socket.connect(InetAddress.getLoopbackAddress(), 5001);
    other.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), 5000));
    receiving.join();
  }
}
