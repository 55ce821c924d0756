// A socket that is closed while a thread receives from it ends with a SocketException, which that thread takes as the sign to stop.
// What has been sent there may have come in time, or be lost: the sender, who is connected, may hear of that.
// expect clean
// explore: --outcomes outcomes=3
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.PortUnreachableException;
import java.net.SocketException;

public class DatagramClosedWhileReceiving {
  static int received;

  static void serve(DatagramSocket server) {
    try {
      while (true) {
        server.receive(new DatagramPacket(new byte[1], 1));
        received++;
      }
    } catch (SocketException e) {
      // It has been closed.
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    DatagramSocket server = new DatagramSocket(5000);
    Thread serving = new Thread(() -> serve(server));
    serving.start();
    Thread closing = new Thread(server::close);
    closing.start();
    boolean heard = false;
    try (DatagramSocket client = new DatagramSocket()) {
      client.connect(InetAddress.getLoopbackAddress(), 5000);
      client.send(new DatagramPacket(new byte[1], 1));
      client.setSoTimeout(1);
      try {
        client.receive(new DatagramPacket(new byte[1], 1));
      } catch (PortUnreachableException e) {
        heard = true;
      } catch (IOException e) {
        // Nobody answers.
      }
    }
    closing.join();
    serving.join();
    assert received == 0 || !heard;
    System.out.println(received + " " + heard);
  }
}
