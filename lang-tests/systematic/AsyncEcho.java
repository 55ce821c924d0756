// A server that answers by handlers, and a client with futures: whoever is first, the answer comes.
// expect clean
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;

public class AsyncEcho {
  public static void main(String[] args) throws Exception {
    AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open();
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 4000));
    server.accept(null, new CompletionHandler<AsynchronousSocketChannel, Void>() {
      @Override
      public void completed(AsynchronousSocketChannel end, Void none) {
        ByteBuffer buffer = ByteBuffer.allocate(1);
        end.read(buffer, buffer, new CompletionHandler<Integer, ByteBuffer>() {
          @Override
          public void completed(Integer n, ByteBuffer read) {
            read.put(0, (byte) (read.get(0) + 1)).flip();
            end.write(read);
          }

          @Override
          public void failed(Throwable e, ByteBuffer read) {
            throw new AssertionError(e);
          }
        });
      }

      @Override
      public void failed(Throwable e, Void none) {
        throw new AssertionError(e);
      }
    });
    AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
    client.connect(server.getLocalAddress()).get();
    client.write(ByteBuffer.wrap(new byte[] {41})).get();
    ByteBuffer answer = ByteBuffer.allocate(1);
    client.read(answer).get();
    assert answer.get(0) == 42;
  }
}
