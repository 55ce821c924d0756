// Asynchronous channels: what operations give, by futures and by handlers; what may not be done, and what closing, cancelling and
// time limits do.
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

public class AsyncChannels {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (ExecutionException e) {
      System.out.println(what + ": failed with " + e.getCause());
    } catch (Throwable e) {
      System.out.println(what + ": " + e);
    }
  }

  // Waits for what comes of one operation.
  static final class Outcome<V> implements CompletionHandler<V, String> {
    final CountDownLatch over = new CountDownLatch(1);
    volatile String text;
    volatile V value;

    @Override
    public void completed(V result, String attachment) {
      value = result;
      text = attachment + " -> " + (result instanceof Number || result == null ? result : "value");
      over.countDown();
    }

    @Override
    public void failed(Throwable exc, String attachment) {
      text = attachment + " failed: " + exc;
      over.countDown();
    }

    String await() throws InterruptedException {
      over.await();
      return text;
    }
  }

  static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
  }

  static String text(ByteBuffer buffer) {
    buffer.flip();
    return StandardCharsets.US_ASCII.decode(buffer).toString();
  }

  static AsynchronousServerSocketChannel server(AsynchronousChannelGroup group) throws IOException {
    return AsynchronousServerSocketChannel.open(group).bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  }

  static void futures() throws Exception {
    AsynchronousServerSocketChannel server = server(null);
    Future<AsynchronousSocketChannel> accepted = server.accept();
    System.out.println(accepted.isDone() + " " + accepted.isCancelled());
    show("second accept", server::accept);
    AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
    System.out.println(client.isOpen() + " " + client.getRemoteAddress() + " " + client.getLocalAddress());
    show("early read", () -> client.read(ByteBuffer.allocate(1)));
    show("connect", () -> client.connect(server.getLocalAddress()).get());
    show("again", () -> client.connect(server.getLocalAddress()));
    AsynchronousSocketChannel end = accepted.get();
    System.out.println(end.isOpen() + " " + end.getRemoteAddress().equals(client.getLocalAddress()) + " " + client.getRemoteAddress().equals(server.getLocalAddress()));
    ByteBuffer to = ByteBuffer.allocate(10);
    Future<Integer> read = end.read(to);
    show("second read", () -> end.read(ByteBuffer.allocate(1)));
    show("write", () -> client.write(bytes("hello")).get());
    System.out.println(read.get() + " " + text(to));
    show("read only", () -> end.read(ByteBuffer.allocate(4).asReadOnlyBuffer()));
    show("no room", () -> end.read(ByteBuffer.allocate(0)).get());
    show("nothing", () -> end.write(ByteBuffer.allocate(0)).get());
    show("no handler", () -> { end.read(ByteBuffer.allocate(1), "a", null); return null; });
    client.shutdownOutput();
    show("shut write", () -> client.write(bytes("x")).get());
    show("end of stream", () -> end.read(ByteBuffer.allocate(4)).get());
    end.shutdownInput();
    show("shut read", () -> end.read(ByteBuffer.allocate(4)).get());
    Future<Integer> left = client.read(ByteBuffer.allocate(4));
    client.close();
    show("closed while it reads", left::get);
    show("closed", () -> client.read(ByteBuffer.allocate(4)).get());
    show("address", client::getLocalAddress);
    System.out.println(client.isOpen());
    Future<AsynchronousSocketChannel> never = server.accept();
    server.close();
    show("closed while it accepts", never::get);
    show("accept", () -> server.accept().get());
    System.out.println(server.isOpen());
    show("unbound", () -> AsynchronousServerSocketChannel.open().accept());
    AsynchronousSocketChannel refused = AsynchronousSocketChannel.open();
    show("refused", () -> refused.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), 1)).get());
    System.out.println(refused.isOpen());
  }

  static void handlers(AsynchronousChannelGroup group) throws Exception {
    AsynchronousServerSocketChannel server = server(group);
    Outcome<AsynchronousSocketChannel> accepted = new Outcome<>();
    server.accept("accept", accepted);
    AsynchronousSocketChannel client = AsynchronousSocketChannel.open(group);
    Outcome<Void> connected = new Outcome<>();
    client.connect(server.getLocalAddress(), "connect", connected);
    System.out.println(connected.await() + " " + accepted.await());
    AsynchronousSocketChannel end = accepted.value;
    ByteBuffer to = ByteBuffer.allocate(8);
    Outcome<Integer> read = new Outcome<>();
    end.read(to, "read", read);
    Outcome<Integer> written = new Outcome<>();
    client.write(bytes("abc"), "write", written);
    System.out.println(written.await() + " " + read.await() + " " + text(to));
    ByteBuffer[] parts = {ByteBuffer.allocate(2), ByteBuffer.allocate(0), ByteBuffer.allocate(9)};
    Outcome<Long> scattered = new Outcome<>(), gathered = new Outcome<>();
    end.read(parts, 0, 3, 5, TimeUnit.SECONDS, "scatter", scattered);
    client.write(new ByteBuffer[] {bytes("x"), bytes("yz"), bytes("12")}, 0, 2, 0, TimeUnit.SECONDS, "gather", gathered);
    System.out.println(gathered.await() + " " + scattered.await() + " " + text(parts[0]) + "," + text(parts[2]));
    Outcome<Integer> late = new Outcome<>();
    end.read(ByteBuffer.allocate(2), 20, TimeUnit.MILLISECONDS, "late", late);
    System.out.println(late.await());
    show("after that", () -> end.read(ByteBuffer.allocate(2)));
    show("it writes", () -> end.write(bytes("ok")).get());
    Future<Integer> first = client.read(ByteBuffer.allocate(1));
    System.out.println(first.get() + " " + first.cancel(true));
    ByteBuffer rest = ByteBuffer.allocate(5);
    System.out.println(client.read(rest).get() + text(rest));
    Future<Integer> cancelled = client.read(ByteBuffer.allocate(1));
    System.out.println(cancelled.cancel(false) + " " + cancelled.isCancelled() + " " + cancelled.isDone());
    show("cancelled", cancelled::get);
    show("after that", () -> client.read(ByteBuffer.allocate(2)));
    Future<AsynchronousSocketChannel> accept = server.accept();
    System.out.println(accept.cancel(true) + " " + server.isOpen());
    Outcome<Integer> closing = new Outcome<>();
    AsynchronousServerSocketChannel another = server(group);
    AsynchronousSocketChannel c = AsynchronousSocketChannel.open(group);
    c.connect(another.getLocalAddress()).get();
    c.read(ByteBuffer.allocate(1), "read", closing);
    c.close();
    System.out.println(closing.await());
    Outcome<Integer> closed = new Outcome<>();
    c.read(ByteBuffer.allocate(1), "closed", closed);
    System.out.println(closed.await());
    group.shutdown();
    System.out.println(group.isShutdown() + " " + group.isTerminated());
    show("open", () -> AsynchronousSocketChannel.open(group));
    group.shutdownNow();
    System.out.println(group.awaitTermination(5, TimeUnit.SECONDS) + " " + client.isOpen() + " " + another.isOpen());
  }

  // A handler that goes on with the same operation: at most so many calls within each other.
  static void chain() throws Exception {
    AsynchronousServerSocketChannel server = server(null);
    Future<AsynchronousSocketChannel> accepted = server.accept();
    AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
    client.connect(server.getLocalAddress()).get();
    AsynchronousSocketChannel end = accepted.get();
    CompletableFuture<Integer> sum = new CompletableFuture<>();
    ByteBuffer one = ByteBuffer.allocate(1);
    end.read(one, 0, new CompletionHandler<Integer, Integer>() {
      @Override
      public void completed(Integer result, Integer soFar) {
        if (result < 0) {
          sum.complete(soFar);
          return;
        }
        int value = one.flip().get();
        one.clear();
        end.read(one, soFar + value, this);
      }

      @Override
      public void failed(Throwable exc, Integer soFar) {
        sum.completeExceptionally(exc);
      }
    });
    ByteBuffer all = ByteBuffer.allocate(100);
    for (int i = 0; i < 100; i++) all.put((byte) i);
    all.flip();
    while (all.hasRemaining()) client.write(all).get();
    client.close();
    System.out.println(sum.get());
  }

  static void files() throws Exception {
    Path path = Files.createTempFile("async", ".txt");
    try (AsynchronousFileChannel file = AsynchronousFileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      System.out.println(file.write(bytes("hello world"), 0).get() + " " + file.size());
      Outcome<Integer> written = new Outcome<>();
      file.write(bytes("W"), 6, "write", written);
      System.out.println(written.await());
      ByteBuffer to = ByteBuffer.allocate(5);
      Outcome<Integer> read = new Outcome<>();
      file.read(to, 6, "read", read);
      System.out.println(read.await() + " " + text(to));
      show("end", () -> file.read(ByteBuffer.allocate(3), 50).get());
      show("nothing", () -> file.read(ByteBuffer.allocate(0), 0).get());
      show("negative", () -> file.read(ByteBuffer.allocate(3), -1));
      show("read only", () -> file.read(ByteBuffer.allocate(3).asReadOnlyBuffer(), 0));
      FileLock lock = file.lock(0, 5, false).get();
      System.out.println(lock.isValid() + " " + lock.isShared() + " " + lock.channel() + " " + (lock.acquiredBy() == file) + " " + lock.size());
      show("overlapping", () -> file.lock(2, 2, false));
      show("overlapping", () -> file.tryLock(2, 2, true));
      lock.release();
      System.out.println(lock.isValid() + " " + file.truncate(5).size());
      file.force(true);
    }
    AsynchronousFileChannel file = AsynchronousFileChannel.open(path);
    show("not writable", () -> file.write(bytes("x"), 0));
    show("exclusive", () -> file.lock());
    show("truncate", () -> file.truncate(1));
    file.close();
    show("closed", () -> file.read(ByteBuffer.allocate(1), 0).get());
    Outcome<Integer> closed = new Outcome<>();
    file.read(ByteBuffer.allocate(1), 0, "closed", closed);
    System.out.println(closed.await());
    show("append", () -> AsynchronousFileChannel.open(path, StandardOpenOption.APPEND));
    show("size", file::size);
    Files.delete(path);
    show("none", () -> AsynchronousFileChannel.open(Path.of("no-such-file")));
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Path again = Files.createTempFile("async", ".txt");
    AsynchronousFileChannel own = AsynchronousFileChannel.open(again, java.util.Set.of(StandardOpenOption.WRITE), pool);
    System.out.println(own.write(bytes("ab"), 3).get() + " " + own.size());
    pool.shutdown();
    show("rejected", () -> {
      try {
        return own.write(bytes("ab"), 3);
      } catch (RejectedExecutionException e) {
        return e.getClass();
      }
    });
    own.close();
    Files.delete(again);
  }

  public static void main(String[] args) throws Exception {
    futures();
    handlers(AsynchronousChannelGroup.withFixedThreadPool(2, Executors.defaultThreadFactory()));
    handlers(AsynchronousChannelGroup.withThreadPool(Executors.newSingleThreadExecutor()));
    handlers(AsynchronousChannelGroup.withCachedThreadPool(Executors.newCachedThreadPool(), 2));
    chain();
    files();
    show("no threads", () -> AsynchronousChannelGroup.withFixedThreadPool(0, Executors.defaultThreadFactory()));
  }
}
// expect: false false
// expect: second accept: java.nio.channels.AcceptPendingException
// expect: true null null
// expect: early read: java.nio.channels.NotYetConnectedException
// expect: connect: null
// expect: again: java.nio.channels.AlreadyConnectedException
// expect: true true true
// expect: second read: java.nio.channels.ReadPendingException
// expect: write: 5
// expect: 5 hello
// expect: read only: java.lang.IllegalArgumentException: Read-only buffer
// expect: no room: 0
// expect: nothing: 0
// expect: no handler: java.lang.NullPointerException: 'handler' is null
// expect: shut write: failed with java.nio.channels.ClosedChannelException
// expect: end of stream: -1
// expect: shut read: -1
// expect: closed while it reads: failed with java.nio.channels.AsynchronousCloseException
// expect: closed: failed with java.nio.channels.ClosedChannelException
// expect: address: java.nio.channels.ClosedChannelException
// expect: false
// expect: closed while it accepts: failed with java.nio.channels.AsynchronousCloseException
// expect: accept: failed with java.nio.channels.ClosedChannelException
// expect: false
// expect: unbound: java.nio.channels.NotYetBoundException
// expect: refused: failed with java.net.ConnectException: Connection refused
// expect: false
// expect: connect -> null accept -> value
// expect: write -> 3 read -> 3 abc
// expect: gather -> 3 scatter -> 3 xy,z
// expect: late failed: java.nio.channels.InterruptedByTimeoutException
// expect: after that: java.lang.IllegalStateException: Reading not allowed due to timeout or cancellation
// expect: it writes: 2
// expect: 1 false
// expect: 1k
// expect: true true true
// expect: cancelled: java.util.concurrent.CancellationException
// expect: after that: java.lang.IllegalStateException: Reading not allowed due to timeout or cancellation
// expect: true false
// expect: read failed: java.nio.channels.AsynchronousCloseException
// expect: closed failed: java.nio.channels.ClosedChannelException
// expect: true false
// expect: open: java.nio.channels.ShutdownChannelGroupException
// expect: true false false
// expect: connect -> null accept -> value
// expect: write -> 3 read -> 3 abc
// expect: gather -> 3 scatter -> 3 xy,z
// expect: late failed: java.nio.channels.InterruptedByTimeoutException
// expect: after that: java.lang.IllegalStateException: Reading not allowed due to timeout or cancellation
// expect: it writes: 2
// expect: 1 false
// expect: 1k
// expect: true true true
// expect: cancelled: java.util.concurrent.CancellationException
// expect: after that: java.lang.IllegalStateException: Reading not allowed due to timeout or cancellation
// expect: true false
// expect: read failed: java.nio.channels.AsynchronousCloseException
// expect: closed failed: java.nio.channels.ClosedChannelException
// expect: true false
// expect: open: java.nio.channels.ShutdownChannelGroupException
// expect: true false false
// expect: connect -> null accept -> value
// expect: write -> 3 read -> 3 abc
// expect: gather -> 3 scatter -> 3 xy,z
// expect: late failed: java.nio.channels.InterruptedByTimeoutException
// expect: after that: java.lang.IllegalStateException: Reading not allowed due to timeout or cancellation
// expect: it writes: 2
// expect: 1 false
// expect: 1k
// expect: true true true
// expect: cancelled: java.util.concurrent.CancellationException
// expect: after that: java.lang.IllegalStateException: Reading not allowed due to timeout or cancellation
// expect: true false
// expect: read failed: java.nio.channels.AsynchronousCloseException
// expect: closed failed: java.nio.channels.ClosedChannelException
// expect: true false
// expect: open: java.nio.channels.ShutdownChannelGroupException
// expect: true false false
// expect: 4950
// expect: 11 11
// expect: write -> 1
// expect: read -> 5 World
// expect: end: -1
// expect: nothing: 0
// expect: negative: java.lang.IllegalArgumentException: Negative position
// expect: read only: java.lang.IllegalArgumentException: Read-only buffer
// expect: true false null true 5
// expect: overlapping: java.nio.channels.OverlappingFileLockException
// expect: overlapping: java.nio.channels.OverlappingFileLockException
// expect: false 5
// expect: not writable: java.nio.channels.NonWritableChannelException
// expect: exclusive: java.nio.channels.NonWritableChannelException
// expect: truncate: java.nio.channels.NonWritableChannelException
// expect: closed: failed with java.nio.channels.ClosedChannelException
// expect: closed failed: java.nio.channels.ClosedChannelException
// expect: append: java.lang.UnsupportedOperationException: APPEND not allowed
// expect: size: java.nio.channels.ClosedChannelException
// expect: none: java.nio.file.NoSuchFileException: no-such-file
// expect: 2 5
// expect: rejected: class java.util.concurrent.RejectedExecutionException
// expect: no threads: java.lang.IllegalArgumentException: 'nThreads' must be > 0
