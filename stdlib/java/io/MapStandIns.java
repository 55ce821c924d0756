// What OpenJDK's views of maps, and a few other objects of java.util, are in streams of objects.
package java.io;

import java.util.Comparator;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

final class MapStandIns {
  private MapStandIns() {}

  // --- of a ConcurrentHashMap

  abstract static class CollectionView implements Serializable {
    ConcurrentHashMap<Object, Object> map;
  }

  static final class KeySetView extends CollectionView {
    Object value;

    private Object readResolve() throws ObjectStreamException {
      return value == null ? map.keySet() : map.keySet(value);
    }
  }

  static final class ValuesView extends CollectionView {
    private Object readResolve() throws ObjectStreamException {
      return map.values();
    }
  }

  static final class EntrySetView extends CollectionView {
    private Object readResolve() throws ObjectStreamException {
      return map.entrySet();
    }
  }

  // --- of a ConcurrentSkipListMap

  static final class SkipListPart implements Serializable {
    boolean hiInclusive;
    boolean isDescending;
    boolean loInclusive;
    Object hi;
    Object lo;
    ConcurrentSkipListMap<Object, Object> m;

    private Object readResolve() throws ObjectStreamException {
      return part(m, lo == null, lo, loInclusive, hi == null, hi, hiInclusive, isDescending);
    }
  }

  // --- of a TreeMap

  abstract static class TreePart implements Serializable {
    boolean fromStart;
    boolean hiInclusive;
    boolean loInclusive;
    boolean toEnd;
    Object hi;
    Object lo;
    TreeMap<Object, Object> m;

    final Object resolved(boolean descending) {
      return part(m, fromStart, lo, loInclusive, toEnd, hi, hiInclusive, descending);
    }
  }

  static final class AscendingPart extends TreePart {
    private Object readResolve() throws ObjectStreamException {
      return resolved(false);
    }
  }

  static final class DescendingPart extends TreePart {
    Comparator<Object> reverseComparator;

    private Object readResolve() throws ObjectStreamException {
      return resolved(true);
    }
  }

  // What OpenJDK's predecessors wrote.
  static final class OldTreePart implements Serializable {
    boolean fromStart;
    boolean toEnd;
    Object fromKey;
    Object toKey;
    TreeMap<Object, Object> m;

    private Object readResolve() throws ObjectStreamException {
      return part(m, fromStart, fromKey, true, toEnd, toKey, false, false);
    }
  }

  private static NavigableMap<Object, Object> part(NavigableMap<Object, Object> all, boolean fromStart, Object low, boolean lowInclusive,
      boolean toEnd, Object high, boolean highInclusive, boolean descending) {
    NavigableMap<Object, Object> shown = all;
    if (!fromStart && !toEnd) {
      shown = all.subMap(low, lowInclusive, high, highInclusive);
    } else if (!fromStart) {
      shown = all.tailMap(low, lowInclusive);
    } else if (!toEnd) {
      shown = all.headMap(high, highInclusive);
    } else if (!descending) {
      return all.descendingMap().descendingMap();
    }
    return descending ? shown.descendingMap() : shown;
  }
}
