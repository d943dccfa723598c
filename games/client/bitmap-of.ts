/**
 * Pre-rendered images for use in frames. Copying a canvas takes a snapshot each time, which becomes garbage; a bitmap
 * does not. Until the browser has created the bitmap, the canvas stands in for it; then its memory is released at once,
 * instead of by a large garbage collection in the middle of a game.
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
