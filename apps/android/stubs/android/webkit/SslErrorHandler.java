package android.webkit;

public class SslErrorHandler {
  public native void cancel();
}
