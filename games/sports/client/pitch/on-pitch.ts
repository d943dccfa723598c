import { type Figure, gait } from '../court/paint-figure.ts'
import type { Point } from '../court/court-view.ts'
import { ballAt } from './ball-at.ts'

const formation: readonly Point[] = [
  [0.03, 0.5],
  [0.2, 0.2],
  [0.17, 0.42],
  [0.17, 0.6],
  [0.2, 0.82],
  [0.36, 0.3],
  [0.34, 0.52],
  [0.36, 0.74],
  [0.27, 0.51],
  [0.48, 0.36],
  [0.5, 0.62],
]

const sides = [0, 1] as const
const keeperAt = 0
const stepsAlong = 96
const stepOfMoment = 0.012
const stepOfSeconds = 0.04
const kickOffSpot: Point = [0.5, 0.5]

/** Undefined: before the match, or after it. */
export type Running = { readonly course: string; readonly moment: number } | undefined
type Now = { readonly running: Running; readonly seconds: number; readonly scorer: 0 | 1 | undefined }
/** A player, moved from picture to picture: thirty times a second nothing is made for any of the 22. */
type Player = { -readonly [Field in keyof Figure]: Figure[Field] } & {
  readonly side: 0 | 1
  readonly at: [along: number, across: number]
}

const players: readonly Player[] = sides.flatMap((side) =>
  formation.map((_, player): Player => ({ side, player, at: [0, 0], pose: 'stand', lift: 0, faces: 1 })),
)
const drawn = [...players]
const next: [along: number, across: number] = [0, 0]

/** The ball, and all players from the far line to the near one. They are the same objects each time. */
export function onPitchAt(now: Now): { readonly ball: Point; readonly players: readonly Player[] } {
  const { running } = now
  const ball = running === undefined ? kickOffSpot : ballAt(running.course, running.moment)
  const later = running === undefined ? kickOffSpot : ballAt(running.course, running.moment + stepOfMoment)
  for (const player of players) pose(player, now, { ball, later })
  return { ball, players: drawn.sort((one, other) => one.at[1] - other.at[1]) }
}

function pose(player: Player, now: Now, { ball, later }: { readonly ball: Point; readonly later: Point }): void {
  const { running, seconds, scorer } = now
  const { side, at } = player
  const sway = running === undefined ? 0.2 : 1
  const towards = side === 0 ? 1 : -1
  placeTo(at, player, { ball, seconds, sway })
  player.lift = 0
  player.faces = towards
  if (scorer === side && player.player !== keeperAt) {
    player.pose = 'cheer'
    player.lift = Math.abs(Math.sin(seconds * 6 + player.player)) * 0.16
    return
  }
  if (player.player === keeperAt) {
    player.pose = 'guard'
    return
  }
  placeTo(next, player, { ball: later, seconds: seconds + stepOfSeconds, sway })
  Object.assign(player, gait({ at, next, otherwise: towards, stepsAlong }))
}

type Field = { readonly ball: Point; readonly seconds: number; readonly sway: number }

/** All move with the ball, and those who are near it towards it. */
function placeTo(place: [number, number], { side, player }: Player, { ball, seconds, sway }: Field): void {
  const [baseX, baseY] = formation[player] ?? kickOffSpot
  const own = side === 0 ? baseX : 1 - baseX
  const isKeeper = player === keeperAt
  const x = own + (ball[0] - 0.5) * (isKeeper ? 0 : 0.42) + sway * 0.012 * Math.sin(seconds * 1.3 + player * 2.1 + side)
  const near = 1 - Math.min(1, Math.abs(ball[0] - x) * 3)
  const pull = isKeeper ? 0.25 : 0.12 + near * 0.5
  const y = baseY + (ball[1] - baseY) * pull + sway * 0.016 * Math.cos(seconds + player)
  place[0] = onPitch(x)
  place[1] = onPitch(y)
}

const onPitch = (part: number): number => Math.min(0.985, Math.max(0.015, part))
