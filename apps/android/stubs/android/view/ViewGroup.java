package android.view;

public abstract class ViewGroup extends View {
  public ViewGroup(android.content.Context context) { super(context); }
  public native void addView(View view, LayoutParams params);
  public native void removeView(View view);
  public native void removeAllViews();
  public static class LayoutParams {
    public LayoutParams(int width, int height) {}
  }
}
