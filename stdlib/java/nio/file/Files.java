// Operations on files and directories.
package java.nio.file;

import heddle.Coding;
import heddle.OpenFile;
import heddle.VM;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnmappableCharacterException;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Map;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public final class Files {
  private static final int KIND = 0;
  private static final int SIZE = 1;
  private static final int ERROR = 3;
  private static final int MISSING = 0;
  private static final int REGULAR = 1;
  private static final int DIRECTORY = 2;
  private static final int REMOVE = 0;
  private static final int MAKE_DIRECTORY = 1;
  private static final int RENAME = 2;

  private Files() {}

  // --- errors, as errno has them
  private static final int NO_ENTRY = 2;
  private static final int ACCESS = 13;
  private static final int EXISTS = 17;
  private static final int NOT_EMPTY = 39;

  private static IOException trouble(int error, Path path) {
    String file = path.toString();
    switch (error) {
      case NO_ENTRY:
        return new NoSuchFileException(file);
      case ACCESS:
        return new AccessDeniedException(file);
      case EXISTS:
        return new FileAlreadyExistsException(file);
      case NOT_EMPTY:
        return new DirectoryNotEmptyException(file);
      default:
        return new FileSystemException(file, null, VM.errorText(error));
    }
  }

  private static IOException trouble(int error, Path path, Path other) {
    String file = path.toString();
    String second = other.toString();
    switch (error) {
      case NO_ENTRY:
        return new NoSuchFileException(file, second, null);
      case ACCESS:
        return new AccessDeniedException(file, second, null);
      case EXISTS:
        return new FileAlreadyExistsException(file, second, null);
      default:
        return new FileSystemException(file, second, VM.errorText(error));
    }
  }

  private static String text(Path path) {
    String text = path.toString();
    return text.isEmpty() ? "." : text;
  }

  private static void change(int what, Path path, Path to) throws IOException {
    int result = VM.changePath(what, text(path), to == null ? null : text(to));
    if (result < 0) throw trouble(-result, path);
  }

  private static int kind(Path path) {
    return (int) VM.fileStatus(text(path), KIND);
  }

  private static int existing(Path path) throws IOException {
    int kind = kind(path);
    if ((kind & 3) == MISSING) throw trouble((int) VM.fileStatus(text(path), ERROR), path);
    return kind;
  }

  // --- what is there
  public static boolean exists(Path path, LinkOption... options) {
    return (kind(path) & 3) != MISSING;
  }

  public static boolean notExists(Path path, LinkOption... options) {
    return (kind(path) & 3) == MISSING && VM.fileStatus(text(path), ERROR) == NO_ENTRY;
  }

  public static boolean isRegularFile(Path path, LinkOption... options) {
    return (kind(path) & 3) == REGULAR;
  }

  public static boolean isDirectory(Path path, LinkOption... options) {
    return (kind(path) & 3) == DIRECTORY;
  }

  public static boolean isReadable(Path path) {
    return (kind(path) & 4) != 0;
  }

  public static boolean isWritable(Path path) {
    return (kind(path) & 8) != 0;
  }

  public static boolean isExecutable(Path path) {
    return (kind(path) & 16) != 0;
  }

  public static boolean isHidden(Path path) throws IOException {
    Path name = path.getFileName();
    return name != null && name.toString().startsWith(".");
  }

  public static boolean isSameFile(Path path, Path path2) throws IOException {
    if (path.equals(path2)) return true;
    return path.toRealPath().equals(path2.toRealPath());
  }

  public static long size(Path path) throws IOException {
    existing(path);
    return VM.fileStatus(text(path), SIZE);
  }

  // --- attributes

  private static final int MODIFIED = 2;

  public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
    existing(path);
    return FileDoor.get().time(VM.fileStatus(text(path), MODIFIED));
  }

  private static BasicFileAttributes attributes(Path path) throws IOException {
    int kind = existing(path) & 3;
    String text = text(path);
    return FileDoor.get().attributes(kind == REGULAR, kind == DIRECTORY, VM.fileStatus(text, SIZE), VM.fileStatus(text, MODIFIED));
  }

  @SuppressWarnings("unchecked")
  public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
      throws IOException {
    if (type == BasicFileAttributes.class) return (A) attributes(path);
    Objects.requireNonNull(type);
    throw new UnsupportedOperationException();
  }

  public static Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
    String names = NamedAttributes.names(attributes);
    NamedAttributes.ensureKnown(names);
    return NamedAttributes.of(attributes(path), names);
  }

  public static Object getAttribute(Path path, String attribute, LinkOption... options) throws IOException {
    if (attribute.indexOf('*') >= 0 || attribute.indexOf(',') >= 0) throw new IllegalArgumentException(attribute);
    return readAttributes(path, attribute).values().iterator().next();
  }

  // What kind of content it has, by its name; null: that is not known.
  public static String probeContentType(Path path) throws IOException {
    Path name = path.getFileName();
    return name == null ? null : FileDoor.get().contentType(name.toString());
  }

  // Null: it is not there.
  @SuppressWarnings("unchecked")
  public static <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
    Objects.requireNonNull(path);
    if (Objects.requireNonNull(type) != BasicFileAttributeView.class) return null;
    return (V) new BasicFileAttributeView() {
      @Override
      public String name() {
        return "basic";
      }

      @Override
      public BasicFileAttributes readAttributes() throws IOException {
        return attributes(path);
      }
    };
  }

  // --- opening
  private static OpenFile open(Path path, int flags) throws IOException {
    int[] error = new int[1];
    OpenFile file = OpenFile.tryOpen(text(path), flags, error);
    if (file == null) throw trouble(error[0], path);
    return file;
  }

  public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
    for (OpenOption option : options) {
      if (option == StandardOpenOption.WRITE || option == StandardOpenOption.APPEND) {
        throw new UnsupportedOperationException("'" + option + "' not allowed");
      }
    }
    // A directory can be opened, but not read.
    return new FileStream(isDirectory(path) ? null : open(path, OpenFile.READ));
  }

  private static final class FileStream extends InputStream {
    private final OpenFile file;

    FileStream(OpenFile file) {
      this.file = file;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      if (file == null) throw new IOException("Is a directory");
      return file.read(b, off, len);
    }

    @Override
    public int available() throws IOException {
      return file == null ? 0 : file.available();
    }

    @Override
    public void close() throws IOException {
      if (file != null) file.close();
    }
  }

  private static int flags(OpenOption[] options) {
    if (options.length == 0) return OpenFile.WRITE | OpenFile.CREATE | OpenFile.TRUNCATE;
    int flags = OpenFile.WRITE;
    for (OpenOption option : options) {
      if (option == StandardOpenOption.READ) throw new IllegalArgumentException("READ not allowed");
      if (option == StandardOpenOption.APPEND) flags |= OpenFile.APPEND;
      if (option == StandardOpenOption.TRUNCATE_EXISTING) flags |= OpenFile.TRUNCATE;
      if (option == StandardOpenOption.CREATE) flags |= OpenFile.CREATE;
      if (option == StandardOpenOption.CREATE_NEW) flags |= OpenFile.CREATE | OpenFile.EXCLUSIVE;
      if (option == StandardOpenOption.DELETE_ON_CLOSE) throw new UnsupportedOperationException("DELETE_ON_CLOSE");
    }
    if ((flags & OpenFile.APPEND) != 0 && (flags & OpenFile.TRUNCATE) != 0) {
      throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
    }
    return flags;
  }

  public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
    OpenFile file = open(path, flags(options));
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        file.write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] b, int off, int len) throws IOException {
        file.write(b, off, len);
      }

      @Override
      public void close() throws IOException {
        file.close();
      }
    };
  }

  public static SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attrs)
      throws IOException {
    return FileChannel.open(path, options, attrs);
  }

  public static SeekableByteChannel newByteChannel(Path path, OpenOption... options) throws IOException {
    return FileChannel.open(path, options);
  }

  public static BufferedReader newBufferedReader(Path path) throws IOException {
    return newBufferedReader(path, StandardCharsets.UTF_8);
  }

  public static BufferedReader newBufferedReader(Path path, Charset cs) throws IOException {
    return new BufferedReader(new InputStreamReader(newInputStream(path), cs.newDecoder()));
  }

  public static BufferedWriter newBufferedWriter(Path path, OpenOption... options) throws IOException {
    return newBufferedWriter(path, StandardCharsets.UTF_8, options);
  }

  public static BufferedWriter newBufferedWriter(Path path, Charset cs, OpenOption... options) throws IOException {
    return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), cs.newEncoder()));
  }

  // --- whole files
  // The place of the first byte that is not the same; -1: there is none.
  public static long mismatch(Path path, Path path2) throws IOException {
    if (isSameFile(path, path2)) return -1;
    return Arrays.mismatch(readAllBytes(path), readAllBytes(path2));
  }

  public static byte[] readAllBytes(Path path) throws IOException {
    try (InputStream in = newInputStream(path)) {
      return in.readAllBytes();
    }
  }

  public static String readString(Path path) throws IOException {
    return readString(path, StandardCharsets.UTF_8);
  }

  public static String readString(Path path, Charset cs) throws IOException {
    return decode(readAllBytes(path), Objects.requireNonNull(cs));
  }

  // Text in which nothing has to be replaced; what could not be converted is an exception.
  private static String decode(byte[] bytes, Charset cs) throws CharacterCodingException {
    String text = new String(bytes, cs);
    if (text.indexOf('\ufffd') < 0) return text;
    return cs.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private static byte[] encode(String text, Charset cs) throws CharacterCodingException {
    byte[] bytes = text.getBytes(cs);
    if (new String(bytes, cs).equals(text)) return bytes;
    ByteBuffer exact = cs.newEncoder().encode(CharBuffer.wrap(text));
    return Arrays.copyOf(exact.array(), exact.limit());
  }

  public static List<String> readAllLines(Path path) throws IOException {
    return readAllLines(path, StandardCharsets.UTF_8);
  }

  public static List<String> readAllLines(Path path, Charset cs) throws IOException {
    try (BufferedReader reader = newBufferedReader(path, cs)) {
      List<String> lines = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) lines.add(line);
      return lines;
    }
  }

  public static Stream<String> lines(Path path) throws IOException {
    return lines(path, StandardCharsets.UTF_8);
  }

  public static Stream<String> lines(Path path, Charset cs) throws IOException {
    BufferedReader reader = newBufferedReader(path, cs);
    return reader.lines().onClose(() -> {
      try {
        reader.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    });
  }

  public static Path write(Path path, byte[] bytes, OpenOption... options) throws IOException {
    Objects.requireNonNull(bytes);
    try (OutputStream out = newOutputStream(path, options)) {
      out.write(bytes);
    }
    return path;
  }

  public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption... options)
      throws IOException {
    return write(path, lines, StandardCharsets.UTF_8, options);
  }

  public static Path write(Path path, Iterable<? extends CharSequence> lines, Charset cs, OpenOption... options)
      throws IOException {
    StringBuilder text = new StringBuilder();
    for (CharSequence line : lines) text.append(line).append('\n');
    return write(path, encode(text.toString(), cs), options);
  }

  public static Path writeString(Path path, CharSequence csq, OpenOption... options) throws IOException {
    return writeString(path, csq, StandardCharsets.UTF_8, options);
  }

  public static Path writeString(Path path, CharSequence csq, Charset cs, OpenOption... options) throws IOException {
    try {
      return write(path, encode(csq.toString(), cs), options);
    } catch (MalformedInputException e) {
      // (OpenJDK tells half a surrogate pair apart only in charsets that strings are not optimised for.)
      if (cs != StandardCharsets.UTF_8 && !Coding.isLatin(cs)) throw e;
      throw new UnmappableCharacterException(e.getInputLength());
    }
  }

  // --- changes
  public static Path createFile(Path path, FileAttribute<?>... attrs) throws IOException {
    open(path, OpenFile.WRITE | OpenFile.CREATE | OpenFile.EXCLUSIVE).close();
    return path;
  }

  public static Path createDirectory(Path dir, FileAttribute<?>... attrs) throws IOException {
    change(MAKE_DIRECTORY, dir, null);
    return dir;
  }

  public static Path createDirectories(Path dir, FileAttribute<?>... attrs) throws IOException {
    if (isDirectory(dir)) return dir;
    Path absolute = dir.toAbsolutePath();
    Path parent = absolute.getParent();
    if (parent == null || (kind(parent) & 3) != MISSING) return createDirectory(dir);
    createDirectories(parent);
    return createDirectory(absolute);  // (with the names that OpenJDK gives then)
  }

  public static void delete(Path path) throws IOException {
    change(REMOVE, path, null);
  }

  public static boolean deleteIfExists(Path path) throws IOException {
    int result = VM.changePath(REMOVE, text(path), null);
    if (result == -NO_ENTRY) return false;
    if (result < 0) throw trouble(-result, path);
    return true;
  }

  private static boolean has(CopyOption[] options, CopyOption wanted) {
    for (CopyOption option : options) {
      if (Objects.requireNonNull(option) == wanted) return true;
    }
    return false;
  }

  private static void ensureKnown(CopyOption[] options, CopyOption unknown) {
    for (CopyOption option : options) {
      Objects.requireNonNull(option);
      if (option == unknown || !(option instanceof StandardCopyOption || option instanceof LinkOption)) {
        throw new UnsupportedOperationException("Unsupported copy option");
      }
    }
  }

  // As one step.
  private static Path moveAtomically(Path source, Path target) throws IOException {
    int result = VM.changePath(RENAME, text(source), text(target));
    if (result < 0) throw trouble(-result, source, target);
    return target;
  }

  public static Path move(Path source, Path target, CopyOption... options) throws IOException {
    ensureKnown(options, StandardCopyOption.COPY_ATTRIBUTES);
    if (has(options, StandardCopyOption.ATOMIC_MOVE)) return moveAtomically(source, target);
    existing(source);
    if (source.equals(target)) return target;
    makeWay(target, options);
    return moveAtomically(source, target);
  }

  // What is there goes first, if that is said: others may see that nothing is there.
  private static void makeWay(Path target, CopyOption[] options) throws IOException {
    if (!exists(target)) return;
    if (!has(options, StandardCopyOption.REPLACE_EXISTING)) throw new FileAlreadyExistsException(target.toString());
    delete(target);
  }

  public static Path copy(Path source, Path target, CopyOption... options) throws IOException {
    ensureKnown(options, StandardCopyOption.ATOMIC_MOVE);
    int kind = existing(source);
    if (source.equals(target)) return target;
    makeWay(target, options);
    if ((kind & 3) == DIRECTORY) return createDirectory(target);
    return write(target, readAllBytes(source), StandardOpenOption.CREATE_NEW);
  }

  public static long copy(InputStream in, Path target, CopyOption... options) throws IOException {
    Objects.requireNonNull(in);
    for (CopyOption option : options) {
      if (option == null) throw new NullPointerException("options contains 'null'");
      if (option != StandardCopyOption.REPLACE_EXISTING) throw new UnsupportedOperationException(option + " not supported");
    }
    makeWay(target, options);
    byte[] bytes = in.readAllBytes();
    write(target, bytes, StandardOpenOption.CREATE_NEW);
    return bytes.length;
  }

  public static long copy(Path source, OutputStream out) throws IOException {
    byte[] bytes = readAllBytes(source);
    out.write(bytes);
    return bytes.length;
  }

  // --- temporary files; the names come from the run's seed, not from chance
  private static Path temporary(Path dir, String prefix, String suffix, boolean directory) throws IOException {
    while (true) {
      String name = (prefix == null ? "" : prefix) + Long.toUnsignedString(VM.nextSeed()) + suffix;
      Path path = dir.resolve(name);
      try {
        return directory ? createDirectory(path) : createFile(path);
      } catch (FileAlreadyExistsException e) {
        // The next number, then.
      }
    }
  }

  private static Path temporaryDirectory() {
    return Path.of(System.getProperty("java.io.tmpdir"));
  }

  public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attrs) throws IOException {
    return createTempFile(temporaryDirectory(), prefix, suffix);
  }

  public static Path createTempFile(Path dir, String prefix, String suffix, FileAttribute<?>... attrs)
      throws IOException {
    return temporary(dir, prefix, suffix == null ? ".tmp" : suffix, false);
  }

  public static Path createTempDirectory(String prefix, FileAttribute<?>... attrs) throws IOException {
    return createTempDirectory(temporaryDirectory(), prefix);
  }

  public static Path createTempDirectory(Path dir, String prefix, FileAttribute<?>... attrs) throws IOException {
    return temporary(dir, prefix, "", true);
  }

  // --- directories
  static List<Path> entries(Path dir) throws IOException {
    if ((existing(dir) & 3) != DIRECTORY) throw new NotDirectoryException(dir.toString());
    String names = VM.listDirectory(text(dir));
    if (names == null) throw new AccessDeniedException(dir.toString());
    List<Path> entries = new ArrayList<>();
    for (int at = 0; at < names.length(); ) {
      int end = names.indexOf('\0', at);
      entries.add(dir.resolve(names.substring(at, end)));
      at = end + 1;
    }
    return entries;
  }

  public static Stream<Path> list(Path dir) throws IOException {
    return entries(dir).stream();
  }

  public static DirectoryStream<Path> newDirectoryStream(Path dir) throws IOException {
    return newDirectoryStream(dir, entry -> true);
  }

  // Those whose names match.
  public static DirectoryStream<Path> newDirectoryStream(Path dir, String glob) throws IOException {
    PathMatcher matcher = Glob.of(glob);
    return newDirectoryStream(dir, entry -> matcher.matches(entry.getFileName()));
  }

  public static DirectoryStream<Path> newDirectoryStream(Path dir, DirectoryStream.Filter<? super Path> filter)
      throws IOException {
    return new ListedDirectory(entries(dir).iterator(), Objects.requireNonNull(filter));
  }

  private static Stream<FileTreeWalk.Found> stream(FileTreeWalk walk) {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk, Spliterator.DISTINCT), false).onClose(walk::close);
  }

  // (Links are followed, whatever the options.)
  public static Stream<Path> walk(Path start, FileVisitOption... options) throws IOException {
    return walk(start, Integer.MAX_VALUE, options);
  }

  public static Stream<Path> walk(Path start, int maxDepth, FileVisitOption... options) throws IOException {
    checkOptions(options);
    return stream(new FileTreeWalk(start, maxDepth)).map(FileTreeWalk.Found::path);
  }

  public static Stream<Path> find(Path start, int maxDepth, BiPredicate<Path, BasicFileAttributes> matcher, FileVisitOption... options)
      throws IOException {
    checkOptions(options);
    Stream<FileTreeWalk.Found> all = stream(new FileTreeWalk(start, maxDepth));
    return all.filter(found -> matcher.test(found.path(), found.attributes())).map(FileTreeWalk.Found::path);
  }

  private static void checkOptions(FileVisitOption[] options) {
    for (FileVisitOption each : options) Objects.requireNonNull(each);
  }

  public static Path walkFileTree(Path start, Set<FileVisitOption> options, int maxDepth, FileVisitor<? super Path> visitor)
      throws IOException {
    for (FileVisitOption each : options) Objects.requireNonNull(each);
    if (maxDepth < 0) throw new IllegalArgumentException("'maxDepth' is negative");
    FileTreeWalk.visit(start, maxDepth, visitor);
    return start;
  }

  public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor) throws IOException {
    return walkFileTree(start, Set.of(), Integer.MAX_VALUE, visitor);
  }
}
