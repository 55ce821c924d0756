// Properties with defaults, load and names.
import java.io.*;
import java.util.*;

public class Basics {
  public static void main(String[] args) throws IOException {
    Properties base = new Properties();
    base.setProperty("color", "red");
    Properties p = new Properties(base);
    p.setProperty("size", "10");
    System.out.println(p.getProperty("color") + " " + p.getProperty("size") + " " + p.getProperty("none") + " " + p.getProperty("none", "def"));
    p.load(new StringReader("# comment\nname = value\nkey:other\nlong = a \\\n  b\nempty\n"));
    System.out.println(p.getProperty("name") + "|" + p.getProperty("key") + "|" + p.getProperty("long") + "|" + p.getProperty("empty") + "|");
    System.out.println(new TreeSet<>(p.stringPropertyNames()) + " " + p.size());
  }
}
// expect: red 10 null def
// expect: value|other|a b||
// expect: [color, empty, key, long, name, size] 5
