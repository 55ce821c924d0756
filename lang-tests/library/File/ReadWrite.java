// Writing and reading a temporary file with characters and bytes.
import java.io.*;

public class ReadWrite {
  public static void main(String[] args) throws IOException {
    File f = File.createTempFile("heddle", ".txt");
    try (BufferedWriter w = new BufferedWriter(new FileWriter(f))) {
      w.write("first\n");
      w.write("zweite é");
      w.newLine();
    }
    try (FileWriter w = new FileWriter(f, true)) {
      w.append("third").append('\n');
    }
    try (BufferedReader r = new BufferedReader(new FileReader(f))) {
      for (String l; (l = r.readLine()) != null; ) System.out.println(l + " " + l.length());
    }
    System.out.println(f.exists() + " " + f.length() + " " + f.isFile() + " " + f.isDirectory() + " " + f.getName().endsWith(".txt"));
    try (FileOutputStream o = new FileOutputStream(f)) {
      o.write(new byte[] {1, -2, 3});
      o.write(255);
    }
    try (FileInputStream in = new FileInputStream(f)) {
      System.out.println(in.read() + " " + in.read() + " " + in.read() + " " + in.read() + " " + in.read());
    }
    System.out.println(f.delete() + " " + f.exists() + " " + f.delete());
    try (FileReader r = new FileReader("no/such/file.txt")) {
      System.out.println("never");
    } catch (FileNotFoundException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: first 5
// expect: zweite é 8
// expect: third 5
// expect: true 22 true false true
// expect: 1 254 3 255 -1
// expect: true false false
// expect: no/such/file.txt (No such file or directory)
