import type { CourtView, Point } from '../court/court-view.ts'
import type { Atlas } from '#games/client/atlas.ts'
import { cheeringFans } from '../court/cheering-fans.ts'
import { paintFigure } from '../court/paint-figure.ts'
import { playersOf } from '../court/player-sprites.ts'
import type { Kit, Play } from '../league-face.ts'
import { scorerAt } from './ball-at.ts'
import { onPitchAt, type Running } from './on-pitch.ts'
import { pitchView } from './pitch-view.ts'

const keeperAt = 0
const shadow = 'rgb(0 22 8 / 42%)'

/** Everything that moves: the fans in front, the players from the far line to the near one, and the ball among them. */
export function paintFootball({ context, width, height, kits, seconds }: Play, running: Running): void {
  const view = pitchView(width, height)
  const scorer = running && scorerAt(running.course, running.moment)
  cheeringFans(context, { view, seconds, excitement: excitementOf(running, scorer) })
  const teams = [teamOf(kits[0]), teamOf(kits[1])] as const
  const { ball, players } = onPitchAt({ running, seconds, scorer })
  const paint = (figure: (typeof players)[number]): void => {
    const { field, keeper } = teams[figure.side]
    paintFigure(context, view, { figure, players: figure.player === keeperAt ? keeper : field, shadow })
  }
  for (const figure of players) if (figure.at[1] <= ball[1]) paint(figure)
  paintBall(context, view, ball, running?.moment ?? 0)
  for (const figure of players) if (figure.at[1] > ball[1]) paint(figure)
}

const excitementOf = (running: Running, scorer: 0 | 1 | undefined): number =>
  scorer !== undefined ? 1 : running === undefined ? 0.1 : 0.3

/** The team's colors the other way round. */
export const keeperKit = ([body, trim]: Kit): Kit => [trim, body]

type Dressed = { readonly field: Atlas; readonly keeper: Atlas }
const dressed = new WeakMap<Kit, Dressed>()

function teamOf(kit: Kit): Dressed {
  const known = dressed.get(kit)
  if (known !== undefined) return known
  const made = { field: playersOf(kit), keeper: playersOf(keeperKit(kit)) }
  dressed.set(kit, made)
  return made
}

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
