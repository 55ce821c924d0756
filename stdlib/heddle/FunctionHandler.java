// A handler of proxies that stand for functions of java.lang.invoke.LambdaMetafactory: what it throws is thrown to the caller as it
// is, declared or not.
package heddle;

public interface FunctionHandler extends java.lang.reflect.InvocationHandler {}
