package android.os;

public abstract class Vibrator {
  public native void vibrate(long ms);
}
