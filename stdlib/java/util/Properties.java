// Names and their text values, with defaults.
package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;

public class Properties extends Hashtable<Object, Object> {
  protected volatile Properties defaults;
  // Where the entries are; the table of the superclass stays empty.
  private final HashMap<Object, Object> map = new HashMap<>();

  public Properties() {
    this(null);
  }

  public Properties(Properties defaults) {
    super(1);
    this.defaults = defaults;
  }

  public synchronized Object setProperty(String key, String value) {
    return put(key, value);
  }

  public String getProperty(String key) {
    Object value = get(key);
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
    return Collections.enumeration(stringPropertyNames());
  }

  public void list(PrintStream out) {
    out.println("-- listing properties --");
    for (String name : stringPropertyNames()) out.println(name + "=" + getProperty(name));
  }

  public synchronized void load(InputStream inStream) throws IOException {
    load(new InputStreamReader(inStream));
  }

  // Lines `name=value`, `name:value` or `name value`; # and ! begin comments.
  public synchronized void load(Reader reader) throws IOException {
    BufferedReader lines = new BufferedReader(reader);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      line = line.stripLeading();
      while (line.endsWith("\\")) {
        String more = lines.readLine();
        line = line.substring(0, line.length() - 1) + (more == null ? "" : more.stripLeading());
      }
      if (line.isEmpty() || line.startsWith("#") || line.startsWith("!")) continue;
      int end = 0;
      while (end < line.length() && " \t=:".indexOf(line.charAt(end)) < 0) end++;
      int begin = end;
      while (begin < line.length() && Character.isWhitespace(line.charAt(begin))) begin++;
      if (begin < line.length() && (line.charAt(begin) == '=' || line.charAt(begin) == ':')) begin++;
      while (begin < line.length() && Character.isWhitespace(line.charAt(begin))) begin++;
      put(line.substring(0, end), line.substring(begin));
    }
  }

  @Override
  public synchronized int size() {
    return map.size();
  }

  @Override
  public synchronized boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public synchronized Enumeration<Object> keys() {
    return Collections.enumeration(map.keySet());
  }

  @Override
  public synchronized Enumeration<Object> elements() {
    return Collections.enumeration(map.values());
  }

  @Override
  public synchronized boolean contains(Object value) {
    return map.containsValue(value);
  }

  @Override
  public synchronized boolean containsKey(Object key) {
    return map.containsKey(key);
  }

  @Override
  public synchronized Object get(Object key) {
    return map.get(key);
  }

  @Override
  public synchronized Object put(Object key, Object value) {
    return map.put(Objects.requireNonNull(key), Objects.requireNonNull(value));
  }

  @Override
  public synchronized Object remove(Object key) {
    return map.remove(key);
  }

  @Override
  public synchronized void clear() {
    map.clear();
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
    return Collections.synchronizedSet(map.entrySet(), this);
  }
}
