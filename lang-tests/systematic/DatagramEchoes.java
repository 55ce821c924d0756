// A server and two clients in one program: whatever the order in which the questions come, each client has its own answer.
// expect clean
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramEchoes {
  static void ask(int question) {
    try (DatagramSocket socket = new DatagramSocket()) {
      socket.send(new DatagramPacket(new byte[] {(byte) question}, 1, InetAddress.getLoopbackAddress(), 5000));
      DatagramPacket answer = new DatagramPacket(new byte[2], 2);
      socket.receive(answer);
      assert answer.getLength() == 1 && answer.getData()[0] == question;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    DatagramSocket server = new DatagramSocket(5000);
    Thread[] clients = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int question = i;
      clients[i] = new Thread(() -> ask(question));
      clients[i].start();
    }
    for (int i = 0; i < 2; i++) {
      DatagramPacket packet = new DatagramPacket(new byte[2], 2);
      server.receive(packet);
      server.send(packet);
    }
    for (Thread t : clients) t.join();
    server.close();
  }
}
