// Names and their text values, with defaults.
package java.util;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Properties extends Hashtable<Object, Object> {
  protected volatile Properties defaults;
  // Where the entries are; the table of the superclass stays empty. As in OpenJDK, so that who only reads takes no lock.
  private ConcurrentHashMap<Object, Object> map = new ConcurrentHashMap<>(8);

  public Properties() {
    this(null);
  }

  // Room for so many; it grows as any other.
  public Properties(int initialCapacity) {
    this();
    if (initialCapacity < 0) throw new IllegalArgumentException();
  }

  public Properties(Properties defaults) {
    super(1);
    this.defaults = defaults;
  }

  public synchronized Object setProperty(String key, String value) {
    return put(key, value);
  }

  public String getProperty(String key) {
    Object value = map.get(key);
    if (value instanceof String) return (String) value;
    return defaults == null ? null : defaults.getProperty(key);
  }

  public String getProperty(String key, String defaultValue) {
    String value = getProperty(key);
    return value == null ? defaultValue : value;
  }

  public Set<String> stringPropertyNames() {
    Set<String> names = new HashSet<>();
    for (Properties p = this; p != null; p = p.defaults) {
      for (Map.Entry<Object, Object> e : p.map.entrySet()) {
        if (e.getKey() instanceof String && e.getValue() instanceof String) {
          names.add((String) e.getKey());
        }
      }
    }
    return Collections.unmodifiableSet(names);
  }

  public Enumeration<?> propertyNames() {
    Hashtable<String, Object> all = new Hashtable<>();
    addTo(all);
    return all.keys();
  }

  private synchronized void addTo(Hashtable<String, Object> all) {
    if (defaults != null) defaults.addTo(all);
    for (Map.Entry<Object, Object> e : map.entrySet()) all.put((String) e.getKey(), e.getValue());
  }

  public void list(PrintStream out) {
    out.println("-- listing properties --");
    for (Map.Entry<String, String> e : all().entrySet()) out.println(e.getKey() + "=" + cut(e.getValue()));
  }

  public void list(PrintWriter out) {
    out.println("-- listing properties --");
    for (Map.Entry<String, String> e : all().entrySet()) out.println(e.getKey() + "=" + cut(e.getValue()));
  }

  // A copy, with the defaults.
  private Map<String, String> all() {
    Map<String, String> copy = defaults == null ? new HashMap<>() : defaults.all();
    for (Map.Entry<Object, Object> e : map.entrySet()) copy.put((String) e.getKey(), (String) e.getValue());
    return copy;
  }

  private static String cut(String value) {
    return value.length() > 40 ? value.substring(0, 37) + "..." : value;
  }

  // --- files: the format is that of the class's documentation

  public synchronized void load(InputStream inStream) throws IOException {
    load(new InputStreamReader(Objects.requireNonNull(inStream, "inStream parameter is null"), StandardCharsets.ISO_8859_1));
  }

  public synchronized void load(Reader reader) throws IOException {
    java.io.StringWriter all = new java.io.StringWriter();
    Objects.requireNonNull(reader, "reader parameter is null").transferTo(all);
    String text = all.toString();
    BufferedReader lines = new BufferedReader(new java.io.StringReader(text));
    String next = lines.readLine();
    while (next != null) {
      String line = next.substring(behindBlanks(next, 0));
      next = lines.readLine();
      if (line.isEmpty() || line.charAt(0) == '#' || line.charAt(0) == '!') continue;
      while (isContinued(line)) {
        line = line.substring(0, line.length() - 1);
        if (next == null || line.isEmpty()) break;
        line += next.substring(behindBlanks(next, 0));
        next = lines.readLine();
      }
      // Behind a backslash alone a new line begins; the end of the text does as well behind two characters of its line's end.
      if (line.isEmpty() && (next != null || text.endsWith("\r\n"))) continue;
      take(line);
    }
  }

  // --- as XML, by PropertiesXml

  public synchronized void loadFromXML(InputStream in) throws IOException, InvalidPropertiesFormatException {
    Objects.requireNonNull(in);
    PropertiesXml.load(this, in.readAllBytes());
    in.close();
  }

  public void storeToXML(OutputStream os, String comment) throws IOException {
    storeToXML(os, comment, StandardCharsets.UTF_8);
  }

  public void storeToXML(OutputStream os, String comment, String encoding) throws IOException {
    Objects.requireNonNull(os);
    Objects.requireNonNull(encoding);
    try {
      storeToXML(os, comment, Charset.forName(encoding));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new UnsupportedEncodingException(encoding);
    }
  }

  public void storeToXML(OutputStream os, String comment, Charset charset) throws IOException {
    Objects.requireNonNull(os, "OutputStream");
    Objects.requireNonNull(charset, "Charset");
    PropertiesXml.store(this, os, comment, charset);
  }

  // ---

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\f';
  }

  private static int behindBlanks(String line, int from) {
    while (from < line.length() && isBlank(line.charAt(from))) from++;
    return from;
  }

  // An odd number of backslashes at the end.
  private static boolean isContinued(String line) {
    int i = line.length();
    while (i > 0 && line.charAt(i - 1) == '\\') i--;
    return (line.length() - i) % 2 == 1;
  }

  private void take(String line) {
    int end = 0;
    while (end < line.length() && !isBlank(line.charAt(end)) && line.charAt(end) != '=' && line.charAt(end) != ':') {
      end += line.charAt(end) == '\\' ? 2 : 1;
    }
    end = Math.min(end, line.length());
    int begin = behindBlanks(line, end);
    if (begin < line.length() && (line.charAt(begin) == '=' || line.charAt(begin) == ':')) begin = behindBlanks(line, begin + 1);
    put(unescaped(line.substring(0, end)), unescaped(line.substring(begin)));
  }

  private static String unescaped(String text) {
    if (text.indexOf('\\') < 0) return text;
    StringBuilder result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\') {
        result.append(c);
      } else if (++i < text.length()) {
        c = text.charAt(i);
        switch (c) {
          case 't': result.append('\t'); break;
          case 'n': result.append('\n'); break;
          case 'r': result.append('\r'); break;
          case 'f': result.append('\f'); break;
          case 'u':
            if (i + 4 >= text.length()) throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
            int value = 0;
            for (int k = 1; k <= 4; k++) {
              char digit = text.charAt(i + k);
              if (digit > 'f' || Character.digit(digit, 16) < 0) throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
              value = value * 16 + Character.digit(digit, 16);
            }
            result.append((char) value);
            i += 4;
            break;
          default: result.append(c);
        }
      }
    }
    return result.toString();
  }

  public void store(Writer writer, String comments) throws IOException {
    store(writer instanceof BufferedWriter ? (BufferedWriter) writer : new BufferedWriter(writer), comments, false);
  }

  public void store(OutputStream out, String comments) throws IOException {
    store(new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.ISO_8859_1)), comments, true);
  }

  @Deprecated
  public void save(OutputStream out, String comments) {
    try {
      store(out, comments);
    } catch (IOException e) {
      // As ever: nobody is told.
    }
  }

  private void store(BufferedWriter out, String comments, boolean ascii) throws IOException {
    if (comments != null) writeComments(out, comments);
    out.write("#" + new Date());
    out.newLine();
    synchronized (this) {
      for (Map.Entry<Object, Object> e : entrySet()) {
        out.write(escaped((String) e.getKey(), true, ascii) + '=' + escaped((String) e.getValue(), false, ascii));
        out.newLine();
      }
    }
    out.flush();
  }

  private static void writeComments(BufferedWriter out, String comments) throws IOException {
    out.write('#');
    for (int i = 0; i < comments.length(); i++) {
      char c = comments.charAt(i);
      if (c == '\n' || c == '\r') {
        out.newLine();
        if (c == '\r' && i + 1 < comments.length() && comments.charAt(i + 1) == '\n') i++;
        char next = i + 1 < comments.length() ? comments.charAt(i + 1) : 0;
        if (next != '#' && next != '!') out.write('#');
      } else if (c > 255) {
        out.write(unicode(c));
      } else {
        out.write(c);
      }
    }
    out.newLine();
  }

  private static String unicode(char c) {
    return String.format("\\u%04X", (int) c);
  }

  private static String escaped(String text, boolean isKey, boolean ascii) {
    StringBuilder result = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case ' ': result.append(i == 0 || isKey ? "\\ " : " "); break;
        case '\t': result.append("\\t"); break;
        case '\n': result.append("\\n"); break;
        case '\r': result.append("\\r"); break;
        case '\f': result.append("\\f"); break;
        case '\\':
        case '=':
        case ':':
        case '#':
        case '!': result.append('\\').append(c); break;
        default:
          if (ascii && (c < 0x20 || c > 0x7e)) result.append(unicode(c));
          else result.append(c);
      }
    }
    return result.toString();
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public Enumeration<Object> keys() {
    return Collections.enumeration(map.keySet());
  }

  @Override
  public Enumeration<Object> elements() {
    return Collections.enumeration(map.values());
  }

  @Override
  public boolean contains(Object value) {
    return map.containsValue(value);
  }

  @Override
  public boolean containsValue(Object value) {
    return map.containsValue(value);
  }

  @Override
  public boolean containsKey(Object key) {
    return map.containsKey(key);
  }

  @Override
  public Object get(Object key) {
    return map.get(key);
  }

  @Override
  public Object getOrDefault(Object key, Object defaultValue) {
    return map.getOrDefault(key, defaultValue);
  }

  @Override
  public synchronized Object put(Object key, Object value) {
    return map.put(key, value);
  }

  @Override
  public synchronized void putAll(Map<?, ?> t) {
    map.putAll(t);
  }

  @Override
  public synchronized Object putIfAbsent(Object key, Object value) {
    return map.putIfAbsent(key, value);
  }

  @Override
  public synchronized Object remove(Object key) {
    return map.remove(key);
  }

  @Override
  public synchronized boolean remove(Object key, Object value) {
    return map.remove(key, value);
  }

  @Override
  public synchronized Object replace(Object key, Object value) {
    return map.replace(key, value);
  }

  @Override
  public synchronized boolean replace(Object key, Object oldValue, Object newValue) {
    return map.replace(key, oldValue, newValue);
  }

  @Override
  public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> function) {
    map.replaceAll(function);
  }

  @Override
  public synchronized Object computeIfAbsent(
      Object key, Function<? super Object, ?> mappingFunction) {
    return map.computeIfAbsent(key, mappingFunction);
  }

  @Override
  public synchronized Object computeIfPresent(
      Object key, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
    return map.computeIfPresent(key, remappingFunction);
  }

  @Override
  public synchronized Object compute(
      Object key, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
    return map.compute(key, remappingFunction);
  }

  @Override
  public synchronized Object merge(
      Object key, Object value, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
    return map.merge(key, value, remappingFunction);
  }

  @Override
  public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
    map.forEach(action);
  }

  @Override
  public synchronized void clear() {
    map.clear();
  }

  @Override
  public synchronized Object clone() {
    Properties copy = (Properties) super.clone();
    copy.map = new ConcurrentHashMap<>(map);
    return copy;
  }

  @Override
  public synchronized boolean equals(Object o) {
    return map.equals(o);
  }

  @Override
  public synchronized int hashCode() {
    return map.hashCode();
  }

  @Override
  public synchronized String toString() {
    return map.toString();
  }

  @Override
  public Set<Object> keySet() {
    return Collections.synchronizedSet(map.keySet(), this);
  }

  @Override
  public Collection<Object> values() {
    return Collections.synchronizedCollection(map.values(), this);
  }

  @Override
  public Set<Map.Entry<Object, Object>> entrySet() {
    return new Collections.SynchronizedSet<Map.Entry<Object, Object>>(map.entrySet(), this) {
      @Override
      public boolean add(Map.Entry<Object, Object> e) {
        throw new UnsupportedOperationException();
      }

      @Override
      public boolean addAll(Collection<? extends Map.Entry<Object, Object>> c) {
        throw new UnsupportedOperationException();
      }
    };
  }
}
