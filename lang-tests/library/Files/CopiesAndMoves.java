// Random copies, moves, deletions and openings with options, in a small folder.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CopiesAndMoves {
  static final Path HOME = Path.of("copies.tmp");
  static final String[] NAMES = {"a", "b", "dir", "dir/c", "dir/d", "none/x", "dir2"};

  static String told(Callable<?> call) {
    try {
      return String.valueOf(call.call()).replace(HOME.toAbsolutePath().toString(), "HOME");
    } catch (Exception e) {
      return e.toString().replace(HOME.toAbsolutePath().toString(), "HOME");
    }
  }

  static <T> T[] some(Random random, T[] all, int most) {
    List<T> list = new ArrayList<>();
    for (int n = random.nextInt(most + 1); n > 0; n--) list.add(all[random.nextInt(all.length)]);
    return list.toArray(Arrays.copyOf(all, 0));
  }

  static String state() throws IOException {
    try (Stream<Path> all = Files.walk(HOME)) {
      return all.map(p -> HOME.relativize(p) + (Files.isDirectory(p) ? "/" : "=" + told(() -> Files.readString(p)))).sorted().collect(Collectors.joining(" "));
    }
  }

  static void clear() throws IOException {
    if (!Files.exists(HOME)) return;
    try (Stream<Path> all = Files.walk(HOME)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) Files.delete(each);
    }
  }

  public static void main(String[] args) throws IOException {
    int seeds = args.length > 0 ? Integer.parseInt(args[0]) : 60;
    int summary = 0;
    CopyOption[] copying = {StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS, StandardCopyOption.REPLACE_EXISTING};
    CopyOption[] moving = {StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE, LinkOption.NOFOLLOW_LINKS, StandardCopyOption.REPLACE_EXISTING};
    CopyOption[] any = {StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.ATOMIC_MOVE, null, LinkOption.NOFOLLOW_LINKS};
    StandardOpenOption[] opening = {StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.APPEND, StandardOpenOption.CREATE, StandardOpenOption.CREATE_NEW, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.CREATE};
    for (int seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      clear();
      Files.createDirectory(HOME);
      if (random.nextBoolean()) Files.createDirectory(HOME.resolve("dir"));
      for (int step = 0; step < 8; step++) {
        if (Files.isRegularFile(HOME.resolve("dir"))) Files.delete(HOME.resolve("dir"));
        Path from = HOME.resolve(NAMES[random.nextInt(NAMES.length)]);
        Path to = HOME.resolve(NAMES[random.nextInt(NAMES.length)]);
        int kind = random.nextInt(13);
        CopyOption[] options = random.nextInt(12) == 0 ? some(random, any, 3) : some(random, kind < 2 ? copying : moving, 2);
        OpenOption[] open = some(random, opening, 3);
        String line = kind + " " + HOME.relativize(from) + " " + HOME.relativize(to) + " ";
        if (kind < 2) {
          line += Arrays.toString(options) + told(() -> Files.copy(from, to, options));
        } else if (kind < 4) {
          line += Arrays.toString(options) + told(() -> Files.move(from, to, options));
        } else if (kind == 4) {
          line += Arrays.toString(options) + told(() -> Files.copy(new ByteArrayInputStream("in".getBytes()), to, options));
        } else if (kind == 5) {
          line += told(() -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            return Files.copy(from, out) + out.toString();
          });
        } else if (kind == 6) {
          line += told(() -> Files.deleteIfExists(from)) + told(() -> {
            Files.delete(to);
            return "";
          });
        } else if (kind == 7) {
          line += told(() -> Files.createDirectory(to));
        } else if (kind == 8) {
          line += told(() -> Files.createDirectories(to));
        } else if (kind == 9) {
          line += Arrays.toString(open) + told(() -> {
            try (InputStream in = Files.newInputStream(from, open)) {
              return new String(in.readAllBytes());
            }
          });
        } else if (kind == 10) {
          line += told(() -> Files.isSameFile(from, to)) + Files.exists(from) + Files.notExists(to) + told(() -> from.toRealPath().equals(to.toRealPath()));
        } else {
          line += Arrays.toString(open) + told(() -> {
            try (OutputStream out = Files.newOutputStream(to, open)) {
              out.write(("s" + random.nextInt(10)).getBytes());
            }
            return "";
          });
        }
        line += " | " + state();
        summary = summary * 31 + line.hashCode();
        if (seed < 12) System.out.println(line);
      }
    }
    clear();
    System.out.println(summary);
    System.gc();  // (what remembers when these files were made is gone)
  }
}
// expect: 8 dir dir/d copies.tmp/dir/d | / dir/ dir/d/
// expect: 2 dir a [REPLACE_EXISTING, REPLACE_EXISTING]copies.tmp/a | / a/ a/d/
// expect: 12 dir/c dir/d []java.nio.file.NoSuchFileException: copies.tmp/dir/d | / a/ a/d/
// expect: 10 dir dir2 java.nio.file.NoSuchFileException: copies.tmp/dirfalsetruejava.nio.file.NoSuchFileException: copies.tmp/dir | / a/ a/d/
// expect: 2 a dir/c [ATOMIC_MOVE]java.nio.file.NoSuchFileException: copies.tmp/a -> copies.tmp/dir/c | / a/ a/d/
// expect: 3 a dir2 []copies.tmp/dir2 | / dir2/ dir2/d/
// expect: 5 dir/c dir/c java.nio.file.NoSuchFileException: copies.tmp/dir/c | / dir2/ dir2/d/
// expect: 5 dir2 none/x java.io.IOException: Is a directory | / dir2/ dir2/d/
// expect: 9 dir/d b [CREATE, CREATE]java.nio.file.NoSuchFileException: copies.tmp/dir/d | / dir/
// expect: 0 none/x none/x []java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/
// expect: 4 a none/x [REPLACE_EXISTING]java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/
// expect: 12 dir2 a [CREATE, CREATE_NEW] | / a=s5 dir/
// expect: 3 dir/c dir2 [ATOMIC_MOVE]java.nio.file.NoSuchFileException: copies.tmp/dir/c -> copies.tmp/dir2 | / a=s5 dir/
// expect: 12 dir none/x [WRITE]java.nio.file.NoSuchFileException: copies.tmp/none/x | / a=s5 dir/
// expect: 10 dir a falsetruefalsefalse | / a=s5 dir/
// expect: 1 dir/c dir []java.nio.file.NoSuchFileException: copies.tmp/dir/c | / a=s5 dir/
// expect: 8 b dir/d copies.tmp/dir/d | / dir/ dir/d/
// expect: 10 b dir/d java.nio.file.NoSuchFileException: copies.tmp/bfalsefalsejava.nio.file.NoSuchFileException: copies.tmp/b | / dir/ dir/d/
// expect: 9 dir/c a [APPEND]java.lang.UnsupportedOperationException: 'APPEND' not allowed | / dir/ dir/d/
// expect: 12 dir/d a [APPEND, READ, TRUNCATE_EXISTING]java.lang.IllegalArgumentException: READ not allowed | / dir/ dir/d/
// expect: 12 dir/c dir2 [CREATE_NEW, WRITE] | / dir/ dir/d/ dir2=s4
// expect: 0 b none/x [NOFOLLOW_LINKS]java.nio.file.NoSuchFileException: copies.tmp/b | / dir/ dir/d/ dir2=s4
// expect: 12 dir/d dir2 [APPEND, CREATE_NEW]java.nio.file.FileAlreadyExistsException: copies.tmp/dir2 | / dir/ dir/d/ dir2=s4
// expect: 1 dir/c dir/d [REPLACE_EXISTING]java.nio.file.NoSuchFileException: copies.tmp/dir/c | / dir/ dir/d/ dir2=s4
// expect: 7 none/x dir2 copies.tmp/dir2 | / dir/ dir2/
// expect: 11 dir2 dir/d [CREATE] | / dir/ dir/d=s7 dir2/
// expect: 12 none/x dir/d [TRUNCATE_EXISTING, TRUNCATE_EXISTING] | / dir/ dir/d=s3 dir2/
// expect: 6 b dir2 false | / dir/ dir/d=s3
// expect: 7 dir2 dir2 copies.tmp/dir2 | / dir/ dir/d=s3 dir2/
// expect: 0 b dir2 []java.nio.file.NoSuchFileException: copies.tmp/b | / dir/ dir/d=s3 dir2/
// expect: 6 dir/c dir/c falsejava.nio.file.NoSuchFileException: copies.tmp/dir/c | / dir/ dir/d=s3 dir2/
// expect: 12 dir/d none/x []java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/ dir/d=s3 dir2/
// expect: 9 dir b [TRUNCATE_EXISTING, READ]java.io.IOException: Is a directory | / dir/
// expect: 7 b dir/d copies.tmp/dir/d | / dir/ dir/d/
// expect: 12 none/x dir/d [CREATE, APPEND]java.nio.file.FileSystemException: copies.tmp/dir/d: Is a directory | / dir/ dir/d/
// expect: 10 b none/x java.nio.file.NoSuchFileException: copies.tmp/bfalsetruejava.nio.file.NoSuchFileException: copies.tmp/b | / dir/ dir/d/
// expect: 8 dir/d none/x HOME/none/x | / dir/ dir/d/ none/ none/x/
// expect: 9 dir none/x [CREATE, TRUNCATE_EXISTING, TRUNCATE_EXISTING]java.io.IOException: Is a directory | / dir/ dir/d/ none/ none/x/
// expect: 0 dir a []copies.tmp/a | / a/ dir/ dir/d/ none/ none/x/
// expect: 8 a dir2 copies.tmp/dir2 | / a/ dir/ dir/d/ dir2/ none/ none/x/
// expect: 10 dir/d dir/d truefalsetruejava.nio.file.NoSuchFileException: copies.tmp/dir/d | / dir/
// expect: 11 dir dir/c [APPEND, CREATE, CREATE] | / dir/ dir/c=s8
// expect: 7 dir dir/d copies.tmp/dir/d | / dir/ dir/c=s8 dir/d/
// expect: 11 dir dir2 [] | / dir/ dir/c=s8 dir/d/ dir2=s3
// expect: 3 none/x dir2 []java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/ dir/c=s8 dir/d/ dir2=s3
// expect: 11 dir2 none/x [READ]java.lang.IllegalArgumentException: READ not allowed | / dir/ dir/c=s8 dir/d/ dir2=s3
// expect: 4 dir2 a []2 | / a=in dir/ dir/c=s8 dir/d/ dir2=s3
// expect: 11 dir/c none/x [WRITE, TRUNCATE_EXISTING, READ]java.lang.IllegalArgumentException: READ not allowed | / a=in dir/ dir/c=s8 dir/d/ dir2=s3
// expect: 9 b dir2 [APPEND]java.lang.UnsupportedOperationException: 'APPEND' not allowed | / dir/
// expect: 6 dir/c a falsejava.nio.file.NoSuchFileException: copies.tmp/a | / dir/
// expect: 4 dir/d b [NOFOLLOW_LINKS, REPLACE_EXISTING]java.lang.UnsupportedOperationException: NOFOLLOW_LINKS not supported | / dir/
// expect: 0 none/x b [NOFOLLOW_LINKS, REPLACE_EXISTING]java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/
// expect: 8 dir/c none/x HOME/none/x | / dir/ none/ none/x/
// expect: 11 none/x dir2 [WRITE]java.nio.file.NoSuchFileException: copies.tmp/dir2 | / dir/ none/ none/x/
// expect: 8 dir2 a copies.tmp/a | / a/ dir/ none/ none/x/
// expect: 7 none/x dir java.nio.file.FileAlreadyExistsException: copies.tmp/dir | / a/ dir/ none/ none/x/
// expect: 10 none/x dir/d java.nio.file.NoSuchFileException: copies.tmp/none/xfalsetruejava.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/
// expect: 0 a none/x [NOFOLLOW_LINKS]java.nio.file.NoSuchFileException: copies.tmp/a | / dir/
// expect: 9 b dir/c [CREATE, CREATE]java.nio.file.NoSuchFileException: copies.tmp/b | / dir/
// expect: 8 b a copies.tmp/a | / a/ dir/
// expect: 9 dir/d dir [CREATE]java.nio.file.NoSuchFileException: copies.tmp/dir/d | / a/ dir/
// expect: 12 b dir/c [APPEND, APPEND]java.nio.file.NoSuchFileException: copies.tmp/dir/c | / a/ dir/
// expect: 9 none/x dir [CREATE, TRUNCATE_EXISTING, READ]java.nio.file.NoSuchFileException: copies.tmp/none/x | / a/ dir/
// expect: 9 dir/c dir [TRUNCATE_EXISTING, READ, READ]java.nio.file.NoSuchFileException: copies.tmp/dir/c | / a/ dir/
// expect: 12 dir dir/d [APPEND, CREATE, READ]java.lang.IllegalArgumentException: READ not allowed | / dir/
// expect: 3 b dir/d [NOFOLLOW_LINKS]java.nio.file.NoSuchFileException: copies.tmp/b | / dir/
// expect: 0 dir a [NOFOLLOW_LINKS, COPY_ATTRIBUTES]copies.tmp/a | / a/ dir/
// expect: 10 dir/c none/x java.nio.file.NoSuchFileException: copies.tmp/dir/cfalsetruejava.nio.file.NoSuchFileException: copies.tmp/dir/c | / a/ dir/
// expect: 9 none/x dir/d [WRITE, WRITE, CREATE_NEW]java.lang.UnsupportedOperationException: 'WRITE' not allowed | / a/ dir/
// expect: 9 dir dir/d [CREATE_NEW, CREATE]java.io.IOException: Is a directory | / a/ dir/
// expect: 6 dir2 dir2 falsejava.nio.file.NoSuchFileException: copies.tmp/dir2 | / a/ dir/
// expect: 9 dir dir2 [APPEND, CREATE, CREATE_NEW]java.lang.UnsupportedOperationException: 'APPEND' not allowed | / a/ dir/
// expect: 11 dir/d b [APPEND, WRITE]java.nio.file.NoSuchFileException: copies.tmp/b | / dir/
// expect: 5 dir/c none/x java.nio.file.NoSuchFileException: copies.tmp/dir/c | / dir/
// expect: 1 none/x dir2 [COPY_ATTRIBUTES]java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/
// expect: 1 a dir/c [NOFOLLOW_LINKS, REPLACE_EXISTING]java.nio.file.NoSuchFileException: copies.tmp/a | / dir/
// expect: 10 dir2 b java.nio.file.NoSuchFileException: copies.tmp/dir2falsetruejava.nio.file.NoSuchFileException: copies.tmp/dir2 | / dir/
// expect: 7 dir/d dir/c copies.tmp/dir/c | / dir/ dir/c/
// expect: 0 none/x dir []java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/ dir/c/
// expect: 6 b dir/d falsejava.nio.file.NoSuchFileException: copies.tmp/dir/d | / dir/ dir/c/
// expect: 11 b dir [APPEND]java.nio.file.FileSystemException: copies.tmp/dir: Is a directory | / dir/
// expect: 6 b dir2 falsejava.nio.file.NoSuchFileException: copies.tmp/dir2 | / dir/
// expect: 7 a a copies.tmp/a | / a/ dir/
// expect: 5 dir/d none/x java.nio.file.NoSuchFileException: copies.tmp/dir/d | / a/ dir/
// expect: 0 b dir/c []java.nio.file.NoSuchFileException: copies.tmp/b | / a/ dir/
// expect: 11 dir/c none/x [CREATE_NEW]java.nio.file.NoSuchFileException: copies.tmp/none/x | / a/ dir/
// expect: 9 b a [CREATE, CREATE, APPEND]java.lang.UnsupportedOperationException: 'APPEND' not allowed | / a/ dir/
// expect: 5 a dir java.io.IOException: Is a directory | / a/ dir/
// expect: 11 none/x dir2 [] | / dir/ dir2=s3
// expect: 3 none/x dir/d []java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/ dir2=s3
// expect: 12 dir2 dir/c [] | / dir/ dir/c=s5 dir2=s3
// expect: 9 dir/d dir [CREATE_NEW, CREATE_NEW]java.nio.file.NoSuchFileException: copies.tmp/dir/d | / dir/ dir/c=s5 dir2=s3
// expect: 1 dir2 none/x [REPLACE_EXISTING, COPY_ATTRIBUTES]java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/ dir/c=s5 dir2=s3
// expect: 2 none/x none/x []java.nio.file.NoSuchFileException: copies.tmp/none/x | / dir/ dir/c=s5 dir2=s3
// expect: 10 a dir/c java.nio.file.NoSuchFileException: copies.tmp/afalsefalsejava.nio.file.NoSuchFileException: copies.tmp/a | / dir/ dir/c=s5 dir2=s3
// expect: 9 dir dir2 [WRITE, CREATE, READ]java.lang.UnsupportedOperationException: 'WRITE' not allowed | / dir/ dir/c=s5 dir2=s3
// expect: -671716815
