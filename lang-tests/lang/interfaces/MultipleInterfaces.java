// One class, many interfaces; the same method from two of them.
public class MultipleInterfaces {
  interface Reader { String read(); default void close() { System.out.println("close reader"); } }
  interface Writer { void write(String s); default void close() { System.out.println("close writer"); } }
  static class File implements Reader, Writer, Comparable<File>, Runnable {
    String text = "";
    public String read() { return text; }
    public void write(String s) { text += s; }
    public void close() { Reader.super.close(); System.out.println("close file"); Writer.super.close(); }
    public int compareTo(File f) { return text.length() - f.text.length(); }
    public void run() { write("run "); }
  }
  static <T extends Runnable & Comparable<T>> String both(T t) { t.run(); return "both " + t.compareTo(t); }

  public static void main(String[] args) {
    File f = new File();
    Writer w = f;
    w.write("w ");
    Runnable r = f;
    r.run();
    System.out.println(((Reader) w).read());
    System.out.println(both(f) + f.compareTo(new File()));
    w.close();
  }
}
// expect: w run 
// expect: both 010
// expect: close reader
// expect: close file
// expect: close writer
