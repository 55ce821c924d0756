// One thread serves two clients by a selector and a channel that does not wait: whatever the order in which they write and it
// selects, each client has its answer, and the server ends.
// expect clean
// explore: --outcomes --hash-orders=1 outcomes=1
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

public class DatagramSelectorEcho {
  static void serve(Selector selector, int questions) {
    try {
      while (questions > 0) {
        selector.select();
        for (SelectionKey key : selector.selectedKeys()) {
          DatagramChannel channel = (DatagramChannel) key.channel();
          ByteBuffer one = ByteBuffer.allocate(1);
          for (SocketAddress from; (from = channel.receive(one)) != null; one.clear()) {
            channel.send(one.flip(), from);
            questions--;
          }
        }
        selector.selectedKeys().clear();
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  static void ask(SocketAddress server, byte question) {
    try (DatagramChannel channel = DatagramChannel.open().connect(server)) {
      channel.write(ByteBuffer.wrap(new byte[] {question}));
      ByteBuffer answer = ByteBuffer.allocate(1);
      channel.read(answer);
      assert answer.get(0) == question;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Selector selector = Selector.open();
    DatagramChannel server = DatagramChannel.open().bind(new InetSocketAddress("localhost", 5000));
    server.configureBlocking(false);
    server.register(selector, SelectionKey.OP_READ);
    Thread serving = new Thread(() -> serve(selector, 2));
    serving.start();
    Thread other = new Thread(() -> ask(new InetSocketAddress("localhost", 5000), (byte) 1));
    other.start();
    ask(new InetSocketAddress("localhost", 5000), (byte) 2);
    other.join();
    serving.join();
    System.out.println("served");
  }
}
