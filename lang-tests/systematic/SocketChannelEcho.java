// A server with channels and a client with one: what the client has read back was done before, so its count is no data race.
// explore: proof --outcomes outcomes=1
// expect clean
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public class SocketChannelEcho {
  static int served;

  public static void main(String[] args) throws Exception {
    ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 5000));
    Thread serving = new Thread(() -> {
      try (SocketChannel end = server.accept()) {
        ByteBuffer b = ByteBuffer.allocate(4);
        end.read(b);
        served++;
        end.write(b.flip());
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    serving.start();
    try (SocketChannel client = SocketChannel.open(server.getLocalAddress())) {
      client.write(ByteBuffer.wrap(new byte[] {1, 2}));
      ByteBuffer back = ByteBuffer.allocate(4);
      System.out.println(client.read(back) + " " + served);
    }
    serving.join();
  }
}
