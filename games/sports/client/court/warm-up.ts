import { between, smooth } from '../league-face.ts'
import type { BallPlace } from './attack.ts'
import { hoops, type Point, ringHeight } from './court-view.ts'

const turnSeconds = 2.6

/** As home warms up, on the right: everybody in a half circle around the ring. */
const waiting: readonly Point[] = [
  [0.79, 0.14],
  [0.68, 0.26],
  [0.63, 0.52],
  [0.68, 0.76],
  [0.8, 0.9],
]
const turned = (side: 0 | 1, [along, near]: Point): Point => (side === 0 ? [along, near] : [1 - along, near])
const layUp: Point = [0.89, 0.5]

const turnOf = (seconds: number, side: 0 | 1) => {
  const turns = seconds / turnSeconds + side * 0.4
  const whole = Math.floor(turns)
  return { player: (whole * 2 + side) % waiting.length, part: turns - whole }
}

/** Before the match each side warms up at one ring: one after the other runs in, lays the ball up and runs back. */
export function warmingAt(seconds: number, side: 0 | 1, player: number): Point {
  const { player: running, part } = turnOf(seconds, side)
  const from = waiting[player] ?? [0.5, 0.5]
  if (player !== running) return turned(side, from)
  const way = smooth(part < 0.5 ? part * 2 : 2 - part * 2)
  return turned(side, [between(from[0], layUp[0], way), between(from[1], layUp[1], way)])
}

export const isLayingUp = (seconds: number, side: 0 | 1, player: number): boolean => {
  const { player: running, part } = turnOf(seconds, side)
  return player === running && part > 0.4 && part < 0.56
}

export function warmBallAt(seconds: number, side: 0 | 1): BallPlace {
  const { player, part } = turnOf(seconds, side)
  const carried = warmingAt(seconds, side, player)
  if (part < 0.42) return { at: carried, lift: 0.12 + Math.abs(Math.sin(seconds * 9)) * 0.42 }
  const ring = hoops[side === 0 ? 1 : 0]
  if (part < 0.6) {
    const up = (part - 0.42) / 0.18
    const at: Point = [between(carried[0], ring[0], up), between(carried[1], ring[1], up)]
    return { at, lift: between(0.9, ringHeight, up) + Math.sin(up * Math.PI) * 0.22 }
  }
  const down = (part - 0.6) / 0.4
  return { at: ring, lift: ringHeight * Math.max(0.1, Math.abs(Math.cos(down * Math.PI * 1.5)) * (1 - down)) }
}
