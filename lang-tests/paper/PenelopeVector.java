// Penelope (Sorrentino et al. 2010), figure 1: addAll of a synchronized vector. Only the target is locked; the size of the source may
// be stale when its elements are copied.
// expect finding: java.lang.ArrayIndexOutOfBoundsException: 1 >= 0
// expect assertion
// explore: proof
// explore: all
class SmallVector {
  private Object[] elements = new Object[4];
  private int count;

  synchronized int size() { return count; }
  synchronized void add(Object o) { elements[count++] = o; }

  synchronized Object get(int index) {
    if (index >= count)
      throw new ArrayIndexOutOfBoundsException(index + " >= " + count);
    return elements[index];
  }

  synchronized void removeAllElements() {
    while (count > 0)
      elements[--count] = null;
  }

  synchronized void addAll(SmallVector c) {
    int numNew = c.size(); // stale as soon as the other vector's monitor is free again
    for (int i = 0; i < numNew; i++)
      add(c.get(i));
  }
}

public class PenelopeVector {
  public static void main(String[] args) throws InterruptedException {
    SmallVector source = new SmallVector(), target = new SmallVector();
    source.add("a");
    source.add("b");
    Thread copier = new Thread(() -> target.addAll(source), "copier");
    Thread cleaner = new Thread(source::removeAllElements, "cleaner");
    copier.start();
    cleaner.start();
    copier.join();
    cleaner.join();
    assert target.size() == 0 || target.size() == 2;
  }
}
