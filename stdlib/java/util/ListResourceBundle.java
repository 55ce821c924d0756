// Texts and objects that a class lists.
package java.util;

public abstract class ListResourceBundle extends ResourceBundle {
  private volatile Map<String, Object> contents;  // null: not asked for yet

  public ListResourceBundle() {}

  protected abstract Object[][] getContents();

  private Map<String, Object> contents() {
    Map<String, Object> map = contents;
    if (map != null) return map;
    map = new HashMap<>();
    for (Object[] each : getContents()) {
      if (each[0] == null || each[1] == null) throw new NullPointerException();
      map.put((String) each[0], each[1]);
    }
    contents = map;
    return map;
  }

  @Override
  public final Object handleGetObject(String key) {
    return contents().get(Objects.requireNonNull(key));
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(keySet());
  }

  @Override
  protected Set<String> handleKeySet() {
    return contents().keySet();
  }
}
