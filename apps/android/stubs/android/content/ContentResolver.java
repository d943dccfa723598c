package android.content;

public abstract class ContentResolver {
  public native final android.net.Uri insert(android.net.Uri uri, ContentValues values);
  public native final int delete(android.net.Uri uri, String where, String[] arguments);
  public native final java.io.OutputStream openOutputStream(android.net.Uri uri) throws java.io.FileNotFoundException;
}
