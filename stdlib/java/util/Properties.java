// Names and their text values, with defaults.
package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Properties extends Hashtable<Object, Object> {
  protected volatile Properties defaults;
  // Where the entries are; the table of the superclass stays empty. As in OpenJDK, so that who only reads takes no lock.
  private final ConcurrentHashMap<Object, Object> map = new ConcurrentHashMap<>(8);

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
    Properties copy = new Properties(defaults);
    copy.map.putAll(map);
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
    return Collections.synchronizedSet(map.entrySet(), this);
  }
}
