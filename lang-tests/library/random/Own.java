// A generator of one's own has only nextLong; what the interface makes of it, its bounds and messages. The same of Random, SplittableRandom
// and a generator of the factory.
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

public class Own {
  static class Counter implements RandomGenerator {
    long n;

    @Override
    public long nextLong() {
      return n += 0x123456789abcdefL * 97;
    }
  }

  interface Call {
    Object run();
  }

  static void show(Call call) {
    try {
      System.out.print(call.run() + " ");
    } catch (RuntimeException e) {
      System.out.print(e.getMessage() + "; ");
    }
  }

  static void all(RandomGenerator g) {
    System.out.println(g instanceof Counter ? "own" : g instanceof Random ? "Random" : g instanceof SplittableRandom ? "SplittableRandom" : "factory");
    byte[] bytes = new byte[11];
    g.nextBytes(bytes);
    System.out.println(Arrays.toString(bytes));
    for (int bound : new int[] {1, 2, 3, 10, 1 << 30, Integer.MAX_VALUE, 0, -1}) show(() -> g.nextInt(bound));
    for (int bound : new int[] {1, 2, 3, 10, 1 << 30, Integer.MAX_VALUE, 0, -1}) show(() -> g.nextInt(-2, bound));
    for (int bound : new int[] {1, -1 << 30, Integer.MAX_VALUE}) show(() -> g.nextInt(Integer.MIN_VALUE, bound));
    System.out.println();
    for (long bound : new long[] {1, 2, 3, 10, 1L << 30, 1L << 62, Long.MAX_VALUE, 0, -1}) show(() -> g.nextLong(bound));
    for (long bound : new long[] {1, 2, 3, 10, 1L << 30, 1L << 62, Long.MAX_VALUE, -2, -3}) show(() -> g.nextLong(-2, bound));
    for (long bound : new long[] {1, -1L << 62, Long.MAX_VALUE}) show(() -> g.nextLong(Long.MIN_VALUE, bound));
    System.out.println();
    for (double bound : new double[] {1, 2.5, 1e300, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NaN, 0, -1}) {
      show(() -> g.nextDouble(bound));
      show(() -> g.nextDouble(-2, bound));
      show(() -> g.nextFloat((float) bound));
      show(() -> g.nextFloat(-2, (float) bound));
    }
    show(() -> g.nextDouble(-Double.MAX_VALUE, Double.MAX_VALUE));
    System.out.println();
    System.out.println(Arrays.toString(g.ints(3).toArray()) + Arrays.toString(g.ints(4, -5, 6).toArray())
        + Arrays.toString(g.ints().limit(2).toArray()) + Arrays.toString(g.ints(1, 100).limit(3).toArray()));
    System.out.println(Arrays.toString(g.longs(3).toArray()) + Arrays.toString(g.longs(4, -5, 6).toArray())
        + Arrays.toString(g.longs().limit(2).toArray()) + Arrays.toString(g.longs(1, 100).limit(3).toArray()));
    System.out.println(Arrays.toString(g.doubles(3).toArray()) + Arrays.toString(g.doubles(4, -5, 6).toArray())
        + Arrays.toString(g.doubles().limit(2).toArray()) + Arrays.toString(g.doubles(1, 100).limit(3).toArray()));
    show(() -> g.ints(-1));
    show(() -> g.ints(-1, 2, 1));
    show(() -> g.ints(2, 2));
    show(() -> g.longs(-1));
    show(() -> g.longs(1, 2, 1));
    show(() -> g.longs(2, 2));
    show(() -> g.doubles(-1));
    show(() -> g.doubles(1, 2, 1));
    show(() -> g.doubles(2, Double.NaN));
    show(() -> g.doubles(2, Double.POSITIVE_INFINITY));
    System.out.println();
  }

