// Lines of standard input.
// stdin: first line
// stdin:
// stdin: 42
// stdin: last
import java.io.*;

public class Stdin {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    System.out.println("[" + in.readLine() + "]");
    System.out.println("[" + in.readLine() + "]");
    System.out.println(Integer.parseInt(in.readLine()) + 1);
    System.out.println((char) in.read());
    char[] buf = new char[2];
    System.out.println(in.read(buf, 0, 2) + new String(buf));
    System.out.println("[" + in.readLine() + "] " + in.readLine() + " " + in.read());
  }
}
// expect: [first line]
// expect: []
// expect: 43
// expect: l
// expect: 2as
// expect: [t] null -1
