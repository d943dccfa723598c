import type { CourtView, Point } from '../court/court-view.ts'
import { cheeringFans } from '../court/cheering-fans.ts'
import { type Figure, gait, paintFigure } from '../court/paint-figure.ts'
import { playersOf } from '../court/player-sprites.ts'
import type { Kit, Play } from '../league-face.ts'
import { ballAt, scorerAt } from './ball-at.ts'
import { pitchView } from './pitch-view.ts'

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
const stepsAlong = 96
const stepOfMoment = 0.012
const stepOfSeconds = 0.04
const shadow = 'rgb(0 22 8 / 42%)'

/** Undefined: before the match, or after it. */
type Running = { readonly course: string; readonly moment: number } | undefined

/** Everything that moves: the fans in front, the players from the far line to the near one, and the ball among them. */
export function paintFootball({ context, width, height, kits, seconds }: Play, running: Running): void {
  const view = pitchView(width, height)
  const scorer = running && scorerAt(running.course, running.moment)
  cheeringFans(context, { view, seconds, excitement: excitementOf(running, scorer) })
  const [ball, moment] = [ballOf(running), running?.moment ?? 0]
  const teams = [teamOf(kits[0]), teamOf(kits[1])] as const
  const figures = sides
    .flatMap((side) =>
      formation.map((_, player) => ({ side, ...figureOf({ running, seconds, scorer }, side, player) })),
    )
    .toSorted((one, other) => one.at[1] - other.at[1])
  const paint = ({ side, ...figure }: (typeof figures)[number]): void => {
    const { field, keeper } = teams[side]
    paintFigure(context, view, { figure, players: figure.player === keeperAt ? keeper : field, shadow })
  }
  for (const figure of figures.filter(({ at }) => at[1] <= ball[1])) paint(figure)
  paintBall(context, view, ball, moment)
  for (const figure of figures.filter(({ at }) => at[1] > ball[1])) paint(figure)
}

const excitementOf = (running: Running, scorer: 0 | 1 | undefined): number =>
  scorer !== undefined ? 1 : running === undefined ? 0.1 : 0.3

const ballOf = (running: Running): Point =>
  running === undefined ? [0.5, 0.5] : ballAt(running.course, running.moment)

const keeperAt = 0
/** The team's colors the other way round. */
export const keeperKit = ([body, trim]: Kit): Kit => [trim, body]
const teamOf = (kit: Kit) => ({ field: playersOf(kit), keeper: playersOf(keeperKit(kit)) })

type Now = { readonly running: Running; readonly seconds: number; readonly scorer: 0 | 1 | undefined }

function figureOf({ running, seconds, scorer }: Now, side: 0 | 1, player: number): Figure {
  const at = placeOf(running, seconds, side, player)
  const towards = side === 0 ? 1 : -1
  if (scorer === side && player !== keeperAt)
    return { at, player, pose: 'cheer', lift: Math.abs(Math.sin(seconds * 6 + player)) * 0.16, faces: towards }
  if (player === keeperAt) return { at, player, pose: 'guard', lift: 0, faces: towards }
  const later = running && { ...running, moment: running.moment + stepOfMoment }
  const next = placeOf(later, seconds + stepOfSeconds, side, player)
  return { at, player, lift: 0, ...gait({ at, next, otherwise: towards, stepsAlong }) }
}

/** All move with the ball, and those who are near it towards it. */
function placeOf(running: Running, seconds: number, side: 0 | 1, player: number): Point {
  const [baseX, baseY] = formation[player] ?? [0.5, 0.5]
  const ball = ballOf(running)
  const own = side === 0 ? baseX : 1 - baseX
  const isKeeper = player === keeperAt
  const sway = running === undefined ? 0.2 : 1
  const x = own + (ball[0] - 0.5) * (isKeeper ? 0 : 0.42) + sway * 0.012 * Math.sin(seconds * 1.3 + player * 2.1 + side)
  const near = 1 - Math.min(1, Math.abs(ball[0] - x) * 3)
  const pull = isKeeper ? 0.25 : 0.12 + near * 0.5
  const y = baseY + (ball[1] - baseY) * pull + sway * 0.016 * Math.cos(seconds + player)
  return [onPitch(x), onPitch(y)]
}

const onPitch = (part: number): number => Math.min(0.985, Math.max(0.015, part))

function paintBall(context: CanvasRenderingContext2D, view: CourtView, at: Point, moment: number): void {
  const [x, floor] = view.onFloor(at)
  const size = view.figure * view.scaleAt(at[1])
  const radius = Math.max(2.6, size * 0.12)
  const lift = Math.abs(Math.sin(moment * Math.PI * 2)) * size * 0.55
  context.fillStyle = shadow
  context.beginPath()
  context.ellipse(x + lift * 0.2, floor, radius * 1.1, radius * 0.45, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#ffffff'
  context.strokeStyle = '#16202a'
  context.lineWidth = Math.max(0.8, radius * 0.22)
  context.beginPath()
  context.arc(x, floor - radius - lift, radius, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = '#16202a'
  context.beginPath()
  context.arc(x + Math.cos(moment * 40) * radius * 0.3, floor - radius - lift, radius * 0.34, 0, Math.PI * 2)
  context.fill()
}
