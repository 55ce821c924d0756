// 200 MB of live objects, of which a few per cent change, and 1 GB of garbage.
public class LiveHeap {
  static final class Entry {
    final long key;
    Entry next;

    Entry(long key, Entry next) {
      this.key = key;
      this.next = next;
    }
  }

  public static void main(String[] args) {
    Entry[] table = new Entry[1 << 16];
    int entries = 4_400_000; // of 48 bytes here
    for (int i = 0; i < entries; i++) table[i & 0xffff] = new Entry(i, table[i & 0xffff]);
    long sum = 0;
    for (int i = 0; i < 20_000_000; i++) {
      Entry e = new Entry(i, null);
      if (i % 100 == 0) {
        int slot = i * 31 & 0xffff;
        Entry second = table[slot].next;
        table[slot] = new Entry(e.key, second);
      }
      sum += e.key;
    }
    for (Entry e : table)
      for (; e != null; e = e.next) sum += e.key;
    System.out.println(sum);
  }
}
