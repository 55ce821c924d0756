// Making, listing, renaming and deleting files and directories.
import java.io.File;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.Arrays;

public class Directories {
  static String[] sorted(String[] names) {
    if (names != null) Arrays.sort(names);
    return names;
  }

  public static void main(String[] args) throws IOException {
    File top = Files.createTempDirectory("heddle").toFile();
    File sub = new File(top, "one/two");
    System.out.println(sub.mkdir() + " " + sub.mkdirs() + " " + sub.mkdirs() + " " + sub.isDirectory());
    File a = new File(sub, "a.txt");
    System.out.println(a.createNewFile() + " " + a.createNewFile() + " " + a.length() + " " + a.isFile());
    try (PrintWriter w = new PrintWriter(a)) {
      w.println("line one");
      w.printf("%d-%s%n", 2, "two");
    }
    System.out.println(a.length() + " " + a.canRead() + " " + a.canWrite() + " " + a.canExecute());
    new FileWriter(new File(sub, "b.txt")).close();
    System.out.println(Arrays.toString(sorted(sub.list())));
    System.out.println(Arrays.toString(sub.list((dir, name) -> name.startsWith("b"))));
    File[] files = sub.listFiles(f -> f.length() > 0);
    System.out.println(files.length + " " + files[0].getName() + " " + files[0].getParentFile().equals(sub));
    System.out.println(Arrays.toString(a.list()) + " " + Arrays.toString(new File(top, "none").listFiles()));
    System.out.println(sub.delete() + " " + sub.getParentFile().renameTo(new File(top, "moved")));
    System.out.println(a.exists() + " " + new File(top, "moved/two/a.txt").exists());
    File moved = new File(top, "moved/two/a.txt");
    File target = new File(top, "c.txt");
    System.out.println(moved.renameTo(target) + " " + target.length() + " " + moved.renameTo(target));
    System.out.println(new File(top, "none").lastModified() + " " + (target.lastModified() > 0));
    try {
      new File(top, "no/such/x").createNewFile();
    } catch (IOException e) {
      System.out.println(e);
    }
    try {
      File.createTempFile("ab", null);
    } catch (IllegalArgumentException e) {
      System.out.println(e);
    }
    File temporary = File.createTempFile("abc", null, top);
    System.out.println(temporary.getName().startsWith("abc") + " " + temporary.getName().endsWith(".tmp") + " " + temporary.exists());
    System.out.println(temporary.delete() + " " + temporary.delete());
    for (String name : new String[] {"moved/two/b.txt", "moved/two", "moved", "c.txt", ""}) {
      System.out.println(name + " " + new File(top, name).delete());
    }
    System.out.println(top.exists());
  }
}
// expect: false true false true
// expect: true false 0 true
// expect: 15 true true false
// expect: [a.txt, b.txt]
// expect: [b.txt]
// expect: 1 a.txt true
// expect: null null
// expect: false true
// expect: false true
// expect: true 15 false
// expect: 0 true
// expect: java.io.IOException: No such file or directory
// expect: java.lang.IllegalArgumentException: Prefix string "ab" too short: length must be at least 3
// expect: true true true
// expect: true false
// expect: moved/two/b.txt true
// expect: moved/two true
// expect: moved true
// expect: c.txt true
// expect:  true
// expect: false
