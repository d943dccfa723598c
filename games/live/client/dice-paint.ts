import { easeOut } from '#games/client/loop.ts'
import { tableTop } from './hall.ts'
import type { Moment } from './table-face.ts'

export type Side = {
  readonly ground: string
  readonly shade: string
  readonly draw: (context: CanvasRenderingContext2D, size: number) => void
}

// Where the table is low, too.
const smallest = 30
const rolledAt = 0.55
/** Heard when a die meets the table. */
export const diceBeats = [0.16, 0.3, 0.44] as const

/** Three dice: in a heap before the roll, in the air during it, and then as the studio decided. */
export function paintDice(
  moment: Moment,
  { dice, side }: { dice: readonly number[]; side: (face: number) => Side },
): void {
  const { context, width, height, result, part } = moment
  const size = Math.min(Math.max(height * 0.2, smallest), width * 0.15)
  for (const index of [0, 1, 2]) {
    const rolled = result === null ? 0 : Math.min(1, part / (rolledAt - (2 - index) * 0.08))
    const landing = {
      x: width / 2 + (index - 1) * size * 1.32,
      y: Math.min(height * (tableTop + 0.3), height - size * 0.85) + (index === 1 ? size * 0.16 : 0),
    }
    const flight = easeOut(rolled)
    const isFlying = result !== null && rolled < 1
    const bounce = isFlying ? Math.abs(Math.cos(flight * Math.PI * 3)) * (1 - flight) * height * 0.5 : 0
    const spin = isFlying ? (1 - flight) * (7 + index * 2) : (index - 1) * 0.06
    // In the air every face is seen in turn; only the last one counts, and it is the studio's.
    const shown = isFlying ? (Math.floor(flight * 11 + index * 2) % 6) + 1 : (dice[index] ?? index * 2 + 1)
    context.globalAlpha = 0.4
    context.fillStyle = '#02140e'
    context.beginPath()
    context.ellipse(landing.x, landing.y + size * 0.56, size * 0.62, size * 0.16, 0, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 1
    paintDie(context, {
      x: landing.x + (isFlying ? (1 - flight) * size * (index - 1) : 0),
      y: landing.y - bounce,
      size,
      spin,
      side: side(shown),
    })
  }
}

type Die = { readonly x: number; readonly y: number; readonly size: number; readonly spin: number; readonly side: Side }

function paintDie(context: CanvasRenderingContext2D, { x, y, size, spin, side }: Die): void {
  const half = size / 2
  context.save()
  context.translate(x, y)
  context.rotate(spin)
  context.fillStyle = side.shade
  rounded(context, { x: -half, y: -half + size * 0.13, size, corner: size * 0.2 })
  context.fillStyle = side.ground
  rounded(context, { x: -half, y: -half, size, corner: size * 0.2 })
  context.fillStyle = '#ffffff38'
  rounded(context, {
    x: -half + size * 0.07,
    y: -half + size * 0.05,
    size: size * 0.86,
    corner: size * 0.16,
    tall: 0.3,
  })
  side.draw(context, size)
  context.restore()
}

type Box = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly corner: number
  readonly tall?: number
}

function rounded(context: CanvasRenderingContext2D, { x, y, size, corner, tall = 1 }: Box): void {
  context.beginPath()
  context.roundRect(x, y, size, size * tall, corner)
  context.fill()
}

export const pipPositions: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die as the whole world knows it. One and four are red. */
export const pipSide = (face: number): Side => ({
  ground: '#fffaf0',
  shade: '#cbb58f',
  draw(context, size) {
    context.fillStyle = face === 1 || face === 4 ? '#d31f3a' : '#1c1430'
    for (const [x, y] of pipPositions[face] ?? []) {
      context.beginPath()
      context.arc(x * size * 0.27, y * size * 0.27, size * (face === 1 ? 0.14 : 0.095), 0, Math.PI * 2)
      context.fill()
    }
  },
})
