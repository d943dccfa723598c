/**
 * What has been painted, to be copied in frames. A canvas that is copied takes a snapshot of itself each time, which the page
 * has to clean up after; a bitmap does not. Until the browser has made it, the canvas stands in for it; then it gives its memory
 * back at once, which else would wait for a large collection of garbage in the middle of a game.
 */
export function bitmapOf(canvas: HTMLCanvasElement): () => CanvasImageSource {
  let image: CanvasImageSource = canvas
  createImageBitmap(canvas).then(
    (bitmap) => {
      image = bitmap
      canvas.width = 0
    },
    () => undefined,
  )
  return () => image
}
