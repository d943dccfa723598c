package android.view;

public class View {
  public static final int VISIBLE = 0;
  public static final int GONE = 8;
  public View(android.content.Context context) {}
  public native void setBackgroundColor(int argb);
  public native void setPadding(int left, int top, int right, int bottom);
  public native void setVisibility(int visibility);
  public native void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener);
  public interface OnApplyWindowInsetsListener {
    WindowInsets onApplyWindowInsets(View view, WindowInsets insets);
  }
}
