// After System.out has been closed nothing goes out, and checkError() says so once somebody has tried.
// expect uncaught: java.lang.IllegalStateException: read 108, read java.io.IOException: Stream closed, bytes java.io.IOException: Stream closed, none java.io.IOException: Stream closed, range java.io.IOException: Stream closed, available java.io.IOException: Stream closed, skip java.io.IOException: Stream closed, reset java.io.IOException: Stream closed, Scanner false, BufferedReader java.io.IOException: Stream closed, writer false, writer true, chars nothing, format true
// stdin: line
// openjdk: skip the harness has streams of its own for each program; by itself OpenJDK 17 does this
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class StandardClosed {
  static final List<String> SEEN = new ArrayList<>();

  interface Call {
    Object call() throws Exception;
  }

  static void look(String name, Call call) {
    try {
      SEEN.add(name + " " + call.call());
    } catch (Exception e) {
      SEEN.add(name + " " + e);
    }
  }

  public static void main(String[] args) throws Exception {
    InputStream in = System.in;
    PrintStream out = System.out;
    look("read", in::read);
    in.close();
    look("read", in::read);
    look("bytes", () -> in.read(new byte[2]));
    look("none", () -> in.read(new byte[0]));
    look("range", () -> in.read(new byte[2], 0, 3));
    look("available", in::available);
    look("skip", () -> in.skip(1));
    look("reset", () -> {
      in.reset();
      return "done";
    });
    in.close();
    look("Scanner", () -> new Scanner(in).hasNext());
    look("BufferedReader", () -> new BufferedReader(new InputStreamReader(in)).readLine());

    PrintWriter writer = new PrintWriter(out, true);
    writer.println("shown");  // expect: shown
    writer.close();
    writer.println("lost");
    out.close();
    look("writer", writer::checkError);
    out.println("lost");
    look("writer", writer::checkError);
    out.printf("%d", 1);
    out.write(65);
    out.write(new byte[1]);
    out.flush();
    out.append('c').append("cs");
    look("chars", () -> {
      out.print((char[]) null);
      return "nothing";
    });
    look("format", () -> out.printf("%d", "text") == out);
    throw new IllegalStateException(String.join(", ", SEEN));
  }
}
