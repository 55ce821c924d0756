// PrintStream and PrintWriter over byte arrays and strings.
import java.io.*;

public class OwnStream {
  public static void main(String[] args) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream p = new PrintStream(bytes);
    p.println("line");
    p.print('\u00e9');
    p.flush();
    System.out.println(bytes.size() + " " + bytes.toString().trim().length());
    PrintStream old = System.out;
    System.setOut(p);
    System.out.println("captured");
    System.setOut(old);
    System.out.println(bytes.toString("UTF-8").contains("captured"));
    StringWriter sw = new StringWriter();
    PrintWriter w = new PrintWriter(sw);
    w.printf("%d|", 5);
    w.println(true);
    w.write("end");
    w.flush();
    System.out.println(sw);
    BufferedWriter bw = new BufferedWriter(sw);
    bw.newLine();
    bw.write("buffered", 0, 4);
    bw.close();
    System.out.println(sw.toString().length());
  }
}
// expect: 7 6
// expect: true
// expect: 5|true
// expect: end
// expect: 15
