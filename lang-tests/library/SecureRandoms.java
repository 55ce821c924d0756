// java.security.SecureRandom: what does not depend on the numbers.
import java.security.*;
import java.util.*;

public class SecureRandoms {
    public static void main(String[] args) throws Exception {
        SecureRandom random = new SecureRandom();
        byte[] bytes = new byte[64];
        random.nextBytes(bytes);
        System.out.println(Arrays.equals(bytes, new byte[64]) + " " + random.generateSeed(5).length + " " + SecureRandom.getSeed(3).length);
        Set<Integer> drawn = new TreeSet<>();
        for (int i = 0; i < 1000; i++) drawn.add(random.nextInt(6));
        System.out.println(drawn);
        random.setSeed(5);
        long one = random.nextLong();
        random.setSeed(5);
        System.out.println(one == random.nextLong());
        random.setSeed(new byte[4]);
        System.out.println(new SecureRandom(new byte[8]).nextLong() == new SecureRandom(new byte[8]).nextLong());
        System.out.println(SecureRandom.getInstance("SHA1PRNG").getAlgorithm());
        try {
            SecureRandom.getInstance("None");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> cards = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(cards, random);
        Collections.sort(cards);
        System.out.println(cards);
    }
}
// expect: false 5 3
// expect: [0, 1, 2, 3, 4, 5]
// expect: false
// expect: false
// expect: SHA1PRNG
// expect: None SecureRandom not available
// expect: [1, 2, 3]
