import java.util.*;
import java.awt.*;
// openjdk: skip java.awt is outside this VM
// expect unsupported 2: java.awt

public class AmbiguousImport {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
