// The algorithms of java.util.random: numbers, splits, jumps, and what the factories say of them.
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.JumpableGenerator;
import java.util.random.RandomGenerator.LeapableGenerator;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.random.RandomGenerator.StreamableGenerator;
import java.util.random.RandomGeneratorFactory;

public class Algorithms {
  // Of so many numbers: the first ones differ, the others have a sum.
  static void show(RandomGenerator g) {
    StringBuilder line = new StringBuilder("  ");
    for (int i = 0; i < 2; i++) line.append(Long.toHexString(g.nextLong())).append(' ');
    long hash = 0;
    for (int i = 0; i < 200; i++) hash = hash * 31 + g.nextLong();
    line.append(Long.toHexString(hash)).append(' ').append(g.nextInt()).append(' ').append(g.nextInt(10)).append(' ');
    line.append(g.nextInt(-5, 1000)).append(' ').append(g.nextLong(1L << 40)).append(' ').append(g.nextBoolean()).append(' ');
    line.append(g.nextFloat()).append(' ').append(g.nextDouble());
    System.out.println(line);
  }

  static void describe(RandomGeneratorFactory<RandomGenerator> f) {
    System.out.println(f.name() + " " + f.group() + " " + f.stateBits() + " " + f.equidistribution() + " " + f.isStatistical() + " "
        + f.isStochastic() + " " + f.isHardware() + " " + f.isArbitrarilyJumpable() + " " + f.isJumpable() + " " + f.isLeapable()
        + " " + f.isSplittable() + " " + f.isStreamable() + " " + f.isDeprecated() + " " + f.period().hashCode());
    if (f.isStochastic()) return;
    for (long seed : new long[] {42, -1L << 40}) show(f.create(seed));
    RandomGenerator g = f.create(7);
    System.out.println("  " + (g instanceof StreamableGenerator) + " " + g.isDeprecated());
    if (g instanceof SplittableGenerator) {
      SplittableGenerator s = (SplittableGenerator) g;
      show(s.split());
      show(s.split((SplittableGenerator) RandomGeneratorFactory.of("L64X128MixRandom").create(3)));
      show(s);
    }
    if (g instanceof JumpableGenerator) {
      LeapableGenerator j = (LeapableGenerator) g;
      System.out.println("  " + j.jumpDistance() + " " + j.leapDistance());
      LeapableGenerator copy = j.copy();
      j.jump();
      show(j);
      show(copy.copyAndJump());
      show(copy.copyAndLeap());
      j.leap();
      show(j);
      show(copy);
    }
  }

