import type { Surface } from '#games/client/surface.ts'
import { messages } from './messages/en.ts'

const brush = 22
const grid = 12

/** Gold leaf with a woven pattern. */
export function paintFoil(context: CanvasRenderingContext2D, width: number, height: number): void {
  const gold = context.createLinearGradient(0, 0, width, height)
  for (const [at, colour] of [
    [0, '#b9862b'],
    [0.25, '#ffe9a6'],
    [0.5, '#d79f36'],
    [0.75, '#fff1c2'],
    [1, '#a8761f'],
  ] as const) {
    gold.addColorStop(at, colour)
  }
  context.fillStyle = gold
  context.fillRect(0, 0, width, height)
  context.strokeStyle = 'rgb(120 70 10 / 22%)'
  context.lineWidth = 2
  for (let x = -height; x < width; x += 18) {
    context.beginPath()
    context.moveTo(x, 0)
    context.lineTo(x + height, height)
    context.moveTo(x + height, 0)
    context.lineTo(x, height)
    context.stroke()
  }
  context.fillStyle = 'rgb(80 40 0 / 70%)'
  context.font = `800 ${Math.round(width / 13)}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.fillText(messages.scratchHere, width / 2, height / 2)
}

type Point = { readonly x: number; readonly y: number }

/**
 * Takes the foil off along a stroke; answers how much of it is gone. Pointers report a few places of a quick stroke, so what lies
 * between two of them is taken off as well.
 */
export function scratchAlong(
  surface: Surface,
  stroke: { readonly from: Point; readonly to: Point },
  gone: Set<number>,
): number {
  const { from, to } = stroke
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (brush / 2)))
  let share = 0
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    share = scratchAt(surface, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, gone)
  }
  return share
}

function scratchAt({ context, size }: Surface, at: Point, gone: Set<number>): number {
  context.globalCompositeOperation = 'destination-out'
  context.beginPath()
  context.arc(at.x, at.y, brush, 0, Math.PI * 2)
  context.fill()
  context.globalCompositeOperation = 'source-over'
  const [column, row] = [Math.floor((at.x / size.width) * grid), Math.floor((at.y / size.height) * grid)]
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const [x, y] = [column + dx, row + dy]
    if (x >= 0 && x < grid && y >= 0 && y < grid) gone.add(y * grid + x)
  }
  return gone.size / (grid * grid)
}
