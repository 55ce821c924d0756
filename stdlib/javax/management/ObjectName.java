// The name of a managed bean, "domain:key=value,key=value", or a pattern of names. Its canonical form has the properties in the
// order of their keys; names are equal if that is.
package javax.management;

import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class ObjectName implements Comparable<ObjectName>, QueryExp {
  private static final long serialVersionUID = 1081892073854801359L;

  public static final ObjectName WILDCARD = wildcard();

  private final String domain;
  private final Map<String, String> properties;  // in the order of the name
  private final boolean listPattern;             // others may have more properties
  private final String canonicalName;

  public ObjectName(String name) throws MalformedObjectNameException {
    if (name == null) throw new NullPointerException("name cannot be null");
    ObjectNameParser parser = new ObjectNameParser(name);
    domain = parser.domain;
    properties = parser.properties;
    listPattern = parser.listPattern;
    canonicalName = canonical();
  }

  public ObjectName(String domain, String key, String value) throws MalformedObjectNameException {
    if (domain == null) throw new NullPointerException("domain cannot be null");
    properties = new LinkedHashMap<>();
    properties.put(key, value);
    check(domain, properties);
    this.domain = domain;
    listPattern = false;
    canonicalName = canonical();
  }

  public ObjectName(String domain, Hashtable<String, String> table) throws MalformedObjectNameException {
    if (domain == null) throw new NullPointerException("domain cannot be null");
    if (table == null) throw new NullPointerException("key property list cannot be null");
    if (table.isEmpty()) throw new MalformedObjectNameException("key property list cannot be empty");
    properties = strings(table);
    check(domain, properties);
    this.domain = domain;
    listPattern = false;
    canonicalName = canonical();
  }

  private static ObjectName wildcard() {
    try {
      return new ObjectName("*:*");
    } catch (MalformedObjectNameException e) {
      throw new IllegalStateException(e);
    }
  }

  // The table may have been filled without its type arguments.
  private static Map<String, String> strings(Map<?, ?> table) throws MalformedObjectNameException {
    Map<String, String> result = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : table.entrySet()) {
      String key = (String) entry.getKey();
      try {
        result.put(key, (String) entry.getValue());
      } catch (ClassCastException e) {
        throw new MalformedObjectNameException(e.getMessage());
      }
    }
    return result;
  }

  private static void check(String domain, Map<String, String> properties) throws MalformedObjectNameException {
    if (domain.indexOf(':') >= 0 || domain.indexOf('\n') >= 0) throw new MalformedObjectNameException("Invalid domain: " + domain);
    for (Map.Entry<String, String> property : properties.entrySet()) {
      ObjectNameParser.checkKey(property.getKey());
      ObjectNameParser.checkValue(property.getValue());
    }
  }

  public static ObjectName getInstance(String name) throws MalformedObjectNameException {
    return new ObjectName(name);
  }

  public static ObjectName getInstance(String domain, String key, String value) throws MalformedObjectNameException {
    return new ObjectName(domain, key, value);
  }

  public static ObjectName getInstance(String domain, Hashtable<String, String> table) throws MalformedObjectNameException {
    return new ObjectName(domain, table);
  }

  public static ObjectName getInstance(ObjectName name) {
    if (name.getClass() == ObjectName.class) return name;
    try {
      return new ObjectName(name.toString());
    } catch (MalformedObjectNameException e) {
      throw new IllegalArgumentException("Unexpected: " + name, e);
    }
  }

  // --- parts

  public String getDomain() {
    return domain;
  }

  public String getKeyProperty(String property) {
    return properties.get(property);
  }

  public Hashtable<String, String> getKeyPropertyList() {
    return new Hashtable<>(properties);
  }

  public String getKeyPropertyListString() {
    return list(properties);
  }

  public String getCanonicalKeyPropertyListString() {
    return list(new TreeMap<>(properties));
  }

  public String getCanonicalName() {
    return canonicalName;
  }

  private String canonical() {
    return whole(getCanonicalKeyPropertyListString());
  }

  private String whole(String list) {
    return domain + ':' + list + (!listPattern ? "" : list.isEmpty() ? "*" : ",*");
  }

  private static String list(Map<String, String> properties) {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, String> property : properties.entrySet()) {
      if (text.length() > 0) text.append(',');
      text.append(property.getKey()).append('=').append(property.getValue());
    }
    return text.toString();
  }

  // --- patterns

  public boolean isPattern() {
    return isDomainPattern() || isPropertyPattern();
  }

  public boolean isDomainPattern() {
    return domain.indexOf('*') >= 0 || domain.indexOf('?') >= 0;
  }

  public boolean isPropertyPattern() {
    return isPropertyListPattern() || isPropertyValuePattern();
  }

  public boolean isPropertyListPattern() {
    return listPattern;
  }

  public boolean isPropertyValuePattern() {
    for (String value : properties.values()) {
      if (isValuePattern(value)) return true;
    }
    return false;
  }

  public boolean isPropertyValuePattern(String property) {
    if (property == null) throw new NullPointerException("key property can't be null");
    String value = properties.get(property);
    if (value == null) throw new IllegalArgumentException("key property not found");
    return isValuePattern(value);
  }

  // In quoted values wildcards behind a backslash stand for themselves.
  private static boolean isValuePattern(String value) {
    boolean quoted = value.startsWith("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (quoted && c == '\\') i++;
      else if (c == '*' || c == '?') return true;
    }
    return false;
  }

  @Override
  public boolean apply(ObjectName name) {
    if (name == null) throw new NullPointerException();
    if (name.isPattern()) return false;
    if (!isPattern()) return canonicalName.equals(name.canonicalName);
    return Wildcards.match(domain, name.domain) && matches(name.properties);
  }

  private boolean matches(Map<String, String> others) {
    if (listPattern ? others.size() < properties.size() : others.size() != properties.size()) return false;
    for (Map.Entry<String, String> property : properties.entrySet()) {
      String other = others.get(property.getKey());
      String value = property.getValue();
      if (other == null || !(isValuePattern(value) ? Wildcards.match(value, other) : value.equals(other))) return false;
    }
    return true;
  }

  // Names are the same to every server.
  @Override
  public void setMBeanServer(MBeanServer server) {}

  // --- quotation

  public static String quote(String s) {
    StringBuilder text = new StringBuilder("\"");
    for (int i = 0, n = s.length(); i < n; i++) {
      char c = s.charAt(i);
      if (c == '\n') text.append("\\n");
      else if (ObjectNameParser.isEscaped(c)) text.append('\\').append(c);
      else text.append(c);
    }
    return text.append('"').toString();
  }

  public static String unquote(String q) {
    int last = q.length() - 1;
    if (last < 1 || q.charAt(0) != '"' || q.charAt(last) != '"') throw new IllegalArgumentException("Argument not quoted");
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < last; i++) {
      char c = q.charAt(i);
      if (c == '\\') {
        if (++i == last) throw new IllegalArgumentException("Trailing backslash");
        c = q.charAt(i);
        if (c == 'n') c = '\n';
        else if (!ObjectNameParser.isEscaped(c)) throw new IllegalArgumentException("Bad character '" + c + "' after backslash");
      } else if (c == '\n' || ObjectNameParser.isEscaped(c)) {
        throw new IllegalArgumentException("Invalid unescaped character '" + c + "' in the string to unquote");
      }
      text.append(c);
    }
    return text.toString();
  }

  // --- comparison

  @Override
  public boolean equals(Object object) {
    return object instanceof ObjectName && canonicalName.equals(((ObjectName) object).canonicalName);
  }

  @Override
  public int hashCode() {
    return canonicalName.hashCode();
  }

  // By domain, then by the property "type", then by the canonical name.
  @Override
  public int compareTo(ObjectName name) {
    if (name == this) return 0;
    int result = domain.compareTo(name.domain);
    if (result == 0) result = type().compareTo(name.type());
    return result != 0 ? result : canonicalName.compareTo(name.canonicalName);
  }

  private String type() {
    return properties.getOrDefault("type", "");
  }

  @Override
  public String toString() {
    return whole(getKeyPropertyListString());
  }
}
