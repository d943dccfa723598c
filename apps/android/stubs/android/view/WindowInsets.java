package android.view;

public final class WindowInsets {
  public native int getSystemWindowInsetLeft();
  public native int getSystemWindowInsetTop();
  public native int getSystemWindowInsetRight();
  public native int getSystemWindowInsetBottom();
  public native WindowInsets consumeSystemWindowInsets();
}
