import type { Moment } from './table-face.ts'

const turn = Math.PI * 2
type Paint = CanvasRenderingContext2D

const wash = (context: Paint, [from, to]: readonly [number, number], colours: readonly string[]): CanvasGradient => {
  const fill = context.createLinearGradient(0, from, 0, to)
  for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour)
  return fill
}

function glow(context: Paint, { x, y, radius, colour }: { x: number; y: number; radius: number; colour: string }) {
  const fill = context.createRadialGradient(x, y, 0, x, y, radius)
  fill.addColorStop(0, colour)
  fill.addColorStop(1, 'transparent')
  context.fillStyle = fill
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** Where the table's edge lies, from the top. */
export const tableTop = 0.52

/** A hall at night: lanterns out of focus, whoever deals behind the table, and the felt in front. */
export function paintHall({ context, width, height, seconds, part }: Moment): void {
  context.fillStyle = wash(context, [0, height], ['#12202e', '#24163f', '#170d26'])
  context.fillRect(0, 0, width, height)
  paintLanterns(context, { width, height, seconds })
  paintDealer(context, { width, height, seconds, part })
  paintFelt(context, { width, height })
}

type Scene = { readonly width: number; readonly height: number; readonly seconds: number; readonly part: number }

function paintLanterns(context: Paint, { width, height, seconds }: Omit<Scene, 'part'>): void {
  const hues = ['#ff8f4a', '#ffcf5f', '#ff5f8a', '#5fd0ff']
  const count = Math.max(7, Math.round(width / 58))
  for (let index = 0; index < count; index++) {
    const drift = Math.sin(seconds * 0.4 + index * 1.7) * 3
    const x = ((index + 0.5) / count) * width + Math.sin(index * 5.1) * 12
    const y = height * (0.1 + 0.13 * Math.abs(Math.sin(index * 2.3))) + drift
    const size = height * (0.05 + 0.035 * Math.abs(Math.sin(index * 3.7)))
    const hue = hues[index % hues.length] ?? '#ffcf5f'
    glow(context, { x, y, radius: size * 3, colour: `${hue}4d` })
    context.globalAlpha = 0.5
    context.fillStyle = hue
    context.beginPath()
    context.arc(x, y, size * 0.62, 0, turn)
    context.fill()
    context.globalAlpha = 1
  }
  glow(context, { x: width / 2, y: height * 0.3, radius: height * 0.75, colour: '#ffb86a40' })
}

/** The dealer is drawn on a sheet of this height. */
const figureHeight = 100

/** A silhouette in a barong, lit from behind; the hands go to the table when the result comes. */
function paintDealer(context: Paint, { width, height, seconds, part }: Scene): void {
  const unit = height / figureHeight
  const reach = part > 0 && part < 0.3 ? Math.sin((part / 0.3) * Math.PI) : 0
  context.save()
  context.translate(
    width / 2 + Math.sin(seconds * 0.7) * unit * 0.6,
    height * tableTop + Math.sin(seconds * 1.3) * unit * 0.3,
  )
  context.scale(unit, unit)
  context.lineJoin = 'round'
  const body = wash(context, [-44, 10], ['#4a3a63', '#2a1e44', '#170f2b'])
  context.strokeStyle = '#ffc98a73'
  context.lineWidth = 0.8
  shape(context, body, 'M-25 8C-26 -8 -22 -15 -9 -18L-5 -22H5L9 -18C22 -15 26 -8 25 8z')
  shape(context, '#3a2a50', 'M-4.6 -26H4.6V-19C3 -15 -3 -15 -4.6 -19z')
  shape(context, '#43305c', 'M-8 -36C-8 -46 8 -46 8 -36C8 -28 4 -23.5 0 -23.5C-4 -23.5 -8 -28 -8 -36z')
  shape(context, '#150c22', 'M-9 -34C-11 -50 11 -50 9 -34C8 -39 5 -41 2 -41.5C-3 -42 -7 -40 -9 -34z')
  context.lineWidth = 0.6
  context.strokeStyle = '#ffe3b366'
  context.stroke(new Path2D('M-5 -19L0 -12L5 -19M0 -12V6M-3.5 -9V4M3.5 -9V4'))
  for (const side of [-1, 1]) {
    context.save()
    context.scale(side, 1)
    context.strokeStyle = '#2e2149'
    context.lineWidth = 8
    context.lineCap = 'round'
    const hand = { x: 20 - reach * 11, y: 9 + reach * 7 }
    context.beginPath()
    context.moveTo(22, -6)
    context.quadraticCurveTo(31, 2, hand.x, hand.y)
    context.stroke()
    context.fillStyle = '#7a5a62'
    context.beginPath()
    context.ellipse(hand.x - 2, hand.y, 5, 3, 0.2, 0, turn)
    context.fill()
    context.restore()
  }
  context.restore()
}

function shape(context: Paint, fill: CanvasGradient | string, outline: string): void {
  const path = new Path2D(outline)
  context.fillStyle = fill
  context.fill(path)
  context.stroke(path)
}

function paintFelt(context: Paint, { width, height }: { width: number; height: number }): void {
  const [top, middle] = [height * tableTop, width / 2]
  const half = Math.max(width * 0.62, height * 0.9)
  const rim = (inset: number): Path2D => {
    const path = new Path2D()
    path.moveTo(middle - half, height + 20)
    path.bezierCurveTo(middle - half * 0.86, top + inset, middle - half * 0.4, top + inset, middle, top + inset)
    path.bezierCurveTo(middle + half * 0.4, top + inset, middle + half * 0.86, top + inset, middle + half, height + 20)
    return path
  }
  context.fillStyle = wash(context, [top, height], ['#8a5226', '#4d2710'])
  context.fill(rim(0))
  context.fillStyle = wash(context, [top, height], ['#16805a', '#0d5540', '#083a2d'])
  context.fill(rim(height * 0.04))
  context.strokeStyle = '#ffd98a55'
  context.lineWidth = 1.5
  context.stroke(rim(height * 0.075))
  glow(context, { x: middle, y: height * 0.8, radius: height * 0.6, colour: '#8affc826' })
}
