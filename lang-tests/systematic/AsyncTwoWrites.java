// Two writes to one asynchronous channel, the second one without waiting for the end of the first: it is refused if the thread of
// the group has not been quick enough.
// expect finding: WritePendingException
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class AsyncTwoWrites {
  private static final class Ignored implements CompletionHandler<Integer, Void> {
    @Override
    public void completed(Integer n, Void none) {}

    @Override
    public void failed(Throwable e, Void none) {}
  }

  public static void main(String[] args) throws Exception {
    AsynchronousChannelGroup group = AsynchronousChannelGroup.withFixedThreadPool(1, Executors.defaultThreadFactory());
    AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open(group);
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 4000));
    Future<AsynchronousSocketChannel> accepted = server.accept();
    AsynchronousSocketChannel client = AsynchronousSocketChannel.open(group);
    client.connect(server.getLocalAddress()).get();
    accepted.get();
    for (byte i = 1; i <= 2; i++) client.write(ByteBuffer.wrap(new byte[] {i}), null, new Ignored());
    group.shutdownNow();
  }
}
