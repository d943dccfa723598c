package android.text;

public class TextUtils {
  public native static String htmlEncode(String text);
}
