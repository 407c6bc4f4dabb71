package java.lang.constant;

public interface ConstantDesc {}
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup)
