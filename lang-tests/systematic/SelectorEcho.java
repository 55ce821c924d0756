// One thread serves a connection by a selector: whatever the order in which the client comes, writes and reads and the server
// selects, the client has its answer, and the server ends.
// expect clean
// explore: --outcomes --hash-orders=1 outcomes=1
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;

public class SelectorEcho {
  static void serve(Selector selector, int clients) {
    try {
      while (clients > 0) {
        selector.select();
        for (Iterator<SelectionKey> i = selector.selectedKeys().iterator(); i.hasNext(); i.remove()) {
          SelectionKey key = i.next();
          if (key.isAcceptable()) {
            SocketChannel end = ((ServerSocketChannel) key.channel()).accept();
            end.configureBlocking(false);
            end.register(selector, SelectionKey.OP_READ);
            continue;
          }
          SocketChannel end = (SocketChannel) key.channel();
          ByteBuffer one = ByteBuffer.allocate(1);
          if (end.read(one) < 0) {
            end.close();
            clients--;
            continue;
          }
          end.write(one.flip());
        }
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  static void ask(SocketAddress server, byte question) {
    try (SocketChannel channel = SocketChannel.open(server)) {
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
    ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
    server.configureBlocking(false);
    server.register(selector, SelectionKey.OP_ACCEPT);
    SocketAddress address = server.getLocalAddress();
    Thread serving = new Thread(() -> serve(selector, 1));
    serving.start();
    ask(address, (byte) 2);
    serving.join();
    selector.close();
    server.close();
    System.out.println("served");
  }
}
