import type { Play } from '../league-face.ts'
import { actOf, attackAt, attacksOf, ballAt, type BallPlace, playerAt, playersOfSide, scoredAt } from './attack.ts'
import { courtView, type CourtView } from './court-view.ts'
import { cheeringFans } from './cheering-fans.ts'
import { paintHoop } from './paint-hoop.ts'
import { type Figure, gait, paintFigure } from './paint-figure.ts'
import { playersOf } from './player-sprites.ts'
import { isLayingUp, warmBallAt, warmingAt } from './warm-up.ts'

type Context = CanvasRenderingContext2D

/** Where a match is: before it, so many attacks into it, or won by a side. */
export type Stage =
  | { readonly is: 'before' }
  | { readonly is: 'running'; readonly course: string; readonly moment: number }
  | { readonly is: 'over'; readonly course: string; readonly winner: 0 | 1 }

type Scene = {
  readonly figures: readonly (Figure & { readonly side: 0 | 1 })[]
  readonly balls: readonly BallPlace[]
}

/** Everything that moves: the fans in front, the players from the far line to the near one, the rings and the ball. */
export function paintMatch({ context, width, height, kits, seconds }: Play, stage: Stage): void {
  const view = courtView(width, height)
  const scored = scoredIn(stage)
  cheeringFans(context, { view, seconds, excitement: excitementOf(stage, scored) })
  const scene = sceneAt(stage, seconds)
  const behind = scene.figures.filter(({ at }) => at[1] < 0.5)
  const shadow = 'rgb(40 16 6 / 42%)'
  const teams = [playersOf(kits[0]), playersOf(kits[1])] as const
  const paint = (figure: Scene['figures'][number]): void =>
    paintFigure(context, view, { figure, players: teams[figure.side], shadow })
  for (const figure of sorted(behind)) paint(figure)
  for (const side of [0, 1] as const) paintHoop(context, { view, side, swish: scored?.ring === side ? scored.part : 0 })
  for (const ball of scene.balls) paintBall(context, view, ball)
  for (const figure of sorted(scene.figures.filter(({ at }) => at[1] >= 0.5))) paint(figure)
}

const sorted = <F extends Figure>(figures: readonly F[]): F[] => figures.toSorted((a, b) => a.at[1] - b.at[1])

const sides = [0, 1] as const
const team = Array.from({ length: playersOfSide }, (_, player) => player)

function sceneAt(stage: Stage, seconds: number): Scene {
  if (stage.is === 'before')
    return {
      figures: everybody((side, player) => warmUp(seconds, side, player)),
      balls: sides.map((side) => warmBallAt(seconds, side)),
    }
  if (stage.is === 'over')
    return { figures: everybody((side, player) => afterwards(stage, seconds, { side, player })), balls: [] }
  const { course, moment } = stage
  return {
    figures: everybody((side, player) => playing(course, moment, { side, player })),
    balls: [ballAt(course, moment)],
  }
}

type Posture = Omit<Figure, 'player'>

const everybody = (figureOf: (side: 0 | 1, player: number) => Posture) =>
  sides.flatMap((side) => team.map((player) => ({ ...figureOf(side, player), side, player })))

const stepOfMoment = 0.04

type Who = { readonly side: 0 | 1; readonly player: number }

function playing(course: string, moment: number, { side, player }: Who): Posture {
  const [at, next] = [playerAt(course, moment, side, player), playerAt(course, moment + stepOfMoment, side, player)]
  const { pose, lift } = actOf(course, moment, side, player)
  const towards = side === attackAt(course, Math.floor(moment)).side ? inward(side) : -inward(side)
  return {
    at,
    lift,
    ...(pose === 'free' ? gait({ at, next, otherwise: towards, stepsAlong }) : { pose, faces: towards }),
  }
}

const inward = (side: 0 | 1): number => (side === 0 ? 1 : -1)
const stepsAlong = 54

function warmUp(seconds: number, side: 0 | 1, player: number): Posture {
  const [at, next] = [warmingAt(seconds, side, player), warmingAt(seconds + 0.04, side, player)]
  if (isLayingUp(seconds, side, player)) return { at, pose: 'shoot', lift: 0.12, faces: inward(side) }
  return { at, lift: 0, ...gait({ at, next, otherwise: inward(side), stepsAlong }) }
}

function afterwards(
  { course, winner }: Extract<Stage, { is: 'over' }>,
  seconds: number,
  { side, player }: Who,
): Posture {
  const at = playerAt(course, attacksOf(course) - 0.01, side, player)
  if (side !== winner) return { at, pose: 'stand', lift: 0, faces: inward(side) }
  return { at, pose: 'cheer', lift: Math.abs(Math.sin(seconds * 5 + player)) * 0.16, faces: inward(side) }
}

/** A basket, from the moment when the ball is through the ring. */
function scoredIn(stage: Stage): { readonly ring: 0 | 1; readonly part: number } | undefined {
  if (stage.is !== 'running') return undefined
  const attack = attackAt(stage.course, Math.floor(stage.moment))
  const part = (stage.moment - attack.index - scoredAt) / (1 - scoredAt)
  return attack.points > 0 && part >= 0 ? { ring: attack.side === 0 ? 1 : 0, part: Math.min(1, part) } : undefined
}

const excitementOf = (stage: Stage, scored: ReturnType<typeof scoredIn>): number =>
  stage.is === 'over' || scored !== undefined ? 1 : stage.is === 'running' ? 0.35 : 0.1

function paintBall(context: Context, view: CourtView, { at, lift }: BallPlace): void {
  const [x, floor] = view.onFloor(at)
  const size = view.figure * view.scaleAt(at[1])
  const radius = Math.max(3.2, size * 0.085)
  const y = floor - lift * size
  context.fillStyle = 'rgb(40 16 6 / 36%)'
  context.beginPath()
  context.ellipse(x, floor, radius * 1.1, radius * 0.4, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#f27c22'
  context.strokeStyle = '#5b2508'
  context.lineWidth = Math.max(0.8, radius * 0.16)
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.beginPath()
  context.moveTo(x - radius, y)
  context.lineTo(x + radius, y)
  context.moveTo(x, y - radius)
  context.lineTo(x, y + radius)
  context.stroke()
}
