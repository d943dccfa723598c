import { pockets, type RouletteResult, wheelOrder } from '../../math/roulette-bituin.ts'
import type { Moment } from '../table-face.ts'
import { ballAt, ballBeats } from './ball-way.ts'
import { createWheelSheets, edges, type WheelSheets } from './wheel-sheets.ts'

type Paint = CanvasRenderingContext2D

const turn = Math.PI * 2
const pocket = turn / pockets
const turnASecond = 0.35
/** Seen a little from the side. */
const flat = 0.86

/** The wheel turns all the time; the ball runs against it and hops into the pocket of the result. */
export function createWheelPaint(): (moment: Moment) => void {
  let made: { readonly radius: number; readonly sheets: WheelSheets } | undefined
  return ({ context, width, height, result, part, seconds }) => {
    // In a high view nothing stands beside the wheel.
    const isHigh = height > width
    const radius = isHigh ? width * 0.4 : Math.min(height * 0.42, width * 0.29)
    if (made?.radius !== radius) made = { radius, sheets: createWheelSheets(radius) }
    const spin = seconds * turnASecond
    context.save()
    context.translate(width / 2, height * (isHigh ? 0.62 : 0.55))
    context.scale(1, flat)
    paintShadow(context, radius)
    copy(context, radius, made.sheets.bowl)
    context.rotate(spin)
    copy(context, radius, made.sheets.rotor)
    const at = placeOf(result)
    if (at >= 0 && part >= ballBeats[2]) paintWinner(context, radius, at)
    context.rotate(-spin)
    copy(context, radius, made.sheets.shine)
    if (at >= 0) {
      const { distance, turnsLeft } = ballAt(part)
      const angle = spin + at * pocket - turnsLeft * turn
      paintBall(context, { x: Math.cos(angle) * radius * distance, y: Math.sin(angle) * radius * distance, radius })
    }
    context.restore()
  }
}

const places: readonly number[] = wheelOrder
const placeOf = (result: Moment['result']): number =>
  result === null ? -1 : places.indexOf((result as RouletteResult).number)

function copy(context: Paint, radius: number, sheet: () => CanvasImageSource): void {
  const reach = radius * edges.bowl
  context.drawImage(sheet(), -reach, -reach, reach * 2, reach * 2)
}

function paintShadow(context: Paint, radius: number): void {
  context.fillStyle = '#0008'
  context.beginPath()
  context.arc(0, radius * 0.12, radius * edges.bowl, 0, turn)
  context.fill()
}

/** Where the ball lies, the number is lit. */
function paintWinner(context: Paint, radius: number, at: number): void {
  context.beginPath()
  context.arc(0, 0, radius, (at - 0.5) * pocket, (at + 0.5) * pocket)
  context.arc(0, 0, radius * edges.pockets, (at + 0.5) * pocket, (at - 0.5) * pocket, true)
  context.closePath()
  context.strokeStyle = '#fff3c4'
  context.lineWidth = radius * 0.028
  context.stroke()
}

/** Its shadow, its body and the light on it: colour, place and size in parts of the ball. */
const ballLights = [
  ['#000a', 0.3, 0.5, 1.06],
  ['#b9b4c4', 0, 0, 1],
  ['#f4f1fa', -0.1, -0.14, 0.84],
  ['#ffffff', -0.28, -0.36, 0.4],
] as const

type Ball = { readonly x: number; readonly y: number; readonly radius: number }

function paintBall(context: Paint, { x, y, radius }: Ball): void {
  const size = radius * 0.056
  for (const [colour, right, down, part] of ballLights) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x + size * right, y + size * down, size * part, 0, turn)
    context.fill()
  }
}
