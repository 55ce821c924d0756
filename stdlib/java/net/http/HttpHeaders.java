// The fields of a message's header; the case of names does not matter.
package java.net.http;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.BiPredicate;

public final class HttpHeaders {
  private final Map<String, List<String>> map;

  private HttpHeaders(Map<String, List<String>> map) {
    this.map = map;
  }

  public static HttpHeaders of(Map<String, List<String>> headerMap, BiPredicate<String, String> filter) {
    Objects.requireNonNull(filter);
    Map<String, List<String>> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    Map<String, String> seen = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    headerMap.forEach((key, values) -> {
      String name = Objects.requireNonNull(key).trim();
      if (name.isEmpty()) throw new IllegalArgumentException("empty key");
      if (seen.put(name, name) != null) throw new IllegalArgumentException("duplicate key: " + name);
      List<String> kept = new ArrayList<>();
      for (String value : Objects.requireNonNull(values)) {
        String v = value.trim();
        if (filter.test(name, v)) kept.add(v);
      }
      if (!kept.isEmpty()) map.put(name, Collections.unmodifiableList(kept));
    });
    return new HttpHeaders(Collections.unmodifiableMap(map));
  }

  // Of {name, value}. `small`: in small letters.
  static HttpHeaders of(List<String[]> fields, boolean small) {
    Map<String, List<String>> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String[] field : fields) map.computeIfAbsent(small ? field[0].toLowerCase() : field[0], name -> new ArrayList<>()).add(field[1]);
    map.replaceAll((name, values) -> Collections.unmodifiableList(values));
    return new HttpHeaders(Collections.unmodifiableMap(map));
  }

  public Optional<String> firstValue(String name) {
    return allValues(name).stream().findFirst();
  }

  public OptionalLong firstValueAsLong(String name) {
    List<String> values = allValues(name);
    return values.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(values.get(0)));
  }

  public List<String> allValues(String name) {
    List<String> values = map.get(Objects.requireNonNull(name));
    return values != null ? values : List.of();
  }

  public Map<String, List<String>> map() {
    return map;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof HttpHeaders && map.equals(((HttpHeaders) obj).map);
  }

  @Override
  public int hashCode() {
    int h = 0;
    for (Map.Entry<String, List<String>> e : map.entrySet()) h += e.getKey().toLowerCase().hashCode() ^ e.getValue().hashCode();
    return h;
  }

  @Override
  public String toString() {
    return super.toString() + " { " + map + " }";
  }
}
