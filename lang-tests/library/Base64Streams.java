// Base64 through streams; and parts of java.time that others' tests have found: fractions that are cut, midnight and noon.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.time.*;
import java.time.format.*;
import java.time.temporal.ChronoField;
import java.util.*;

public class Base64Streams {
  static String encoded(Base64.Encoder e, byte[] bytes, Random r) throws IOException {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    OutputStream out = e.wrap(to);
    for (int at = 0; at < bytes.length; ) {
      int n = Math.min(1 + r.nextInt(7), bytes.length - at);
      if (n == 1) out.write(bytes[at]);
      else out.write(bytes, at, n);
      at += n;
    }
    out.close();
    out.close();
    try {
      out.write(1);
    } catch (IOException x) {
      if (!x.getMessage().equals("Stream is closed")) return x.getMessage();
    }
    return to.toString(StandardCharsets.ISO_8859_1);
  }

  static String decoded(Base64.Decoder d, String text) {
    StringBuilder b = new StringBuilder();
    try (InputStream in = d.wrap(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)))) {
      for (int c; (c = in.read()) >= 0; ) b.append((char) c);
      b.append(in.read());
    } catch (IOException e) {
      b.append(" threw");
    }
    return b.toString();
  }

  public static void main(String[] args) throws IOException {
    Random r = new Random(1);
    int hash = 0;
    for (int i = 0; i < 400; i++) {
      byte[] bytes = new byte[r.nextInt(200)];
      r.nextBytes(bytes);
      Base64.Encoder e = switch (r.nextInt(4)) {
        case 0 -> Base64.getUrlEncoder();
        case 1 -> Base64.getMimeEncoder();
        case 2 -> Base64.getMimeEncoder(8, new byte[] {'-'});
        default -> Base64.getEncoder();
      };
      if (r.nextInt(3) == 0) e = e.withoutPadding();
      String text = encoded(e, bytes, r);
      if (!text.equals(e.encodeToString(bytes))) System.out.println(text + "\n" + e.encodeToString(bytes));
      String back = decoded(Base64.getMimeDecoder(), text.replace('-', '+').replace('_', '/'));
      hash = hash * 31 + back.hashCode();
    }
    System.out.println(hash);
    for (String s : new String[] {"", "YQ==", "YQ", "YWI=", "YWJj", "Y", "YQ=", "YQ=x", "=", "Y=", "YW!I", "YWI=YWI=", "YWJjZA==", "YWJj\r\nZA=="})
      System.out.println(s.trim().replace("\r\n", "/") + ": " + decoded(Base64.getDecoder(), s) + " | " + decoded(Base64.getMimeDecoder(), s));
    for (int[] w : new int[][] {{3, 9}, {3, 3}, {2, 3}, {0, 2}, {0, 9}, {9, 9}}) {
      DateTimeFormatter f = new DateTimeFormatterBuilder().appendFraction(ChronoField.NANO_OF_SECOND, w[0], w[1], true).toFormatter();
      System.out.println(f.format(LocalTime.of(1, 1, 1, 2)) + " " + f.format(LocalTime.of(1, 1, 1, 120_000_000)) + " " + f.format(LocalTime.of(1, 1)));
    }
    System.out.println((LocalTime.of(0, 0) == LocalTime.MIDNIGHT) + " " + (LocalTime.of(12, 0) == LocalTime.NOON) + " " + (LocalTime.NOON.plusHours(12) == LocalTime.MIN));
  }
}
// expect: 433527931
// expect: : -1 | -1
// expect: YQ==: a-1 | a-1
// expect: YQ: a-1 | a-1
// expect: YWI=: ab-1 | ab-1
// expect: YWJj: abc-1 | abc-1
// expect: Y:  threw |  threw
// expect: YQ=:  threw |  threw
// expect: YQ=x:  threw |  threw
// expect: =:  threw |  threw
// expect: Y=:  threw |  threw
// expect: YW!I:  threw | ab-1
// expect: YWI=YWI=: ab-1 | ab-1
// expect: YWJjZA==: abcd-1 | abcd-1
// expect: YWJj/ZA==: abc threw | abcd-1
// expect: .000000002 .120 .000
// expect: .000 .120 .000
// expect: .000 .12 .00
// expect: .00 .12 
// expect: .000000002 .12 
// expect: .000000002 .120000000 .000000000
// expect: true true true
