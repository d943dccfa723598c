package android.net;

public abstract class Uri implements android.os.Parcelable {
  public native static Uri parse(String text);
  public native static String encode(String text);
}
