// One end of a connection; the other end is in the same program, and may be any kind of socket.
package java.nio.channels;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public abstract class AsynchronousSocketChannel implements AsynchronousByteChannel, NetworkChannel {
  private final AsynchronousChannelProvider provider;

  protected AsynchronousSocketChannel(AsynchronousChannelProvider provider) {
    this.provider = provider;
  }

  public final AsynchronousChannelProvider provider() {
    return provider;
  }

  public static AsynchronousSocketChannel open(AsynchronousChannelGroup group) throws IOException {
    if (group == null || group.provider() == AsynchronousChannelProvider.provider()) return new LoopbackAsynchronousSocket(LoopbackGroup.of(group));
    return group.provider().openAsynchronousSocketChannel(group);
  }

  public static AsynchronousSocketChannel open() throws IOException {
    return open(null);
  }

  @Override
  public abstract AsynchronousSocketChannel bind(SocketAddress local) throws IOException;

  @Override
  public abstract <T> AsynchronousSocketChannel setOption(SocketOption<T> name, T value) throws IOException;

  public abstract AsynchronousSocketChannel shutdownInput() throws IOException;

  public abstract AsynchronousSocketChannel shutdownOutput() throws IOException;

  public abstract SocketAddress getRemoteAddress() throws IOException;

  public abstract <A> void connect(SocketAddress remote, A attachment, CompletionHandler<Void, ? super A> handler);

  public abstract Future<Void> connect(SocketAddress remote);

  public abstract <A> void read(ByteBuffer dst, long timeout, TimeUnit unit, A attachment, CompletionHandler<Integer, ? super A> handler);

  @Override
  public final <A> void read(ByteBuffer dst, A attachment, CompletionHandler<Integer, ? super A> handler) {
    read(dst, 0L, TimeUnit.MILLISECONDS, attachment, handler);
  }

  @Override
  public abstract Future<Integer> read(ByteBuffer dst);

  public abstract <A> void read(ByteBuffer[] dsts, int offset, int length, long timeout, TimeUnit unit, A attachment,
      CompletionHandler<Long, ? super A> handler);

  public abstract <A> void write(ByteBuffer src, long timeout, TimeUnit unit, A attachment, CompletionHandler<Integer, ? super A> handler);

  @Override
  public final <A> void write(ByteBuffer src, A attachment, CompletionHandler<Integer, ? super A> handler) {
    write(src, 0L, TimeUnit.MILLISECONDS, attachment, handler);
  }

  @Override
  public abstract Future<Integer> write(ByteBuffer src);

  public abstract <A> void write(ByteBuffer[] srcs, int offset, int length, long timeout, TimeUnit unit, A attachment,
      CompletionHandler<Long, ? super A> handler);

  @Override
  public abstract SocketAddress getLocalAddress() throws IOException;
}
