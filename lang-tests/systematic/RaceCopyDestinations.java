// A call that copies names the array that it reads first; here it is the other one, of the second time that the thread
// comes there, that is raced for.
// explore: proof
// explore: proof -- fields
// explore: proof -- toArray
// explore: proof -- chars
// explore: proof -- twice
// explore: all
// expect race: element 1 of
import java.util.ArrayList;
import java.util.List;

public class RaceCopyDestinations {
  static int seen;

  static Thread start(Runnable r) {
    Thread t = new Thread(r);
    t.start();
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t;
    switch (args.length == 0 ? "rows" : args[0]) {
      case "rows": {
        int[][] from = new int[3][4], to = new int[3][4];
        t = start(() -> seen = to[1][1]);
        for (int i = 0; i < 3; i++) System.arraycopy(from[i], 0, to[i], 0, 4);
        break;
      }
      case "fields": {
        int[] a = new int[4], b = new int[4], c = new int[4];
        t = start(() -> seen = c[1]);
        System.arraycopy(a, 0, b, 0, 4);
        System.arraycopy(b, 0, c, 0, 4);
        break;
      }
      case "toArray": {
        List<Integer> first = new ArrayList<>(List.of(1, 2, 3)), second = new ArrayList<>(List.of(1, 2, 3));
        Object[] a = new Object[3];
        t = start(() -> seen = a[1] == null ? 1 : 2);
        first.toArray(new Object[3]);
        second.toArray(a);
        break;
      }
      case "chars": {
        StringBuilder text = new StringBuilder("abc");
        char[] c = new char[2];
        t = start(() -> c[1] = 'x');
        text.getChars(0, 3, new char[5], 0);
        text.getChars(0, 2, c, 0);
        break;
      }
      default: {  // both of them copy
        int[] a = new int[2], b = new int[2], c = new int[2];
        t = start(() -> {
          System.arraycopy(a, 1, c, 1, 1);
          System.arraycopy(a, 1, b, 1, 1);
        });
        System.arraycopy(a, 1, b, 1, 1);
        break;
      }
    }
    t.join();
  }
}
