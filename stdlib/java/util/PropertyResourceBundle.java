// Texts from a file of properties.
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

public class PropertyResourceBundle extends ResourceBundle {
  private final Map<String, Object> lookup = new HashMap<>();

  public PropertyResourceBundle(InputStream stream) throws IOException {
    this(new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  public PropertyResourceBundle(Reader reader) throws IOException {
    Properties properties = new Properties();
    properties.load(reader);
    for (String name : properties.stringPropertyNames()) lookup.put(name, properties.getProperty(name));
  }

  @Override
  public Object handleGetObject(String key) {
    return lookup.get(Objects.requireNonNull(key));
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(keySet());
  }

  @Override
  protected Set<String> handleKeySet() {
    return lookup.keySet();
  }
}
