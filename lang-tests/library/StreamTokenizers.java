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
        for (int i = 0; i < 4000; i++) {
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
            if (i % 500 == 0) System.out.println(switches + " " + tokens.replace("\r", "CR").replace("\n", "LF"));
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
// expect: 76 Token[n=9.0], line 4 -2;Token[ѐ], line 5 -3;Token['_'], line 5 95;Token[n=0.0], line 5 -2;5Token[n=0.0], line 5 -2;Token['-'], line 5 45;Token['*'], line 5 42;Token[n=7.0], line 5 -2;Token[ѐ], line 5 -3;Token['*'], line 5 42;Token[n=710.0], line 5 -2;5Token[n=710.0], line 5 -2;Token[z], line 5 -3; Token[EOF], line 5
// expect: 131 Token[a7.-anb], line 1 -3;Token[EOL], line 2 10;Token[EOL], line 3 10;Token[n], line 3 -3;3Token[n], line 3 -3;Token['\'], line 3 92;Token[z1], line 3 -3; Token[EOF], line 3
// expect: 91 Token[n=7.0], line 1 -2;Token['-'], line 1 45;Token['-'], line 1 45;Token[EOL], line 2 10;2Token[EOL], line 2 10;Token[n=0.0], line 2 -2;Token[ÿz], line 2 -3;Token[], line 2 34;Token[ѐ], line 2 -3;Token['*'], line 2 42;Token['+'], line 2 43;2Token['+'], line 2 43;Token['\'], line 2 92;Token[EOL], line 3 10;Token[n=0.0], line 3 -2;Token[EOL], line 4 10;Token['\'], line 4 92;Token['+'], line 4 43;4Token['+'], line 4 43; Token[EOF], line 4
// expect: 75 Token[n], line 1 -3;Token[n=0.0], line 1 -2;Token[bѐ], line 1 -3;Token[Ѐ1+], line 1 34;1Token[Ѐ1+], line 1 34;Token[EOL], line 2 10;Token['_'], line 2 95;Token[b], line 2 -3;Token['*'], line 2 42;Token[b-], line 2 -3;Token[9+ a#19z'], line 2 34;2Token[9+ a#19z'], line 2 34;Token[n], line 2 -3;Token['+'], line 2 43;Token[z], line 2 -3; Token[EOF], line 2
// expect: 63 Token['+'], line 1 43;Token[anz], line 1 -3;Token['0'], line 1 48;Token['#'], line 1 35;1Token['#'], line 1 35;Token[EOL], line 2 10;Token[7. *b], line 2 34;Token[ÿ'7  .1#a1*b9], line 2 34;Token[EOL], line 3 10;Token['/'], line 3 47;Token[ÿz], line 3 -3;3Token[ÿz], line 3 -3;Token['9'], line 3 57; Token[EOF], line 3
// expect: 30 Token['-'], line 1 45;Token['\'], line 1 92;Token[n=7.0], line 1 -2;Token[ѐ], line 1 -3;1Token[ѐ], line 1 -3;Token[n=1.0], line 1 -2;Token['/'], line 1 47;Token[n=1.0], line 1 -2;Token[b1.], line 1 -3;Token['/'], line 1 47;Token['_'], line 1 95;1Token['_'], line 1 95; Token[EOF], line 1
// expect: 250 Token[ѐ], line 1 -3;Token[n=0.0], line 1 -2;Token['_'], line 1 95;Token[an], line 1 34;1Token[an], line 1 34;Token[7ÿ+/*], line 2 34;Token['7'], line 2 55;Token[zb b1-], line 2 34; Token[EOF], line 2
// expect: -6868543285168401191
// expect: no reader
