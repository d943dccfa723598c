package android.os;

public final class SystemClock {
  public native static long elapsedRealtime();
}
