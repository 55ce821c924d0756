// The run-time class decides, also in constructors and through super.
public class VirtualCalls {
  static abstract class Animal {
    String name() { return "animal"; }
    abstract String sound();
    String speak() { return name() + " says " + sound(); }
  }
  static class Dog extends Animal {
    String name() { return "dog"; }
    String sound() { return "wuff"; }
  }
  static class Puppy extends Dog {
    String sound() { return "small " + super.sound(); }
    String speak() { return super.speak() + "!"; }
  }
  static class Silent extends Animal {
    String sound() { return null; }
  }

  public static void main(String[] args) {
    Animal[] all = {new Dog(), new Puppy(), new Silent()};
    for (Animal a : all) System.out.println(a.speak());
    System.out.println(((Dog) all[1]).sound());
    System.out.println(((Animal) new Puppy()).sound());
  }
}
// expect: dog says wuff
// expect: dog says small wuff!
// expect: animal says null
// expect: small wuff
// expect: small wuff
