// Streams of generators: splits, jumps, leaps; the names of the generators' classes.
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.ArbitrarilyJumpableGenerator;
import java.util.random.RandomGenerator.LeapableGenerator;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.random.RandomGenerator.StreamableGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;

public class GeneratorStreams {
  // One's own: it counts.
  static class Counter implements ArbitrarilyJumpableGenerator {
    long at;

    Counter(long at) {
      this.at = at;
    }

    @Override
    public Counter copy() {
      return new Counter(at);
    }

    @Override
    public void jumpPowerOfTwo(int n) {
      at += 1L << n;
    }

    @Override
    public void jump(double distance) {
      at += (long) distance;
    }

    @Override
    public double jumpDistance() {
      return 100;
    }

    @Override
    public double leapDistance() {
      return 10_000;
    }

    @Override
    public long nextLong() {
      return at++;
    }
  }

  static void attempt(Callable<?> call) {
    try {
      System.out.println("  " + call.call());
    } catch (Exception e) {
      System.out.println("  " + e);
    }
  }

  static String hash(Stream<? extends RandomGenerator> generators) {
    long[] h = {0, 0};
    generators.forEach(g -> {
      h[0]++;
      h[1] = h[1] * 31 + g.nextLong();
    });
    return h[0] + ":" + Long.toHexString(h[1]);
  }

  static void splittable(SplittableGenerator g) {
    SplittableGenerator source = (SplittableGenerator) (RandomGenerator) RandomGeneratorFactory.of("L64X128MixRandom").create(5);
    System.out.println("  " + hash(g.splits().limit(2)) + " " + hash(g.splits(600)) + " " + hash(g.splits(source).limit(20)) + " "
        + hash(g.splits(300, source)) + " " + source.nextLong());
    Stream<RandomGenerator> late = g.rngs(3);
    g.nextLong();
    System.out.println("  " + hash(late) + " " + g.nextLong());
    attempt(() -> g.splits(-1));
    attempt(() -> g.splits(-1, source));
    attempt(() -> g.splits(null));
    attempt(() -> g.splits(3, null));
  }

  static void leapable(LeapableGenerator g) {
    System.out.println("  " + hash(g.jumps().limit(3)) + " " + hash(g.jumps(2)) + " " + hash(g.leaps().limit(3)) + " "
        + hash(g.leaps(3).map(LeapableGenerator.class::cast).map(x -> x.copyAndJump())) + " " + g.nextLong());
    attempt(() -> g.jumps(-1));
    attempt(() -> g.leaps(-1));
  }

  static void show(RandomGeneratorFactory<RandomGenerator> f) {
    if (f.isStochastic()) return;
    System.out.println(f.create(1).getClass().getName());
    if (!f.isStreamable()) return;
    StreamableGenerator g = (StreamableGenerator) f.create(99);
    System.out.println("  " + hash(g.rngs().limit(3)) + " " + hash(g.rngs(2)) + " " + g.nextLong());
    attempt(() -> g.rngs(-1));
    if (g instanceof SplittableGenerator) splittable((SplittableGenerator) g);
    if (g instanceof LeapableGenerator) leapable((LeapableGenerator) g);
  }

  static void own() {
    Counter c = new Counter(0);
    c.jump();
    c.leap();
    System.out.println(c.at);
    System.out.println(hash(c.jumps(3.0).limit(2)) + " " + hash(c.jumps(2, 7.0)) + " " + c.copyAndJump(5).nextLong() + " " + c.at);
    System.out.println(hash(c.rngs(2)) + " " + hash(c.leaps(2)) + " " + c.at);
    attempt(() -> c.jumps(-1, 3.0));
  }

