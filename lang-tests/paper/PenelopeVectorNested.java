// A repair of Penelope's vector that is none: the source is locked inside the target; two copies in opposite directions deadlock.
// expect deadlock
// explore: proof
// explore: all
// explore: --explore=predict findings=1
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
    synchronized (c) {
      int numNew = c.size();
      for (int i = 0; i < numNew; i++)
        add(c.get(i));
    }
  }
}

public class PenelopeVectorNested {
  public static void main(String[] args) throws InterruptedException {
    SmallVector source = new SmallVector(), target = new SmallVector();
    source.add("a");
    source.add("b");
    Thread copier = new Thread(() -> target.addAll(source), "copier");
    Thread back = new Thread(() -> source.addAll(target), "back");
    copier.start();
    back.start();
    copier.join();
    back.join();
  }
}
