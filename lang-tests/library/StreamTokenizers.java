// java.io.StreamTokenizer: texts at random over characters that matter, with all switches.
import java.io.*;
import java.util.Random;

public class StreamTokenizers {
    static String all(StreamTokenizer t) throws IOException {
        StringBuilder s = new StringBuilder();
        for (int n = 0; n < 200 && t.nextToken() != StreamTokenizer.TT_EOF; n++) {
            s.append(t).append(' ').append(t.ttype).append(';');
            if (n % 7 == 3) {
                t.pushBack();
                s.append(t.lineno());
            }
        }
        return s + " " + t;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new StringReader("x = 3.50 + -y * \"a\\tb\\101\\7\" /* c\n */ 'q' - -4 .5 1.2.3 a_b $\u00e9\u4e00 // z\nend"));
        System.out.println(t);
        System.out.println(all(t));
        t = new StreamTokenizer(new StringReader("One /* two\n\n three */ four // five\nsix / seven\r\neight"));
        t.ordinaryChar('/');
        t.slashSlashComments(true);
        t.slashStarComments(true);
        t.eolIsSignificant(true);
        t.lowerCaseMode(true);
        System.out.println(all(t));
        t = new StreamTokenizer(new StringReader("1 2\t3"));
        t.resetSyntax();
        t.wordChars(0, 255);
        t.whitespaceChars(' ', ' ');
        System.out.println(all(t));
        t = new StreamTokenizer(new ByteArrayInputStream("bytes 7 'open\nnext".getBytes()));
        System.out.println(all(t) + t.sval + t.nval);