  public static void main(String[] args) {
    RandomGeneratorFactory.all().forEach(GeneratorStreams::show);
    own();
    attempt(() -> ArbitrarilyJumpableGenerator.of("Xoshiro256PlusPlus"));
    attempt(() -> StreamableGenerator.of("Random"));
  }
}
// expect: jdk.random.L32X64MixRandom
// expect:   3:1e11854996d54700 2:5ecdc4e0b2bdf22f 3412297696814483889
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:b3d24dd43a71070b 600:8fdf95a3fdc58dca 20:3a514b0351f220d 300:f739a181d309da1 -1785384798894961549
// expect:   3:b213f46a476e6c52 -4198956023684525352
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: jdk.random.L128X128MixRandom
// expect:   3:fb280a6c044e7c3f 2:ff7c042af4b18ac5 -4425037986063095375
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:d9d0737c24068202 600:53198acc8ecfb576 20:6f3d2ec1b3e38ce8 300:5e1003ec1e9c9c29 -573138317893312384
// expect:   3:efb69ef295cdf429 976239404902970905
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: jdk.random.L64X128MixRandom
// expect:   3:e81061027466e15f 2:3aeffa9ab4e1a4b9 -4314378512776074545
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:af5d0beab948d5fd 600:719f87848ecb5a1d 20:dcb1dc6ce4e39e6 300:688e06856bbc5401 -1785384798894961549
// expect:   3:c6410c85d335d39f 3224972001195857474
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: jdk.random.L128X1024MixRandom
// expect:   3:ab4b06ed5565725f 2:1142b9ff35b298ea -7626728887331443552
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:4b67e8d86be5612b 600:221154a73246b752 20:2bbb0b0db453ccfe 300:9bcd23f4ed39b523 -6260117943513368706
// expect:   3:5ca522ca26234cb2 8818715158736441347
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: jdk.random.L64X128StarStarRandom
// expect:   3:33c811a154e4f51d 2:65865fc7f877165f -3695140732977953625
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:485e271baa7abbae 600:9d8da323ab491c0d 20:8d79accddf3ab169 300:9c93c5f262f8d933 -1785384798894961549
// expect:   3:f56c208b909f8909 7481838216891228679
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: jdk.random.Xoshiro256PlusPlus
// expect:   3:57ad676065522f08 2:d3ea4007cfec67ef -864761705650582924
// expect:   java.lang.IllegalArgumentException: -1
// expect:   3:9341424e09fe695d 2:a2084c5e89c31a70 3:a293373a9d9af180 3:c0e6f963966fad93 -968818941520474244
// expect:   java.lang.IllegalArgumentException: -1
// expect:   java.lang.IllegalArgumentException: -1
// expect: jdk.random.L64X256MixRandom
// expect:   3:42ec498747424b72 2:ec4bfe67411b0e53 -603527043706936069
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:1da9c17aced631d6 600:be3e48a899e84a2e 20:4442f280921b3ea3 300:adcb39d642d94d23 -573138317893312384
// expect:   3:9f374506ef898049 1757604239113323211
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: java.util.Random
// expect: jdk.random.Xoroshiro128PlusPlus
// expect:   3:fc065cf13537cdcd 2:e1dfcb40b084274e 7747361088648195750
// expect:   java.lang.IllegalArgumentException: -1
// expect:   3:70e6f1debb73c6d3 2:21ba6ed0c33135f3 3:19f28b8c32556f0b 3:bc14f6114e503e17 -4947318395503273988
// expect:   java.lang.IllegalArgumentException: -1
// expect:   java.lang.IllegalArgumentException: -1
// expect: jdk.random.L128X256MixRandom
// expect:   3:5ba11ceba5e3b5ff 2:d4a82b9f0a40665b 1341933723577900538
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:54eca277a209f1fd 600:a636fd4b82fc6216 20:fa4799d0f5897342 300:a4187f0763008339 -8489956378683799425
// expect:   3:2aaad56ee75f5824 -4614253184925393546
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: java.util.SplittableRandom
// expect:   3:a0984a64ed5d2760 2:d9f058f4b6a5d5bc -8561724427897651373
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:678e2a363fb071b0 600:b0d3fc8f7f9c5921 20:8b847d02c4c0a41b 300:c5d591f3e4ef4de2 5441757583205878402
// expect:   3:5d2a05df88aeedb7 -7203093516188143622
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: jdk.random.L64X1024MixRandom
// expect:   3:69507c2e05764d22 2:d9ebbb2ffc58f3d6 -2885163338230813761
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   2:e11bd39b11778e7 600:2eb18cf8eb9f883f 20:8c9c88176faefd1c 300:56c2322764d19dbe -4233936686526639129
// expect:   3:e729827868ecf6fa -7399325538655128636
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.IllegalArgumentException: size must be non-negative
// expect:   java.lang.NullPointerException: source should be non-null
// expect:   java.lang.NullPointerException: source should be non-null
// expect: 10100
// expect: 2:4ee83 2:4ef47 10120 10125
// expect: 2:4f204 2:531b0 30325
// expect:   java.lang.IllegalArgumentException: -1
// expect:   java.lang.IllegalArgumentException: The random number generator algorithm "Xoshiro256PlusPlus" is not implemented with the interface "ArbitrarilyJumpableGenerator"
// expect:   java.lang.IllegalArgumentException: The random number generator algorithm "Random" is not implemented with the interface "StreamableGenerator"
