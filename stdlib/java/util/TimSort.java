// A stable sort that makes use of what is in order already: Tim Peters, "listsort.txt" (CPython, 2002), with the parameters of
// OpenJDK. Who compares sees the same pairs in the same order as there, and whose comparisons contradict each other may be told so.
package java.util;

final class TimSort {
  private static final int SHORT = 32;   // shorter ones are not merged
  private static final int GALLOP = 7;   // so many from one side in a row, and it pays to look for how many more there are

  private final Object[] a;
  private final Comparator<Object> order;  // null: the natural one
  private Object[] copy = new Object[0];   // of the shorter one of two runs
  private int gallop = GALLOP;
  // Runs that are not merged yet.
  private final int[] begins = new int[85];
  private final int[] lengths = new int[85];
  private int runs;

  private TimSort(Object[] a, Comparator<Object> order) {
    this.a = a;
    this.order = order;
  }

  @SuppressWarnings("unchecked")
  static void sort(Object[] a, int from, int to, Comparator<?> order) {
    if (to - from < 2) return;
    Comparator<Object> by = (Comparator<Object>) order;
    if (to - from < SHORT) insert(a, from, to, from + run(a, from, to, by), by);
    else new TimSort(a, by).sort(from, to);
  }

  private void sort(int from, int to) {
    int least = shortestRun(to - from);
    while (from < to) {
      int length = run(a, from, to, order);
      if (length < least) {
        int forced = Math.min(to - from, least);
        insert(a, from, from + forced, from + length, order);
        length = forced;
      }
      begins[runs] = from;
      lengths[runs++] = length;
      mergeShortOnes();
      from += length;
    }
    while (runs > 1) {
      int n = runs - 2;
      merge(n > 0 && lengths[n - 1] < lengths[n + 1] ? n - 1 : n);
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static int compare(Object x, Object y, Comparator<Object> order) {
    return order == null ? ((Comparable) x).compareTo(y) : order.compare(x, y);
  }

  private boolean isLess(Object x, Object y) {
    return compare(x, y, order) < 0;
  }

  // How many from there on are in order; those that fall strictly are turned round.
  private static int run(Object[] a, int from, int to, Comparator<Object> order) {
    int end = from + 1;
    if (end == to) return 1;
    boolean falls = compare(a[end++], a[from], order) < 0;
    while (end < to && compare(a[end], a[end - 1], order) < 0 == falls) end++;
    if (falls) {
      for (int i = from, j = end - 1; i < j; i++, j--) {
        Object x = a[i];
        a[i] = a[j];
        a[j] = x;
      }
    }
    return end - from;
  }

  // Those in front of `sorted` are in order; each of the others is put behind what is not greater.
  private static void insert(Object[] a, int from, int to, int sorted, Comparator<Object> order) {
    for (int i = sorted; i < to; i++) {
      Object x = a[i];
      int low = from;
      int high = i;
      while (low < high) {
        int middle = low + high >>> 1;
        if (compare(x, a[middle], order) < 0) high = middle;
        else low = middle + 1;
      }
      System.arraycopy(a, low, a, low + 1, i - low);
      a[low] = x;
    }
  }

  // So that there are a power of two of them, or a few less.
  private static int shortestRun(int n) {
    int rest = 0;
    for (; n >= SHORT; n >>= 1) rest |= n & 1;
    return n + rest;
  }

  // Until each is longer than the two behind it together, and than the next one.
  private void mergeShortOnes() {
    while (runs > 1) {
      int n = runs - 2;
      boolean unbalanced = n > 0 && lengths[n - 1] <= lengths[n] + lengths[n + 1]
          || n > 1 && lengths[n - 2] <= lengths[n - 1] + lengths[n];
      if (unbalanced) {
        if (lengths[n - 1] < lengths[n + 1]) n--;
      } else if (lengths[n] > lengths[n + 1]) {
        return;
      }
      merge(n);
    }
  }

  // The run of that number, and the next one.
  private void merge(int n) {
    int left = begins[n];
    int leftSize = lengths[n];
    int right = begins[n + 1];
    int rightSize = lengths[n + 1];
    lengths[n] = leftSize + rightSize;
    if (n == runs - 3) {
      begins[n + 1] = begins[n + 2];
      lengths[n + 1] = lengths[n + 2];
    }
    runs--;
    // What is at its place already.
    int skipped = before(a[right], true, a, left, leftSize, 0);
    left += skipped;
    leftSize -= skipped;
    if (leftSize == 0) return;
    rightSize = before(a[left + leftSize - 1], false, a, right, rightSize, rightSize - 1);
    if (rightSize == 0) return;
    if (leftSize <= rightSize) mergeUpwards(left, leftSize, right, rightSize);
    else mergeDownwards(left, leftSize, right, rightSize);
  }

  // How many of a run come before the key: what is less, and with `equals` what is equal, too. Looked for from `hint` on in
  // steps that double, and then between the last two.
  private int before(Object key, boolean equals, Object[] in, int begin, int size, int hint) {
    int near = 0;
    int far = 1;
    int low;
    int high;
    if (isBefore(in[begin + hint], key, equals)) {
      int most = size - hint;
      while (far < most && isBefore(in[begin + hint + far], key, equals)) {
        near = far;
        far = doubled(far, most);
      }
      low = hint + near + 1;
      high = hint + Math.min(far, most);
    } else {
      int most = hint + 1;
      while (far < most && !isBefore(in[begin + hint - far], key, equals)) {
        near = far;
        far = doubled(far, most);
      }
      low = hint - Math.min(far, most) + 1;
      high = hint - near;
    }
    while (low < high) {
      int middle = low + (high - low >>> 1);
      if (isBefore(in[begin + middle], key, equals)) low = middle + 1;
      else high = middle;
    }
    return high;
  }

  private boolean isBefore(Object element, Object key, boolean equals) {
    int c = compare(key, element, order);
    return c > 0 || equals && c == 0;
  }

  private static int doubled(int far, int most) {
    int next = 2 * far + 1;
    return next <= 0 ? most : next;
  }

  private void copyRun(int from, int size) {
    if (copy.length < size) copy = new Object[size];
    System.arraycopy(a, from, copy, 0, size);
  }

  // The left one is copied. The first one is of the right run, and the last one of the left.
  private void mergeUpwards(int left, int leftSize, int right, int rightSize) {
    copyRun(left, leftSize);
    Object[] copied = copy;
    int l = 0;
    int r = right;
    int to = left;
    int limit = gallop;
    a[to++] = a[r++];
    rightSize--;
    merging:
    while (rightSize > 0 && leftSize > 1) {
      int ofLeft = 0;  // in a row
      int ofRight = 0;
      do {
        if (isLess(a[r], copied[l])) {
          a[to++] = a[r++];
          ofRight++;
          ofLeft = 0;
          if (--rightSize == 0) break merging;
        } else {
          a[to++] = copied[l++];
          ofLeft++;
          ofRight = 0;
          if (--leftSize == 1) break merging;
        }
      } while ((ofLeft | ofRight) < limit);
      do {
        ofLeft = before(a[r], true, copied, l, leftSize, 0);
        System.arraycopy(copied, l, a, to, ofLeft);
        to += ofLeft;
        l += ofLeft;
        leftSize -= ofLeft;
        if (ofLeft != 0 && leftSize <= 1) break merging;
        a[to++] = a[r++];
        if (--rightSize == 0) break merging;
        ofRight = before(copied[l], false, a, r, rightSize, 0);
        System.arraycopy(a, r, a, to, ofRight);
        to += ofRight;
        r += ofRight;
        rightSize -= ofRight;
        if (ofRight != 0 && rightSize == 0) break merging;
        a[to++] = copied[l++];
        if (--leftSize == 1) break merging;
        limit--;
      } while (ofLeft >= GALLOP || ofRight >= GALLOP);
      limit = Math.max(limit, 0) + 2;
    }
    gallop = Math.max(limit, 1);
    if (leftSize == 0) throw contradiction();
    System.arraycopy(a, r, a, to, rightSize);
    System.arraycopy(copied, l, a, to + rightSize, leftSize);
  }

  // The right one is copied. The last one is of the left run, and the first one of the right.
  private void mergeDownwards(int left, int leftSize, int right, int rightSize) {
    copyRun(right, rightSize);
    Object[] copied = copy;
    int l = left + leftSize - 1;
    int r = rightSize - 1;
    int to = right + rightSize - 1;
    int limit = gallop;
    a[to--] = a[l--];
    leftSize--;
    merging:
    while (leftSize > 0 && rightSize > 1) {
      int ofLeft = 0;  // in a row
      int ofRight = 0;
      do {
        if (isLess(copied[r], a[l])) {
          a[to--] = a[l--];
          ofLeft++;
          ofRight = 0;
          if (--leftSize == 0) break merging;
        } else {
          a[to--] = copied[r--];
          ofRight++;
          ofLeft = 0;
          if (--rightSize == 1) break merging;
        }
      } while ((ofLeft | ofRight) < limit);
      do {
        ofLeft = leftSize - before(copied[r], true, a, left, leftSize, leftSize - 1);
        to -= ofLeft;
        l -= ofLeft;
        leftSize -= ofLeft;
        System.arraycopy(a, l + 1, a, to + 1, ofLeft);
        if (ofLeft != 0 && leftSize == 0) break merging;
        a[to--] = copied[r--];
        if (--rightSize == 1) break merging;
        ofRight = rightSize - before(a[l], false, copied, 0, rightSize, rightSize - 1);
        to -= ofRight;
        r -= ofRight;
        rightSize -= ofRight;
        System.arraycopy(copied, r + 1, a, to + 1, ofRight);
        if (ofRight != 0 && rightSize <= 1) break merging;
        a[to--] = a[l--];
        if (--leftSize == 0) break merging;
        limit--;
      } while (ofLeft >= GALLOP || ofRight >= GALLOP);
      limit = Math.max(limit, 0) + 2;
    }
    gallop = Math.max(limit, 1);
    if (rightSize == 0) throw contradiction();
    System.arraycopy(a, l - leftSize + 1, a, to - leftSize + 1, leftSize);
    System.arraycopy(copied, 0, a, to - leftSize - rightSize + 1, rightSize);
  }

  private static IllegalArgumentException contradiction() {
    return new IllegalArgumentException("Comparison method violates its general contract!");
  }
}
