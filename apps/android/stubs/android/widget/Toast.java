package android.widget;

public class Toast {
  public static final int LENGTH_SHORT = 0;
  public native static Toast makeText(android.content.Context context, int text, int length);
  public native void show();
}
