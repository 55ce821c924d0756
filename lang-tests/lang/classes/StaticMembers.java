// Static state is shared; access through instances, null and subclasses.
public class StaticMembers {
  static int total;
  int own;
  static final int[] TABLE = new int[5];
  static {
    for (int i = 0; i < TABLE.length; i++) TABLE[i] = i * i;
  }
  static StaticMembers make() {
    StaticMembers m = new StaticMembers();
    m.own = ++total;
    return m;
  }
  static class Sub extends StaticMembers {
    static int mine = total;
  }

  public static void main(String[] args) {
    StaticMembers a = make(), b = make();
    System.out.println(a.own + " " + b.own + " " + a.total);
    StaticMembers none = null;
    System.out.println(none.total);
    Sub.total = 50;
    System.out.println(total + " " + Sub.mine);
    System.out.println(TABLE[4] + Sub.TABLE[2]);
    System.out.println(make().total + " " + total);
  }
}
// expect: 1 2 2
// expect: 2
// expect: 50 50
// expect: 20
// expect: 51 51
