// Arrays of type variables are arrays of their bounds.
import java.util.*;

public class GenericArrays {
  static class Stack<E> {
    private E[] items;
    private int n;
    @SuppressWarnings("unchecked") Stack(int size) { items = (E[]) new Object[size]; }
    void push(E e) {
      if (n == items.length) items = Arrays.copyOf(items, n * 2);
      items[n++] = e;
    }
    E pop() {
      E e = items[--n];
      items[n] = null;
      return e;
    }
    boolean isEmpty() { return n == 0; }
  }
  @SafeVarargs
  static <T> T[] array(T... ts) { return ts; }

  public static void main(String[] args) {
    Stack<Integer> s = new Stack<>(1);
    for (int i = 0; i < 5; i++) s.push(i * i);
    while (!s.isEmpty()) System.out.print(s.pop() + " ");
    System.out.println();
    String[] words = array("a", "b");
    System.out.println(words.length + words[1]);
    Number[] nums = GenericArrays.<Number>array(1, 2.5);
    System.out.println(nums[1] + " " + nums.getClass().getSimpleName());
    Object[] mixed = array(1, "x");
    System.out.println(mixed.length);
    List<String>[] lists = new List[2];
    lists[0] = List.of("q");
    System.out.println(lists[0].get(0) + lists[1]);
  }
}
// expect: 16 9 4 1 0 
// expect: 2b
// expect: 2.5 Number[]
// expect: 2
// expect: qnull
