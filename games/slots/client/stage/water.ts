type Context = CanvasRenderingContext2D

/** A line of waves, filled down to the lower edge. */
// oxlint-disable-next-line max-params -- numbers and no object: a frame makes no garbage
export function water(
  context: Context,
  colour: string,
  width: number,
  height: number,
  y: number,
  t: number,
  swell: number,
): void {
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width + 14; x += 14)
    context.lineTo(x, y + Math.sin(x * 0.026 + t) * swell + Math.sin(x * 0.061 - t * 1.3) * swell * 0.5)
  context.lineTo(width, height)
  context.fill()
}
