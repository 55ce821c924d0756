// Reading and writing at any place of a file.
import java.io.*;

public class Places {
  public static void main(String[] args) throws IOException {
    File f = File.createTempFile("heddle", ".bin");
    try (RandomAccessFile r = new RandomAccessFile(f, "rw")) {
      r.writeInt(42);
      r.writeUTF("zwölf");
      r.writeDouble(-0.5);
      System.out.println(r.getFilePointer() + " " + r.length());
      r.seek(4);
      System.out.println(r.readUTF() + " " + r.readDouble());
      r.seek(0);
      System.out.println(r.readInt() + " " + r.skipBytes(100) + " " + r.read());
      r.seek(30);
      r.write('x');
      System.out.println(r.length());
      r.seek(25);
      System.out.println(r.read() + " " + r.getFilePointer());
      r.setLength(3);
      System.out.println(r.getFilePointer() + " " + r.length());
      r.setLength(6);
      r.seek(0);
      byte[] b = new byte[10];
      System.out.println(r.read(b) + " " + b[3] + " " + b[2]);
      r.setLength(0);
      r.writeBytes("first\r\nsecond\nthird");
      r.seek(0);
      System.out.println(r.readLine() + "|" + r.readLine() + "|" + r.readLine() + "|" + r.readLine());
    }
    try (RandomAccessFile r = new RandomAccessFile(f, "r")) {
      r.seek(100);
      System.out.println(r.read() + " " + r.length());
      r.readByte();
    } catch (EOFException e) {
      System.out.println("end");
    }
    System.out.println(f.delete());
  }
}
// expect: 20 20
// expect: zwölf -0.5
// expect: 42 16 -1
// expect: 31
// expect: 0 26
// expect: 3 3
// expect: 6 0 0
// expect: first|second|third|null
// expect: -1 19
// expect: end
// expect: true
