// Readers over strings; lines, try-with-resources, close.
import java.io.*;

public class Strings {
  public static void main(String[] args) throws IOException {
    try (BufferedReader r = new BufferedReader(new StringReader("a\r\nb\rc\n\nd"))) {
      for (String l; (l = r.readLine()) != null; ) System.out.print("[" + l + "]");
      System.out.println();
    }
    BufferedReader r = new BufferedReader(new StringReader("x"));
    r.close();
    try {
      r.readLine();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    StringReader s = new StringReader("skip");
    s.skip(2);
    System.out.println((char) s.read() + "" + (char) s.read() + s.read());
  }
}
// expect: [a][b][c][][d]
// expect: Stream closed
// expect: ip-1
