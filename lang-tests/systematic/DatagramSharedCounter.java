// Two threads count in a plain field what they have sent by sockets of their own: they race.
// expect race: DatagramSharedCounter.sent
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramSharedCounter {
  static int sent;

  static void send() {
    try (DatagramSocket socket = new DatagramSocket()) {
      sent++;
      socket.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), 5000));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    DatagramSocket receiver = new DatagramSocket(5000);
    for (int i = 0; i < 2; i++) new Thread(DatagramSharedCounter::send).start();
    for (int i = 0; i < 2; i++) receiver.receive(new DatagramPacket(new byte[1], 1));
    System.out.println("received");
  }
}
