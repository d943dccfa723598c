import { bitmapOf } from './bitmap-of.ts'
import type { Surface } from './surface.ts'

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void

/** What fills a surface and stays as it is, painted beforehand and as sharp as the surface: a frame only copies it. */
export function paintedSheet({ canvas, size: { width, height } }: Surface, paint: Paint): () => CanvasImageSource {
  const sheet = document.createElement('canvas')
  sheet.width = canvas.width
  sheet.height = canvas.height
  const context = sheet.getContext('2d')
  context?.scale(sheet.width / Math.max(1, width), sheet.height / Math.max(1, height))
  if (context !== null && width > 1) paint(context, width, height)
  return bitmapOf(sheet)
}
