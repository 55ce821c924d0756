// Two channels: what is written to the sink can be read from the source.
package java.nio.channels;

import heddle.Watchers;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;

public abstract class Pipe {
  protected Pipe() {}

  public abstract static class SourceChannel extends AbstractSelectableChannel
      implements ReadableByteChannel, ScatteringByteChannel {
    protected SourceChannel(SelectorProvider provider) {
      super(provider);
    }

    @Override
    public final int validOps() {
      return SelectionKey.OP_READ;
    }
  }

  public abstract static class SinkChannel extends AbstractSelectableChannel
      implements WritableByteChannel, GatheringByteChannel {
    protected SinkChannel(SelectorProvider provider) {
      super(provider);
    }

    @Override
    public final int validOps() {
      return SelectionKey.OP_WRITE;
    }
  }

  public abstract SourceChannel source();

  public abstract SinkChannel sink();

  public static Pipe open() throws IOException {
    return new OfTransit(new Transit());
  }

  // As OpenJDK tells it.
  private static ClosedChannelException closed(SelectableChannel channel) {
    return channel.isBlocking() ? new AsynchronousCloseException() : new ClosedChannelException();
  }

  private static final class OfTransit extends Pipe {
    private final SourceChannel source;
    private final SinkChannel sink;

    OfTransit(Transit transit) {
      source = new Source(transit);
      sink = new Sink(transit);
    }

    @Override
    public SourceChannel source() {
      return source;
    }

    @Override
    public SinkChannel sink() {
      return sink;
    }

    @Override
    public String toString() {
      return SocketSettings.named("PipeImpl", this);
    }
  }

  private static final class Source extends SourceChannel {
    private final Transit transit;

    Source(Transit transit) {
      super(SelectorProvider.provider());
      this.transit = transit;
    }

    @Override
    public int $ready(int ops) {
      return transit.canBeRead() ? SelectionKey.OP_READ : 0;
    }

    @Override
    protected void $watch(Watchers watchers) {
      transit.watchReader(watchers);
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
      Objects.requireNonNull(dst);
      if (!isOpen()) throw closed(this);
      if (dst.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
      if (!isBlocking()) return transit.read(this, dst, false);
      int n = 0;
      begin();
      try {
        n = transit.read(this, dst, true);
      } finally {
        end(n > 0);
      }
      return n;
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
      Objects.checkFromIndexSize(offset, length, dsts.length);
      return Transit.scatter(this, dsts, offset, length);
    }

    @Override
    public long read(ByteBuffer[] dsts) throws IOException {
      return read(dsts, 0, dsts.length);
    }

    @Override
    protected void implCloseSelectableChannel() {
      transit.abandon();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {
      transit.wake();
    }

    @Override
    public String toString() {
      return SocketSettings.named("SourceChannelImpl", this);
    }
  }

  private static final class Sink extends SinkChannel {
    private final Transit transit;

    Sink(Transit transit) {
      super(SelectorProvider.provider());
      this.transit = transit;
    }

    @Override
    public int $ready(int ops) {
      return transit.canBeWritten() ? SelectionKey.OP_WRITE : 0;
    }

    @Override
    protected void $watch(Watchers watchers) {
      transit.watchWriter(watchers);
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
      Objects.requireNonNull(src);
      if (!isOpen()) throw closed(this);
      if (!isBlocking()) return transit.write(this, src, false);
      int n = 0;
      begin();
      try {
        n = transit.write(this, src, true);
      } finally {
        end(n > 0);
      }
      return n;
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
      Objects.checkFromIndexSize(offset, length, srcs.length);
      return Transit.gather(this, srcs, offset, length);
    }

    @Override
    public long write(ByteBuffer[] srcs) throws IOException {
      return write(srcs, 0, srcs.length);
    }

    @Override
    protected void implCloseSelectableChannel() {
      transit.end();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {
      transit.wake();
    }

    @Override
    public String toString() {
      return SocketSettings.named("SinkChannelImpl", this);
    }
  }
}