  public static void main(String[] args) {
    RandomGeneratorFactory.all().sorted(Comparator.comparing(RandomGeneratorFactory::name)).forEach(Algorithms::describe);
    System.out.println(RandomGeneratorFactory.getDefault().name());
    for (String name : new String[] {"Nope", "Random", "L64X128MixRandom"}) {
      try {
        System.out.println(JumpableGenerator.of(name) != null);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      RandomGenerator.of("random");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: L128X1024MixRandom LXM 1152 1 true false false false false false true true false 2136522240
// expect:   30b8341f3b1ed3cb 8fedbf228b3e0151 723a73788201aab8 1031674152 7 254 434213871475 true 0.93265414 0.8800240251454235
// expect:   25c3a61651971d73 c5652e0c3f96462f c1421cd71e96ce9 903276681 8 372 649243473972 false 0.22897118 0.7444037413641569
// expect:   true false
// expect:   2fcc16485710e1fa c95b7b4cc5048653 d01b736052986953 -144281730 7 381 973209949734 true 0.76112825 0.36770749840985606
// expect:   6ad1325a8cbbbd0e ae40c8a94c14a1ee 6abeccd2aedf7a9b 1503936774 3 429 992766928381 false 0.23867178 0.7719571796190553
// expect:   9f9512e95f514e d2d6f3401246fd0a af174083f851a6ac -1082396123 1 528 153181547774 true 0.3770746 0.6736448102558588
// expect: L128X128MixRandom LXM 256 1 true false false false false false true true false 1635100608
// expect:   30b8341f3b1ed3cb f1c0d98bdfab3d05 2ae46825aa57704b -12352242 4 57 743626425132 true 0.3624515 0.6860504872388409
// expect:   25c3a61651971d73 d5112d1c51eefcc8 3668df915f0a9c1e -689650367 1 474 130168594313 true 0.7557414 0.0011622397764632364
// expect:   true false
// expect:   4eb9868f19815b13 973ce39db10e6927 c496e24ec8051344 1461180835 6 67 996468536618 true 0.3292277 0.3313019258511547
// expect:   6ad1325a8cbbbd0e 2a221c7db90e2b7f 82387e6f935dcae9 -1513261793 5 168 362875392924 true 0.19589454 0.3632387376042109
// expect:   cbe3613b7baba7a5 e1641cfe445a0136 a1cd014e9294740b -373308305 8 80 454805175852 true 0.07337338 0.37011711869640007
// expect: L128X256MixRandom LXM 384 1 true false false false false false true true false 1011969920
// expect:   30b8341f3b1ed3cb f47c4ab5743b9050 9638dcb88273a3b7 -147477410 0 29 42923767988 false 0.7933755 0.7784628017070867
// expect:   25c3a61651971d73 375b18dacb2a41b8 9c92f000df067051 -1907035486 9 281 966658721384 true 0.8062017 0.6540566100803039
// expect:   true false
// expect:   749387afe65840b2 1bbc05612cdec375 b91796b50ac1c955 1960520806 1 734 117366662186 true 0.790547 0.2926960013405939
// expect:   6ad1325a8cbbbd0e 6001c5edbe482481 da89369e3d66822 -483246532 7 993 411521259442 true 0.51100296 0.1520895472502034
// expect:   371a791f5655da02 a6db5158ac86aa47 f52751ca54ca7294 -1128824923 9 706 889153320274 false 0.26433265 0.46223300251342503
// expect: L32X64MixRandom LXM 96 1 true false false false false false true true false -992
// expect:   2a162bd60afba596 4873895bf8b54e56 c68afd040281a12e -1052943412 7 45 5348406920 true 0.7490936 0.5557123633282638
// expect:   53d1a5c8f9b9665f bce2a00f0ee7b8fd f75386829178db6c -139268822 1 794 314681414417 true 0.40236074 0.7994073538391402
// expect:   true false
// expect:   213e9e3765250c79 f4d53d4d807f3d0e 55fcbb426bc3bdd7 -1701024374 0 987 789212239774 true 0.96461415 0.9762163498104333
// expect:   c795a4991d7c94b1 96a64cb395a8ab5e 9ad6c34ad55330d7 -1105782978 7 225 788310445049 false 0.9823657 0.8315540889951454
// expect:   f573a619df4bc13a 6f66a13247ee9bca 9173a56ccc0b1e9 391708654 9 769 182918136721 false 0.72756624 0.4703219505765037
// expect: L64X1024MixRandom LXM 1088 16 true false false false false false true true false 1517305344
// expect:   b2482ded0ba7ac12 c0fe7b0a5cc7a49d 7d5fe66e23a938aa 1412818921 6 174 1060958984036 false 0.70117176 0.3621416222974645
// expect:   a0d90fe319d8943 4695dde5f6286071 e4974d20335c7395 -261237485 1 158 181252727493 true 0.9254803 0.11208667856636767
// expect:   true false
// expect:   5d6d88110ddb07a3 945ce3db78c36642 921d86b40a2936af 1987206752 7 456 435766659918 false 0.40879047 0.7141094920056523
// expect:   de382b564c69fb29 620f24c462efdc98 8d632f4848d0e4f9 -1610878681 0 939 613549468600 false 0.8783073 0.8276346307196084
// expect:   dbbb86cd65ea5a6c b222a414e1365fdd 7bc0795bbc98d6a6 -563230561 2 535 330419909456 true 0.1905055 0.7767509941043299
// expect: L64X128MixRandom LXM 192 2 true false false false false false true true false -29583424
// expect:   b2482ded0ba7ac12 abc6a30a803e9910 3f1b1233d2bd17bd 82263806 5 487 1032802871427 false 0.8828267 0.7405165166196993
// expect:   a0d90fe319d8943 4c20ba2ff9b27304 ed1dc809cb1b7986 416822999 0 189 983490444849 false 0.18897253 0.005317568398863437
// expect:   true false
// expect:   caf5343dc92d420b 654a6c7e223a4d4e aec0a28842d7be6e -115113012 5 401 1031447808845 true 0.7049835 0.07833817340068572
// expect:   de382b564c69fb29 42b8ad9ecc86ab73 ad21ef87a4247189 695466311 4 900 518526690773 false 0.18952614 0.9212728904457134
// expect:   c858b3adb8847dc5 e5e7d0c2ccc81c72 71a2f10b0548dcfc 1514791237 2 653 957809459668 false 0.97017145 0.9638254303738307
// expect: L64X128StarStarRandom LXM 192 2 true false false false false false true true false -29583424
// expect:   9360c5e0b424dcb1 6b3b9fa3ba05ac32 a02d770163def5ec -1093307152 9 358 348934308263 false 0.9345675 0.04122719282963083
// expect:   a92ea866d3746b4e ddad057d2c16d70d ddf17c6e92ae7080 -1061154789 2 10 856518976903 false 0.29251146 0.30387637365876563
// expect:   true false
// expect:   d7d8eb17b0dbf59b 70d3ec24475acb2f 1fb33f0513e12612 510463763 8 822 996651220519 true 0.04652393 0.8550404151278781
// expect:   6f7ec18801f72d6b d1b0053c26365016 ffd9602c0dc8ddb7 -437349219 2 67 595946278963 false 0.8728923 0.7619178125610437
// expect:   5f77c82fc62b0d8d 1b4b654391079c0c bc1e9361b9dc8df8 -1760061390 4 638 135612960329 true 0.012996018 0.522321623860609
// expect: L64X256MixRandom LXM 320 4 true false false false false false true true false -655929472
// expect:   b2482ded0ba7ac12 c316ee8cfd72e9cc 785f71c578040a5a -878974707 1 231 744698984470 false 0.64404005 0.011405764299747934
// expect:   a0d90fe319d8943 81baba86ea8d26a1 b1791629924b6719 -994096017 8 549 1050868800312 true 0.1051563 0.9791347210251081
// expect:   true false
// expect:   59b4d4963b0781b 8161d4b80272aa14 5a9713dec2989cd4 1817935137 4 465 91191220647 true 0.028614402 0.8466832225151578
// expect:   de382b564c69fb29 879d5cd032a224ac 9383852c7a840241 1657243285 8 338 873324729125 true 0.91646016 0.2696008305641461
// expect:   3b8e82385b58aa5a 8d6ec9331f1370b 5016b7b94bb6f528 -1774911523 8 74 428485125382 false 0.054022253 0.8742341233840275
// expect: Random Legacy 48 0 true false false false false false false false false 2031616
// expect:   ba419d350dfe8af7 aee7bbe10c45c028 aec9cda426406612 2136027956 3 908 556854648205 true 0.35885662 0.4665611468385994
// expect:   4e20b4606bd95138 8893cb798a3970be 4b82866ac96ba72b 1855816554 7 315 384897452010 true 0.45337534 0.7611154181044774
// expect:   false false
// expect: SecureRandom Legacy 2147483647 2147483647 false true false false false false false false false 0
// expect: SplittableRandom Legacy 64 1 true false false false false false true true false 961
// expect:   bdd732262feb6e95 28efe333b266f103 da5c46a0899e99d2 -1127624994 2 717 438940417105 true 0.10141629 0.42915053888036025
// expect:   7ec2f3d2e3ae3e6b 721cc6a1272f61c9 627cb30c1e9a4791 -210883254 9 862 739880935944 true 0.65986365 0.45228791897082044
// expect:   true false
// expect:   fb6a2a959216a56e 7ec33f54d9ecd3d1 f10c1556e74f271 652548766 1 58 280917953289 true 0.8136231 0.5342685008558486
// expect:   db7fc8649662d211 b851d05c8e512972 d3bfd1b0b843c640 361780278 3 139 416414032653 false 0.21897691 0.5160283333006863
// expect:   e6984080bab12a02 953aeb70673e29cb eb035302d3c8be9b -836047741 5 627 705127411420 true 0.2743572 0.5522720100710574
// expect: Xoroshiro128PlusPlus Xoroshiro 128 1 true false false false true true false true false -30784
// expect:   bed4a3d469c5d91f 65e301cb50e8f4ab 28bd35f3b76345a5 1268947683 6 821 1046955082020 true 0.2990175 0.39182937309462307
// expect:   5dae035c1ff7fc14 fae251ae6712f62c be8ecbd2632da04a -139192123 9 279 420552497966 true 0.4320529 0.8815891609342683
// expect:   true false
// expect:   1.8446744073709552E19 7.922816251426434E28
// expect:   bc9c7230f72d9ac5 481a2f761612111e fad95166eea7c3e7 1506473382 1 863 674718853838 false 0.082588136 0.556733895776756
// expect:   fa110cf9b53e53a0 a48606d4524e957c d0d0a096c77e3515 -325300077 2 923 785686874519 true 0.49308127 0.16068557421887464
// expect:   bc9c7230f72d9ac5 481a2f761612111e fad95166eea7c3e7 1506473382 1 863 674718853838 false 0.082588136 0.556733895776756
// expect:   775e79e02e8a55c9 dbb3d544ae697816 f7c5f62778bcf1b7 1007201290 4 942 263702670390 true 0.7418942 0.9380935837450866
// expect:   fdd684f89199e4a9 ebe11a2f2547577 1dfc237dd75a0cc6 2142482917 2 997 1092327809684 true 0.5249008 0.5218088067454273
// expect: Xoshiro256PlusPlus Xoshiro 256 3 true false false false true true false true false 1635069824
// expect:   b3f4e5814323016c 55e937cf86c553c6 fead6f9426b2a544 6762971 6 530 439657310471 false 0.63798344 0.5793643321676119
// expect:   aeaf68ce33506d7b 9ba333cbc64620e6 8d6fef93c780a1f1 1692931515 6 119 923894357416 false 0.338233 0.4824621949302026
// expect:   true false
// expect:   3.4028236692093846E38 6.277101735386681E57
// expect:   e28189737668e4fc 58ce6732b9568c32 962b327b2b6dfee 1356326612 1 979 372112637415 false 0.22965604 0.6688694451403218
// expect:   48ff634cc5d459ab a936c8a61590bcb0 68fe5368931c9e22 1264977127 4 436 978900688472 true 0.18444556 0.24681442854769742
// expect:   e28189737668e4fc 58ce6732b9568c32 962b327b2b6dfee 1356326612 1 979 372112637415 false 0.22965604 0.6688694451403218
// expect:   80e6a612c8cc24aa c2e4e3339b88f2af f8e65b798c0cdeb2 -1729455089 8 619 801694243015 true 0.30052954 0.5587554380401912
// expect:   f7973b3aa6463000 deecd2cc5a55a4e6 b2c74703ed6908da -1298161790 9 830 885408129161 true 0.69350755 0.41261925214780704
// expect: L32X64MixRandom
// expect: No implementation of the random number generator algorithm "Nope" is available
// expect: The random number generator algorithm "Random" is not implemented with the interface "JumpableGenerator"
// expect: The random number generator algorithm "L64X128MixRandom" is not implemented with the interface "JumpableGenerator"
// expect: No implementation of the random number generator algorithm "random" is available
