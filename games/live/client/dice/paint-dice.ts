import { easeOut } from '#games/client/loop.ts'
import { tableTop } from '../hall.ts'
import type { Moment } from '../table-face.ts'
import { turnOf } from './die-turn.ts'
import { paintDie, type Side } from './paint-die.ts'

// Where the table is low, too.
const smallest = 27
const rolledAt = 0.55
/** Heard when a die meets the table. */
export const diceBeats = [0.16, 0.3, 0.44] as const
/** How each die lies at the end, and how often it turns on its way there. */
const throws = [
  { yaw: 0.5, turns: [2.2, 1.2, -0.7], shift: 0 },
  { yaw: -0.36, turns: [2.8, -0.8, 0.9], shift: 0.34 },
  { yaw: 0.2, turns: [3.1, 0.9, 0.6], shift: 0 },
] as const
const hops = 3

type Dice = { readonly dice: readonly number[]; readonly side: (face: number) => Side }

/** Three dice: at rest before the roll, tumbling over the table during it, and then as the studio decided. */
export function paintDice(moment: Moment, { dice, side }: Dice): void {
  const { context, width, height, result, part } = moment
  const size = Math.min(Math.max(height * 0.22, smallest), width * (height > width ? 0.18 : 0.15))
  const ground = Math.min(height * (tableTop + 0.25), height - size * 1.2)
  if (height > width / 2) paintTray(context, { x: width / 2, y: ground + size * 0.5, size })
  for (const [index, { yaw, turns, shift }] of throws.entries()) {
    const rolled = result === null ? 1 : Math.min(1, part / (rolledAt - (2 - index) * 0.08))
    const flight = easeOut(rolled)
    const left = 1 - flight
    const landing = {
      x: width / 2 + (index - 1) * size * 1.5,
      y: ground + shift * size,
    }
    const hop = Math.abs(Math.cos(flight * Math.PI * (hops - 0.5))) * left * height * 0.45
    const x = landing.x + left * (width * 0.5 - landing.x) * 1.6
    const y = landing.y - left * (landing.y - height * tableTop)
    paintShadow(context, { x, y: y + size * 0.42, size, hop: hop / height })
    const [pitch, twist, roll] = turns
    const whole = Math.PI * 2 * left
    paintDie(context, {
      x,
      y: y - hop,
      size: size * (1 - left * 0.2),
      turn: turnOf(dice[index] ?? 1, { pitch: pitch * whole, yaw: yaw + twist * whole, roll: roll * whole }),
      side,
    })
  }
}

type Tray = { readonly x: number; readonly y: number; readonly size: number }

/** A round tray of wood, where the felt has room for one. */
function paintTray(context: CanvasRenderingContext2D, { x, y, size }: Tray): void {
  for (const [fill, part, down] of trayRings) {
    context.fillStyle = fill
    context.beginPath()
    context.ellipse(x, y + size * down, size * part, size * part * 0.5, 0, 0, Math.PI * 2)
    context.fill()
  }
}
const trayRings = [
  ['#02140e66', 2.72, 0.24],
  ['#3a1d0b', 2.66, 0.12],
  ['#b9793a', 2.66, 0],
  ['#7a431b', 2.58, 0.02],
  ['#f2c869', 2.42, 0.03],
  ['#08382b', 2.38, 0.04],
  ['#0e5c45', 2.3, 0.16],
] as const

type Shadow = { readonly x: number; readonly y: number; readonly size: number; readonly hop: number }

/** Wide and faint below a die in the air. */
function paintShadow(context: CanvasRenderingContext2D, { x, y, size, hop }: Shadow): void {
  context.globalAlpha = Math.max(0.12, 0.5 - hop)
  context.fillStyle = '#02140e'
  context.beginPath()
  context.ellipse(x + size * 0.08, y, size * (0.74 + hop), size * (0.3 + hop * 0.3), 0, 0, Math.PI * 2)
  context.fill()
  context.globalAlpha = 1
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
