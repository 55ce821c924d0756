// DatagramPacket: what its constructors and setters take and refuse, and what its getters say then.
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.concurrent.Callable;

public class Packets {
  static void t(String what, Callable<?> c) {
    try {
      Object result = c.call();
      System.out.println(what + ": " + (result instanceof DatagramPacket ? told((DatagramPacket) result) : result));
    } catch (Throwable e) {
      System.out.println(what + " threw " + e);
    }
  }

  static String told(DatagramPacket p) {
    return p.getData().length + " " + p.getOffset() + " " + p.getLength() + " " + p.getAddress() + " " + p.getPort() + " " + p.getSocketAddress();
  }

  interface Change {
    void apply(DatagramPacket p) throws Exception;
  }

  static void change(String what, DatagramPacket p, Change change) {
    t(what, () -> {
      change.apply(p);
      return p;
    });
  }

  public static void main(String[] args) throws Exception {
    byte[] ten = new byte[10];
    InetAddress local = InetAddress.getByName("127.0.0.1");
    for (int length = -1; length <= 11; length += 3) {
      int n = length;
      t("length " + n, () -> new DatagramPacket(ten, n));
      for (int offset = -1; offset <= 11; offset += 4) {
        int off = offset;
        t("part " + off + " " + n, () -> new DatagramPacket(ten, off, n));
        t("part to " + off + " " + n, () -> new DatagramPacket(ten, off, n, local, 7));
      }
    }
    t("overflow", () -> new DatagramPacket(ten, Integer.MAX_VALUE, 1));
    t("overflow", () -> new DatagramPacket(ten, 1, Integer.MAX_VALUE));
    t("null", () -> new DatagramPacket(null, 1));
    t("null, nothing of it", () -> new DatagramPacket(null, 0));
    t("null", () -> new DatagramPacket(null, 0, 0));
    t("null", () -> new DatagramPacket(null, 0, local, 1));
    t("null", () -> new DatagramPacket(ten, 1, null, 1));
    t("null", () -> new DatagramPacket(ten, 1, (SocketAddress) null));
    t("null", () -> new DatagramPacket(ten, 2, 1, (SocketAddress) null));
    t("port", () -> new DatagramPacket(ten, 1, local, -1));
    t("port", () -> new DatagramPacket(ten, 1, local, 65536));
    t("port", () -> new DatagramPacket(ten, 1, local, 65535));
    t("port", () -> new DatagramPacket(ten, 1, local, 0));
    t("address", () -> new DatagramPacket(ten, 1, new InetSocketAddress(local, 9)));
    t("address", () -> new DatagramPacket(ten, 3, 4, new InetSocketAddress("localhost", 9)));
    t("unresolved", () -> new DatagramPacket(ten, 1, InetSocketAddress.createUnresolved("far", 9)));
    t("of another kind", () -> new DatagramPacket(ten, 1, new SocketAddress() {}));
    t("of another kind", () -> new DatagramPacket(ten, 1, 2, new SocketAddress() {}));

    DatagramPacket p = new DatagramPacket(ten, 2, 5);
    change("data", p, q -> q.setData(new byte[7]));
    change("data", p, q -> q.setData(null));
    change("length 3", p, q -> q.setLength(3));
    change("length 8", p, q -> q.setLength(8));
    change("length -1", p, q -> q.setLength(-1));
    change("data, of which nothing more", p, q -> q.setData(new byte[2]));
    change("part", p, q -> q.setData(ten, 4, 6));
    change("length 7 of 10 from 4", p, q -> q.setLength(7));
    change("part", p, q -> q.setData(ten, 4, 7));
    change("part", p, q -> q.setData(ten, -1, 2));
    change("part", p, q -> q.setData(ten, 2, -1));
    change("part", p, q -> q.setData(null, 0, 0));
    change("part", p, q -> q.setData(ten, Integer.MAX_VALUE, Integer.MAX_VALUE));
    change("port", p, q -> q.setPort(80));
    change("port", p, q -> q.setPort(-1));
    change("port", p, q -> q.setPort(65536));
    change("address", p, q -> q.setAddress(local));
    change("socket address", p, q -> q.setSocketAddress(new InetSocketAddress("localhost", 5)));
    change("socket address", p, q -> q.setSocketAddress(null));
    change("socket address", p, q -> q.setSocketAddress(InetSocketAddress.createUnresolved("far", 1)));
    change("socket address", p, q -> q.setSocketAddress(new SocketAddress() {}));
    change("address", p, q -> q.setAddress(null));
    System.out.println(p.getData() == ten);
  }
}
// expect: length -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part -1 -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to -1 -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 3 -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 3 -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 7 -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 7 -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 11 -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 11 -1 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: length 2: 10 0 2 null 0 0.0.0.0/0.0.0.0:0
// expect: part -1 2 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to -1 2 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 3 2: 10 3 2 null 0 0.0.0.0/0.0.0.0:0
// expect: part to 3 2: 10 3 2 /127.0.0.1 7 /127.0.0.1:7
// expect: part 7 2: 10 7 2 null 0 0.0.0.0/0.0.0.0:0
// expect: part to 7 2: 10 7 2 /127.0.0.1 7 /127.0.0.1:7
// expect: part 11 2 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 11 2 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: length 5: 10 0 5 null 0 0.0.0.0/0.0.0.0:0
// expect: part -1 5 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to -1 5 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 3 5: 10 3 5 null 0 0.0.0.0/0.0.0.0:0
// expect: part to 3 5: 10 3 5 /127.0.0.1 7 /127.0.0.1:7
// expect: part 7 5 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 7 5 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 11 5 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 11 5 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: length 8: 10 0 8 null 0 0.0.0.0/0.0.0.0:0
// expect: part -1 8 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to -1 8 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 3 8 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 3 8 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 7 8 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 7 8 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 11 8 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 11 8 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: length 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part -1 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to -1 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 3 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 3 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 7 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 7 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part 11 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part to 11 11 threw java.lang.IllegalArgumentException: illegal length or offset
// expect: overflow threw java.lang.IllegalArgumentException: illegal length or offset
// expect: overflow threw java.lang.IllegalArgumentException: illegal length or offset
// expect: null threw java.lang.NullPointerException: Cannot read the array length because "buf" is null
// expect: null, nothing of it threw java.lang.NullPointerException: Cannot read the array length because "buf" is null
// expect: null threw java.lang.NullPointerException: Cannot read the array length because "buf" is null
// expect: null threw java.lang.NullPointerException: Cannot read the array length because "buf" is null
// expect: null: 10 0 1 null 1 0.0.0.0/0.0.0.0:1
// expect: null threw java.lang.IllegalArgumentException: unsupported address type
// expect: null threw java.lang.IllegalArgumentException: unsupported address type
// expect: port threw java.lang.IllegalArgumentException: Port out of range:-1
// expect: port threw java.lang.IllegalArgumentException: Port out of range:65536
// expect: port: 10 0 1 /127.0.0.1 65535 /127.0.0.1:65535
// expect: port: 10 0 1 /127.0.0.1 0 /127.0.0.1:0
// expect: address: 10 0 1 /127.0.0.1 9 /127.0.0.1:9
// expect: address: 10 3 4 localhost/127.0.0.1 9 localhost/127.0.0.1:9
// expect: unresolved threw java.lang.IllegalArgumentException: unresolved address
// expect: of another kind threw java.lang.IllegalArgumentException: unsupported address type
// expect: of another kind threw java.lang.IllegalArgumentException: unsupported address type
// expect: data: 7 0 7 null 0 0.0.0.0/0.0.0.0:0
// expect: data threw java.lang.NullPointerException: null packet buffer
// expect: length 3: 7 0 3 null 0 0.0.0.0/0.0.0.0:0
// expect: length 8 threw java.lang.IllegalArgumentException: illegal length
// expect: length -1 threw java.lang.IllegalArgumentException: illegal length
// expect: data, of which nothing more: 2 0 2 null 0 0.0.0.0/0.0.0.0:0
// expect: part: 10 4 6 null 0 0.0.0.0/0.0.0.0:0
// expect: length 7 of 10 from 4 threw java.lang.IllegalArgumentException: illegal length
// expect: part threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part threw java.lang.IllegalArgumentException: illegal length or offset
// expect: part threw java.lang.NullPointerException: Cannot read the array length because "buf" is null
// expect: part threw java.lang.IllegalArgumentException: illegal length or offset
// expect: port: 10 4 6 null 80 0.0.0.0/0.0.0.0:80
// expect: port threw java.lang.IllegalArgumentException: Port out of range:-1
// expect: port threw java.lang.IllegalArgumentException: Port out of range:65536
// expect: address: 10 4 6 /127.0.0.1 80 /127.0.0.1:80
// expect: socket address: 10 4 6 localhost/127.0.0.1 5 localhost/127.0.0.1:5
// expect: socket address threw java.lang.IllegalArgumentException: unsupported address type
// expect: socket address threw java.lang.IllegalArgumentException: unresolved address
// expect: socket address threw java.lang.IllegalArgumentException: unsupported address type
// expect: address: 10 4 6 null 5 0.0.0.0/0.0.0.0:5
// expect: true
