// Switches over dense, sparse and extreme labels.
public class SparseAndDense {
  static int dense(int v) {
    switch (v) {
      case 0: return 100;
      case 1: return 101;
      case 2: return 102;
      case 3: return 103;
      case 4: return 104;
      case 5: return 105;
      case 7: return 107;
      default: return -1;
    }
  }
  static int sparse(int v) {
    switch (v) {
      case -1000000: return 1;
      case 0: return 2;
      case 1000: return 3;
      case 1000000: return 4;
      case Integer.MIN_VALUE: return 5;
      case Integer.MAX_VALUE: return 6;
    }
    return -1;
  }

  public static void main(String[] args) {
    for (int i = -1; i < 9; i++) System.out.print(dense(i) + " ");
    System.out.println();
    for (int v : new int[] {-1000000, 0, 1000, 1000000, Integer.MIN_VALUE, Integer.MAX_VALUE, 1, -1})
      System.out.print(sparse(v) + " ");
    System.out.println();
  }
}
// expect: -1 100 101 102 103 104 105 -1 107 -1 
// expect: 1 2 3 4 5 6 -1 -1 
