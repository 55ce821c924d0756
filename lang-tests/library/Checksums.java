// java.util.zip: checksums and the streams that keep them.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.zip.*;

public class Checksums {
  public static void main(String[] args) throws IOException {
    byte[] large = new byte[3000];
    for (int i = 0; i < large.length; i++) large[i] = (byte) (i * 31);
    for (Checksum c : new Checksum[] {new CRC32(), new Adler32(), new CRC32C()}) {
      System.out.print(c.getClass().getSimpleName() + " " + c.getValue());
      c.update("123456789".getBytes(StandardCharsets.US_ASCII));
      System.out.print(" " + Long.toHexString(c.getValue()));
      c.update(-1);
      c.update(256 + 7);
      System.out.print(" " + c.getValue());
      c.reset();
      System.out.print(" " + c.getValue());
      c.update(large);
      c.update(large, 5, 0);
      c.update(large, 2990, 10);
      System.out.println(" " + c.getValue());
      for (int[] range : new int[][] {{-1, 2}, {0, -1}, {2999, 2}, {3001, 0}}) {
        try {
          c.update(large, range[0], range[1]);
        } catch (ArrayIndexOutOfBoundsException e) {
          System.out.print("outside ");
        }
      }
      try {
        c.update(null, 0, 0);
      } catch (NullPointerException e) {
        System.out.println("null");
      }
    }
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    CheckedOutputStream out = new CheckedOutputStream(to, new CRC32());
    out.write(large);
    out.write(5);
    out.write(large, 10, 10);
    CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream(to.toByteArray()), new CRC32());
    System.out.println(in.read() + " " + in.read(large, 0, 100) + " " + in.skip(1000) + " " + in.skip(100000) + " " + in.read());
    System.out.println(out.getChecksum().getValue() == in.getChecksum().getValue());
    System.out.println(in.getChecksum().getValue());
  }
}
// expect: CRC32 0 cbf43926 3494034166 0 2694043715
// expect: outside outside outside outside null
// expect: Adler32 1 91e01de 249496292 1 1022876335
// expect: outside outside outside outside null
// expect: CRC32C 0 e3069283 989792828 0 1183662993
// expect: outside outside outside outside null
// expect: 0 100 1000 1910 -1
// expect: true
// expect: 2569431440
