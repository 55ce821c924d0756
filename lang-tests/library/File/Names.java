// File: names and paths, without touching the disk.
import java.io.File;
import java.io.IOException;

public class Names {
  static void show(File f) {
    System.out.println(f + " | " + f.getName() + " | " + f.getParent() + " | " + f.isAbsolute());
  }

  public static void main(String[] args) throws IOException {
    for (String s : new String[] {"a", "a/b", "/a", "/", "a//b///c", "a/", "", "./x", "../y/z"}) show(new File(s));
    show(new File("p", "c"));
    show(new File("p/", "/c/"));
    show(new File("", "c"));
    show(new File("/", "c"));
    show(new File((String) null, "c"));
    show(new File((File) null, "c"));
    show(new File(new File("d"), "e/f"));
    show(new File("d", ""));
    System.out.println(new File("/a/b/../c/./d").getCanonicalPath());
    System.out.println(new File("/a/b").getAbsolutePath() + " " + new File("/a/b/").getAbsoluteFile());
    System.out.println(new File("x").getAbsolutePath().equals(System.getProperty("user.dir") + "/x"));
    System.out.println(new File("a/b").equals(new File("a//b")) + " " + new File("a").equals(new File("./a")));
    System.out.println(new File("a").compareTo(new File("b")) + " " + new File("a").hashCode());
    System.out.println(File.separator + File.separatorChar + File.pathSeparator + File.pathSeparatorChar);
    System.out.println(new File("a/b/c").getParentFile().getParentFile() + " " + new File("a").getParentFile());
    System.out.println(new File(".hidden").isHidden() + " " + new File("shown").isHidden());
    System.out.println(new File("q/r").toPath().getNameCount());
    try {
      new File((String) null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
// expect: a | a | null | false
// expect: a/b | b | a | false
// expect: /a | a | / | true
// expect: / |  | null | true
// expect: a/b/c | c | a/b | false
// expect: a | a | null | false
// expect:  |  | null | false
// expect: ./x | x | . | false
// expect: ../y/z | z | ../y | false
// expect: p/c | c | p | false
// expect: p/c | c | p | false
// expect: /c | c | / | true
// expect: /c | c | / | true
// expect: c | c | null | false
// expect: c | c | null | false
// expect: d/e/f | f | d/e | false
// expect: d | d | null | false
// expect: /a/c/d
// expect: /a/b /a/b
// expect: true
// expect: true false
// expect: -1 1234416
// expect: //::
// expect: a null
// expect: true false
// expect: 2
// expect: null
