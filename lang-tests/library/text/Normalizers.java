// The four normal forms, of single texts and of random ones.
import java.text.Normalizer;
import java.util.Random;

class Normalizers {
  static final String SPECIAL = "ae\u0300\u0301\u0327\u0323\u0345\u0334\u1100\u1161\u11a8\uac00\u00e9\u1ea5\ufb01\u212b\u0958\u3099\u304b\u0b47\u0b3e\ud834\udd5e\u3131"
      + "\ud800";

  static String codes(String s) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < s.length(); i++) b.append(i == 0 ? "" : " ").append(Integer.toHexString(s.charAt(i)));
    return b.toString();
  }

  public static void main(String[] args) {
    String[] texts = {"", "plain", "\u00c5ngstr\u00f6m", "A\u030a", "\u212b", "\ufb01n", "\u1e9b\u0323", "a\u0301\u0323", "\uac01", "\u1100\u1161\u11a8", "x\u00b2",
        "\uff21", "\u0344", "\u2260", "\ud834\udd5e", "\ud834", "\u0958", "\u304b\u3099"};
    for (String text : texts) {
      StringBuilder line = new StringBuilder();
      for (Normalizer.Form form : Normalizer.Form.values()) {
        line.append(form).append(' ').append(codes(Normalizer.normalize(text, form))).append(Normalizer.isNormalized(text, form) ? " same; " : "; ");
      }
      System.out.println(line);
    }
    System.out.println(Normalizer.normalize(new StringBuilder("e\u0301"), Normalizer.Form.NFC).length() + " " + Normalizer.Form.valueOf("NFKC").ordinal());
    Random random = new Random(3);
    for (int hundred = 0; hundred < 10; hundred++) {
      int sum = 0;
      for (int i = 0; i < 100; i++) {
        StringBuilder s = new StringBuilder();
        int kind = random.nextInt(4);
        for (int n = random.nextInt(8); n >= 0; n--) {
          if (kind == 0) s.appendCodePoint(random.nextInt(0x30000));
          else if (kind == 1) s.append((char) random.nextInt(0x3400));
          else if (kind == 2) s.append((char) (0x300 + random.nextInt(0x800)));
          else s.append(SPECIAL.charAt(random.nextInt(SPECIAL.length())));
        }
        for (Normalizer.Form form : Normalizer.Form.values()) {
          sum = 31 * sum + Normalizer.normalize(s, form).hashCode() + (Normalizer.isNormalized(s, form) ? 1 : 0);
        }
      }
      System.out.println(sum);
    }
  }
}
// expect: NFD  same; NFC  same; NFKD  same; NFKC  same; 
// expect: NFD 70 6c 61 69 6e same; NFC 70 6c 61 69 6e same; NFKD 70 6c 61 69 6e same; NFKC 70 6c 61 69 6e same; 
// expect: NFD 41 30a 6e 67 73 74 72 6f 308 6d; NFC c5 6e 67 73 74 72 f6 6d same; NFKD 41 30a 6e 67 73 74 72 6f 308 6d; NFKC c5 6e 67 73 74 72 f6 6d same; 
// expect: NFD 41 30a same; NFC c5; NFKD 41 30a same; NFKC c5; 
// expect: NFD 41 30a; NFC c5; NFKD 41 30a; NFKC c5; 
// expect: NFD fb01 6e same; NFC fb01 6e same; NFKD 66 69 6e; NFKC 66 69 6e; 
// expect: NFD 17f 323 307; NFC 1e9b 323 same; NFKD 73 323 307; NFKC 1e69; 
// expect: NFD 61 323 301; NFC 1ea1 301; NFKD 61 323 301; NFKC 1ea1 301; 
// expect: NFD 1100 1161 11a8; NFC ac01 same; NFKD 1100 1161 11a8; NFKC ac01 same; 
// expect: NFD 1100 1161 11a8 same; NFC ac01; NFKD 1100 1161 11a8 same; NFKC ac01; 
// expect: NFD 78 b2 same; NFC 78 b2 same; NFKD 78 32; NFKC 78 32; 
// expect: NFD ff21 same; NFC ff21 same; NFKD 41; NFKC 41; 
// expect: NFD 308 301; NFC 308 301; NFKD 308 301; NFKC 308 301; 
// expect: NFD 3d 338; NFC 2260 same; NFKD 3d 338; NFKC 2260 same; 
// expect: NFD d834 dd57 d834 dd65; NFC d834 dd57 d834 dd65; NFKD d834 dd57 d834 dd65; NFKC d834 dd57 d834 dd65; 
// expect: NFD d834 same; NFC d834 same; NFKD d834 same; NFKC d834 same; 
// expect: NFD 915 93c; NFC 915 93c; NFKD 915 93c; NFKC 915 93c; 
// expect: NFD 304b 3099 same; NFC 304c; NFKD 304b 3099 same; NFKC 304c; 
// expect: 1 3
// expect: -1801707032
// expect: -575242857
// expect: -259899606
// expect: -1483747132
// expect: 1095198906
// expect: 1880241268
// expect: -949116016
// expect: 1537550843
// expect: -569887009
// expect: 2064735906
