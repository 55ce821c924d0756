// What goes wrong with streams of files, and how it is said.
import java.io.*;
import java.nio.file.Files;
import java.util.Scanner;

public class Errors {
  interface Action {
    void run() throws IOException;
  }

  static File top;

  static void attempt(String what, Action action) {
    try {
      action.run();
      System.out.println(what + ": fine");
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getName() + ": " + String.valueOf(e.getMessage()).replace(top.getPath(), "TOP"));
    }
  }

  public static void main(String[] args) throws IOException {
    top = Files.createTempDirectory("heddle").toFile();
    File f = new File(top, "f");
    attempt("read none", () -> new FileInputStream(f));
    attempt("reader none", () -> new FileReader(f));
    attempt("scanner none", () -> new Scanner(f));
    attempt("read directory", () -> new FileInputStream(top));
    attempt("write directory", () -> new FileOutputStream(top));
    attempt("write below none", () -> new PrintWriter(f + "/x"));
    attempt("printstream below none", () -> new PrintStream(new File(f, "x")));
    attempt("empty", () -> new FileInputStream(""));
    attempt("nul", () -> new FileReader("a\0b"));
    FileOutputStream out = new FileOutputStream(f);
    out.write(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    out.close();
    out.close();
    attempt("write closed", () -> out.write(1));
    attempt("below a file", () -> new FileOutputStream(f + "/x"));
    FileInputStream in = new FileInputStream(f);
    System.out.println(in.available() + " " + in.skip(2) + " " + in.read() + " " + in.available());
    byte[] b = new byte[20];
    System.out.println(in.read(b, 5, 3) + " " + b[5] + " " + b[8] + " " + in.read(b) + " " + in.read(b) + " " + in.read());
    attempt("bounds", () -> in.read(b, 15, 10));
    in.close();
    attempt("read closed", () -> in.read());
    attempt("available closed", () -> in.available());
    attempt("random mode", () -> new RandomAccessFile(f, "w"));
    attempt("random none", () -> new RandomAccessFile(new File(top, "g"), "r"));
    attempt("random read only", () -> {
      try (RandomAccessFile r = new RandomAccessFile(f, "r")) {
        r.seek(-1);
      }
    });
    attempt("end", () -> {
      try (DataInputStream d = new DataInputStream(new FileInputStream(f))) {
        d.readLong();
        d.readInt();
      }
    });
    System.out.println(f.delete() + " " + top.delete());
  }
}
// expect: read none: java.io.FileNotFoundException: TOP/f (No such file or directory)
// expect: reader none: java.io.FileNotFoundException: TOP/f (No such file or directory)
// expect: scanner none: java.io.FileNotFoundException: TOP/f (No such file or directory)
// expect: read directory: java.io.FileNotFoundException: TOP (Is a directory)
// expect: write directory: java.io.FileNotFoundException: TOP (Is a directory)
// expect: write below none: java.io.FileNotFoundException: TOP/f/x (No such file or directory)
// expect: printstream below none: java.io.FileNotFoundException: TOP/f/x (No such file or directory)
// expect: empty: java.io.FileNotFoundException:  (No such file or directory)
// expect: nul: java.io.FileNotFoundException: Invalid file path
// expect: write closed: java.io.IOException: Stream Closed
// expect: below a file: java.io.FileNotFoundException: TOP/f/x (Not a directory)
// expect: 10 2 3 7
// expect: 3 4 0 4 -1 -1
// expect: bounds: java.lang.IndexOutOfBoundsException: null
// expect: read closed: java.io.IOException: Stream Closed
// expect: available closed: java.io.IOException: Stream Closed
// expect: random mode: java.lang.IllegalArgumentException: Illegal mode "w" must be one of "r", "rw", "rws", or "rwd"
// expect: random none: java.io.FileNotFoundException: TOP/g (No such file or directory)
// expect: random read only: java.io.IOException: Negative seek offset
// expect: end: java.io.EOFException: null
// expect: true true
