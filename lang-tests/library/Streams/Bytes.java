// ByteArrayInputStream, ByteArrayOutputStream, Data streams, wrappers.
import java.io.*;

public class Bytes {
  public static void main(String[] args) throws IOException {
    ByteArrayOutputStream b = new ByteArrayOutputStream();
    b.write(65);
    b.write(new byte[] {66, 67, 68}, 1, 2);
    System.out.println(b + " " + b.size() + " " + b.toByteArray().length);
    DataOutputStream d = new DataOutputStream(b);
    d.writeInt(0x01020304);
    d.writeDouble(1.5);
    d.writeUTF("h\u00e9");
    d.writeBoolean(true);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(b.toByteArray()));
    System.out.println(in.readByte() + " " + (char) in.readByte() + " " + in.read() + " " + in.readInt() + " " + in.readDouble() + " " + in.readUTF() + " " + in.readBoolean() + " " + in.read());
    try {
      in.readInt();
    } catch (EOFException e) {
      System.out.println(e);
    }
    BufferedInputStream s = new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
    s.mark(10);
    System.out.println(s.read() + s.read());
    s.reset();
    System.out.println(s.read() + " " + s.available() + " " + s.skip(2) + " " + s.read() + " " + s.read());
    Reader r = new InputStreamReader(new ByteArrayInputStream("\u00e4\u4e2d".getBytes("UTF-8")), "UTF-8");
    System.out.println(r.read() + " " + r.read() + " " + r.read());
  }
}
// expect: ACD 3 3
// expect: 65 C 68 16909060 1.5 hé true -1
// expect: java.io.EOFException
// expect: 3
// expect: 1 3 2 4 -1
// expect: 228 20013 -1
