package android.content;

public final class ContentValues {
  public native void put(String name, String value);
}