        String letters = "ab1.9-+/*\"'\\n0 \t\n\r#_\u00ff\u0400z7";
        Random random = new Random(5);
        long hash = 7;
        for (int i = 0; i < 800; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(40); k > 0; k--) text.append(letters.charAt(random.nextInt(letters.length())));
            t = new StreamTokenizer(new StringReader(text.toString()));
            int switches = random.nextInt(256);
            t.eolIsSignificant((switches & 1) != 0);
            t.slashSlashComments((switches & 2) != 0);
            t.slashStarComments((switches & 4) != 0);
            t.lowerCaseMode((switches & 8) != 0);
            if ((switches & 16) != 0) t.ordinaryChar('/');
            if ((switches & 32) != 0) t.ordinaryChars('0', '9');
            if ((switches & 64) != 0) t.commentChar('#');
            if ((switches & 128) != 0) t.wordChars('+', '.');
            String tokens = all(t);
            hash = hash * 31 + tokens.hashCode();
            if (i % 100 == 0) System.out.println(switches + " " + tokens.replace("\r", "CR").replace("\n", "LF"));
        }
        System.out.println(hash);
        try {
            new StreamTokenizer((Reader) null);
        } catch (NullPointerException e) {
            System.out.println("no reader");
        }
    }
}
// expect: Token[NOTHING], line 1
// expect: Token[x], line 1 -3;Token['='], line 1 61;Token[n=3.5], line 1 -2;Token['+'], line 1 43;1Token['+'], line 1 43;Token['-'], line 1 45;Token[y], line 1 -3;Token['*'], line 1 42;Token[a	bA], line 1 34;Token['*'], line 2 42;Token[end], line 3 -3;3Token[end], line 3 -3; Token[EOF], line 3
// expect: Token[one], line 1 -3;Token[four], line 2 -3;Token[EOL], line 3 10;Token[six], line 3 -3;3Token[six], line 3 -3;Token['/'], line 3 47;Token[seven], line 3 -3;Token[EOL], line 4 10;Token[eight], line 4 -3; Token[EOF], line 4
// expect: Token[1], line 1 -3;Token[2	3], line 1 -3; Token[EOF], line 1
// expect: Token[bytes], line 1 -3;Token[n=7.0], line 1 -2;Token[open], line 1 39;Token[next], line 2 -3;2Token[next], line 2 -3; Token[EOF], line 2null7.0
// expect: 114 Token['9'], line 1 57;Token['1'], line 1 49;Token['*'], line 1 42; Token[EOF], line 1
// expect: 142 Token[z], line 1 -3;Token['#'], line 2 35;Token['-'], line 2 45;Token['*'], line 2 42;2Token['*'], line 2 42;Token[n=9.0], line 2 -2;Token['#'], line 2 35;Token[n], line 2 -3;Token[#-*1	"Ѐ0ÿ9+], line 2 39;Token['-'], line 3 45;Token[ѐn], line 4 -3;4Token[ѐn], line 4 -3;Token['_'], line 4 95;Token[1znn], line 4 39; Token[EOF], line 4
// expect: 235  Token[EOF], line 1
// expect: 144 Token[n=0.0], line 2 -2;Token[z0nb], line 2 -3;Token['\'], line 2 92;Token[n=7.0], line 3 -2;3Token[n=7.0], line 3 -2;Token[Ѐ], line 3 -3;Token[ÿЀ], line 4 -3;Token[a--7Ѐ], line 5 -3;Token['/'], line 5 47;Token[n=7.0], line 5 -2;Token['-'], line 5 45;5Token['-'], line 5 45;Token[ÿ], line 5 -3;Token[n=0.0], line 5 -2;Token['\'], line 5 92;Token[aÿ], line 5 -3;Token['_'], line 5 95;Token[b], line 5 -3;5Token[b], line 5 -3;Token[+], line 5 -3; Token[EOF], line 5
// expect: 157 Token[n=0.0], line 1 -2;Token['_'], line 1 95;Token['*'], line 1 42;Token[n=7.0], line 1 -2;1Token[n=7.0], line 1 -2;Token[], line 1 39;Token[EOL], line 2 10;Token['_'], line 2 95;Token['\'], line 2 92;Token[EOL], line 3 10;Token[b], line 3 -3;3Token[b], line 3 -3;Token[EOL], line 4 10;Token[n=0.0], line 4 -2;Token[EOL], line 5 10;Token['-'], line 5 45;Token['\'], line 5 92;Token[Ѐ*19-.Ѐ--*], line 5 34;5Token[Ѐ*19-.Ѐ--*], line 5 34;Token[EOL], line 6 10;Token['*'], line 6 42;Token[++ÿ0], line 6 -3;Token['\'], line 6 92;Token['/'], line 6 47;Token['\'], line 6 92;6Token['\'], line 6 92;Token[], line 6 34; Token[EOF], line 6
// expect: 76 Token[n=9.0], line 4 -2;Token[ѐ], line 5 -3;Token['_'], line 5 95;Token[n=0.0], line 5 -2;5Token[n=0.0], line 5 -2;Token['-'], line 5 45;Token['*'], line 5 42;Token[n=7.0], line 5 -2;Token[ѐ], line 5 -3;Token['*'], line 5 42;Token[n=710.0], line 5 -2;5Token[n=710.0], line 5 -2;Token[z], line 5 -3; Token[EOF], line 5
// expect: 40 Token[n], line 1 -3;Token['1'], line 2 49;Token[bn-ѐ], line 2 -3;Token[1 ÿ7], line 2 39;2Token[1 ÿ7], line 2 39;Token[n], line 3 -3;Token[n=0.0], line 3 -2;Token[a], line 3 -3;Token[n=0.0], line 4 -2;Token[n], line 4 -3; Token[EOF], line 4
// expect: 222 Token[n=0.0], line 2 -2;Token["7], line 2 39;Token[n=9.0], line 4 -2;Token['/'], line 4 47;4Token['/'], line 4 47;Token[z], line 4 -3;Token['/'], line 4 47;Token[.70], line 4 39;Token['*'], line 5 42;Token[n=0.0], line 5 -2;Token['-'], line 5 45;5Token['-'], line 5 45;Token[aÿ+], line 5 -3; Token[EOF], line 5
// expect: -7614729324644552474
// expect: no reader
