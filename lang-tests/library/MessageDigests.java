// java.security.MessageDigest: MD5, SHA-1 and SHA-2, whole, in pieces, and cloned in the midst.
import java.security.*;
import java.util.Random;

public class MessageDigests {
    static String hex(byte[] bytes) {
        StringBuilder s = new StringBuilder();
        for (byte b : bytes) s.append(String.format("%02x", b));
        return s.toString();
    }

    // Around the ends of a block of 64 or 128 bytes, and of what its length leaves free.
    static final int[] LENGTHS = {0, 1, 3, 55, 56, 57, 63, 64, 65, 111, 112, 113, 119, 120, 127, 128, 129, 200, 300};

    interface Deed {
        Object run() throws Exception;
    }

    static void tell(Deed deed) {
        try {
            System.out.println(deed.run());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"MD5", "SHA-1", "sha", "SHA-224", "SHA-256", "SHA-384", "sha-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            System.out.println(digest.getAlgorithm() + " " + digest.getDigestLength() + " " + hex(digest.digest()));
            System.out.println(hex(digest.digest("The quick brown fox jumps over the lazy dog".getBytes())));
            Random random = new Random(3);
            byte[] text = new byte[300];
            long sum = 0;
            for (int length : LENGTHS) {
                random.nextBytes(text);
                digest.update(text, 0, length);
                byte[] whole = digest.digest();
                for (int at = 0; at < length; ) {
                    int count = Math.min(1 + random.nextInt(70), length - at);
                    if (count == 1) digest.update(text[at]);
                    else digest.update(text, at, count);
                    at += count;
                    if (at % 3 == 0) {
                        MessageDigest copy = (MessageDigest) digest.clone();
                        copy.update((byte) 1);
                        sum = sum * 31 + copy.digest()[0];
                    }
                }
                if (!MessageDigest.isEqual(whole, digest.digest())) System.out.println("differs at " + length);
                for (byte b : whole) sum = sum * 31 + b;
            }
            digest.update((byte) 7);
            digest.reset();
            System.out.println(sum + " " + hex(digest.digest()).length());
        }
        tell(() -> MessageDigest.getInstance("MD6"));
        tell(() -> MessageDigest.getInstance(null));
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        tell(() -> { digest.update(new byte[3], 2, 2); return "?"; });
        tell(() -> { digest.update((byte[]) null, 0, 0); return "?"; });
        tell(() -> digest.digest(new byte[40], 4, 31));
        tell(() -> digest.digest(new byte[40], 10, 36));
        byte[] into = new byte[40];
        tell(() -> digest.digest(into, 4, 36) + " " + hex(into));
        tell(() -> MessageDigest.isEqual(new byte[2], new byte[2]) + " " + MessageDigest.isEqual(new byte[2], null) + " " + MessageDigest.isEqual(null, null) + " " + MessageDigest.isEqual(new byte[1], new byte[2]));
    }
}
// expect: MD5 16 d41d8cd98f00b204e9800998ecf8427e
// expect: 9e107d9d372bb6826bd81d3542a419d6
// expect: -7062358600104772209 32
// expect: SHA-1 20 da39a3ee5e6b4b0d3255bfef95601890afd80709
// expect: 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12
// expect: 3264686773489556090 40
// expect: sha 20 da39a3ee5e6b4b0d3255bfef95601890afd80709
// expect: 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12
// expect: 3264686773489556090 40
// expect: SHA-224 28 d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f
// expect: 730e109bd7a8a32b1cb9d9a09aa2325d2430587ddbc0c38bad911525
// expect: -7527040273118663981 56
// expect: SHA-256 32 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
// expect: d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592
// expect: 6180931105948166854 64
// expect: SHA-384 48 38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b
// expect: ca737f1014a48f4c0b6dd43cb177b0afd9e5169367544c494011e3317dbf9a509cb1e5dc1e85a941bbee3d7f2afbc9b1
// expect: 5424309462990918975 96
// expect: sha-512 64 cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e
// expect: 07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb642e93a252a954f23912547d1e8a3b5ed6e1bfd7097821233fa0538f3db854fee6
// expect: -8661852778600712149 128
// expect: java.security.NoSuchAlgorithmException: MD6 MessageDigest not available
// expect: java.lang.NullPointerException: null algorithm name
// expect: java.lang.IllegalArgumentException: Input buffer too short
// expect: java.lang.IllegalArgumentException: No input buffer given
// expect: java.security.DigestException: Length must be at least 32 for SHA-256digests
// expect: java.lang.IllegalArgumentException: Output buffer too small for specified offset and length
// expect: 32 00000000e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b85500000000
// expect: true false true false
