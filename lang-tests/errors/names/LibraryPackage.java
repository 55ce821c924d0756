// A class of the program in a package of the library.
package java.util; // expect error: package exists in another module

public class LibraryPackage {
  public static void main(String[] args) {
    System.out.println();
  }
}
