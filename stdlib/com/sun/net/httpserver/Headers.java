// The fields of a message's header. A name's first letter is a capital, the others are small.
package com.sun.net.httpserver;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Headers implements Map<String, List<String>> {
  private final Map<String, List<String>> map;

  public Headers() {
    this(new HashMap<>(32));
  }

  private Headers(Map<String, List<String>> map) {
    this.map = map;
  }

  // The same fields; they cannot be changed through it.
  Headers unmodifiable() {
    Map<String, List<String>> fixed = new HashMap<>(32);
    map.forEach((name, values) -> fixed.put(name, java.util.Collections.unmodifiableList(values)));
    return new Headers(java.util.Collections.unmodifiableMap(fixed)) {
      @Override
      void check(String name, String value) {
        throw new UnsupportedOperationException("unsupported operation");
      }
    };
  }

  // Before each change by name.
  void check(String name, String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\n') throw new IllegalArgumentException("Illegal LF found in header");
      if (c != '\r') continue;
      // A value may go on in the next line, which begins with a space then.
      if (i + 2 >= value.length()) throw new IllegalArgumentException("Illegal CR found in header");
      if (value.charAt(i + 1) != '\n') throw new IllegalArgumentException("Illegal char found after CR in header");
      if (value.charAt(i + 2) != ' ' && value.charAt(i + 2) != '\t') {
        throw new IllegalArgumentException("No whitespace found after CRLF in header");
      }
      i += 2;
    }
  }

  private static String normalized(String name) {
    if (name == null) return null;
    if (name.isEmpty()) return name;
    char[] letters = name.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      char c = letters[i];
      if (c == '\r' || c == '\n') throw new IllegalArgumentException("illegal character in key");
      if (i == 0 && c >= 'a' && c <= 'z') letters[i] -= 'a' - 'A';
      else if (i > 0 && c >= 'A' && c <= 'Z') letters[i] += 'a' - 'A';
    }
    return new String(letters);
  }

  public String getFirst(String key) {
    List<String> values = map.get(normalized(key));
    return values == null || values.isEmpty() ? null : values.get(0);
  }

  public void add(String key, String value) {
    check(key, value);
    map.computeIfAbsent(normalized(key), k -> new LinkedList<>()).add(value);
  }

  public void set(String key, String value) {
    check(key, value);
    List<String> values = new LinkedList<>();
    values.add(value);
    put(key, values);
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
  public boolean containsKey(Object key) {
    return key instanceof String && map.containsKey(normalized((String) key));
  }

  @Override
  public boolean containsValue(Object value) {
    return map.containsValue(value);
  }

  @Override
  public List<String> get(Object key) {
    return map.get(normalized((String) key));
  }

  @Override
  public List<String> put(String key, List<String> value) {
    for (String each : value) check(key, each);
    return map.put(normalized(key), value);
  }

  @Override
  public List<String> remove(Object key) {
    return map.remove(normalized((String) key));
  }

  @Override
  public void putAll(Map<? extends String, ? extends List<String>> t) {
    t.forEach(this::put);
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public Set<String> keySet() {
    return map.keySet();
  }

  @Override
  public Collection<List<String>> values() {
    return map.values();
  }

  @Override
  public Set<Map.Entry<String, List<String>>> entrySet() {
    return map.entrySet();
  }

  @Override
  public boolean equals(Object o) {
    return map.equals(o);
  }

  @Override
  public int hashCode() {
    return map.hashCode();
  }
}
