package android.provider;

public final class MediaStore {
  public static final String ACTION_IMAGE_CAPTURE = "android.media.action.IMAGE_CAPTURE";
  public static final String EXTRA_OUTPUT = "output";
  public interface MediaColumns {
    String DISPLAY_NAME = "_display_name";
    String MIME_TYPE = "mime_type";
  }
  public static final class Images {
    public static final class Media {
      public static final android.net.Uri EXTERNAL_CONTENT_URI = null;
    }
  }
  public static final class Downloads {
    public static final android.net.Uri EXTERNAL_CONTENT_URI = null;
  }
}
