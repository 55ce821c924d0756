// Maps as tables with the items "key" and "value".
package javax.management;

import java.io.InvalidObjectException;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.TabularData;
import javax.management.openmbean.TabularDataSupport;
import javax.management.openmbean.TabularType;

final class MapConversion extends OpenConversion {
  private static final String[] ITEMS = {"key", "value"};

  private final Class<?> raw;
  private final OpenConversion key;
  private final OpenConversion value;

  MapConversion(Type type, Class<?> raw, OpenConversion key, OpenConversion value) throws OpenDataException {
    super(type, table(type.toString(), key.openType, value.openType), TabularData.class);
    this.raw = raw;
    this.key = key;
    this.value = value;
  }

  static boolean handles(Class<?> raw) {
    return raw == Map.class || raw == SortedMap.class;
  }

  private static TabularType table(String name, OpenType<?> key, OpenType<?> value) throws OpenDataException {
    CompositeType row = new CompositeType(name, name, ITEMS, ITEMS, new OpenType<?>[] {key, value});
    return new TabularType(name, name, row, new String[] {ITEMS[0]});
  }

  @Override
  Object toOpen(Object map) {
    if (map == null) return null;
    TabularType type = (TabularType) openType;
    TabularDataSupport result = new TabularDataSupport(type);
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
      Object[] items = {key.toOpen(entry.getKey()), value.toOpen(entry.getValue())};
      try {
        result.put(new CompositeDataSupport(type.getRowType(), ITEMS, items));
      } catch (OpenDataException e) {
        throw new IllegalArgumentException(e);
      }
    }
    return result;
  }

  @Override
  Object fromOpen(Object table) throws InvalidObjectException {
    if (table == null) return null;
    Map<Object, Object> result = raw == SortedMap.class ? new TreeMap<>() : new HashMap<>();
    for (Object each : ((TabularData) table).values()) {
      CompositeData row = (CompositeData) each;
      result.put(key.fromOpen(row.get(ITEMS[0])), value.fromOpen(row.get(ITEMS[1])));
    }
    return result;
  }
}
