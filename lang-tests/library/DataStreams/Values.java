// Binary values, pushed-back bytes and characters, numbered lines.
import java.io.*;
import java.util.Arrays;

public class Values {
  public static void main(String[] args) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeByte(300);
    out.writeShort(-2);
    out.writeChar('é');
    out.writeInt(Integer.MIN_VALUE);
    out.writeLong(Long.MAX_VALUE);
    out.writeFloat(1.5f);
    out.writeDouble(Math.PI);
    out.writeBoolean(true);
    out.writeUTF("a\0é\u4e2d\ud83d\ude00");
    out.writeChars("hi");
    out.writeBytes("low");
    System.out.println(out.size() + " " + bytes.size());
    System.out.println(Arrays.toString(bytes.toByteArray()));
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    System.out.println(in.readUnsignedByte() + " " + in.readUnsignedShort() + " " + in.readChar() + " " + in.readInt());
    System.out.println(in.readLong() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readBoolean());
    System.out.println(in.readUTF().length() + " " + in.skipBytes(4));
    byte[] rest = new byte[3];
    in.readFully(rest);
    System.out.println(new String(rest) + " " + in.read());
    try {
      new DataOutputStream(bytes).writeUTF("x".repeat(70000));
    } catch (UTFDataFormatException e) {
      System.out.println("too long");
    }
    try {
      new DataInputStream(new ByteArrayInputStream(new byte[] {0, 1, (byte) 0x80})).readUTF();
    } catch (UTFDataFormatException e) {
      System.out.println(e.getMessage());
    }

    PushbackInputStream p = new PushbackInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3}), 2);
    int first = p.read();
    p.unread(first);
    p.unread(9);
    System.out.println(p.read() + " " + p.read() + " " + p.available() + " " + p.read(new byte[5]));
    try {
      new PushbackInputStream(new ByteArrayInputStream(new byte[0])).unread(new byte[2]);
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    PushbackReader q = new PushbackReader(new StringReader("ab"));
    int c = q.read();
    q.unread(c);
    System.out.println((char) q.read() + " " + (char) q.read() + " " + q.read());
    try {
      q.unread("xyz".toCharArray());
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }

    LineNumberReader n = new LineNumberReader(new StringReader("one\r\ntwo\rthree\nfour"));
    for (String line; (line = n.readLine()) != null; ) System.out.print(n.getLineNumber() + line + " ");
    System.out.println();
    n = new LineNumberReader(new StringReader("a\r\nb\rc\n"));
    StringBuilder all = new StringBuilder();
    for (int ch; (ch = n.read()) >= 0; ) all.append(ch == '\n' ? "/" : String.valueOf((char) ch));
    System.out.println(all + " " + n.getLineNumber());

    CharArrayReader r = new CharArrayReader("hello".toCharArray(), 1, 3);
    System.out.println((char) r.read() + " " + r.skip(1) + " " + (char) r.read() + " " + r.read());

    BufferedInputStream m = new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}), 2);
    m.read();
    m.mark(6);
    System.out.print(m.read() + m.read() + m.read() + m.read());
    m.reset();
    System.out.println(" " + m.read() + " " + m.skip(2) + " " + m.markSupported());
  }
}
// expect: 53 53
// expect: [44, -1, -2, 0, -23, -128, 0, 0, 0, 127, -1, -1, -1, -1, -1, -1, -1, 63, -64, 0, 0, 64, 9, 33, -5, 84, 68, 45, 24, 1, 0, 14, 97, -64, -128, -61, -87, -28, -72, -83, -19, -96, -67, -19, -72, -128, 0, 104, 0, 105, 108, 111, 119]
// expect: 44 65534 é -2147483648
// expect: 9223372036854775807 1.5 3.141592653589793 true
// expect: 6 4
// expect: low -1
// expect: too long
// expect: malformed input around byte 0
// expect: 9 1 2 2
// expect: Push back buffer is full
// expect: a b -1
// expect: Pushback buffer overflow
// expect: 1one 2two 3three 4four 
// expect: a/b/c/ 3
// expect: e 1 l -1
// expect: 14 2 2 true
