// The texts of channels, selectors and their sockets.
// openjdk: skip with the harness's security manager channels show other addresses
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public class ChannelTexts {
  static String masked(Object o) {
    return String.valueOf(o).replaceAll("@[0-9a-f]+", "@H").replaceAll("\\d{4,}", "P");
  }

  public static void main(String[] args) throws Exception {
    InetSocketAddress loopback = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    ServerSocketChannel s = ServerSocketChannel.open();
    System.out.println(s);
    s.bind(loopback);
    System.out.println(masked(s) + " " + masked(s.socket()) + " " + masked(ServerSocketChannel.open().bind(null)) + " " + masked(ServerSocketChannel.open(StandardProtocolFamily.INET).bind(null)));
    SocketChannel c = SocketChannel.open(s.getLocalAddress());
    System.out.println(masked(c) + " " + masked(c.socket()));
    Selector selector = Selector.open();
    c.configureBlocking(false);
    System.out.println(masked(selector) + " " + masked(c.register(selector, SelectionKey.OP_READ)));
    s.close();
    System.out.println(s + " " + masked(DatagramChannel.open()) + " " + masked(DatagramChannel.open().bind(null).getLocalAddress()) + " " + masked(Pipe.open()) + masked(Pipe.open().source()) + masked(Pipe.open().sink()));
    AsynchronousServerSocketChannel as = AsynchronousServerSocketChannel.open();
    System.out.println(as + " " + masked(as.bind(loopback)) + " " + AsynchronousSocketChannel.open());
    as.close();
    System.out.println(as);
    // expect: sun.nio.ch.ServerSocketChannelImpl[unbound]
    // expect: sun.nio.ch.ServerSocketChannelImpl[/127.0.0.1:P] ServerSocket[addr=/127.0.0.1,localport=P] sun.nio.ch.ServerSocketChannelImpl[/[0:0:0:0:0:0:0:0]:P] sun.nio.ch.ServerSocketChannelImpl[/0.0.0.0:P]
    // expect: java.nio.channels.SocketChannel[connected local=/127.0.0.1:P remote=/127.0.0.1:P] Socket[addr=/127.0.0.1,port=P,localport=P]
    // expect: sun.nio.ch.EPollSelectorImpl@H channel=java.nio.channels.SocketChannel[connected local=/127.0.0.1:P remote=/127.0.0.1:P], selector=sun.nio.ch.EPollSelectorImpl@H, interestOps=1, readyOps=0
    // expect: sun.nio.ch.ServerSocketChannelImpl[closed] sun.nio.ch.DatagramChannelImpl@H /[0:0:0:0:0:0:0:0]:P sun.nio.ch.PipeImpl@Hsun.nio.ch.SourceChannelImpl@Hsun.nio.ch.SinkChannelImpl@H
    // expect: sun.nio.ch.UnixAsynchronousServerSocketChannelImpl[unbound] sun.nio.ch.UnixAsynchronousServerSocketChannelImpl[/127.0.0.1:P] sun.nio.ch.UnixAsynchronousSocketChannelImpl[unconnected]
    // expect: sun.nio.ch.UnixAsynchronousServerSocketChannelImpl[closed]
  }
}
