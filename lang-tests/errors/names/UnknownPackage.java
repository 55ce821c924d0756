import no.such.pack.Thing; // expect error: package no.such.pack does not exist

public class UnknownPackage {
  public static void main(String[] args) {
    System.out.println("x");
  }
}
