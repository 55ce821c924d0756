// Which methods of the stream below the binary ones call.
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

public class DataOfBytes {
  static StringBuilder calls = new StringBuilder();

  static class Shown extends FilterInputStream {
    Shown(int n) {
      super(new ByteArrayInputStream(new byte[n]));
    }

    @Override
    public int read() throws IOException {
      calls.append("r");
      return super.read();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      calls.append(len);
      return super.read(b, off, len);
    }
  }

  static class Written extends OutputStream {
    @Override
    public void write(int b) {
      calls.append("w").append((byte) b);
    }

    @Override
    public void write(byte[] b, int off, int len) {
      calls.append("(");
      for (int i = off; i < off + len; i++) calls.append(b[i]);
      calls.append(")");
    }
  }

  interface Reading {
    Object read(DataInputStream in) throws IOException;
  }

  static void show(String name, int n, Reading reading) throws IOException {
    calls.setLength(0);
    Object got;
    try {
      got = reading.read(new DataInputStream(new Shown(n)));
    } catch (EOFException e) {
      got = "end";
    }
    System.out.println(name + " " + calls + " " + got);
  }

  static class Counted extends RandomAccessFile {
    Counted(Path path) throws IOException {
      super(path.toFile(), "rw");
    }

    @Override
    public int read() throws IOException {
      calls.append("r");
      return super.read();
    }

    @Override
    public void write(int b) throws IOException {
      calls.append("w").append((byte) b);
      super.write(b);
    }
  }

  public static void main(String[] args) throws IOException {
    show("boolean", 1, in -> in.readBoolean());         // expect: boolean r false
    show("byte", 0, in -> in.readByte());               // expect: byte r end
    show("short", 2, in -> in.readShort());             // expect: short rr 0
    show("short", 1, in -> in.readShort());             // expect: short rr end
    show("char", 2, in -> (int) in.readChar());         // expect: char rr 0
    show("unsigned", 0, in -> in.readUnsignedShort());  // expect: unsigned rr end
    show("int", 4, in -> in.readInt());                 // expect: int rrrr 0
    show("int", 2, in -> in.readInt());                 // expect: int rrrr end
    show("float", 4, in -> in.readFloat());             // expect: float rrrr 0.0
    show("long", 8, in -> in.readLong());               // expect: long 8 0
    show("long", 3, in -> in.readLong());               // expect: long 85 end
    show("double", 8, in -> in.readDouble());           // expect: double 8 0.0
    show("UTF", 2, in -> in.readUTF());                 // expect: UTF rr 

    calls.setLength(0);
    DataOutputStream out = new DataOutputStream(new Written());
    out.writeBoolean(true);
    out.writeByte(-2);
    out.writeShort(-2);
    out.writeChar(258);
    out.writeInt(0x01020304);
    out.writeLong(-2);
    out.writeBytes("ab");
    out.writeChars("ab");
    out.writeUTF("ab");
    System.out.println(calls + " " + out.size());       // expect: w1w-2(-1-2)(12)(1234)(-1-1-1-1-1-1-1-2)w97w98(097)(098)(029798) 28

    Path path = Files.createTempFile("bytes", null);
    try (Counted file = new Counted(path)) {
      calls.setLength(0);
      file.writeShort(-2);
      file.writeInt(0x01020304);
      file.writeLong(5);
      file.writeBytes("ab");
      file.writeChars("ab");
      System.out.println(calls + " " + file.length());  // expect: w-1w-2w1w2w3w4w0w0w0w0w0w0w0w5 20
      file.seek(0);
      calls.setLength(0);
      System.out.println(file.readShort() + " " + file.readInt() + " " + file.readLong() + " " + calls);  // expect: -2 16909060 5 rrrrrrrrrrrrrr
    }
    Files.delete(path);
  }
}