  public static void main(String[] args) {
    all(new Counter());
    all(new Random(5));
    all(new SplittableRandom(5));
    all(RandomGeneratorFactory.of("L32X64MixRandom").create(5));
  }
}
// expect: own
// expect: [-113, 7, 25, 42, 59, 76, 93, 110, 30, 15, 50]
// expect: 0 0 2 3 76354974 963981548 bound must be positive; bound must be positive; 0 1 -2 0 76354972 2004318071 -2 -2 -1030792152 -1326667676 -1622543201 
// expect: 0 0 1 0 477215991 3853319873174881414 5902958103587055114 bound must be positive; bound must be positive; -2 1 2 6 854219636 2090630995020414133 1639710584329734285 bound must be greater than origin; bound must be greater than origin; -8854437155380588516 -5513526839808747605 7050755512617869114 
// expect: 0.813333333333333 -1.2666666666666675 0.6755555 -1.6800001 1.3444444444444437 2.3599999999999985 0.99999994 1.7399998 2.622222222222219E299 6.933333333333331E299 bound must be finite and positive; bound must be greater than origin; 0.0 -0.8888888888888895 bound must be finite and positive; -0.02666676 bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; -1.164444444444445 bound must be finite and positive; -0.30222225 bound must be finite and positive; -1.7200000000000002 bound must be finite and positive; -1.2888889 bound must be greater than origin; 
// expect: [610839793, -1832519380, 19088743][3, -2, 3, -1][687194767, -1756164406][97, 16, 34]
// expect: [5820972574370562556, -4673175165339760245, 3279421168659468570][-4, -5, 1, -3][6148914691236509413, -4345233048473813388][17, 79, 33]
// expect: [0.4888888888888884, 0.9199999999999995, 0.3511111111111106][3.6044444444444395, -2.653333333333339, 2.0888888888888832, -4.168888888888895][0.5066666666666662, 0.9377777777777773][37.519999999999946, 80.19999999999995, 23.87999999999994]
// expect: size must be non-negative; size must be non-negative; bound must be greater than origin; size must be non-negative; bound must be greater than origin; bound must be greater than origin; size must be non-negative; bound must be greater than origin; bound must be greater than origin; bound must be greater than origin; 
// expect: Random
// expect: [-65, 89, 3, -69, 88, -53, 53, 45, 68, 26, -104]
// expect: 0 0 2 4 887243345 963357722 bound must be positive; bound must be positive; -2 1 1 5 742486558 941647956 -2 -2 -1153071262 -1563128504 1366102330 
// expect: 0 1 2 2 708542937 2425761636597925586 2611587964925815654 bound must be positive; bound must be positive; -2 0 -2 -1 34799868 4157288053010218281 6540332603255121914 bound must be greater than origin; bound must be greater than origin; -5675727991106510129 -5487505550067824698 629163807750154397 
// expect: 0.19329799950924675 -1.3029948177351116 0.03844291 -0.9782398 1.7101073997273124 0.6242956894431098 2.0836296 1.4543312 6.175259024269331E299 6.5058441911983236E299 bound must be finite and positive; bound must be greater than origin; 0.0 -0.5944091538036174 bound must be finite and positive; -0.0015614033 bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; -0.487049625048563 bound must be finite and positive; -1.7779704 bound must be finite and positive; -1.9083853848205665 bound must be finite and positive; -1.1420807 bound must be greater than origin; 
// expect: [-803741074, -1887632895, 1289816203][-5, 2, -5, -3][785712108, -1863925175][81, 5, 44]
// expect: [-3480604388647504367, 7038834207731999350, -3999054168489653143][5, 0, 4, 1][7631425120387322999, 154423321309439883][46, 79, 39]
// expect: [0.4499165308737245, 0.5127029868199247, 0.8278472026206953][-3.681822367459116, 2.6729075414594874, -1.4632950610278632, -0.9113509221569158][0.29850402227214456, 0.06178188306171728][49.05858040663637, 42.718340215871976, 46.88537229215837]
// expect: size must be non-negative; size must be non-negative; bound must be greater than origin; size must be non-negative; bound must be greater than origin; bound must be greater than origin; size must be non-negative; bound must be greater than origin; bound must be greater than origin; bound must be greater than origin; 
// expect: SplittableRandom
// expect: [90, -61, -119, -93, 12, 59, 3, 99, -8, 54, -105]
// expect: 0 1 1 6 130805261 1771489020 bound must be positive; bound must be positive; 0 -2 -2 -2 73336953 1800605617 -2 -2 -1084805165 -1797709720 -345624294 
// expect: 0 1 2 1 702178081 3847318809557574879 7786973021381732827 bound must be positive; bound must be positive; -1 -1 0 9 185173945 3437866347824295589 8262079123043837679 bound must be greater than origin; bound must be greater than origin; -8687788004056045790 -6845473585779029246 8595077898308944351 
// expect: 0.2837067579434901 -0.0454688969903716 0.5306047 0.25413895 2.4480672835715263 -1.3534869544084147 0.967938 0.34300327 6.179352468557575E298 3.816614740396569E299 bound must be finite and positive; bound must be greater than origin; 0.0 -0.1740531638517644 bound must be finite and positive; -1.4255937 bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; -1.1955784226487363 bound must be finite and positive; -0.13873184 bound must be finite and positive; -1.1243843723148252 bound must be finite and positive; -1.7253723 bound must be greater than origin; 
// expect: [-949760941, -1982403148, -1523999647][-4, 0, -5, -5][-1762146452, 1351967859][91, 95, 56]
// expect: [-9037559514075877759, 1813638594973311897, -8475234271730494413][-1, 3, 2, -3][7996896514322376582, -1004134934036162432][65, 47, 74]
// expect: [0.9336715463557322, 0.11301398611652258, 0.5675480153081355][5.312794898109038, -0.5199196579024497, 5.759407760237583, 1.7599611443623804][0.4000534528537033, 0.8391754351700221][39.52488585838231, 98.720561177282, 36.18098656493988]
// expect: size must be non-negative; size must be non-negative; bound must be greater than origin; size must be non-negative; bound must be greater than origin; bound must be greater than origin; size must be non-negative; bound must be greater than origin; bound must be greater than origin; bound must be greater than origin; 
// expect: factory
// expect: [-107, -61, -34, 114, 58, -31, -18, 11, 53, 0, 30]
// expect: 0 1 1 1 565063198 1548421122 bound must be positive; bound must be positive; -2 0 -1 7 90561201 313108461 -1 -2 -414841249 -1457142878 -1748985301 
// expect: 0 1 0 0 944074961 3068719043907623623 297536087878538499 bound must be positive; bound must be positive; 0 0 -1 -2 651156738 2213942305109982507 939506877123904059 bound must be greater than origin; bound must be greater than origin; -5826811299170913024 -8958545058119257624 813544658874154106 
// expect: 0.28527786755619233 -0.08968979838538571 0.13616186 -1.5859475 0.7129288154537622 2.2401061116688634 0.03635943 -0.3357284 9.595821223366475E299 7.423172657021461E299 bound must be finite and positive; bound must be greater than origin; 0.0 -1.8440272249104703 bound must be finite and positive; -1.2007016 bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; bound must be greater than origin; bound must be finite and positive; -0.50500605548501 bound must be finite and positive; -1.0951381 bound must be finite and positive; -1.3136788772004495 bound must be finite and positive; -1.0034642 bound must be greater than origin; 
// expect: [-1282141772, 482788931, 1284109056][5, 1, -3, 1][725037344, -1217282280][50, 35, 82]
// expect: [1337768297446850611, 9072702787526128407, -5487849044961989974][-2, 3, 5, 3][5199189869966663999, -342186025143990288][93, 67, 53]
// expect: [0.3436732969420141, 0.3131771589690804, 0.9770049991976365][2.1665490957031093, 4.608267697438617, 0.796273660526416, -4.071647913524815][0.6074774050641588, 0.5942404299592693][88.72776761149579, 66.5397087200233, 20.59019681836674]
// expect: size must be non-negative; size must be non-negative; bound must be greater than origin; size must be non-negative; bound must be greater than origin; bound must be greater than origin; size must be non-negative; bound must be greater than origin; bound must be greater than origin; bound must be greater than origin; 
