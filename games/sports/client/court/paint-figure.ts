import type { Atlas } from '#games/client/atlas.ts'
import type { CourtView, Point } from './court-view.ts'
import { lookOf, playerBox } from './player-sprites.ts'
import type { Pose } from './poses.ts'

export type Figure = {
  readonly at: Point
  readonly pose: Pose
  /** How high above the floor, in players. */
  readonly lift: number
  /** To the right (1) or to the left (-1). */
  readonly faces: number
  readonly player: number
}
type FigureOfTeam = { readonly figure: Figure; readonly players: Atlas; readonly shadow: string }

/** A player where the floor has room for one, and the shadow below. */
export function paintFigure(
  context: CanvasRenderingContext2D,
  view: CourtView,
  { figure, players, shadow }: FigureOfTeam,
): void {
  const { at, pose, lift, faces, player } = figure
  const [x, y] = view.onFloor(at)
  const size = view.figure * view.scaleAt(at[1])
  const scale = size / playerBox.tall
  context.fillStyle = shadow
  context.beginPath()
  context.ellipse(x, y, size * 0.26 * (1 - lift), size * 0.075, 0, 0, Math.PI * 2)
  context.fill()
  const middle = y - (playerBox.feet - playerBox.height / 2) * scale - lift * size
  const name = `${pose}${lookOf(player)}`
  if (faces > 0) return players.draw(context, name, { x, y: middle, scale })
  context.save()
  context.translate(x, 0)
  context.scale(-1, 1)
  players.draw(context, name, { x: 0, y: middle, scale })
  context.restore()
}

const still = 0.0012

type Way = { readonly at: Point; readonly next: Point; readonly otherwise: number; readonly stepsAlong: number }

/** The legs follow the way that is made, so that no foot slides. */
export function gait({ at, next, otherwise, stepsAlong }: Way): Pick<Figure, 'pose' | 'faces'> {
  const [along, across] = [next[0] - at[0], next[1] - at[1]]
  if (Math.hypot(along, across * 0.6) < still) return { pose: 'stand', faces: otherwise }
  const step = Math.floor((at[0] + at[1] * 0.6) * stepsAlong)
  return { pose: step % 2 === 0 ? 'run' : 'stride', faces: Math.abs(along) < still / 2 ? otherwise : Math.sign(along) }
}
