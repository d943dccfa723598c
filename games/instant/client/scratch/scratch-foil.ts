import type { Surface } from '#games/client/surface.ts'
import { plate, scatter } from '../places/kit.ts'
import { messages } from '../messages/en.ts'

const brush = 22
const grid = 12

/** Gold leaf, pressed with a sun in each field and a ribbon that says what to do. */
export function paintFoil(context: CanvasRenderingContext2D, width: number, height: number): void {
  const gold = context.createLinearGradient(0, 0, width, height)
  for (const [at, colour] of [
    [0, '#b9862b'],
    [0.22, '#ffe9a6'],
    [0.46, '#d79f36'],
    [0.72, '#fff1c2'],
    [1, '#a8761f'],
  ] as const)
    gold.addColorStop(at, colour)
  context.fillStyle = gold
  context.fillRect(0, 0, width, height)
  const unit = Math.min(width, height) / 3
  for (let field = 0; field < 9; field++) {
    const [x, y] = [((field % 3) + 0.5) * (width / 3), (Math.floor(field / 3) + 0.5) * (height / 3)]
    pressSun(context, { x: x + 1.2, y: y + 1.4, reach: unit * 0.4 }, 'rgb(255 252 230 / 70%)')
    pressSun(context, { x, y, reach: unit * 0.4 }, 'rgb(150 98 20 / 62%)')
  }
  context.fillStyle = 'rgb(120 70 10 / 26%)'
  for (let speck = 0; speck < 500; speck++)
    context.fillRect(scatter(speck) * width, scatter(speck + 0.4) * height, 1.3, 1.3)
  const [wide, tall] = [width * 0.74, unit * 0.46]
  plate(context, [(width - wide) / 2, (height - tall) / 2 + 3, wide, tall], tall / 2, 'rgb(90 20 10 / 55%)')
  plate(context, [(width - wide) / 2, (height - tall) / 2, wide, tall], tall / 2, '#b3173f')
  context.fillStyle = '#fff6d8'
  context.font = `800 ${Math.round(tall * 0.5)}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(messages.scratchHere, width / 2, height / 2 + 1, wide - 24)
  context.textBaseline = 'alphabetic'
}

function pressSun(
  context: CanvasRenderingContext2D,
  { x, y, reach }: { x: number; y: number; reach: number },
  ink: string,
): void {
  context.strokeStyle = ink
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, reach * 0.4, 0, Math.PI * 2)
  for (let ray = 0; ray < 16; ray++) {
    const turn = (ray / 16) * Math.PI * 2
    const far = reach * (ray % 2 === 0 ? 1 : 0.76)
    context.moveTo(x + Math.cos(turn) * reach * 0.52, y + Math.sin(turn) * reach * 0.52)
    context.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far)
  }
  context.stroke()
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
