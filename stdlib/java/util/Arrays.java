// Operations on arrays.
package java.util;

import heddle.Parallel;
import heddle.VM;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.DoubleValues;
import java.util.stream.Elements;
import java.util.stream.IntStream;
import java.util.stream.IntValues;
import java.util.stream.LongStream;
import java.util.stream.LongValues;
import java.util.stream.Stream;

public final class Arrays {
  private static final int PREFIXES_IN_TURN = 16;
  private static final int SHORT = 7;  // up to this length insertion sort is used

  private Arrays() {}

  private static void rangeCheck(int length, int fromIndex, int toIndex) {
    if (fromIndex > toIndex) {
      throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
    }
    if (fromIndex < 0) throw new ArrayIndexOutOfBoundsException(fromIndex);
    if (toIndex > length) throw new ArrayIndexOutOfBoundsException(toIndex);
  }

  // --- sorting

  public static void sort(int[] a) {
    sortRange(a, 0, a.length);
  }

  public static void sort(int[] a, int fromIndex, int toIndex) {
    rangeCheck(a.length, fromIndex, toIndex);
    sortRange(a, fromIndex, toIndex);
  }

  public static void parallelSort(int[] a) {
    sortRange(a, 0, a.length);
  }

  public static void parallelSort(int[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  // Quicksort with the median of three; short parts by insertion.
  private static void sortRange(int[] a, int from, int to) {
    while (to - from > SHORT) {
      int middle = (from + to) >>> 1;
      int x = a[from];
      int y = a[middle];
      int z = a[to - 1];
      int pivot;
      if (x < y) {
        pivot = y < z ? y : x < z ? z : x;
      } else {
        pivot = x < z ? x : y < z ? z : y;
      }
      int i = from;
      int j = to - 1;
      while (i <= j) {
        while (a[i] < pivot) i++;
        while (pivot < a[j]) j--;
        if (i <= j) {
          int t = a[i];
          a[i] = a[j];
          a[j] = t;
          i++;
          j--;
        }
      }
      // The shorter part by a call, the longer one in this loop.
      if (j + 1 - from < to - i) {
        sortRange(a, from, j + 1);
        from = i;
      } else {
        sortRange(a, i, to);
        to = j + 1;
      }
    }
    for (int i = from + 1; i < to; i++) {
      int x = a[i];
      int j = i;
      while (j > from && x < a[j - 1]) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }

  public static void sort(long[] a) {
    sortRange(a, 0, a.length);
  }

  public static void sort(long[] a, int fromIndex, int toIndex) {
    rangeCheck(a.length, fromIndex, toIndex);
    sortRange(a, fromIndex, toIndex);
  }

  public static void parallelSort(long[] a) {
    sortRange(a, 0, a.length);
  }

  public static void parallelSort(long[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  // Quicksort with the median of three; short parts by insertion.
  private static void sortRange(long[] a, int from, int to) {
    while (to - from > SHORT) {
      int middle = (from + to) >>> 1;
      long x = a[from];
      long y = a[middle];
      long z = a[to - 1];
      long pivot;
      if (x < y) {
        pivot = y < z ? y : x < z ? z : x;
      } else {
        pivot = x < z ? x : y < z ? z : y;
      }
      int i = from;
      int j = to - 1;
      while (i <= j) {
        while (a[i] < pivot) i++;
        while (pivot < a[j]) j--;
        if (i <= j) {
          long t = a[i];
          a[i] = a[j];
          a[j] = t;
          i++;
          j--;
        }
      }
      // The shorter part by a call, the longer one in this loop.
      if (j + 1 - from < to - i) {
        sortRange(a, from, j + 1);
        from = i;
      } else {
        sortRange(a, i, to);
        to = j + 1;
      }
    }
    for (int i = from + 1; i < to; i++) {
      long x = a[i];
      int j = i;
      while (j > from && x < a[j - 1]) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }

  public static void sort(double[] a) {
    sortRange(a, 0, a.length);
  }

  public static void sort(double[] a, int fromIndex, int toIndex) {
    rangeCheck(a.length, fromIndex, toIndex);
    sortRange(a, fromIndex, toIndex);
  }

  public static void parallelSort(double[] a) {
    sortRange(a, 0, a.length);
  }

  public static void parallelSort(double[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  // Quicksort with the median of three; short parts by insertion.
  private static void sortRange(double[] a, int from, int to) {
    while (to - from > SHORT) {
      int middle = (from + to) >>> 1;
      double x = a[from];
      double y = a[middle];
      double z = a[to - 1];
      double pivot;
      if (Double.compare(x, y) < 0) {
        pivot = Double.compare(y, z) < 0 ? y : Double.compare(x, z) < 0 ? z : x;
      } else {
        pivot = Double.compare(x, z) < 0 ? x : Double.compare(y, z) < 0 ? z : y;
      }
      int i = from;
      int j = to - 1;
      while (i <= j) {
        while (Double.compare(a[i], pivot) < 0) i++;
        while (Double.compare(pivot, a[j]) < 0) j--;
        if (i <= j) {
          double t = a[i];
          a[i] = a[j];
          a[j] = t;
          i++;
          j--;
        }
      }
      // The shorter part by a call, the longer one in this loop.
      if (j + 1 - from < to - i) {
        sortRange(a, from, j + 1);
        from = i;
      } else {
        sortRange(a, i, to);
        to = j + 1;
      }
    }
    for (int i = from + 1; i < to; i++) {
      double x = a[i];
      int j = i;
      while (j > from && Double.compare(x, a[j - 1]) < 0) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }

  public static void sort(float[] a) {
    sortRange(a, 0, a.length);
  }

  public static void sort(float[] a, int fromIndex, int toIndex) {
    rangeCheck(a.length, fromIndex, toIndex);
    sortRange(a, fromIndex, toIndex);
  }

  public static void parallelSort(float[] a) {
    sortRange(a, 0, a.length);
  }

  public static void parallelSort(float[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  // Quicksort with the median of three; short parts by insertion.
  private static void sortRange(float[] a, int from, int to) {
    while (to - from > SHORT) {
      int middle = (from + to) >>> 1;
      float x = a[from];
      float y = a[middle];
      float z = a[to - 1];
      float pivot;
      if (Float.compare(x, y) < 0) {
        pivot = Float.compare(y, z) < 0 ? y : Float.compare(x, z) < 0 ? z : x;
      } else {
        pivot = Float.compare(x, z) < 0 ? x : Float.compare(y, z) < 0 ? z : y;
      }
      int i = from;
      int j = to - 1;
      while (i <= j) {
        while (Float.compare(a[i], pivot) < 0) i++;
        while (Float.compare(pivot, a[j]) < 0) j--;
        if (i <= j) {
          float t = a[i];
          a[i] = a[j];
          a[j] = t;
          i++;
          j--;
        }
      }
      // The shorter part by a call, the longer one in this loop.
      if (j + 1 - from < to - i) {
        sortRange(a, from, j + 1);
        from = i;
      } else {
        sortRange(a, i, to);
        to = j + 1;
      }
    }
    for (int i = from + 1; i < to; i++) {
      float x = a[i];
      int j = i;
      while (j > from && Float.compare(x, a[j - 1]) < 0) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }

  public static void sort(char[] a) {
    sortRange(a, 0, a.length);
  }

  public static void sort(char[] a, int fromIndex, int toIndex) {
    rangeCheck(a.length, fromIndex, toIndex);
    sortRange(a, fromIndex, toIndex);
  }

  public static void parallelSort(char[] a) {
    sortRange(a, 0, a.length);
  }

  public static void parallelSort(char[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  // Quicksort with the median of three; short parts by insertion.
  private static void sortRange(char[] a, int from, int to) {
    while (to - from > SHORT) {
      int middle = (from + to) >>> 1;
      char x = a[from];
      char y = a[middle];
      char z = a[to - 1];
      char pivot;
      if (x < y) {
        pivot = y < z ? y : x < z ? z : x;
      } else {
        pivot = x < z ? x : y < z ? z : y;
      }
      int i = from;
      int j = to - 1;
      while (i <= j) {
        while (a[i] < pivot) i++;
        while (pivot < a[j]) j--;
        if (i <= j) {
          char t = a[i];
          a[i] = a[j];
          a[j] = t;
          i++;
          j--;
        }
      }
      // The shorter part by a call, the longer one in this loop.
      if (j + 1 - from < to - i) {
        sortRange(a, from, j + 1);
        from = i;
      } else {
        sortRange(a, i, to);
        to = j + 1;
      }
    }
    for (int i = from + 1; i < to; i++) {
      char x = a[i];
      int j = i;
      while (j > from && x < a[j - 1]) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }

  public static void sort(byte[] a) {
    sortRange(a, 0, a.length);
  }

  public static void sort(byte[] a, int fromIndex, int toIndex) {
    rangeCheck(a.length, fromIndex, toIndex);
    sortRange(a, fromIndex, toIndex);
  }

  public static void parallelSort(byte[] a) {
    sortRange(a, 0, a.length);
  }

  public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  // Quicksort with the median of three; short parts by insertion.
  private static void sortRange(byte[] a, int from, int to) {
    while (to - from > SHORT) {
      int middle = (from + to) >>> 1;
      byte x = a[from];
      byte y = a[middle];
      byte z = a[to - 1];
      byte pivot;
      if (x < y) {
        pivot = y < z ? y : x < z ? z : x;
      } else {
        pivot = x < z ? x : y < z ? z : y;
      }
      int i = from;
      int j = to - 1;
      while (i <= j) {
        while (a[i] < pivot) i++;
        while (pivot < a[j]) j--;
        if (i <= j) {
          byte t = a[i];
          a[i] = a[j];
          a[j] = t;
          i++;
          j--;
        }
      }
      // The shorter part by a call, the longer one in this loop.
      if (j + 1 - from < to - i) {
        sortRange(a, from, j + 1);
        from = i;
      } else {
        sortRange(a, i, to);
        to = j + 1;
      }
    }
    for (int i = from + 1; i < to; i++) {
      byte x = a[i];
      int j = i;
      while (j > from && x < a[j - 1]) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }

  public static void sort(short[] a) {
    sortRange(a, 0, a.length);
  }

  public static void sort(short[] a, int fromIndex, int toIndex) {
    rangeCheck(a.length, fromIndex, toIndex);
    sortRange(a, fromIndex, toIndex);
  }

  public static void parallelSort(short[] a) {
    sortRange(a, 0, a.length);
  }

  public static void parallelSort(short[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  // Quicksort with the median of three; short parts by insertion.
  private static void sortRange(short[] a, int from, int to) {
    while (to - from > SHORT) {
      int middle = (from + to) >>> 1;
      short x = a[from];
      short y = a[middle];
      short z = a[to - 1];
      short pivot;
      if (x < y) {
        pivot = y < z ? y : x < z ? z : x;
      } else {
        pivot = x < z ? x : y < z ? z : y;
      }
      int i = from;
      int j = to - 1;
      while (i <= j) {
        while (a[i] < pivot) i++;
        while (pivot < a[j]) j--;
        if (i <= j) {
          short t = a[i];
          a[i] = a[j];
          a[j] = t;
          i++;
          j--;
        }
      }
      // The shorter part by a call, the longer one in this loop.
      if (j + 1 - from < to - i) {
        sortRange(a, from, j + 1);
        from = i;
      } else {
        sortRange(a, i, to);
        to = j + 1;
      }
    }
    for (int i = from + 1; i < to; i++) {
      short x = a[i];
      int j = i;
      while (j > from && x < a[j - 1]) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }

  public static void sort(Object[] a) {
    sort(a, 0, a.length, null);
  }

  public static void sort(Object[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex, null);
  }

  public static <T> void sort(T[] a, Comparator<? super T> c) {
    sort(a, 0, a.length, c);
  }

  // Stable merge sort; a null comparator stands for the natural order.
  public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
    rangeCheck(a.length, fromIndex, toIndex);
    int n = toIndex - fromIndex;
    if (n < 2) return;
    if (n <= SHORT) {
      insertionSort(a, fromIndex, toIndex, c);
    } else {
      Object[] work = new Object[(n + 1) / 2];
      mergeSort(a, fromIndex, toIndex, c, work);
    }
  }

  public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
    sort(a, 0, a.length, null);
  }

  public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
    sort(a, 0, a.length, cmp);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static int compareTwo(Object x, Object y, Comparator c) {
    return c == null ? ((Comparable) x).compareTo(y) : c.compare(x, y);
  }

  // `x` is compared as the first argument, as OpenJDK's binary insertion does.
  private static void insertionSort(Object[] a, int from, int to, Comparator<?> c) {
    for (int i = from + 1; i < to; i++) {
      Object x = a[i];
      int j = i;
      while (j > from && compareTwo(x, a[j - 1], c) < 0) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }

  private static void mergeSort(Object[] a, int from, int to, Comparator<?> c, Object[] work) {
    if (to - from <= SHORT) {
      insertionSort(a, from, to, c);
      return;
    }
    int middle = (from + to + 1) >>> 1;
    mergeSort(a, from, middle, c, work);
    mergeSort(a, middle, to, c, work);
    if (compareTwo(a[middle], a[middle - 1], c) >= 0) return;  // in order already
    int left = middle - from;
    System.arraycopy(a, from, work, 0, left);
    int i = 0;
    int j = middle;
    int k = from;
    while (i < left && j < to) {
      if (compareTwo(a[j], work[i], c) < 0) {
        a[k++] = a[j++];
      } else {
        a[k++] = work[i++];
      }
    }
    System.arraycopy(work, i, a, k, left - i);
  }

  // --- searching in sorted arrays

  public static int binarySearch(int[] a, int key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
    rangeCheck(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(int[] a, int low, int high, int key) {
    while (low < high) {
      int middle = (low + high) >>> 1;
      int c = Integer.compare(a[middle], key);
      if (c == 0) return middle;
      if (c < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(long[] a, long key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
    rangeCheck(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(long[] a, int low, int high, long key) {
    while (low < high) {
      int middle = (low + high) >>> 1;
      int c = Long.compare(a[middle], key);
      if (c == 0) return middle;
      if (c < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(double[] a, double key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
    rangeCheck(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(double[] a, int low, int high, double key) {
    while (low < high) {
      int middle = (low + high) >>> 1;
      int c = Double.compare(a[middle], key);
      if (c == 0) return middle;
      if (c < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(float[] a, float key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
    rangeCheck(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(float[] a, int low, int high, float key) {
    while (low < high) {
      int middle = (low + high) >>> 1;
      int c = Float.compare(a[middle], key);
      if (c == 0) return middle;
      if (c < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(char[] a, char key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
    rangeCheck(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(char[] a, int low, int high, char key) {
    while (low < high) {
      int middle = (low + high) >>> 1;
      int c = Character.compare(a[middle], key);
      if (c == 0) return middle;
      if (c < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(byte[] a, byte key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
    rangeCheck(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(byte[] a, int low, int high, byte key) {
    while (low < high) {
      int middle = (low + high) >>> 1;
      int c = Byte.compare(a[middle], key);
      if (c == 0) return middle;
      if (c < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(short[] a, short key) {
    return search(a, 0, a.length, key);
  }

  public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
    rangeCheck(a.length, fromIndex, toIndex);
    return search(a, fromIndex, toIndex, key);
  }

  private static int search(short[] a, int low, int high, short key) {
    while (low < high) {
      int middle = (low + high) >>> 1;
      int c = Short.compare(a[middle], key);
      if (c == 0) return middle;
      if (c < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -(low + 1);
  }

  public static int binarySearch(Object[] a, Object key) {
    return binarySearch(a, 0, a.length, key, null);
  }

  public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
    return binarySearch(a, fromIndex, toIndex, key, null);
  }

  public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
    return binarySearch(a, 0, a.length, key, c);
  }

  public static <T> int binarySearch(
      T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
    rangeCheck(a.length, fromIndex, toIndex);
    int low = fromIndex;
    int high = toIndex;
    while (low < high) {
      int middle = (low + high) >>> 1;
      int r = compareTwo(a[middle], key, c);
      if (r == 0) return middle;
      if (r < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -(low + 1);
  }

  // --- equality, hashes, text

  public static boolean equals(int[] a, int[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) return false;
    }
    return true;
  }

  public static boolean equals(long[] a, long[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) return false;
    }
    return true;
  }

  public static boolean equals(double[] a, double[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (Double.compare(a[i], b[i]) != 0) return false;
    }
    return true;
  }

  public static boolean equals(float[] a, float[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (Float.compare(a[i], b[i]) != 0) return false;
    }
    return true;
  }

  public static boolean equals(char[] a, char[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) return false;
    }
    return true;
  }

  public static boolean equals(byte[] a, byte[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) return false;
    }
    return true;
  }

  public static boolean equals(short[] a, short[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) return false;
    }
    return true;
  }

  public static boolean equals(boolean[] a, boolean[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) return false;
    }
    return true;
  }

  public static boolean equals(Object[] a, Object[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (!Objects.equals(a[i], b[i])) return false;
    }
    return true;
  }

  public static boolean deepEquals(Object[] a, Object[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i] && (a[i] == null || b[i] == null || !deepEquals0(a[i], b[i]))) return false;
    }
    return true;
  }

  // Neither is null.
  static boolean deepEquals0(Object a, Object b) {
    if (a instanceof Object[] && b instanceof Object[]) return deepEquals((Object[]) a, (Object[]) b);
    if (a instanceof int[] && b instanceof int[]) return equals((int[]) a, (int[]) b);
    if (a instanceof long[] && b instanceof long[]) return equals((long[]) a, (long[]) b);
    if (a instanceof double[] && b instanceof double[]) return equals((double[]) a, (double[]) b);
    if (a instanceof float[] && b instanceof float[]) return equals((float[]) a, (float[]) b);
    if (a instanceof char[] && b instanceof char[]) return equals((char[]) a, (char[]) b);
    if (a instanceof byte[] && b instanceof byte[]) return equals((byte[]) a, (byte[]) b);
    if (a instanceof short[] && b instanceof short[]) return equals((short[]) a, (short[]) b);
    if (a instanceof boolean[] && b instanceof boolean[]) return equals((boolean[]) a, (boolean[]) b);
    return a.equals(b);
  }

  public static int hashCode(int[] a) {
    if (a == null) return 0;
    int result = 1;
    for (int e : a) result = 31 * result + Integer.hashCode(e);
    return result;
  }

  public static int hashCode(long[] a) {
    if (a == null) return 0;
    int result = 1;
    for (long e : a) result = 31 * result + Long.hashCode(e);
    return result;
  }

  public static int hashCode(double[] a) {
    if (a == null) return 0;
    int result = 1;
    for (double e : a) result = 31 * result + Double.hashCode(e);
    return result;
  }

  public static int hashCode(float[] a) {
    if (a == null) return 0;
    int result = 1;
    for (float e : a) result = 31 * result + Float.hashCode(e);
    return result;
  }

  public static int hashCode(char[] a) {
    if (a == null) return 0;
    int result = 1;
    for (char e : a) result = 31 * result + Character.hashCode(e);
    return result;
  }

  public static int hashCode(byte[] a) {
    if (a == null) return 0;
    int result = 1;
    for (byte e : a) result = 31 * result + Byte.hashCode(e);
    return result;
  }

  public static int hashCode(short[] a) {
    if (a == null) return 0;
    int result = 1;
    for (short e : a) result = 31 * result + Short.hashCode(e);
    return result;
  }

  public static int hashCode(boolean[] a) {
    if (a == null) return 0;
    int result = 1;
    for (boolean e : a) result = 31 * result + Boolean.hashCode(e);
    return result;
  }

  public static int hashCode(Object[] a) {
    if (a == null) return 0;
    int result = 1;
    for (Object e : a) result = 31 * result + (e == null ? 0 : e.hashCode());
    return result;
  }

  public static int deepHashCode(Object[] a) {
    if (a == null) return 0;
    int result = 1;
    for (Object e : a) result = 31 * result + deepHash(e);
    return result;
  }

  private static int deepHash(Object e) {
    if (e == null) return 0;
    if (e instanceof Object[]) return deepHashCode((Object[]) e);
    if (e instanceof int[]) return hashCode((int[]) e);
    if (e instanceof long[]) return hashCode((long[]) e);
    if (e instanceof double[]) return hashCode((double[]) e);
    if (e instanceof float[]) return hashCode((float[]) e);
    if (e instanceof char[]) return hashCode((char[]) e);
    if (e instanceof byte[]) return hashCode((byte[]) e);
    if (e instanceof short[]) return hashCode((short[]) e);
    if (e instanceof boolean[]) return hashCode((boolean[]) e);
    return e.hashCode();
  }

  public static String toString(int[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(a[i]);
    }
    return out.append(']').toString();
  }

  public static String toString(long[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(a[i]);
    }
    return out.append(']').toString();
  }

  public static String toString(double[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(a[i]);
    }
    return out.append(']').toString();
  }

  public static String toString(float[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(a[i]);
    }
    return out.append(']').toString();
  }

  public static String toString(char[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(a[i]);
    }
    return out.append(']').toString();
  }

  public static String toString(byte[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(a[i]);
    }
    return out.append(']').toString();
  }

  public static String toString(short[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(a[i]);
    }
    return out.append(']').toString();
  }

  public static String toString(boolean[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(a[i]);
    }
    return out.append(']').toString();
  }

  public static String toString(Object[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      out.append(String.valueOf(a[i]));
    }
    return out.append(']').toString();
  }

  public static String deepToString(Object[] a) {
    if (a == null) return "null";
    StringBuilder out = new StringBuilder();
    deepToString(a, out, new ArrayList<>());
    return out.toString();
  }

  // `within`: the arrays that contain a.
  private static void deepToString(Object[] a, StringBuilder out, ArrayList<Object[]> within) {
    for (Object[] outer : within) {
      if (outer == a) {
        out.append("[...]");
        return;
      }
    }
    within.add(a);
    out.append('[');
    for (int i = 0; i < a.length; i++) {
      if (i > 0) out.append(", ");
      if (a[i] instanceof Object[]) {
        deepToString((Object[]) a[i], out, within);
      } else {
        out.append(elementText(a[i]));
      }
    }
    out.append(']');
    within.remove(within.size() - 1);
  }

  private static String elementText(Object e) {
    if (e instanceof int[]) return toString((int[]) e);
    if (e instanceof long[]) return toString((long[]) e);
    if (e instanceof double[]) return toString((double[]) e);
    if (e instanceof float[]) return toString((float[]) e);
    if (e instanceof char[]) return toString((char[]) e);
    if (e instanceof byte[]) return toString((byte[]) e);
    if (e instanceof short[]) return toString((short[]) e);
    if (e instanceof boolean[]) return toString((boolean[]) e);
    return String.valueOf(e);
  }

  // --- filling and copying

  public static void fill(int[] a, int val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(int[] a, int fromIndex, int toIndex, int val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(long[] a, long val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(long[] a, int fromIndex, int toIndex, long val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(double[] a, double val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(double[] a, int fromIndex, int toIndex, double val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(float[] a, float val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(float[] a, int fromIndex, int toIndex, float val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(char[] a, char val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(char[] a, int fromIndex, int toIndex, char val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(byte[] a, byte val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(short[] a, short val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(short[] a, int fromIndex, int toIndex, short val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(boolean[] a, boolean val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(Object[] a, Object val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
    rangeCheck(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static int[] copyOf(int[] original, int newLength) {
    int[] copy = new int[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static int[] copyOfRange(int[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    int[] copy = new int[to - from];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static long[] copyOf(long[] original, int newLength) {
    long[] copy = new long[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static long[] copyOfRange(long[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    long[] copy = new long[to - from];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static double[] copyOf(double[] original, int newLength) {
    double[] copy = new double[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static double[] copyOfRange(double[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    double[] copy = new double[to - from];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static float[] copyOf(float[] original, int newLength) {
    float[] copy = new float[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static float[] copyOfRange(float[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    float[] copy = new float[to - from];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static char[] copyOf(char[] original, int newLength) {
    char[] copy = new char[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static char[] copyOfRange(char[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    char[] copy = new char[to - from];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static byte[] copyOf(byte[] original, int newLength) {
    byte[] copy = new byte[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static byte[] copyOfRange(byte[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    byte[] copy = new byte[to - from];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static short[] copyOf(short[] original, int newLength) {
    short[] copy = new short[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static short[] copyOfRange(short[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    short[] copy = new short[to - from];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static boolean[] copyOf(boolean[] original, int newLength) {
    boolean[] copy = new boolean[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static boolean[] copyOfRange(boolean[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    boolean[] copy = new boolean[to - from];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static <T> T[] copyOf(T[] original, int newLength) {
    T[] copy = VM.newArrayLike(original, newLength);
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
    T[] copy = VM.newArray(newType, newLength);
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static <T> T[] copyOfRange(T[] original, int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    T[] copy = VM.newArrayLike(original, to - from);
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  public static <T, U> T[] copyOfRange(
      U[] original, int from, int to, Class<? extends T[]> newType) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    T[] copy = VM.newArray(newType, to - from);
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
    return copy;
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  public static <T> List<T> asList(T... a) {
    return new ArrayAsList<>(a);
  }

  private static final class ArrayAsList<E> extends AbstractList<E>
      implements RandomAccess, java.io.Serializable {
    private final E[] a;

    ArrayAsList(E[] array) {
      a = Objects.requireNonNull(array);
    }

    @Override
    public int size() {
      return a.length;
    }

    @Override
    public Object[] toArray() {
      return Arrays.copyOf(a, a.length, Object[].class);
    }

    @Override
    public E get(int index) {
      return a[index];
    }

    @Override
    public E set(int index, E element) {
      E old = a[index];
      a[index] = element;
      return old;
    }

    @Override
    public int indexOf(Object o) {
      for (int i = 0; i < a.length; i++) {
        if (Objects.equals(o, a[i])) return i;
      }
      return -1;
    }

    @Override
    public boolean contains(Object o) {
      return indexOf(o) >= 0;
    }

    @Override
    public void sort(Comparator<? super E> c) {
      Arrays.sort(a, c);
    }
  }

  // --- computing elements

  private interface Part {
    void compute(int from, int to);
  }

  // Each half by itself, at the same time; then what is before the second half is added to it. Few elements
  // are computed in turn, as OpenJDK does it, too.
  private static void prefixes(int length, Part inTurn, Part add) {
    if (length <= PREFIXES_IN_TURN) {
      inTurn.compute(0, length);
      return;
    }
    int middle = length / 2;
    Parallel.run(2, part -> {
      inTurn.compute(part == 0 ? 0 : middle, part == 0 ? middle : length);
      return null;
    });
    add.compute(middle, length);
  }

  public static void setAll(int[] array, IntUnaryOperator generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) array[i] = generator.applyAsInt(i);
  }

  public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
    Objects.requireNonNull(generator);
    IntStream.range(0, array.length).parallel().forEach(i -> array[i] = generator.applyAsInt(i));
  }

  public static void parallelPrefix(int[] array, IntBinaryOperator op) {
    Objects.requireNonNull(op);
    prefixes(array.length, (from, to) -> {
      for (int i = from + 1; i < to; i++) array[i] = op.applyAsInt(array[i - 1], array[i]);
    }, (from, to) -> {
      int before = array[from - 1];
      for (int i = from; i < to; i++) array[i] = op.applyAsInt(before, array[i]);
    });
  }

  public static void setAll(long[] array, IntToLongFunction generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) array[i] = generator.applyAsLong(i);
  }

  public static void parallelSetAll(long[] array, IntToLongFunction generator) {
    Objects.requireNonNull(generator);
    IntStream.range(0, array.length).parallel().forEach(i -> array[i] = generator.applyAsLong(i));
  }

  public static void parallelPrefix(long[] array, LongBinaryOperator op) {
    Objects.requireNonNull(op);
    prefixes(array.length, (from, to) -> {
      for (int i = from + 1; i < to; i++) array[i] = op.applyAsLong(array[i - 1], array[i]);
    }, (from, to) -> {
      long before = array[from - 1];
      for (int i = from; i < to; i++) array[i] = op.applyAsLong(before, array[i]);
    });
  }

  public static void setAll(double[] array, IntToDoubleFunction generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) array[i] = generator.applyAsDouble(i);
  }

  public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
    Objects.requireNonNull(generator);
    IntStream.range(0, array.length).parallel().forEach(i -> array[i] = generator.applyAsDouble(i));
  }

  public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
    Objects.requireNonNull(op);
    prefixes(array.length, (from, to) -> {
      for (int i = from + 1; i < to; i++) array[i] = op.applyAsDouble(array[i - 1], array[i]);
    }, (from, to) -> {
      double before = array[from - 1];
      for (int i = from; i < to; i++) array[i] = op.applyAsDouble(before, array[i]);
    });
  }

  public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) array[i] = generator.apply(i);
  }

  public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
    Objects.requireNonNull(generator);
    IntStream.range(0, array.length).parallel().forEach(i -> array[i] = generator.apply(i));
  }

  public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
    Objects.requireNonNull(op);
    prefixes(array.length, (from, to) -> {
      for (int i = from + 1; i < to; i++) array[i] = op.apply(array[i - 1], array[i]);
    }, (from, to) -> {
      T before = array[from - 1];
      for (int i = from; i < to; i++) array[i] = op.apply(before, array[i]);
    });
  }

  // --- comparing

  public static int mismatch(int[] a, int[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (a[i] != b[i]) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static int compare(int[] a, int[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    int i = mismatch(a, b);
    return i >= 0 && i < Math.min(a.length, b.length)
        ? Integer.compare(a[i], b[i])
        : a.length - b.length;
  }

  public static int mismatch(long[] a, long[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (a[i] != b[i]) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static int compare(long[] a, long[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    int i = mismatch(a, b);
    return i >= 0 && i < Math.min(a.length, b.length)
        ? Long.compare(a[i], b[i])
        : a.length - b.length;
  }

  public static int mismatch(double[] a, double[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (Double.compare(a[i], b[i]) != 0) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static int compare(double[] a, double[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    int i = mismatch(a, b);
    return i >= 0 && i < Math.min(a.length, b.length)
        ? Double.compare(a[i], b[i])
        : a.length - b.length;
  }

  public static int mismatch(float[] a, float[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (Float.compare(a[i], b[i]) != 0) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static int compare(float[] a, float[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    int i = mismatch(a, b);
    return i >= 0 && i < Math.min(a.length, b.length)
        ? Float.compare(a[i], b[i])
        : a.length - b.length;
  }

  public static int mismatch(char[] a, char[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (a[i] != b[i]) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static int compare(char[] a, char[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    int i = mismatch(a, b);
    return i >= 0 && i < Math.min(a.length, b.length)
        ? Character.compare(a[i], b[i])
        : a.length - b.length;
  }

  public static int mismatch(byte[] a, byte[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (a[i] != b[i]) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static int compare(byte[] a, byte[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    int i = mismatch(a, b);
    return i >= 0 && i < Math.min(a.length, b.length)
        ? Byte.compare(a[i], b[i])
        : a.length - b.length;
  }

  public static int mismatch(short[] a, short[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (a[i] != b[i]) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static int compare(short[] a, short[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    int i = mismatch(a, b);
    return i >= 0 && i < Math.min(a.length, b.length)
        ? Short.compare(a[i], b[i])
        : a.length - b.length;
  }

  public static int mismatch(boolean[] a, boolean[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (a[i] != b[i]) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static int compare(boolean[] a, boolean[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    int i = mismatch(a, b);
    return i >= 0 && i < Math.min(a.length, b.length)
        ? Boolean.compare(a[i], b[i])
        : a.length - b.length;
  }

  public static <T> Stream<T> stream(T[] array) {
    return Elements.of(array, 0, array.length);
  }

  public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
    streamCheck(array.length, startInclusive, endExclusive);
    return Elements.of(array, startInclusive, endExclusive);
  }

  private static void streamCheck(int length, int from, int to) {
    if (from > to) throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
    if (from < 0) throw new ArrayIndexOutOfBoundsException(from);
    if (to > length) throw new ArrayIndexOutOfBoundsException(to);
  }

  public static IntStream stream(int[] array) {
    return IntValues.of(array, 0, array.length);
  }

  public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
    streamCheck(array.length, startInclusive, endExclusive);
    return IntValues.of(array, startInclusive, endExclusive);
  }

  public static LongStream stream(long[] array) {
    return LongValues.of(array, 0, array.length);
  }

  public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
    streamCheck(array.length, startInclusive, endExclusive);
    return LongValues.of(array, startInclusive, endExclusive);
  }

  public static DoubleStream stream(double[] array) {
    return DoubleValues.of(array, 0, array.length);
  }

  public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
    streamCheck(array.length, startInclusive, endExclusive);
    return DoubleValues.of(array, startInclusive, endExclusive);
  }

  public static int mismatch(
      boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
    rangeCheck(a.length, aFromIndex, aToIndex);
    rangeCheck(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aToIndex - aFromIndex == bToIndex - bFromIndex ? -1 : n;
  }

  public static boolean equals(
      boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int compare(
      boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    if (i < 0 || i >= Math.min(aLength, bLength)) return aLength - bLength;
    return Boolean.compare(a[aFromIndex + i], b[bFromIndex + i]);
  }

  public static int mismatch(
      byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
    rangeCheck(a.length, aFromIndex, aToIndex);
    rangeCheck(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aToIndex - aFromIndex == bToIndex - bFromIndex ? -1 : n;
  }

  public static boolean equals(
      byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int compare(
      byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    if (i < 0 || i >= Math.min(aLength, bLength)) return aLength - bLength;
    return Byte.compare(a[aFromIndex + i], b[bFromIndex + i]);
  }

  public static int mismatch(
      short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
    rangeCheck(a.length, aFromIndex, aToIndex);
    rangeCheck(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aToIndex - aFromIndex == bToIndex - bFromIndex ? -1 : n;
  }

  public static boolean equals(
      short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int compare(
      short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    if (i < 0 || i >= Math.min(aLength, bLength)) return aLength - bLength;
    return Short.compare(a[aFromIndex + i], b[bFromIndex + i]);
  }

  public static int mismatch(
      char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
    rangeCheck(a.length, aFromIndex, aToIndex);
    rangeCheck(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aToIndex - aFromIndex == bToIndex - bFromIndex ? -1 : n;
  }

  public static boolean equals(
      char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int compare(
      char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    if (i < 0 || i >= Math.min(aLength, bLength)) return aLength - bLength;
    return Character.compare(a[aFromIndex + i], b[bFromIndex + i]);
  }

  public static int mismatch(
      int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
    rangeCheck(a.length, aFromIndex, aToIndex);
    rangeCheck(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aToIndex - aFromIndex == bToIndex - bFromIndex ? -1 : n;
  }

  public static boolean equals(
      int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int compare(
      int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    if (i < 0 || i >= Math.min(aLength, bLength)) return aLength - bLength;
    return Integer.compare(a[aFromIndex + i], b[bFromIndex + i]);
  }

  public static int mismatch(
      long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
    rangeCheck(a.length, aFromIndex, aToIndex);
    rangeCheck(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aToIndex - aFromIndex == bToIndex - bFromIndex ? -1 : n;
  }

  public static boolean equals(
      long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int compare(
      long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    if (i < 0 || i >= Math.min(aLength, bLength)) return aLength - bLength;
    return Long.compare(a[aFromIndex + i], b[bFromIndex + i]);
  }

  public static int mismatch(
      float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
    rangeCheck(a.length, aFromIndex, aToIndex);
    rangeCheck(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      if (Float.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
    }
    return aToIndex - aFromIndex == bToIndex - bFromIndex ? -1 : n;
  }

  public static boolean equals(
      float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int compare(
      float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    if (i < 0 || i >= Math.min(aLength, bLength)) return aLength - bLength;
    return Float.compare(a[aFromIndex + i], b[bFromIndex + i]);
  }

  public static int mismatch(
      double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
    rangeCheck(a.length, aFromIndex, aToIndex);
    rangeCheck(b.length, bFromIndex, bToIndex);
    int n = Math.min(aToIndex - aFromIndex, bToIndex - bFromIndex);
    for (int i = 0; i < n; i++) {
      if (Double.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
    }
    return aToIndex - aFromIndex == bToIndex - bFromIndex ? -1 : n;
  }

  public static boolean equals(
      double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static int compare(
      double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    if (i < 0 || i >= Math.min(aLength, bLength)) return aLength - bLength;
    return Double.compare(a[aFromIndex + i], b[bFromIndex + i]);
  }

  public static int mismatch(Object[] a, Object[] b) {
    int n = Math.min(a.length, b.length);
    for (int i = 0; i < n; i++) {
      if (!Objects.equals(a[i], b[i])) return i;
    }
    return a.length == b.length ? -1 : n;
  }

  public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      if (a[i] == b[i]) continue;
      if (a[i] == null || b[i] == null) return a[i] == null ? -1 : 1;
      int order = a[i].compareTo(b[i]);
      if (order != 0) return order;
    }
    return a.length - b.length;
  }

  public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      int order = a[i] == b[i] ? 0 : cmp.compare(a[i], b[i]);
      if (order != 0) return order;
    }
    return a.length - b.length;
  }

  public static <T> Spliterator<T> spliterator(T[] array) {
    return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }
}
