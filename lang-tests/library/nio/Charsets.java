// Charsets against OpenJDK: every byte, every character, and random input with every action for what cannot be converted, in
// pieces of any size.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;

public class Charsets {
  static final String[] NAMES = {
    "US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32", "UTF-32BE", "UTF-32LE", "ISO-8859-2",
    "ISO-8859-4", "ISO-8859-5", "ISO-8859-7", "ISO-8859-9", "ISO-8859-13", "ISO-8859-15", "KOI8-R", "windows-1250",
    "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1257", "IBM437", "IBM850"
  };
  static final CodingErrorAction[] ACTIONS = {CodingErrorAction.REPORT, CodingErrorAction.REPLACE, CodingErrorAction.IGNORE};

  static boolean tell;

  static long fold(long h, String text) {
    if (tell) System.out.println(text);
    for (int i = 0; i < text.length(); i++) h = (h ^ text.charAt(i)) * 0x100000001b3L;
    return h;
  }

  static String hex(CharSequence text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) out.append(Integer.toHexString(text.charAt(i))).append(' ');
    return out.toString();
  }

  static String facts(Charset cs) {
    CharsetEncoder e = cs.newEncoder();
    CharsetDecoder d = cs.newDecoder();
    StringBuilder holds = new StringBuilder();
    for (String name : NAMES) holds.append(cs.contains(Charset.forName(name)) ? '1' : '0');
    return cs + " " + cs.displayName() + " " + new TreeSet<>(cs.aliases()) + " " + cs.isRegistered() + cs.canEncode() + " "
        + e.averageBytesPerChar() + " " + e.maxBytesPerChar() + " " + Arrays.toString(e.replacement()) + " "
        + d.averageCharsPerByte() + " " + d.maxCharsPerByte() + " " + d.isAutoDetecting() + hex(d.replacement()) + holds + " "
        + e.malformedInputAction() + d.unmappableCharacterAction() + e.charset() + d.charset();
  }

  static long everything(Charset cs) {
    long h = fold(1, facts(cs));
    for (int b = 0; b < 256; b++) h = fold(h, b + " " + hex(new String(new byte[] {(byte) b}, cs)));
    CharsetEncoder e = cs.newEncoder();
    StringBuilder can = new StringBuilder();
    for (int c = 0; c < 65536; c += 1 + (c >> 7)) {
      can.append(e.canEncode((char) c) ? '1' : '0');
      byte[] bytes = String.valueOf((char) c).getBytes(cs);
      h = (h ^ Arrays.hashCode(bytes)) * 31;
    }
    return fold(h, can.toString());
  }

  // Text with every kind of character, and halves of pairs.
  static String text(Random r, int n) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < n; i++) {
      switch (r.nextInt(8)) {
        case 0:
          out.appendCodePoint(0x10000 + r.nextInt(0x100000));
          break;
        case 1:
          out.append((char) (0xd800 + r.nextInt(0x800)));
          break;
        case 2:
          out.append((char) r.nextInt(0x10000));
          break;
        case 3:
        case 4:
          out.append((char) r.nextInt(0x800));
          break;
        case 5:
          out.append((char) r.nextInt(0x100));
          break;
        default:
          out.append((char) (32 + r.nextInt(96)));
      }
    }
    return out.toString();
  }

  // The text's bytes in the charset, some of them spoilt, and a few more.
  static byte[] bytes(Random r, Charset cs) {
    byte[] good = text(r, r.nextInt(12)).getBytes(cs);
    byte[] all = Arrays.copyOf(good, good.length + (r.nextInt(3) == 0 ? r.nextInt(5) : 0));
    for (int i = 0; i < all.length; i++) {
      if (r.nextInt(12) == 0) all[i] = (byte) r.nextInt();
      if (r.nextInt(16) == 0) all[i] = (byte) (0xe0 + r.nextInt(24));
    }
    return all;
  }

  static String decoded(Random r, Charset cs) {
    byte[] bytes = bytes(r, cs);
    CharsetDecoder d = cs.newDecoder().onMalformedInput(ACTIONS[r.nextInt(3)]).onUnmappableCharacter(ACTIONS[r.nextInt(3)]);
    if (r.nextInt(4) == 0) d.replaceWith("?");
    StringBuilder told = new StringBuilder(Arrays.toString(bytes)).append(d.malformedInputAction());
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (r.nextInt(3) == 0) in = in.asReadOnlyBuffer();
    int room = 1 + r.nextInt(bytes.length + 2);
    CharBuffer out = r.nextInt(3) == 0 ? ByteBuffer.allocateDirect(2 * room).asCharBuffer() : CharBuffer.allocate(room);
    int end = bytes.length;
    boolean last = false;
    for (int step = 0; step < 6; step++) {
      in.limit(last ? end : Math.min(end, in.position() + r.nextInt(end + 1)));
      last = in.limit() == end;
      CoderResult result = d.decode(in, out, last);
      told.append(' ').append(result).append(in.position()).append('/').append(out.position());
      if (result.isError()) in.position(in.position() + result.length());
      if (result.isOverflow() && r.nextBoolean()) {
        told.append(hex(out.flip()));
        out.clear();
      }
      if (last && result.isUnderflow()) {
        told.append(d.flush(out));
        break;
      }
    }
    told.append(hex(out.flip()));
    try {
      d.reset();
      told.append(' ').append(hex(d.decode(ByteBuffer.wrap(bytes))));
    } catch (Exception e) {
      told.append(e);
    }
    return told.append(hex(new String(bytes, cs))).append(hex(cs.decode(ByteBuffer.wrap(bytes)))).toString();
  }

  static String encoded(Random r, Charset cs) {
    String text = text(r, r.nextInt(10));
    CharsetEncoder e = cs.newEncoder().onMalformedInput(ACTIONS[r.nextInt(3)]).onUnmappableCharacter(ACTIONS[r.nextInt(3)]);
    StringBuilder told = new StringBuilder(hex(text)).append(e.malformedInputAction()).append(e.unmappableCharacterAction());
    CharBuffer in = r.nextInt(3) == 0 ? CharBuffer.wrap(text) : CharBuffer.wrap(text.toCharArray());
    int room = 1 + r.nextInt(4 * text.length() + 5);
    ByteBuffer out = r.nextInt(3) == 0 ? ByteBuffer.allocateDirect(room) : ByteBuffer.allocate(room);
    int end = text.length();
    boolean last = false;
    for (int step = 0; step < 6; step++) {
      in.limit(last ? end : Math.min(end, in.position() + r.nextInt(end + 1)));
      last = in.limit() == end;
      CoderResult result = e.encode(in, out, last);
      told.append(' ').append(result).append(in.position()).append('/').append(out.position());
      if (result.isError()) in.position(in.position() + result.length());
      if (result.isOverflow() && r.nextBoolean()) {
        told.append(out.flip().hashCode());
        out.clear();
      }
      if (last && result.isUnderflow()) {
        told.append(e.flush(out));
        break;
      }
    }
    out.flip();
    while (out.hasRemaining()) told.append(' ').append(out.get());
    try {
      told.append(' ').append(e.reset().canEncode(text));
      ByteBuffer all = e.encode(CharBuffer.wrap(text));
      told.append(all).append(all.hashCode());
    } catch (Exception x) {
      told.append(x);
    }
    return told.append(Arrays.toString(text.getBytes(cs))).append(cs.encode(text)).toString();
  }

  public static void main(String[] args) {
    tell = args.length > 0;
    for (String name : NAMES) {
      if (tell && !args[0].equals(name)) continue;
      Charset cs = Charset.forName(name);
      System.out.println(name + " " + Long.toHexString(everything(cs)));
      Random r = new Random(name.length() * 7L);
      long d = 0;
      long e = 0;
      int rounds = name.startsWith("UTF") ? 60 : 12;
      for (int i = 0; i < rounds; i++) {
        d = fold(d, decoded(r, cs));
        e = fold(e, encoded(r, cs));
      }
      System.out.println("  " + Long.toHexString(d) + " " + Long.toHexString(e));
    }
  }
}
// expect: US-ASCII d0fd4445c6126c01
// expect:   aaa880cb8390bbe7 75cf955c19af4028
// expect: ISO-8859-1 e181b8221d004a11
// expect:   b4ef4740d49e5147 cf4a40222f66197e
// expect: UTF-8 e6bd691c17d61ffa
// expect:   68b605362bcb30b3 1f3198d33457aec8
// expect: UTF-16 65f7645e4a0cedfd
// expect:   63850cc8d9138cd6 54caf40ab4b0effc
// expect: UTF-16BE 2e49c55905ffdf84
// expect:   90570591b8852ddd 94caa4d81c0edc8f
// expect: UTF-16LE 92229107e5be7920
// expect:   4e10467e2281bb9 d81f4fa8378fe1b3
// expect: UTF-32 743bf331b9e1c53e
// expect:   5dce83f774e5f3ef 91045014dcc7a04a
// expect: UTF-32BE 9af5ed46f52c5696
// expect:   f1a98396294e7cb6 d7667ec85591b865
// expect: UTF-32LE 54fbd940ebb66ffe
// expect:   9b8b1c39946f217f cb7c4eedb428c23f
// expect: ISO-8859-2 c9a20999361f68d2
// expect:   1eb8584a144de23c 2dd11097d56dd5f
// expect: ISO-8859-4 786777d028f9f6e6
// expect:   6c917e693897dfcf bb9ecba4f2701aff
// expect: ISO-8859-5 1e3bfde47ce36da2
// expect:   e888acc9fb691a94 2dd11097d56dd5f
// expect: ISO-8859-7 7c8047ab9c2bc12a
// expect:   b4488a9e4c1a30f2 56cf5e035b710959
// expect: ISO-8859-9 3e67075a98c12649
// expect:   b4ef4740d49e5147 cf4a40222f66197e
// expect: ISO-8859-13 eb53c917e7ef6430
// expect:   5928d638b861bbd2 e323835b4b433b04
// expect: ISO-8859-15 a31748e12ee4b911
// expect:   4f5ebc78ecf7a2e3 6d636c8dc5e0d210
// expect: KOI8-R 870aeef140f677a3
// expect:   982de872dc14babb 91668446a874286a
// expect: windows-1250 986a62c5b97ee7e3
// expect:   7a72e89072021bf2 17b846278ae142d5
// expect: windows-1251 c204eaf2d2d9142e
// expect:   c17dfab214fd300c 17b846278ae142d5
// expect: windows-1252 f0b851401f89a050
// expect:   511a4687da5c19f5 befaf0438b59db95
// expect: windows-1253 c8e154bc20dc8fad
// expect:   fb08d5f6cbcdc98a 17b846278ae142d5
// expect: windows-1254 1016ab02044bd077
// expect:   511a4687da5c19f5 befaf0438b59db95
// expect: windows-1257 62008900d7d94c31
// expect:   9402185c8b862365 17b846278ae142d5
// expect: IBM437 353f12e30e03a023
// expect:   99cb878f7fcf2e39 146f02a878699e13
// expect: IBM850 152c5b40096e3341
// expect:   88da8c19c5b8b3b1 60cac2a0b6734337
