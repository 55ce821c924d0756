// The first matching catch clause takes it; subclasses before superclasses.
public class CatchOrder {
  static class Base extends Exception {}
  static class Derived extends Base {}
  static class Other extends Exception {}
  static void raise(int i) throws Exception {
    switch (i) {
      case 0: throw new Derived();
      case 1: throw new Base();
      case 2: throw new Other();
      case 3: throw new Exception("plain");
      case 4: throw null;
      default: int[] a = new int[-1];
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 6; i++) {
      try {
        raise(i);
      } catch (Derived e) {
        System.out.println("derived");
      } catch (Base e) {
        System.out.println("base " + e.getClass().getSimpleName());
      } catch (NullPointerException | NegativeArraySizeException e) {
        System.out.println("multi " + e.getClass().getSimpleName());
      } catch (RuntimeException e) {
        System.out.println("runtime");
      } catch (Exception e) {
        System.out.println("exception " + e.getMessage());
      }
    }
  }
}
// expect: derived
// expect: base Base
// expect: exception null
// expect: exception plain
// expect: multi NullPointerException
// expect: multi NegativeArraySizeException
