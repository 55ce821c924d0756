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
      int rounds = name.startsWith("UTF") ? 400 : 100;
      for (int i = 0; i < rounds; i++) {
        d = fold(d, decoded(r, cs));
        e = fold(e, encoded(r, cs));
      }
      System.out.println("  " + Long.toHexString(d) + " " + Long.toHexString(e));
    }
  }
}
// expect: US-ASCII d0fd4445c6126c01
// expect:   69330806e50b109d e5f2a5370e662338
// expect: ISO-8859-1 e181b8221d004a11
// expect:   1893fbd5564a6906 83980231fc28b6b5
// expect: UTF-8 e6bd691c17d61ffa
// expect:   abf90c5ca0e0e7c0 7e0f074f141d7f8d
// expect: UTF-16 65f7645e4a0cedfd
// expect:   95bb0586d3e366a5 8ec1501ec7e453c6
// expect: UTF-16BE 2e49c55905ffdf84
// expect:   e44eb08dfad6ed44 cc8aac0f450ae780
// expect: UTF-16LE 92229107e5be7920
// expect:   a608c2bbfec16b77 fe90dffcb4f10b30
// expect: UTF-32 743bf331b9e1c53e
// expect:   f08b2aa3efcf82af 286bb742d120b451
// expect: UTF-32BE 9af5ed46f52c5696
// expect:   d2e03b33611ebf1f 7f9c959d27c0b950
// expect: UTF-32LE 54fbd940ebb66ffe
// expect:   1eea55af25349fa1 7b10f3e66000b29f
// expect: ISO-8859-2 c9a20999361f68d2
// expect:   4f2dfa229bba1cc3 440b780fa48a2f79
// expect: ISO-8859-4 786777d028f9f6e6
// expect:   5f4665ebd90fc0fc 2e6a7bdc1bf3b178
// expect: ISO-8859-5 1e3bfde47ce36da2
// expect:   58e8b11587c30c95 80ecd310be734f94
// expect: ISO-8859-7 7c8047ab9c2bc12a
// expect:   e8b117210cd97471 8aa506107913b24c
// expect: ISO-8859-9 3e67075a98c12649
// expect:   7d8a0681c4906daf c5865d82cac328c
// expect: ISO-8859-13 eb53c917e7ef6430
// expect:   9c0b254bfa665d6f 76cce799a30876e9
// expect: ISO-8859-15 a31748e12ee4b911
// expect:   214c9be8f589f7c bf44304d96e49b08
// expect: KOI8-R 870aeef140f677a3
// expect:   1958179c5cfd8e85 db9faea57fa9f827
// expect: windows-1250 986a62c5b97ee7e3
// expect:   7bd2096474ca0f4 db2a45c180d6d0ad
// expect: windows-1251 c204eaf2d2d9142e
// expect:   58f33d6b20a14db9 87208fbb336c7d4e
// expect: windows-1252 f0b851401f89a050
// expect:   553ac07e00c324cc 8c642d5eb974947e
// expect: windows-1253 c8e154bc20dc8fad
// expect:   2fe03c853fcff6f8 3ebc2786cc09c220
// expect: windows-1254 1016ab02044bd077
// expect:   d39a51c2f324c72b e19ee581e485dd0
// expect: windows-1257 62008900d7d94c31
// expect:   9adfeb9ffc24ada 100d91cd7b013c17
// expect: IBM437 353f12e30e03a023
// expect:   853cae9626a22f09 17d119c899aa57d2
// expect: IBM850 152c5b40096e3341
// expect:   a6c3ad1440f30e13 abf6976fb464c54c
