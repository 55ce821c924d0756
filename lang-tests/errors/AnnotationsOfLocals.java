// Annotations of local variables and of the parameters of lambdas and handlers, and annotations in annotations, are names like others.
import java.lang.annotation.*;
import java.util.function.*;

public class AnnotationsOfLocals {
    @interface Any {}
    @interface Inner { int value() default 0; }
    @interface Outer { Inner[] all() default {}; Inner one() default @Inner(1); }
    @Target(ElementType.LOCAL_VARIABLE) @interface Local {}
    @Target(ElementType.PARAMETER) @interface Parameter {}
    @Target(ElementType.METHOD) @interface Method {}
    @Target(ElementType.TYPE) @interface Type {}

    @Outer(all = {@Inner, @Nowhere}) // expect error: cannot find symbol
    void nested() {}

    @Outer(one = @Any) // expect error: incompatible types
    void wrong() {}

    @Outer(one = @Inner(three = 3)) // expect error: cannot find symbol
    void element() {}

    void statements(Object o) throws Exception {
        @Any @Local int right = 1;
        @Gone int a = 1; // expect error: cannot find symbol
        @Parameter int b = 2; // expect error: not applicable
        @Method int c = 3; // expect error: not applicable
        for (@Local int i = 0; i < 1; i++) {}
        for (@Parameter int i = 0; i < 1; i++) {} // expect error: not applicable
        for (@Missing int i : new int[1]) {} // expect error: cannot find symbol
        try (@Local AutoCloseable r = null) {} catch (@Parameter RuntimeException e) {}
        try (@Parameter AutoCloseable r = null) {} catch (@Any RuntimeException e) {} // expect error: not applicable
        try { o.hashCode(); } catch (@Local RuntimeException e) {} // expect error: not applicable
        Function<Integer, Integer> f = (@Parameter Integer x) -> x;
        Function<Integer, Integer> g = (@Local Integer x) -> x; // expect error: not applicable
        Function<Integer, Integer> h = (@Lost Integer x) -> x; // expect error: cannot find symbol
        if (o instanceof @Local String s) {}
        if (o instanceof @Parameter String s) {} // expect error: not applicable
        @Type int d = 4; // expect error: not applicable
        @Outer(all = {}) int e = 5;
        @Outer(none = 1) int f2 = 6; // expect error: cannot find symbol
        @SuppressWarnings("unchecked") @Deprecated int g2 = 7;
        @Override int h2 = 8; // expect error: not applicable
    }
}
