// Walks through directories, with visitors that decide how they go on; attributes; directories as streams.
import java.io.IOException;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Trees {
  static void tell(String name, Callable<?> call) {
    try {
      System.out.println(name + ": " + call.call());
    } catch (Exception e) {
      System.out.println(name + ": " + e);
    }
  }

  static String seen(Path path, Path root) {
    return root.relativize(path).toString();
  }

  // A tree in which no two neighbours are told apart by their order.
  static void make(Path dir, Random random, int depth) throws IOException {
    Files.createDirectory(dir);
    int n = depth == 0 ? 0 : random.nextInt(4);
    for (int i = 0; i < n; i++) {
      Path child = dir.resolve("n" + i);
      if (random.nextBoolean()) make(child, random, depth - 1);
      else Files.write(child, new byte[random.nextInt(50)]);
    }
  }

  static void delete(Path root) throws IOException {
    Files.walkFileTree(root, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attrs) throws IOException {
        Files.delete(file);
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult postVisitDirectory(Path dir, IOException exc) throws IOException {
        super.postVisitDirectory(dir, exc);
        Files.delete(dir);
        return FileVisitResult.CONTINUE;
      }
    });
  }

  // What is skipped by its siblings depends on their order: so only children without any do that.
  static FileVisitResult choice(Random random, Path path, Path root) throws IOException {
    boolean alone = path.equals(root);
    if (!alone) {
      try (Stream<Path> all = Files.list(path.getParent())) {
        alone = all.count() == 1;
      }
    }
    int n = random.nextInt(8);
    if (n == 0) return FileVisitResult.SKIP_SUBTREE;
    if (n == 1 && alone) return FileVisitResult.SKIP_SIBLINGS;
    return FileVisitResult.CONTINUE;
  }

  static List<String> walked(Path root, int depth, long seed) throws IOException {
    List<String> told = new ArrayList<>();
    Files.walkFileTree(root, Set.of(), depth, new FileVisitor<Path>() {
      private FileVisitResult tell(String what, Path path) throws IOException {
        FileVisitResult result = choice(new Random(seed ^ (what + seen(path, root)).hashCode()), path, root);
        told.add(seen(path, root) + " " + what + " " + result);
        return result;
      }

      @Override
      public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attrs) throws IOException {
        return tell("pre " + attrs.isDirectory(), dir);
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attrs) throws IOException {
        return tell("file " + (attrs.isDirectory() ? "dir" : attrs.size() + ""), file);
      }

      @Override
      public FileVisitResult visitFileFailed(Path file, IOException exc) throws IOException {
        return tell("failed " + exc, file);
      }

      @Override
      public FileVisitResult postVisitDirectory(Path dir, IOException exc) throws IOException {
        return tell("post " + exc, dir);
      }
    });
    Collections.sort(told);
    return told;
  }

  public static void main(String[] args) throws Exception {
    Path home = Path.of("trees.tmp");
    for (int seed = 0; seed < 30; seed++) {
      make(home, new Random(seed), 4);
      for (int depth = 0; depth < 4; depth++) {
        System.out.println(seed + " " + walked(home, depth == 3 ? 9 : depth, seed * 7 + depth));
        try (Stream<Path> all = Files.walk(home, depth)) {
          System.out.println(all.map(p -> seen(p, home)).sorted().collect(Collectors.toList()));
        }
      }
      try (Stream<Path> found = Files.find(home, 9, (p, a) -> a.isRegularFile() && a.size() % 2 == 0)) {
        System.out.println(found.map(p -> seen(p, home)).sorted().collect(Collectors.toList()));
      }
      delete(home);
    }

    Path missing = Path.of("trees-missing.tmp");
    tell("walk", () -> Files.walk(missing));
    tell("depth", () -> Files.walk(missing, -1));
    tell("tree", () -> Files.walkFileTree(missing, new SimpleFileVisitor<>() {}));
    tell("tree of nothing", () -> walked(missing, 5, 2));
    tell("terminated", () -> {
      make(home, new Random(5), 3);
      List<String> told = new ArrayList<>();
      Files.walkFileTree(home, new SimpleFileVisitor<>() {
        @Override
        public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attrs) {
          told.add("pre " + dir);
          return told.size() == 2 ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
        }
      });
      return told.size() <= 2;
    });
    tell("null", () -> Files.walkFileTree(home, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attrs) {
        return null;
      }
    }));
    delete(home);

    // Attributes.
    Files.createDirectory(home);
    Path file = Files.writeString(home.resolve("a.txt"), "four");
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    System.out.println(attributes.size() + " " + attributes.isRegularFile() + attributes.isDirectory() + attributes.isSymbolicLink() + attributes.isOther());
    System.out.println(attributes.lastModifiedTime().toMillis() == Files.getLastModifiedTime(file).toMillis());
    System.out.println(attributes.creationTime().compareTo(attributes.lastModifiedTime()) <= 0);
    tell("size", () -> Files.getAttribute(file, "size"));
    tell("basic:isDirectory", () -> Files.getAttribute(file, "basic:isDirectory"));
    tell("two", () -> new TreeMap<>(Files.readAttributes(file, "size,isOther")));
    tell("basic:two", () -> new TreeMap<>(Files.readAttributes(file, "basic:isRegularFile,size")));
    tell("all", () -> new TreeSet<>(Files.readAttributes(file, "*").keySet()));
    tell("all of several", () -> new TreeSet<>(Files.readAttributes(file, "size,*").keySet()));
    tell("unknown", () -> Files.getAttribute(file, "colour"));
    tell("one of several", () -> Files.getAttribute(file, "size,isOther"));
    tell("none", () -> Files.readAttributes(file, ""));
    tell("no view", () -> Files.readAttributes(file, ":size"));
    tell("unknown view", () -> Files.readAttributes(file, "acl:size"));
    tell("missing", () -> Files.readAttributes(missing, "size"));
    tell("missing unknown", () -> Files.readAttributes(missing, "colour"));
    tell("missing time", () -> Files.getLastModifiedTime(missing));
    tell("missing class", () -> Files.readAttributes(missing, BasicFileAttributes.class));
    tell("no class", () -> Files.readAttributes(file, (Class<BasicFileAttributes>) null));
    BasicFileAttributeView view = Files.getFileAttributeView(file, BasicFileAttributeView.class);
    System.out.println(view.name() + " " + view.readAttributes().size());

    for (String name : List.of("a.txt", "b.html", "c", "/", "d.PNG", "dir.json/x")) System.out.println(name + " " + Files.probeContentType(Path.of(name)));

    // Files that differ.
    Path other = home.resolve("b.txt");
    for (String text : List.of("four", "fort", "fou", "fours", "")) {
      Files.writeString(other, text);
      System.out.println(text + " " + Files.mismatch(file, other) + " " + Files.mismatch(other, file));
    }
    System.out.println(Files.mismatch(file, file));
    tell("mismatch", () -> Files.mismatch(file, missing));

    // Directories as streams.
    for (String glob : List.of("*", "*.txt", "b*", "{a,c}.*", "[b-z]*", "?.txt", "x")) {
      try (DirectoryStream<Path> stream = Files.newDirectoryStream(home, glob)) {
        List<String> names = new ArrayList<>();
        for (Path each : stream) names.add(each.toString());
        Collections.sort(names);
        System.out.println(glob + " " + names);
      }
    }
    tell("no directory", () -> Files.newDirectoryStream(file));
    tell("bad glob", () -> Files.newDirectoryStream(home, "["));
    DirectoryStream<Path> once = Files.newDirectoryStream(home);
    Iterator<Path> iterator = once.iterator();
    tell("twice", once::iterator);
    once.close();
    tell("closed", once::iterator);
    tell("behind its end", () -> {
      while (iterator.hasNext()) iterator.next();
      return iterator.next();
    });
    tell("remove", () -> {
      iterator.remove();
      return "";
    });
    DirectoryStream<Path> failing = Files.newDirectoryStream(home, each -> {
      throw new IOException("no");
    });
    tell("filter", () -> failing.iterator().hasNext());
    tell("cause", () -> new DirectoryIteratorException(new IOException("x")).getCause());
    Stream<Path> closed = Files.walk(home);
    Iterator<Path> behind = closed.iterator();
    System.out.println(behind.next());
    closed.close();
    tell("walked behind its end", behind::hasNext);
    delete(home);
    System.gc();  // (what remembers when these files were made is gone)
  }
}
// expect: 0 [ file dir CONTINUE]
// expect: []
// expect: 0 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 0 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file 41 CONTINUE, n1/n1 file 19 CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1]
// expect: 0 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file 41 CONTINUE, n1/n1 file 19 CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1]
// expect: []
// expect: 1 [ file dir CONTINUE]
// expect: []
// expect: 1 [ post null CONTINUE,  pre true CONTINUE, n0 file 47 SKIP_SUBTREE, n1 file 4 SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 1 [ post null CONTINUE,  pre true CONTINUE, n0 file 47 SKIP_SUBTREE, n1 file 4 SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 1 [ post null CONTINUE,  pre true CONTINUE, n0 file 47 SKIP_SUBTREE, n1 file 4 SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: [n1]
// expect: 2 [ file dir CONTINUE]
// expect: []
// expect: 2 [ post null CONTINUE,  pre true CONTINUE, n0 file 40 CONTINUE, n1 file 39 CONTINUE]
// expect: [, n0, n1]
// expect: 2 [ post null CONTINUE,  pre true CONTINUE, n0 file 40 CONTINUE, n1 file 39 CONTINUE]
// expect: [, n0, n1]
// expect: 2 [ post null CONTINUE,  pre true CONTINUE, n0 file 40 CONTINUE, n1 file 39 CONTINUE]
// expect: [, n0, n1]
// expect: [n0]
// expect: 3 [ file dir CONTINUE]
// expect: []
// expect: 3 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 3 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE]
// expect: [, n0, n1]
// expect: 3 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE]
// expect: [, n0, n1]
// expect: []
// expect: 4 [ file dir CONTINUE]
// expect: []
// expect: 4 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 4 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file dir CONTINUE, n0/n1 file dir CONTINUE, n0/n2 file dir CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file 33 CONTINUE, n1/n1 file 19 CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n0/n2, n1, n1/n0, n1/n1]
// expect: 4 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 pre true SKIP_SUBTREE, n0/n1 pre true SKIP_SUBTREE, n0/n2 pre true SKIP_SUBTREE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file 33 CONTINUE, n1/n1 file 19 CONTINUE]
// expect: [, n0, n0/n0, n0/n0/n0, n0/n0/n1, n0/n0/n2, n0/n1, n0/n1/n0, n0/n1/n1, n0/n2, n1, n1/n0, n1/n1]
// expect: [n0/n0/n1, n0/n0/n2]
// expect: 5 [ file dir CONTINUE]
// expect: []
// expect: 5 [ post null CONTINUE,  pre true CONTINUE, n0 file 24 CONTINUE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 5 [ post null CONTINUE,  pre true CONTINUE, n0 file 24 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file dir CONTINUE]
// expect: [, n0, n1, n1/n0]
// expect: 5 [ post null CONTINUE,  pre true CONTINUE, n0 file 24 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 post null CONTINUE, n1/n0 pre true CONTINUE, n1/n0/n0 post null SKIP_SIBLINGS, n1/n0/n0 pre true CONTINUE, n1/n0/n0/n0 file 31 SKIP_SIBLINGS]
// expect: [, n0, n1, n1/n0, n1/n0/n0]
// expect: [n0]
// expect: 6 [ file dir CONTINUE]
// expect: []
// expect: 6 [ post null CONTINUE,  pre true CONTINUE, n0 file 16 CONTINUE, n1 file 41 CONTINUE]
// expect: [, n0, n1]
// expect: 6 [ post null CONTINUE,  pre true CONTINUE, n0 file 16 CONTINUE, n1 file 41 CONTINUE]
// expect: [, n0, n1]
// expect: 6 [ post null CONTINUE,  pre true CONTINUE, n0 file 16 CONTINUE, n1 file 41 CONTINUE]
// expect: [, n0, n1]
// expect: [n0]
// expect: 7 [ file dir CONTINUE]
// expect: []
// expect: 7 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 7 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 30 CONTINUE, n0/n1 file 18 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file dir CONTINUE, n1/n1 file 45 CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1, n1/n0, n1/n1]
// expect: 7 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 30 CONTINUE, n0/n1 file 18 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 post null CONTINUE, n1/n0 pre true CONTINUE, n1/n0/n0 post null SKIP_SIBLINGS, n1/n0/n0 pre true CONTINUE, n1/n1 file 45 CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1, n1/n0, n1/n0/n0, n1/n1]
// expect: [n0/n0, n0/n1]
// expect: 8 [ file dir CONTINUE]
// expect: []
// expect: 8 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file 3 CONTINUE]
// expect: [, n0, n1]
// expect: 8 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 22 SKIP_SUBTREE, n0/n1 file 31 CONTINUE, n1 file 3 CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1]
// expect: 8 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 22 SKIP_SUBTREE, n0/n1 file 31 CONTINUE, n1 file 3 CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1]
// expect: [n0/n0]
// expect: 9 [ file dir CONTINUE]
// expect: []
// expect: 9 [ post null CONTINUE,  pre true CONTINUE, n0 file 48 CONTINUE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 9 [ post null CONTINUE,  pre true CONTINUE, n0 file 48 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file dir CONTINUE, n1/n1 file 18 CONTINUE, n1/n2 file dir CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1, n1/n2]
// expect: 9 [ post null CONTINUE,  pre true CONTINUE, n0 file 48 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 post null CONTINUE, n1/n0 pre true CONTINUE, n1/n0/n0 post null CONTINUE, n1/n0/n0 pre true CONTINUE, n1/n0/n0/n0 file 46 CONTINUE, n1/n0/n0/n1 file 26 SKIP_SUBTREE, n1/n0/n0/n2 post null CONTINUE, n1/n0/n0/n2 pre true CONTINUE, n1/n0/n1 post null CONTINUE, n1/n0/n1 pre true CONTINUE, n1/n1 file 18 CONTINUE, n1/n2 post null CONTINUE, n1/n2 pre true CONTINUE, n1/n2/n0 file 46 CONTINUE, n1/n2/n1 file 12 CONTINUE, n1/n2/n2 file 44 SKIP_SUBTREE]
// expect: [, n0, n1, n1/n0, n1/n0/n0, n1/n0/n1, n1/n1, n1/n2, n1/n2/n0, n1/n2/n1, n1/n2/n2]
// expect: [n0, n1/n0/n0/n0, n1/n0/n0/n1, n1/n1, n1/n2/n0, n1/n2/n1, n1/n2/n2]
// expect: 10 [ file dir CONTINUE]
// expect: []
// expect: 10 [ post null CONTINUE,  pre true CONTINUE, n0 file 43 CONTINUE, n1 file 46 SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 10 [ post null CONTINUE,  pre true CONTINUE, n0 file 43 CONTINUE, n1 file 46 SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 10 [ post null CONTINUE,  pre true CONTINUE, n0 file 43 CONTINUE, n1 file 46 SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: [n1]
// expect: 11 [ file dir CONTINUE]
// expect: []
// expect: 11 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file 40 CONTINUE]
// expect: [, n0, n1]
// expect: 11 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 33 CONTINUE, n1 file 40 CONTINUE]
// expect: [, n0, n0/n0, n1]
// expect: 11 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 33 CONTINUE, n1 file 40 CONTINUE]
// expect: [, n0, n0/n0, n1]
// expect: [n1]
// expect: 12 [ file dir CONTINUE]
// expect: []
// expect: 12 [ post null CONTINUE,  pre true CONTINUE, n0 file 6 CONTINUE, n1 file 24 CONTINUE]
// expect: [, n0, n1]
// expect: 12 [ post null CONTINUE,  pre true CONTINUE, n0 file 6 CONTINUE, n1 file 24 CONTINUE]
// expect: [, n0, n1]
// expect: 12 [ post null CONTINUE,  pre true CONTINUE, n0 file 6 CONTINUE, n1 file 24 CONTINUE]
// expect: [, n0, n1]
// expect: [n0, n1]
// expect: 13 [ file dir CONTINUE]
// expect: []
// expect: 13 [ post null CONTINUE,  pre true CONTINUE, n0 file 25 CONTINUE, n1 file 13 CONTINUE]
// expect: [, n0, n1]
// expect: 13 [ post null CONTINUE,  pre true CONTINUE, n0 file 25 CONTINUE, n1 file 13 CONTINUE]
// expect: [, n0, n1]
// expect: 13 [ post null CONTINUE,  pre true CONTINUE, n0 file 25 CONTINUE, n1 file 13 CONTINUE]
// expect: [, n0, n1]
// expect: []
// expect: 14 [ file dir CONTINUE]
// expect: []
// expect: 14 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file 8 SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 14 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file dir CONTINUE, n0/n1 file 37 CONTINUE, n0/n2 file 31 CONTINUE, n1 file 8 SKIP_SUBTREE]
// expect: [, n0, n0/n0, n0/n1, n0/n2, n1]
// expect: 14 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 pre true SKIP_SUBTREE, n0/n1 file 37 CONTINUE, n0/n2 file 31 CONTINUE, n1 file 8 SKIP_SUBTREE]
// expect: [, n0, n0/n0, n0/n0/n0, n0/n1, n0/n2, n1]
// expect: [n1]
// expect: 15 [ file dir CONTINUE]
// expect: []
// expect: 15 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file 35 CONTINUE]
// expect: [, n0, n1]
// expect: 15 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 file 35 CONTINUE]
// expect: [, n0, n1]
// expect: 15 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 file 35 CONTINUE]
// expect: [, n0, n1]
// expect: []
// expect: 16 [ file dir CONTINUE]
// expect: []
// expect: 16 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 16 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file dir CONTINUE, n0/n1 file dir CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1]
// expect: 16 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 pre true SKIP_SUBTREE, n0/n1 pre true SKIP_SUBTREE, n1 post null CONTINUE, n1 pre true CONTINUE]
// expect: [, n0, n0/n0, n0/n0/n0, n0/n0/n1, n0/n1, n0/n1/n0, n0/n1/n1, n1]
// expect: [n0/n0/n1]
// expect: 17 [ file dir CONTINUE]
// expect: []
// expect: 17 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 17 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file dir CONTINUE, n0/n1 file 4 SKIP_SUBTREE, n1 post null CONTINUE, n1 pre true CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1]
// expect: 17 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 pre true SKIP_SUBTREE, n0/n1 file 4 SKIP_SUBTREE, n1 post null CONTINUE, n1 pre true CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1]
// expect: [n0/n1]
// expect: 18 [ file dir CONTINUE]
// expect: []
// expect: 18 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file 27 CONTINUE]
// expect: [, n0, n1]
// expect: 18 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 file 27 CONTINUE]
// expect: [, n0, n1]
// expect: 18 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 file 27 CONTINUE]
// expect: [, n0, n1]
// expect: []
// expect: 19 [ file dir CONTINUE]
// expect: []
// expect: 19 [ post null CONTINUE,  pre true CONTINUE, n0 file 6 CONTINUE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 19 [ post null CONTINUE,  pre true CONTINUE, n0 file 6 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file dir CONTINUE, n1/n1 file dir CONTINUE, n1/n2 file dir CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1, n1/n2]
// expect: 19 [ post null CONTINUE,  pre true CONTINUE, n0 file 6 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 post null CONTINUE, n1/n0 pre true CONTINUE, n1/n0/n0 post null SKIP_SIBLINGS, n1/n0/n0 pre true CONTINUE, n1/n0/n0/n0 post null SKIP_SIBLINGS, n1/n0/n0/n0 pre true CONTINUE, n1/n1 post null CONTINUE, n1/n1 pre true CONTINUE, n1/n1/n0 pre true SKIP_SUBTREE, n1/n1/n1 file 40 CONTINUE, n1/n1/n2 pre true SKIP_SUBTREE, n1/n2 post null CONTINUE, n1/n2 pre true CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n0/n0, n1/n1, n1/n1/n0, n1/n1/n1, n1/n1/n2, n1/n2]
// expect: [n0, n1/n1/n1]
// expect: 20 [ file dir CONTINUE]
// expect: []
// expect: 20 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 20 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file dir CONTINUE, n1/n1 file dir CONTINUE, n1/n2 file dir CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1, n1/n2]
// expect: 20 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 post null CONTINUE, n1/n0 pre true CONTINUE, n1/n1 post null CONTINUE, n1/n1 pre true CONTINUE, n1/n2 post null CONTINUE, n1/n2 pre true CONTINUE, n1/n2/n0 file 35 CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1, n1/n2, n1/n2/n0]
// expect: []
// expect: 21 [ file dir CONTINUE]
// expect: []
// expect: 21 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file 3 CONTINUE]
// expect: [, n0, n1]
// expect: 21 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file dir CONTINUE, n1 file 3 CONTINUE]
// expect: [, n0, n0/n0, n1]
// expect: 21 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 pre true SKIP_SUBTREE, n1 file 3 CONTINUE]
// expect: [, n0, n0/n0, n0/n0/n0, n1]
// expect: [n0/n0/n0]
// expect: 22 [ file dir CONTINUE]
// expect: []
// expect: 22 [ post null CONTINUE,  pre true CONTINUE, n0 file 12 CONTINUE, n1 file 29 CONTINUE]
// expect: [, n0, n1]
// expect: 22 [ post null CONTINUE,  pre true CONTINUE, n0 file 12 CONTINUE, n1 file 29 CONTINUE]
// expect: [, n0, n1]
// expect: 22 [ post null CONTINUE,  pre true CONTINUE, n0 file 12 CONTINUE, n1 file 29 CONTINUE]
// expect: [, n0, n1]
// expect: [n0]
// expect: 23 [ file dir CONTINUE]
// expect: []
// expect: 23 [ post null CONTINUE,  pre true CONTINUE, n0 file 33 CONTINUE, n1 file 18 CONTINUE]
// expect: [, n0, n1]
// expect: 23 [ post null CONTINUE,  pre true CONTINUE, n0 file 33 CONTINUE, n1 file 18 CONTINUE]
// expect: [, n0, n1]
// expect: 23 [ post null CONTINUE,  pre true CONTINUE, n0 file 33 CONTINUE, n1 file 18 CONTINUE]
// expect: [, n0, n1]
// expect: [n1]
// expect: 24 [ file dir CONTINUE]
// expect: []
// expect: 24 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file 14 CONTINUE]
// expect: [, n0, n1]
// expect: 24 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 10 SKIP_SUBTREE, n0/n1 file 2 CONTINUE, n0/n2 file dir CONTINUE, n1 file 14 CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n0/n2, n1]
// expect: 24 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 10 SKIP_SUBTREE, n0/n1 file 2 CONTINUE, n0/n2 pre true SKIP_SUBTREE, n1 file 14 CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n0/n2, n0/n2/n0, n0/n2/n1, n1]
// expect: [n0/n0, n0/n1, n0/n2/n0, n0/n2/n1, n1]
// expect: 25 [ file dir CONTINUE]
// expect: []
// expect: 25 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 25 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file 45 CONTINUE, n1/n1 file 46 CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1]
// expect: 25 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file 45 CONTINUE, n1/n1 file 46 CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1]
// expect: [n1/n1]
// expect: 26 [ file dir CONTINUE]
// expect: []
// expect: 26 [ post null CONTINUE,  pre true CONTINUE, n0 file 39 CONTINUE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 26 [ post null CONTINUE,  pre true CONTINUE, n0 file 39 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file 17 CONTINUE, n1/n1 file dir CONTINUE, n1/n2 file 1 CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1, n1/n2]
// expect: 26 [ post null CONTINUE,  pre true CONTINUE, n0 file 39 CONTINUE, n1 post null CONTINUE, n1 pre true CONTINUE, n1/n0 file 17 CONTINUE, n1/n1 post null CONTINUE, n1/n1 pre true CONTINUE, n1/n1/n0 file 17 CONTINUE, n1/n1/n1 file 24 CONTINUE, n1/n1/n2 file 31 CONTINUE, n1/n2 file 1 CONTINUE]
// expect: [, n0, n1, n1/n0, n1/n1, n1/n1/n0, n1/n1/n1, n1/n1/n2, n1/n2]
// expect: [n1/n1/n1]
// expect: 27 [ file dir CONTINUE]
// expect: []
// expect: 27 [ post null CONTINUE,  pre true CONTINUE, n0 file 7 CONTINUE, n1 file 21 CONTINUE]
// expect: [, n0, n1]
// expect: 27 [ post null CONTINUE,  pre true CONTINUE, n0 file 7 CONTINUE, n1 file 21 CONTINUE]
// expect: [, n0, n1]
// expect: 27 [ post null CONTINUE,  pre true CONTINUE, n0 file 7 CONTINUE, n1 file 21 CONTINUE]
// expect: [, n0, n1]
// expect: []
// expect: 28 [ file dir CONTINUE]
// expect: []
// expect: 28 [ post null CONTINUE,  pre true CONTINUE, n0 file dir SKIP_SUBTREE, n1 file dir SKIP_SUBTREE]
// expect: [, n0, n1]
// expect: 28 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 12 CONTINUE, n0/n1 file 22 SKIP_SUBTREE, n1 post null CONTINUE, n1 pre true CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1]
// expect: 28 [ post null CONTINUE,  pre true CONTINUE, n0 post null CONTINUE, n0 pre true CONTINUE, n0/n0 file 12 CONTINUE, n0/n1 file 22 SKIP_SUBTREE, n1 post null CONTINUE, n1 pre true CONTINUE]
// expect: [, n0, n0/n0, n0/n1, n1]
// expect: [n0/n0, n0/n1]
// expect: 29 [ file dir CONTINUE]
// expect: []
// expect: 29 [ post null CONTINUE,  pre true CONTINUE, n0 file 21 CONTINUE, n1 file 49 CONTINUE]
// expect: [, n0, n1]
// expect: 29 [ post null CONTINUE,  pre true CONTINUE, n0 file 21 CONTINUE, n1 file 49 CONTINUE]
// expect: [, n0, n1]
// expect: 29 [ post null CONTINUE,  pre true CONTINUE, n0 file 21 CONTINUE, n1 file 49 CONTINUE]
// expect: [, n0, n1]
// expect: []
// expect: walk: java.nio.file.NoSuchFileException: trees-missing.tmp
// expect: depth: java.lang.IllegalArgumentException: 'maxDepth' is negative
// expect: tree: java.nio.file.NoSuchFileException: trees-missing.tmp
// expect: tree of nothing: [ failed java.nio.file.NoSuchFileException: trees-missing.tmp SKIP_SUBTREE]
// expect: terminated: true
// expect: null: java.lang.NullPointerException
// expect: 4 truefalsefalsefalse
// expect: true
// expect: true
// expect: size: 4
// expect: basic:isDirectory: false
// expect: two: {isOther=false, size=4}
// expect: basic:two: {isRegularFile=true, size=4}
// expect: all: [creationTime, fileKey, isDirectory, isOther, isRegularFile, isSymbolicLink, lastAccessTime, lastModifiedTime, size]
// expect: all of several: [creationTime, fileKey, isDirectory, isOther, isRegularFile, isSymbolicLink, lastAccessTime, lastModifiedTime, size]
// expect: unknown: java.lang.IllegalArgumentException: 'colour' not recognized
// expect: one of several: java.lang.IllegalArgumentException: size,isOther
// expect: none: java.lang.IllegalArgumentException: '' not recognized
// expect: no view: java.lang.IllegalArgumentException: :size
// expect: unknown view: java.lang.UnsupportedOperationException: View 'acl' not available
// expect: missing: java.nio.file.NoSuchFileException: trees-missing.tmp
// expect: missing unknown: java.lang.IllegalArgumentException: 'colour' not recognized
// expect: missing time: java.nio.file.NoSuchFileException: trees-missing.tmp
// expect: missing class: java.nio.file.NoSuchFileException: trees-missing.tmp
// expect: no class: java.lang.NullPointerException
// expect: basic 4
// expect: a.txt text/plain
// expect: b.html text/html
// expect: c null
// expect: / null
// expect: d.PNG image/png
// expect: dir.json/x null
// expect: four -1 -1
// expect: fort 2 2
// expect: fou 3 3
// expect: fours 4 4
// expect:  0 0
// expect: -1
// expect: mismatch: java.nio.file.NoSuchFileException: trees-missing.tmp
// expect: * [trees.tmp/a.txt, trees.tmp/b.txt]
// expect: *.txt [trees.tmp/a.txt, trees.tmp/b.txt]
// expect: b* [trees.tmp/b.txt]
// expect: {a,c}.* [trees.tmp/a.txt]
// expect: [b-z]* [trees.tmp/b.txt]
// expect: ?.txt [trees.tmp/a.txt, trees.tmp/b.txt]
// expect: x []
// expect: no directory: java.nio.file.NotDirectoryException: trees.tmp/a.txt
// expect: bad glob: java.util.regex.PatternSyntaxException: Missing '] near index 0
// expect: [
// expect: ^
// expect: twice: java.lang.IllegalStateException: Iterator already obtained
// expect: closed: java.lang.IllegalStateException: Directory stream is closed
// expect: behind its end: java.util.NoSuchElementException
// expect: remove: java.lang.UnsupportedOperationException
// expect: filter: java.nio.file.DirectoryIteratorException: java.io.IOException: no
// expect: cause: java.io.IOException: x
// expect: trees.tmp
// expect: walked behind its end: java.lang.IllegalStateException
