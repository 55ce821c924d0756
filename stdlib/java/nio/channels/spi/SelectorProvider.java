// Makes selectors and the channels that can be registered with them. There is one, which `open` of these classes stands for.
package java.nio.channels.spi;

import java.io.IOException;
import java.net.ProtocolFamily;
import java.nio.channels.Channel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public abstract class SelectorProvider {
  protected SelectorProvider() {}

  private static final class Own {
    static final SelectorProvider PROVIDER = new SelectorProvider() {
      @Override
      public DatagramChannel openDatagramChannel() throws IOException {
        return DatagramChannel.open();
      }

      @Override
      public DatagramChannel openDatagramChannel(ProtocolFamily family) throws IOException {
        return DatagramChannel.open(family);
      }

      @Override
      public Pipe openPipe() throws IOException {
        return Pipe.open();
      }

      @Override
      public Selector openSelector() throws IOException {
        return Selector.open();
      }

      @Override
      public ServerSocketChannel openServerSocketChannel() throws IOException {
        return ServerSocketChannel.open();
      }

      @Override
      public SocketChannel openSocketChannel() throws IOException {
        return SocketChannel.open();
      }

      @Override
      public ServerSocketChannel openServerSocketChannel(ProtocolFamily family) throws IOException {
        return ServerSocketChannel.open(family);
      }

      @Override
      public SocketChannel openSocketChannel(ProtocolFamily family) throws IOException {
        return SocketChannel.open(family);
      }
    };
  }

  public static SelectorProvider provider() {
    return Own.PROVIDER;
  }

  public abstract DatagramChannel openDatagramChannel() throws IOException;

  public abstract DatagramChannel openDatagramChannel(ProtocolFamily family) throws IOException;

  public abstract Pipe openPipe() throws IOException;

  public abstract Selector openSelector() throws IOException;

  public abstract ServerSocketChannel openServerSocketChannel() throws IOException;

  public abstract SocketChannel openSocketChannel() throws IOException;

  // The channel that the program has been started with: none.
  public Channel inheritedChannel() throws IOException {
    return null;
  }

  public SocketChannel openSocketChannel(ProtocolFamily family) throws IOException {
    throw new UnsupportedOperationException("Protocol family not supported");
  }

  public ServerSocketChannel openServerSocketChannel(ProtocolFamily family) throws IOException {
    throw new UnsupportedOperationException("Protocol family not supported");
  }
}
