import type { Surface } from '#games/client/surface.ts'

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
  context.fillText('Scratch here', width / 2, height / 2)
}

/** Takes the foil off under a finger; answers how much of it is gone. */
export function scratchAt({ context, size }: Surface, at: { x: number; y: number }, gone: Set<number>): number {
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
