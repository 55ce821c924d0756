// An interrupt closes the channel in whose operation the thread is, at once: in the thread that interrupts. The other thread that
// waits in the same channel is told that it has been closed.
import java.io.FileInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

public class InterruptsCloseChannels {
  static void interrupt(String name, Channel channel, Callable<?> operation) throws Exception {
    String[] told = new String[2];
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int n = i;
      threads[i] = new Thread(() -> {
        try {
          told[n] = "returned " + operation.call();
        } catch (Exception e) {
          told[n] = e + " " + Thread.currentThread().isInterrupted();
        }
      });
      threads[i].start();
      Thread.sleep(60);
    }
    threads[0].interrupt();
    System.out.println(name + ": open " + channel.isOpen());
    for (Thread t : threads) t.join();
    System.out.println("  " + told[0] + ", " + told[1]);
  }

  // Interrupted before it begins.
  static void late(String name, Channel channel, Callable<?> operation) throws Exception {
    Thread.currentThread().interrupt();
    try {
      System.out.println(name + ": returned " + operation.call() + " " + Thread.interrupted());
    } catch (Exception e) {
      System.out.println(name + ": " + e + " " + Thread.interrupted() + " open " + channel.isOpen());
    }
  }

  // A channel of the program's own.
  static class Door extends AbstractInterruptibleChannel {
    final CountDownLatch shut = new CountDownLatch(1);

    String pass() throws IOException {
      boolean done = false;
      begin();
      try {
        while (shut.getCount() > 0) LockSupport.parkNanos(1000000);
        done = isOpen();
      } finally {
        end(done);
      }
      return "passed";
    }

    @Override
    protected void implCloseChannel() {
      System.out.println("closed by " + Thread.currentThread().getName());
      shut.countDown();
    }
  }

  public static void main(String[] args) throws Exception {
    InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    ServerSocketChannel server = ServerSocketChannel.open().bind(any);
    ServerSocketChannel idle = ServerSocketChannel.open().bind(any);
    interrupt("accept", idle, idle::accept);
    SocketChannel client = SocketChannel.open(server.getLocalAddress());
    SocketChannel other = server.accept();
    interrupt("read", client, () -> client.read(ByteBuffer.allocate(8)));
    System.out.println("  the other end reads " + other.read(ByteBuffer.allocate(8)));
    SocketChannel second = SocketChannel.open(server.getLocalAddress());
    SocketChannel unread = server.accept();
    interrupt("write", second, () -> second.write(ByteBuffer.allocate(40000000)) > 0);
    Pipe pipe = Pipe.open();
    interrupt("source", pipe.source(), () -> pipe.source().read(ByteBuffer.allocate(8)));
    Pipe full = Pipe.open();
    interrupt("sink", full.sink(), () -> full.sink().write(ByteBuffer.allocate(400000)) > 0);
    DatagramChannel datagrams = DatagramChannel.open().bind(any);
    interrupt("receive", datagrams, () -> datagrams.receive(ByteBuffer.allocate(8)));
    Door door = new Door();
    interrupt("own", door, door::pass);



    SocketChannel third = SocketChannel.open(server.getLocalAddress());
    SocketChannel fourth = server.accept();
    fourth.write(ByteBuffer.wrap(new byte[] {1, 2, 3}));
    late("read", third, () -> third.read(ByteBuffer.allocate(8)));
    fourth.configureBlocking(false);
    late("read without waiting", fourth, () -> fourth.read(ByteBuffer.allocate(8)));
    Pipe pipe2 = Pipe.open();
    late("write to a pipe", pipe2.sink(), () -> pipe2.sink().write(ByteBuffer.allocate(1)));
    late("accept", server, server::accept);
    Door open = new Door();
    late("own", open, open::pass);

    Path file = Path.of("interrupts-close-channels.tmp");
    Files.writeString(file, "abc");
    FileChannel channel = FileChannel.open(file);
    late("file", channel, () -> channel.read(ByteBuffer.allocate(2)));
    FileInputStream stream = new FileInputStream(file.toFile());
    FileChannel ofStream = stream.getChannel();
    late("file of a stream", ofStream, () -> ofStream.size());
    try {
      System.out.println(stream.read());
    } catch (IOException e) {
      System.out.println(e);
    }
    FileInputStream closed = new FileInputStream(file.toFile());
    FileChannel ofClosed = closed.getChannel();
    closed.close();
    System.out.println(ofClosed.isOpen());
    late("closed by its stream", ofClosed, () -> ofClosed.size());
    Files.delete(file);
  }
}
// expect: accept: open false
// expect:   java.nio.channels.ClosedByInterruptException true, java.nio.channels.AsynchronousCloseException false
// expect: read: open false
// expect:   java.nio.channels.ClosedByInterruptException true, java.nio.channels.ClosedChannelException false
// expect:   the other end reads -1
// expect: write: open false
// expect:   java.nio.channels.ClosedByInterruptException true, java.nio.channels.ClosedChannelException false
// expect: source: open false
// expect:   java.nio.channels.ClosedByInterruptException true, java.nio.channels.AsynchronousCloseException false
// expect: sink: open false
// expect:   java.nio.channels.ClosedByInterruptException true, java.nio.channels.AsynchronousCloseException false
// expect: receive: open false
// expect:   java.nio.channels.ClosedByInterruptException true, java.nio.channels.AsynchronousCloseException false
// expect: closed by main
// expect: own: open false
// expect:   java.nio.channels.ClosedByInterruptException true, java.nio.channels.AsynchronousCloseException false
// expect: read: java.nio.channels.ClosedByInterruptException true open false
// expect: read without waiting: java.net.SocketException: Connection reset true open true
// expect: write to a pipe: java.nio.channels.ClosedByInterruptException true open false
// expect: accept: java.nio.channels.ClosedByInterruptException true open false
// expect: closed by main
// expect: own: java.nio.channels.ClosedByInterruptException true open false
// expect: file: java.nio.channels.ClosedByInterruptException true open false
// expect: file of a stream: java.nio.channels.ClosedByInterruptException true open false
// expect: java.io.IOException: Stream Closed
// expect: false
// expect: closed by its stream: java.nio.channels.ClosedChannelException true open false
