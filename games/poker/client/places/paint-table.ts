import type { Context, Emblem, Place } from './paint.ts'

export type TableSize = { readonly width: number; readonly height: number; readonly top: number }

/** Its edge lies highest in the middle; a wide scene shows the place beside it. */
function tableEdge({ width, height, top }: TableSize, inset: number): Path2D {
  const fall = width > height * 1.1 ? height * 0.3 : height * 0.06
  const [middle, y] = [width / 2, top + inset]
  const path = new Path2D()
  path.moveTo(inset - 24, height + 24)
  path.lineTo(inset - 24, y + fall)
  path.bezierCurveTo(width * 0.12, y + fall * 0.2, width * 0.3, y, middle, y)
  path.bezierCurveTo(width * 0.7, y, width * 0.88, y + fall * 0.2, width + 24 - inset, y + fall)
  path.lineTo(width + 24 - inset, height + 24)
  path.closePath()
  return path
}

export function paintTable(context: Context, size: TableSize, { rim, line, cloth, emblem }: Place['table']): void {
  const { width, height, top } = size
  context.shadowColor = '#000000a0'
  context.shadowBlur = 26
  context.fillStyle = shadesOf(context.createLinearGradient(0, top, 0, height), rim)
  context.fill(tableEdge(size, 0))
  context.shadowColor = 'transparent'
  const light = context.createRadialGradient(
    width / 2,
    top,
    0,
    width / 2,
    top + height * 0.2,
    Math.max(width, height) * 0.72,
  )
  context.fillStyle = shadesOf(light, cloth)
  context.fill(tableEdge(size, 9))
  context.strokeStyle = line
  context.lineWidth = 1.5
  context.stroke(tableEdge(size, 9))
  context.globalAlpha = 0.5
  context.stroke(tableEdge(size, 15))
  context.globalAlpha = 0.09
  context.fillStyle = line
  context.translate(width / 2, (top + height) / 2)
  context.scale(Math.min(width, height - top) / 130, Math.min(width, height - top) / 130)
  context.fill(turnedAround(emblem))
}

function turnedAround({ d, times }: Emblem): Path2D {
  const [whole, part] = [new Path2D(), new Path2D(d)]
  for (let turn = 0; turn < times; turn++) whole.addPath(part, new DOMMatrix().rotate((turn * 360) / times))
  return whole
}

/** No light of the place falls on the table as brightly as beside it. */
export function cutTable(context: Context, size: TableSize): void {
  context.globalCompositeOperation = 'destination-out'
  context.globalAlpha = 0.72
  context.fill(tableEdge(size, 0))
}

function shadesOf(gradient: CanvasGradient, colours: readonly string[]): CanvasGradient {
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}
