import java.util.random.RandomGenerator;

public class RandomGaussian {
  public static void main(String[] args) {
    RandomGenerator g = RandomGenerator.of("Xoshiro256PlusPlus");
    System.out.println(g.nextLong());
    System.out.println(g.nextGaussian()); // expect unsupported: java.util.random.RandomGenerator.nextGaussian is not in this library yet
    System.out.println(g.nextExponential()); // expect unsupported: nextExponential is not in this library yet
  }
}
