// Iterators of unmodifiable collections: what remove() says.
import java.util.*;
public class RemoveByIterator { public static void main(String[] a) { for (Collection<?> c : List.of(Collections.unmodifiableList(new ArrayList<>(List.of(1))), Collections.unmodifiableSet(new HashSet<>(List.of(1))), Collections.unmodifiableMap(new HashMap<>(Map.of(1,1))).entrySet(), Collections.unmodifiableMap(new HashMap<>(Map.of(1,1))).keySet(), Collections.unmodifiableSortedSet(new TreeSet<>(List.of(1))), Collections.unmodifiableCollection(new ArrayList<>(List.of(1))), List.of(1), Set.of(1), Map.of(1,1).values(), Collections.singleton(1), Collections.singletonList(1), Collections.emptyList(), Collections.nCopies(1,1), Map.of(1, 1).keySet(), Map.of(1, 1, 2, 2).entrySet(), Map.copyOf(new HashMap<>(Map.of(1, 1))).values()))
 try { Iterator<?> i = c.iterator(); if (i.hasNext()) i.next(); i.remove(); System.out.println("ok"); } catch (Exception e) { System.out.println(e); } } }
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException: remove
// expect: java.lang.UnsupportedOperationException: remove
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.IllegalStateException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException: remove
// expect: java.lang.UnsupportedOperationException: remove
// expect: java.lang.UnsupportedOperationException: remove
