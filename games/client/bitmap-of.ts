/**
 * What has been painted, to be copied in frames. A canvas that is copied takes a snapshot of itself each time, which the page
 * has to clean up after; a bitmap does not. Until the browser has made it, the canvas stands in for it.
 */
export function bitmapOf(canvas: HTMLCanvasElement): () => CanvasImageSource {
  let image: CanvasImageSource = canvas
  createImageBitmap(canvas).then(
    (bitmap) => {
      image = bitmap
    },
    () => undefined,
  )
  return () => image
}
