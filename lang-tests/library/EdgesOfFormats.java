// Formats in corners: equal ones stay equal when one of them has formatted; symbols and values that are none. Channels:
// which mistake of a call counts, and whether a closed one is connected.
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.text.*;
import java.util.*;

public class EdgesOfFormats {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (NullPointerException e) {
      text = "NullPointerException";
    } catch (Throwable e) {
      text = e.toString();
    }
    System.out.println(what + " -> " + text);
  }

  public static void main(String[] args) throws Exception {
    show("equal", () -> {
      SimpleDateFormat x = new SimpleDateFormat("M/d/yy h:mm a", Locale.US), y = (SimpleDateFormat) x.clone();
      boolean before = x.equals(y) && x.hashCode() == y.hashCode();
      y.format(new Date(0));
      y.parse("1/2/03 4:05 AM");
      return before + " " + x.equals(y) + " " + y.equals(x) + " " + (x.hashCode() == y.hashCode());
    });
    DecimalFormat format = new DecimalFormat("0.0", new DecimalFormatSymbols(Locale.GERMANY));
    show("no symbols", () -> {
      format.setDecimalFormatSymbols(null);
      return format.format(1.5);
    });
    show("no number", () -> format.format("x", new StringBuffer(), null));
    show("nothing", () -> format.format(null, new StringBuffer(), null));
    show("no position", () -> format.format((Object) 1L, new StringBuffer(), null));
    Path file = Files.createTempFile("channel", ".bin");
    Files.write(file, new byte[10]);
    try (FileChannel channel = FileChannel.open(file)) {
      show("before the file", () -> channel.map(FileChannel.MapMode.READ_WRITE, -1, 1));
      show("of no size", () -> channel.map(FileChannel.MapMode.PRIVATE, 0, -1));
      show("only for reading", () -> channel.map(FileChannel.MapMode.READ_WRITE, 0, 1));
    }
    Files.delete(file);
    try (ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("127.0.0.1", 0))) {
      SocketChannel client = SocketChannel.open(server.getLocalAddress());
      System.out.print(client.isConnected() + " ");
      client.close();
      System.out.println(client.isConnected() + " " + client.isConnectionPending() + " " + client.isOpen());
    }
  }
}
// expect: equal -> true true true true
// expect: no symbols -> 1,5
// expect: no number -> java.lang.IllegalArgumentException: Cannot format given Object as a Number
// expect: nothing -> java.lang.IllegalArgumentException: Cannot format given Object as a Number
// expect: no position -> NullPointerException
// expect: before the file -> java.lang.IllegalArgumentException: Negative position
// expect: of no size -> java.lang.IllegalArgumentException: Negative size
// expect: only for reading -> java.nio.channels.NonWritableChannelException
// expect: true false false false
