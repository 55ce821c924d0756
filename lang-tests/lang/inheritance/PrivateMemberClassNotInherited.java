// A private member class is not inherited: its name means what it means outside (JLS 8.5). Without anything there it is
// an error, as javac has it.
// expect: top 7
// expect: own 1
// expect: list java.util.ArrayList
import java.util.ArrayList;

public class PrivateMemberClassNotInherited {
  public static void main(String[] arguments) {
    new Derived().show();
  }
}

class Base {
  private static class Node {
    int x = 1;
  }

  private static class ArrayList {}

  int own() {
    return new Node().x;
  }
}

class Node {
  int x = 7;
}

class Derived extends Base {
  Node node = new Node();

  void show() {
    System.out.println("top " + node.x);
    System.out.println("own " + own());
    System.out.println("list " + new ArrayList<String>().getClass().getName());
  }
}
