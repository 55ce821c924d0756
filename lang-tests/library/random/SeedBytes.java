// Generators of a seed of bytes: too few, too many, only zeros, negative ones.
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

public class SeedBytes {
  static byte[] seed(int length, int kind) {
    byte[] seed = new byte[length];
    for (int i = 0; i < length; i++) seed[i] = (byte) (kind == 0 ? 0 : kind == 1 ? i * 7 + 3 : kind == 2 ? -i : i < 9 ? i * 31 : 0);
    return seed;
  }

  static void show(RandomGeneratorFactory<RandomGenerator> f) {
    long h = 0;
    StringBuilder line = new StringBuilder(f.name());
    for (int length : new int[] {0, 1, 7, 8, 9, 16, 17, 24, 40, 64, 127, 200}) {
      for (int kind = 0; kind < 4; kind++) {
        RandomGenerator g = f.create(seed(length, kind));
        for (int i = 0; i < 20; i++) h = h * 31 + g.nextLong();
      }
      line.append(' ').append(Long.toHexString(h));
    }
    System.out.println(line);
  }

  public static void main(String[] args) {
    // (OpenJDK 17's L128X256MixRandom fails at such a seed, and its factory takes any other one.)
    RandomGeneratorFactory.all().filter(f -> !f.group().equals("Legacy") && !f.name().equals("L128X256MixRandom"))
        .sorted(Comparator.comparing(RandomGeneratorFactory::name)).forEach(SeedBytes::show);
    for (String name : new String[] {"Random", "SecureRandom", "SplittableRandom"}) {
      System.out.println(RandomGeneratorFactory.of(name).create(new byte[] {1, 2}).getClass());
    }
    try {
      RandomGeneratorFactory.getDefault().create(null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: L128X1024MixRandom 8d3beac2cb11bb0c 56691d63a7b3298 c0ab87d4f6236d4d 73860942302ec25e 7aed170d06823d54 63eecb93dbee7807 3b66f205add36784 e965cb8a344faca3 66b5bee596dae89d 667326c3e708694a de7f16abe9eb1179 bcde56a3018d7d2f
// expect: L128X128MixRandom 354b2dcd560394f8 63c25e6dc4602247 6189078558a52ce2 97931ff86043a05 f0ed7cbd9eeb6c19 a97819209be8ccad 817b935ed2882bc5 9032dd8a62af3a0d 36883ab816bb870a 2ca2d34de6bd252c 860e60d1bff02f4e 7969b936489ca570
// expect: L32X64MixRandom 78dfb7e131e1c2e0 5e49005932849f6f 11e76ca08ce53703 448129fff91f36fa 8c4ee2717e02cb13 76919ec27424c2d1 d7a9a7eb2c4e8e8f f1ab404d7bb82e4d 6964f640799a20b 208707a2452ae9c9 987fcc5479a40587 174c577fba3cf545
// expect: L64X1024MixRandom acd6e32de32c7760 cd15c81629ee1964 233b25dda7b1f24f 9b3dc071da0500ac a41135d53e002b47 1c970be47a0d7fef d8724b0904f91040 b2045c44c2cab208 5b2e9d75353692ae 35c9531df7483ac7 509c75a370342187 70debeea09f5328d
// expect: L64X128MixRandom 80b8cd1489675360 f9a23f1fa91d2d56 ffabde30e3a15cfb 55cf82ea11727709 b50c32a556edb34 d07fbedf93ddab6 ef1c0ffe4ebd88cf c9dcfd14ae4dfca7 d261ed1258145490 5879a94a1083f279 c50dc1eacb20d662 1e142655d36f004b
// expect: L64X128StarStarRandom 5990efbbab3bfea4 4dfe983f8ca21f47 2a60dad7e267a082 7545024a7ec54038 33a82107f6644078 1dc70722e6b357f1 592c6a36265365dc ec8c56530ec5d023 ba4314fe15964fce f147a3671f1d4179 79678e7357a6a524 4f61cfd5737e7acf
// expect: L64X256MixRandom e89dcf8715056ee8 35603cfa433064de 98ee183a01c5e57e d70625208b186ecb 47561fb134652412 c55cd36ed92be24f 712107146ea75834 6cc2aff860d2e936 4bc8376105d38285 578e3b81a1ab6c5f ea86d5650e1c9239 58694c0c214ef413
// expect: Xoroshiro128PlusPlus ccdddb00df284790 8f8b97173adbb92f ae497e8a3e21422f 2a51402f03055b25 4214331c71970559 2adaeff04579a625 6277f44abbcccef1 649f68edea407fbd 4e8cea150684b889 b00e583466497955 a96f28b97f3ec221 414436cae71492ed
// expect: Xoshiro256PlusPlus 878c4a37c5263ec4 ff363ba8515e7425 ce7c13f8af0ee1a 49da2544503d0030 726c22e42b1d2982 62dbaa6762b7f92c 52daa73c21edfeb6 b673e127854343b7 594e05ffcf6c6a7c 432458f9fb8bf41 954669c7859c4206 e6b85a9d088af2cb
// expect: class java.util.Random
// expect: class java.security.SecureRandom
// expect: class java.util.SplittableRandom
// expect: seed must not be null
