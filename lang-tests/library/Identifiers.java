// java.util.UUID and java.util.Base64, right and wrong ones, also at random.
import java.util.*;

public class Identifiers {
    interface Deed {
        Object run();
    }

    static void tell(Deed deed) {
        try {
            System.out.println(deed.run());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    static String told(Deed deed) {
        try {
            return String.valueOf(deed.run());
        } catch (RuntimeException e) {
            return e.toString();
        }
    }

    static void uuids() {
        UUID a = new UUID(0x0123456789abcdefL, 0xfedcba9876543210L);
        tell(() -> a + " " + a.version() + " " + a.variant() + " " + a.hashCode());
        tell(() -> a.timestamp());
        UUID timed = UUID.fromString("58e0a7d7-eebc-11d8-9669-0800200c9a66");
        tell(() -> timed.version() + " " + timed.variant() + " " + timed.timestamp() + " " + timed.clockSequence() + " " + timed.node());
        tell(() -> UUID.nameUUIDFromBytes("heddle".getBytes()));
        tell(() -> UUID.nameUUIDFromBytes(new byte[0]).version());
        for (long bits : new long[] {0, 1L << 61, -1, 3L << 62, 5L << 61, 6L << 61, 1L << 63}) System.out.print(new UUID(0, bits).variant() + " ");
        System.out.println();
        for (String text : new String[] {"1-2-3-4-5", "", "1-2-3-4", "1-2-3-4-5-6", "g-2-3-4-5", "-1-2-3-4", "123456789-12345-12345-12345-1234567890123",
                "0123456789abcdef0123456789abcdef0123456789", "ABCDEF01-2345-6789-abcd-EF0123456789", "1--3-4-5", "11111111-2222-3333-4444-55555555555x"})
            tell(() -> UUID.fromString(text));
        UUID b = UUID.fromString(a.toString());
        tell(() -> a.equals(b) + " " + a.compareTo(b) + " " + a.compareTo(new UUID(-1, 0)) + " " + a.compareTo(new UUID(a.getMostSignificantBits(), 0)) + " " + a.equals(null));
        UUID drawn = UUID.randomUUID(), other = UUID.randomUUID();
        tell(() -> drawn.version() + " " + drawn.variant() + " " + drawn.equals(other) + " " + drawn.toString().length());
    }

    public static void main(String[] args) {
        uuids();
        Base64.Encoder[] encoders = {Base64.getEncoder(), Base64.getUrlEncoder(), Base64.getMimeEncoder(), Base64.getMimeEncoder(9, new byte[] {'!', '~'}),
                Base64.getMimeEncoder(3, new byte[] {'*'}), Base64.getEncoder().withoutPadding(), Base64.getMimeEncoder().withoutPadding()};
        Base64.Decoder[] decoders = {Base64.getDecoder(), Base64.getUrlDecoder(), Base64.getMimeDecoder()};
        Random random = new Random(11);
        for (int length : new int[] {0, 1, 2, 3, 4, 57, 58, 115}) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            for (Base64.Encoder encoder : encoders) {
                String text = encoder.encodeToString(bytes);
                System.out.println(text.replace("\r\n", "CRLF"));
                tell(() -> encoder.encode(bytes, new byte[80]));
                for (Base64.Decoder decoder : decoders) System.out.print(told(() -> Arrays.equals(decoder.decode(text), bytes)) + "; ");
                System.out.println();
            }
        }
        tell(() -> Base64.getMimeEncoder(4, new byte[] {'a'}));
        tell(() -> Base64.getDecoder().decode("QUJD".getBytes(), new byte[2]));
        tell(() -> Base64.getDecoder().decode("QUJD".getBytes(), new byte[4]));
        String letters = "AQ9z+/-_=== \n*\u00e9";
        long hash = 0;
        for (int i = 0; i < 6000; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(10); k > 0; k--) text.append(letters.charAt(random.nextInt(i % 3 == 0 ? letters.length() : 9)));
            for (Base64.Decoder decoder : decoders) {
                String result = told(() -> Arrays.toString(decoder.decode(text.toString())));
                hash = hash * 31 + result.hashCode();
                if (i % 300 == 0) System.out.println(text.toString().replace("\n", "LF") + " " + result);
            }
        }
        System.out.println(hash);
    }
}
// expect: 01234567-89ab-cdef-fedc-ba9876543210 12 7 0
// expect: java.lang.UnsupportedOperationException: Not a time-based UUID
// expect: 1 2 133118681719810007 5737 8796630719078
// expect: 6a78759d-03ab-3c9b-aab0-e29332c68fa0
// expect: 3
// expect: 0 0 7 6 2 6 2 
// expect: 00000001-0002-0003-0004-000000000005
// expect: java.lang.IllegalArgumentException: Invalid UUID string: 
// expect: java.lang.IllegalArgumentException: Invalid UUID string: 1-2-3-4
// expect: java.lang.IllegalArgumentException: Invalid UUID string: 1-2-3-4-5-6
// expect: java.lang.NumberFormatException: Error at index 0 in: "g"
// expect: java.lang.NumberFormatException: 
// expect: java.lang.IllegalArgumentException: UUID string too large
// expect: java.lang.IllegalArgumentException: UUID string too large
// expect: abcdef01-2345-6789-abcd-ef0123456789
// expect: java.lang.NumberFormatException: 
// expect: java.lang.NumberFormatException: Error at index 11 in: "55555555555x"
// expect: true 0 1 -1 false
// expect: 4 2 false 36
// expect:
// expect: 0
// expect: true; true; true; 
// expect:
// expect: 0
// expect: true; true; true; 
// expect:
// expect: 0
// expect: true; true; true; 
// expect:
// expect: 0
// expect: true; true; true; 
// expect:
// expect: 0
// expect: true; true; true; 
// expect:
// expect: 0
// expect: true; true; true; 
// expect:
// expect: 0
// expect: true; true; true; 
// expect: 5Q==
// expect: 4
// expect: true; true; true; 
// expect: 5Q==
// expect: 4
// expect: true; true; true; 
// expect: 5Q==
// expect: 4
// expect: true; true; true; 
// expect: 5Q==
// expect: 4
// expect: true; true; true; 
// expect: 5Q==
// expect: 4
// expect: true; true; true; 
// expect: 5Q
// expect: 2
// expect: true; true; true; 
// expect: 5Q
// expect: 2
// expect: true; true; true; 
// expect: mGI=
// expect: 4
// expect: true; true; true; 
// expect: mGI=
// expect: 4
// expect: true; true; true; 
// expect: mGI=
// expect: 4
// expect: true; true; true; 
// expect: mGI=
// expect: 4
// expect: true; true; true; 
// expect: mGI=
// expect: 4
// expect: true; true; true; 
// expect: mGI
// expect: 3
// expect: true; true; true; 
// expect: mGI
// expect: 3
// expect: true; true; true; 
// expect: L6Bm
// expect: 4
// expect: true; true; true; 
// expect: L6Bm
// expect: 4
// expect: true; true; true; 
// expect: L6Bm
// expect: 4
// expect: true; true; true; 
// expect: L6Bm
// expect: 4
// expect: true; true; true; 
// expect: L6Bm
// expect: 4
// expect: true; true; true; 
// expect: L6Bm
// expect: 4
// expect: true; true; true; 
// expect: L6Bm
// expect: 4
// expect: true; true; true; 
// expect: hy7JNg==
// expect: 8
// expect: true; true; true; 
// expect: hy7JNg==
// expect: 8
// expect: true; true; true; 
// expect: hy7JNg==
// expect: 8
// expect: true; true; true; 
// expect: hy7JNg==
// expect: 8
// expect: true; true; true; 
// expect: hy7JNg==
// expect: 8
// expect: true; true; true; 
// expect: hy7JNg
// expect: 6
// expect: true; true; true; 
// expect: hy7JNg
// expect: 6
// expect: true; true; true; 
// expect: It8moTZtO2b4+MEG+8r36GOXYzBHTjVJHXcjC71mcI1G9U5vokhXcNSthassbEn7pe3yWrc0+Dzx
// expect: 76
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: It8moTZtO2b4-MEG-8r36GOXYzBHTjVJHXcjC71mcI1G9U5vokhXcNSthassbEn7pe3yWrc0-Dzx
// expect: 76
// expect: java.lang.IllegalArgumentException: Illegal base64 character 2d; true; java.lang.IllegalArgumentException: Last unit does not have enough valid bits; 
// expect: It8moTZtO2b4+MEG+8r36GOXYzBHTjVJHXcjC71mcI1G9U5vokhXcNSthassbEn7pe3yWrc0+Dzx
// expect: 76
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: It8moTZt!~O2b4+MEG!~+8r36GOX!~YzBHTjVJ!~HXcjC71m!~cI1G9U5v!~okhXcNSt!~hassbEn7!~pe3yWrc0!~+Dzx
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: java.lang.IllegalArgumentException: Illegal base64 character 21; java.lang.IllegalArgumentException: Illegal base64 character 21; true; 
// expect: It8moTZtO2b4+MEG+8r36GOXYzBHTjVJHXcjC71mcI1G9U5vokhXcNSthassbEn7pe3yWrc0+Dzx
// expect: 76
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: It8moTZtO2b4+MEG+8r36GOXYzBHTjVJHXcjC71mcI1G9U5vokhXcNSthassbEn7pe3yWrc0+Dzx
// expect: 76
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: It8moTZtO2b4+MEG+8r36GOXYzBHTjVJHXcjC71mcI1G9U5vokhXcNSthassbEn7pe3yWrc0+Dzx
// expect: 76
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: 9WmPWis4aCGL3SaFmyzEqLhhU+grI8UtAKoaWkLF7Gfs3PwKrFAFiFoWL7jQNlmb/+uttMiwB/7+wQ==
// expect: 80
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: 9WmPWis4aCGL3SaFmyzEqLhhU-grI8UtAKoaWkLF7Gfs3PwKrFAFiFoWL7jQNlmb_-uttMiwB_7-wQ==
// expect: 80
// expect: java.lang.IllegalArgumentException: Illegal base64 character 2d; true; java.lang.IllegalArgumentException: Last unit does not have enough valid bits; 
// expect: 9WmPWis4aCGL3SaFmyzEqLhhU+grI8UtAKoaWkLF7Gfs3PwKrFAFiFoWL7jQNlmb/+uttMiwB/7+CRLFwQ==
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: java.lang.IllegalArgumentException: Illegal base64 character d; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: 9WmPWis4!~aCGL3SaF!~myzEqLhh!~U+grI8Ut!~AKoaWkLF!~7Gfs3PwK!~rFAFiFoW!~L7jQNlmb!~/+uttMiw!~B/7+wQ==
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: java.lang.IllegalArgumentException: Illegal base64 character 21; java.lang.IllegalArgumentException: Illegal base64 character 21; true; 
// expect: 9WmPWis4aCGL3SaFmyzEqLhhU+grI8UtAKoaWkLF7Gfs3PwKrFAFiFoWL7jQNlmb/+uttMiwB/7+wQ==
// expect: 80
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: 9WmPWis4aCGL3SaFmyzEqLhhU+grI8UtAKoaWkLF7Gfs3PwKrFAFiFoWL7jQNlmb/+uttMiwB/7+wQ
// expect: 78
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: 9WmPWis4aCGL3SaFmyzEqLhhU+grI8UtAKoaWkLF7Gfs3PwKrFAFiFoWL7jQNlmb/+uttMiwB/7+CRLFwQ
// expect: 80
// expect: java.lang.IllegalArgumentException: Illegal base64 character d; java.lang.IllegalArgumentException: Illegal base64 character 2b; true; 
// expect: HmSqWMBzxZ01TcEuexU7R6n/CVIBbW5LJLqY687EqQWFGpS2d/rw00lAx47hsYEUkC5WQ+V4ZL46FNpNVfO02+sX+PV57a9z/S4/NoADTiymsXZqdna4Xdubbjy5W2Jougmf7xKic816T/p90v98fTtgdA==
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2f; true; 
// expect: HmSqWMBzxZ01TcEuexU7R6n_CVIBbW5LJLqY687EqQWFGpS2d_rw00lAx47hsYEUkC5WQ-V4ZL46FNpNVfO02-sX-PV57a9z_S4_NoADTiymsXZqdna4Xdubbjy5W2Jougmf7xKic816T_p90v98fTtgdA==
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: java.lang.IllegalArgumentException: Illegal base64 character 5f; true; false; 
// expect: HmSqWMBzxZ01TcEuexU7R6n/CVIBbW5LJLqY687EqQWFGpS2d/rw00lAx47hsYEUkC5WQ+V4ZL46CRLFFNpNVfO02+sX+PV57a9z/S4/NoADTiymsXZqdna4Xdubbjy5W2Jougmf7xKic816T/p90v98fTtgCRLFdA==
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: java.lang.IllegalArgumentException: Illegal base64 character d; java.lang.IllegalArgumentException: Illegal base64 character 2f; true; 
// expect: HmSqWMBz!~xZ01TcEu!~exU7R6n/!~CVIBbW5L!~JLqY687E!~qQWFGpS2!~d/rw00lA!~x47hsYEU!~kC5WQ+V4!~ZL46FNpN!~VfO02+sX!~+PV57a9z!~/S4/NoAD!~TiymsXZq!~dna4Xdub!~bjy5W2Jo!~ugmf7xKi!~c816T/p9!~0v98fTtg!~dA==
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: java.lang.IllegalArgumentException: Illegal base64 character 21; java.lang.IllegalArgumentException: Illegal base64 character 21; true; 
// expect: HmSqWMBzxZ01TcEuexU7R6n/CVIBbW5LJLqY687EqQWFGpS2d/rw00lAx47hsYEUkC5WQ+V4ZL46FNpNVfO02+sX+PV57a9z/S4/NoADTiymsXZqdna4Xdubbjy5W2Jougmf7xKic816T/p90v98fTtgdA==
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2f; true; 
// expect: HmSqWMBzxZ01TcEuexU7R6n/CVIBbW5LJLqY687EqQWFGpS2d/rw00lAx47hsYEUkC5WQ+V4ZL46FNpNVfO02+sX+PV57a9z/S4/NoADTiymsXZqdna4Xdubbjy5W2Jougmf7xKic816T/p90v98fTtgdA
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: true; java.lang.IllegalArgumentException: Illegal base64 character 2f; true; 
// expect: HmSqWMBzxZ01TcEuexU7R6n/CVIBbW5LJLqY687EqQWFGpS2d/rw00lAx47hsYEUkC5WQ+V4ZL46CRLFFNpNVfO02+sX+PV57a9z/S4/NoADTiymsXZqdna4Xdubbjy5W2Jougmf7xKic816T/p90v98fTtgCRLFdA
// expect: java.lang.IllegalArgumentException: Output byte array is too small for encoding all input bytes
// expect: java.lang.IllegalArgumentException: Illegal base64 character d; java.lang.IllegalArgumentException: Illegal base64 character 2f; true; 
// expect: java.lang.IllegalArgumentException: Illegal base64 line separator character 0x61
// expect: java.lang.IllegalArgumentException: Output byte array is too small for decoding all input bytes
// expect: 3
// expect: z= java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: z= java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: z= java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: z9 / java.lang.IllegalArgumentException: Illegal base64 character 20
// expect: z9 / java.lang.IllegalArgumentException: Illegal base64 character 20
// expect: z9 / [-49, -33]
// expect: zLF=-z java.lang.IllegalArgumentException: Illegal base64 character a
// expect: zLF=-z java.lang.IllegalArgumentException: Illegal base64 character a
// expect: zLF=-z java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: = java.lang.IllegalArgumentException: Input byte[] should at least have 2 bytes for base64 bytes
// expect: = java.lang.IllegalArgumentException: Input byte[] should at least have 2 bytes for base64 bytes
// expect: = java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: +AAAéé= java.lang.IllegalArgumentException: Illegal base64 character -17
// expect: +AAAéé= java.lang.IllegalArgumentException: Illegal base64 character 2b
// expect: +AAAéé= java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: z= Q java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: z= Q java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: z= Q java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: LF= *= java.lang.IllegalArgumentException: Illegal base64 character a
// expect: LF= *= java.lang.IllegalArgumentException: Illegal base64 character a
// expect: LF= *= java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: A=/LFé java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: A=/LFé java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: A=/LFé java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: = java.lang.IllegalArgumentException: Input byte[] should at least have 2 bytes for base64 bytes
// expect: = java.lang.IllegalArgumentException: Input byte[] should at least have 2 bytes for base64 bytes
// expect: = java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect:   java.lang.IllegalArgumentException: Input byte[] should at least have 2 bytes for base64 bytes
// expect:   java.lang.IllegalArgumentException: Input byte[] should at least have 2 bytes for base64 bytes
// expect:   []
// expect: =z= java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: =z= java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: =z= java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: _Qz java.lang.IllegalArgumentException: Illegal base64 character 5f
// expect: _Qz [-3, 12]
// expect: _Qz [67]
// expect: =_ java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: =_ java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: =_ java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: -Q java.lang.IllegalArgumentException: Illegal base64 character 2d
// expect: -Q [-7]
// expect: -Q java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: zQéLF 9Aé= java.lang.IllegalArgumentException: Illegal base64 character -17
// expect: zQéLF 9Aé= java.lang.IllegalArgumentException: Illegal base64 character -17
// expect: zQéLF 9Aé= java.lang.IllegalArgumentException: Input byte array has wrong 4-byte ending unit
// expect: _A/ QQ_é+ java.lang.IllegalArgumentException: Illegal base64 character 5f
// expect: _A/ QQ_é+ java.lang.IllegalArgumentException: Illegal base64 character 2f
// expect: _A/ QQ_é+ java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: Q==_ java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: Q==_ java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: Q==_ java.lang.IllegalArgumentException: Last unit does not have enough valid bits
// expect: 9+/ [-9, -17]
// expect: 9+/ java.lang.IllegalArgumentException: Illegal base64 character 2b
// expect: 9+/ [-9, -17]
// expect: +/Q z LF_* java.lang.IllegalArgumentException: Illegal base64 character 20
// expect: +/Q z LF_* java.lang.IllegalArgumentException: Illegal base64 character 2b
// expect: +/Q z LF_* [-5, -12, 51]
// expect: Q-A java.lang.IllegalArgumentException: Illegal base64 character 2d
// expect: Q-A [67, -32]
// expect: Q-A [64]
// expect: 66557574803542640
