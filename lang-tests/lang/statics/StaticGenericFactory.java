// Generic static factories, static nested builders, counters in several classes.
import java.util.*;

public class StaticGenericFactory {
  static final class Config {
    private final Map<String, Object> m;
    private Config(Builder b) { m = Collections.unmodifiableMap(new TreeMap<>(b.m)); }
    static Builder builder() { return new Builder(); }
    @SuppressWarnings("unchecked") <T> T get(String k, T def) { return (T) m.getOrDefault(k, def); }
    static class Builder {
      private final Map<String, Object> m = new HashMap<>();
      private static int built;
      Builder with(String k, Object v) { m.put(k, v); return this; }
      Config build() { built++; return new Config(this); }
    }
  }

  public static void main(String[] args) {
    Config c = Config.builder().with("port", 80).with("host", "local").with("on", true).build();
    int port = c.get("port", 0);
    String host = c.get("host", "none");
    boolean on = c.get("on", false), off = c.get("off", false);
    System.out.println(port + host + on + off + c.get("missing", 1.5) + Config.Builder.built);
    try {
      Integer bad = c.get("host", 5);
    } catch (ClassCastException e) {
      System.out.println("cast");
    }
    try {
      c.m.put("x", 1);
    } catch (UnsupportedOperationException e) {
      System.out.println("unmodifiable");
    }
  }
}
// expect: 80localtruefalse1.51
// expect: cast
// expect: unmodifiable
