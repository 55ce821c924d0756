// java.nio.file.Path: names only.
import java.nio.file.*;

public class Paths {
  static void show(Path p) {
    System.out.println("[" + p + "] " + p.isAbsolute() + " " + p.getFileName() + " " + p.getParent() + " " + p.getRoot()
        + " " + p.getNameCount() + " " + p.normalize());
  }

  public static void main(String[] args) {
    for (String s : new String[] {"a", "a/b/c", "/a/b", "/", "", "a//b/", "./a/../b", "../../x", "/../x", "a/.."}) {
      show(Path.of(s));
    }
    show(Path.of("a", "b", "c/d"));
    show(java.nio.file.Paths.get("", "b"));
    Path p = Path.of("/u/v/w");
    System.out.println(p.resolve("x") + " " + p.resolve("/x") + " " + p.resolve("") + " " + p.resolveSibling("z"));
    System.out.println(p.relativize(Path.of("/u/q")) + " " + p.relativize(p) + "| " + Path.of("a").relativize(Path.of("a/b")));
    System.out.println(p.startsWith("/u") + " " + p.startsWith("u") + " " + p.endsWith("v/w") + " " + p.endsWith("/w"));
    System.out.println(p.subpath(1, 3) + " " + p.getName(0) + " " + p.compareTo(Path.of("/u/v/x")));
    System.out.println(p.equals(Path.of("/u//v/w/")) + " " + p.toFile() + " " + Path.of("r").toAbsolutePath().endsWith("r"));
    for (Path part : p) System.out.print(part + ";");
    System.out.println();
    try {
      Path.of("/a").relativize(Path.of("b"));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      Path.of("a\0b");
    } catch (InvalidPathException e) {
      System.out.println(e.getReason() + " " + e.getIndex());
    }
    try {
      p.subpath(2, 2);
    } catch (IllegalArgumentException e) {
      System.out.println("subpath");
    }
  }
}
// expect: [a] false a null null 1 a
// expect: [a/b/c] false c a/b null 3 a/b/c
// expect: [/a/b] true b /a / 2 /a/b
// expect: [/] true null null / 0 /
// expect: [] false  null null 1 
// expect: [a/b] false b a null 2 a/b
// expect: [./a/../b] false b ./a/.. null 4 b
// expect: [../../x] false x ../.. null 3 ../../x
// expect: [/../x] true x /.. / 2 /x
// expect: [a/..] false .. a null 2 
// expect: [a/b/c/d] false d a/b/c null 4 a/b/c/d
// expect: [b] false b null null 1 b
// expect: /u/v/w/x /x /u/v/w /u/v/z
// expect: ../../q | b
// expect: true false true false
// expect: v/w u -1
// expect: true /u/v/w true
// expect: u;v;w;
// expect: 'other' is different type of Path
// expect: Nul character not allowed -1
// expect: subpath
