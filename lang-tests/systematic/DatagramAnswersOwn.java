// The sibling of DatagramAnswersMixed: whoever asks by the shared socket holds a lock until it has its answer.
// expect clean
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramAnswersOwn {
  static void ask(DatagramSocket socket, int question) {
    try {
      DatagramPacket answer = new DatagramPacket(new byte[1], 1);
      synchronized (socket) {
        socket.send(new DatagramPacket(new byte[] {(byte) question}, 1, InetAddress.getLoopbackAddress(), 5000));
        socket.receive(answer);
      }
      assert answer.getData()[0] == question;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    DatagramSocket server = new DatagramSocket(5000);
    DatagramSocket client = new DatagramSocket();
    for (int i = 0; i < 2; i++) {
      int question = i;
      new Thread(() -> ask(client, question)).start();
    }
    for (int i = 0; i < 2; i++) {
      DatagramPacket packet = new DatagramPacket(new byte[1], 1);
      server.receive(packet);
      server.send(packet);
    }
  }
}
