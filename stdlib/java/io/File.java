// The name of a file or directory, and what can be done with it.
package java.io;

import heddle.OpenFile;
import heddle.VM;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class File implements Serializable, Comparable<File> {
  public static final char separatorChar = '/';
  public static final String separator = "/";
  public static final char pathSeparatorChar = ':';
  public static final String pathSeparator = ":";

  // interp::FileStatusKind; the kind is vm::FileKind, and permissions above it.
  private static final int KIND = 0;
  private static final int SIZE = 1;
  private static final int MODIFIED = 2;
  private static final int MISSING = 0;
  private static final int REGULAR = 1;
  private static final int DIRECTORY = 2;
  private static final int READABLE = 4;
  private static final int WRITABLE = 8;
  private static final int EXECUTABLE = 16;
  // interp::PathChangeKind
  private static final int REMOVE = 0;
  private static final int MAKE_DIRECTORY = 1;
  private static final int RENAME = 2;

  private final String path;

  public File(String pathname) {
    path = normalise(pathname);
  }

  public File(String parent, String child) {
    this(parent == null ? normalise(child) : join(normalise(parent), normalise(child)), true);
  }

  public File(File parent, String child) {
    this(parent == null ? normalise(child) : join(parent.path, normalise(child)), true);
  }

  public File(URI uri) {
    demand(uri.isAbsolute(), "URI is not absolute");
    demand(!uri.isOpaque(), "URI is not hierarchical");
    demand("file".equalsIgnoreCase(uri.getScheme()), "URI scheme is not \"file\"");
    demand(uri.getRawAuthority() == null, "URI has an authority component");
    demand(uri.getRawFragment() == null, "URI has a fragment component");
    demand(uri.getRawQuery() == null, "URI has a query component");
    demand(!uri.getPath().isEmpty(), "URI path component is empty");
    path = normalise(uri.getPath());
  }

  private static void demand(boolean condition, String message) {
    if (!condition) throw new IllegalArgumentException(message);
  }

  private File(String path, boolean normal) {
    this.path = path;
  }

  // Without doubled slashes and one at the end.
  private static String normalise(String path) {
    int n = path.length();
    boolean normal = n <= 1 || path.charAt(n - 1) != '/';
    if (normal && path.indexOf("//") < 0) return path;
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < n; i++) {
      char c = path.charAt(i);
      if (c != '/' || b.length() == 0 || b.charAt(b.length() - 1) != '/') b.append(c);
    }
    if (b.length() > 1 && b.charAt(b.length() - 1) == '/') b.setLength(b.length() - 1);
    return b.toString();
  }

  private static String join(String parent, String child) {
    if (parent.isEmpty()) return child.startsWith("/") ? child : "/" + child;
    if (child.isEmpty() || child.equals("/")) return parent;
    if (child.startsWith("/")) return parent.equals("/") ? child : parent + child;
    return parent.equals("/") ? "/" + child : parent + "/" + child;
  }

  // --- names
  public String getName() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  public String getParent() {
    int slash = path.lastIndexOf('/');
    if (slash < 0 || path.equals("/")) return null;
    return slash == 0 ? "/" : path.substring(0, slash);
  }

  public File getParentFile() {
    String parent = getParent();
    return parent == null ? null : new File(parent, true);
  }

  public String getPath() {
    return path;
  }

  public boolean isAbsolute() {
    return path.startsWith("/");
  }

  public String getAbsolutePath() {
    return isAbsolute() ? path : path.isEmpty() ? VM.property("user.dir") : join(VM.property("user.dir"), path);
  }

  public File getAbsoluteFile() {
    return new File(getAbsolutePath(), true);
  }

  // By the text alone: symbolic links are not followed.
  public String getCanonicalPath() throws IOException {
    List<String> parts = new ArrayList<>();
    for (String part : getAbsolutePath().split("/")) {
      if (part.isEmpty() || part.equals(".")) continue;
      if (!part.equals("..")) {
        parts.add(part);
      } else if (!parts.isEmpty()) {
        parts.remove(parts.size() - 1);
      }
    }
    return "/" + String.join("/", parts);
  }

  public File getCanonicalFile() throws IOException {
    return new File(getCanonicalPath(), true);
  }

  public Path toPath() {
    return Path.of(path);
  }

  // Absolute, and with a slash behind directories that are there.
  private String slashed() {
    File absolute = getAbsoluteFile();
    return absolute.path.endsWith("/") || !absolute.isDirectory() ? absolute.path : absolute.path + "/";
  }

  public URI toURI() {
    try {
      return new URI("file", null, slashed(), null);
    } catch (URISyntaxException e) {
      throw new Error(e);
    }
  }

  public static File[] listRoots() {
    return new File[] {new File("/")};
  }

  // --- what is there
  private boolean bad() {
    return path.indexOf('\0') >= 0;
  }

  private int kind() {
    return bad() ? MISSING : (int) VM.fileStatus(path, KIND);
  }

  public boolean exists() {
    return (kind() & 3) != MISSING;
  }

  public boolean isFile() {
    return (kind() & 3) == REGULAR;
  }

  public boolean isDirectory() {
    return (kind() & 3) == DIRECTORY;
  }

  public boolean isHidden() {
    return getName().startsWith(".");
  }

  public boolean canRead() {
    return (kind() & READABLE) != 0;
  }

  public boolean canWrite() {
    return (kind() & WRITABLE) != 0;
  }

  public boolean canExecute() {
    return (kind() & EXECUTABLE) != 0;
  }

  // 0 if it is not there.
  public long length() {
    return bad() ? 0 : VM.fileStatus(path, SIZE);
  }

  public long lastModified() {
    return bad() ? 0 : VM.fileStatus(path, MODIFIED);
  }

  public String[] list() {
    String names = bad() ? null : VM.listDirectory(path.isEmpty() ? "." : path);
    if (names == null || path.isEmpty()) return null;
    List<String> found = new ArrayList<>();
    for (int at = 0; at < names.length(); ) {
      int end = names.indexOf('\0', at);
      found.add(names.substring(at, end));
      at = end + 1;
    }
    return found.toArray(new String[0]);
  }

  public String[] list(FilenameFilter filter) {
    String[] names = list();
    if (names == null || filter == null) return names;
    List<String> found = new ArrayList<>();
    for (String name : names) {
      if (filter.accept(this, name)) found.add(name);
    }
    return found.toArray(new String[0]);
  }

  public File[] listFiles() {
    return listFiles((FileFilter) null);
  }

  public File[] listFiles(FilenameFilter filter) {
    return listFiles(filter == null ? (FileFilter) null : f -> filter.accept(this, f.getName()));
  }

  public File[] listFiles(FileFilter filter) {
    String[] names = list();
    if (names == null) return null;
    List<File> found = new ArrayList<>();
    for (String name : names) {
      File file = new File(join(path, name), true);
      if (filter == null || filter.accept(file)) found.add(file);
    }
    return found.toArray(new File[0]);
  }

  // --- changes
  private boolean change(int what, String to) {
    return !bad() && VM.changePath(what, path, to) >= 0;
  }

  // False: there is such a file already.
  public boolean createNewFile() throws IOException {
    if (bad()) throw new IOException("Invalid file path");
    int[] error = new int[1];
    OpenFile file = OpenFile.tryOpen(path, OpenFile.WRITE | OpenFile.CREATE | OpenFile.EXCLUSIVE, error);
    if (file == null && error[0] == 17) return false;  // EEXIST
    if (file == null) throw new IOException(VM.errorText(error[0]));
    file.close();
    return true;
  }

  public boolean delete() {
    return change(REMOVE, null);
  }

  public void deleteOnExit() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::delete, "DeleteOnExit"));
  }

  public boolean mkdir() {
    return change(MAKE_DIRECTORY, null);
  }

  public boolean mkdirs() {
    if (exists()) return false;
    if (mkdir()) return true;
    File parent = getAbsoluteFile().getParentFile();
    return parent != null && (parent.mkdirs() || parent.exists()) && mkdir();
  }

  public boolean renameTo(File dest) {
    return !dest.bad() && change(RENAME, dest.path);
  }

  public static File createTempFile(String prefix, String suffix) throws IOException {
    return createTempFile(prefix, suffix, null);
  }

  // The names come from the run's seed, not from chance.
  public static File createTempFile(String prefix, String suffix, File directory) throws IOException {
    if (prefix.length() < 3) {
      throw new IllegalArgumentException("Prefix string \"" + prefix + "\" too short: length must be at least 3");
    }
    String ending = suffix == null ? ".tmp" : suffix;
    File where = directory == null ? new File(System.getProperty("java.io.tmpdir")) : directory;
    while (true) {
      String number = Long.toUnsignedString(VM.nextSeed());
      File file = new File(where, prefix + number + ending);
      if (file.createNewFile()) return file;
    }
  }

  // --- as any object
  @Override
  public int compareTo(File pathname) {
    return path.compareTo(pathname.path);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof File && path.equals(((File) obj).path);
  }

  @Override
  public int hashCode() {
    return path.hashCode() ^ 1234321;
  }

  @Override
  public String toString() {
    return path;
  }
}
