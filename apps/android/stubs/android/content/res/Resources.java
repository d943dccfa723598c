package android.content.res;

public class Resources {
  public native int getColor(int id);
}
