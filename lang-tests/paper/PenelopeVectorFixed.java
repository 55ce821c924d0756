// Penelope's vector repaired: the source is copied by one synchronized call, and never two monitors are held.
// expect clean
// explore: proof
// explore: all
// explore: --explore=predict findings=0
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

  synchronized Object[] toArray() {
    Object[] copy = new Object[count];
    for (int i = 0; i < count; i++)
      copy[i] = elements[i];
    return copy;
  }

  void addAll(SmallVector c) { addAll(c.toArray()); }

  private synchronized void addAll(Object[] added) {
    for (Object o : added)
      add(o);
  }
}

public class PenelopeVectorFixed {
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
