import type { Point } from '../court/court-view.ts'
import { circle, fillShape, mirrored, outline, type Paint, trace } from '../court/floor-lines.ts'
import { paintBoards, paintStands } from '../court/paint-stands.ts'
import { goal, pitch, pitchView } from './pitch-view.ts'

const chalk = 'rgb(255 255 255 / 80%)'
const stripes = 12
const lampRows = [0.2, 0.8] as const
/** Along and across, in parts of the pitch. */
const meters = (along: number, across: number): Point => [along / pitch.length, across / pitch.breadth]

/** The stands, the lamps over them, the mown grass with its lines and the goals: all that stands still. */
export function paintPitch(context: CanvasRenderingContext2D, width: number, height: number): void {
  const paint = { context, view: pitchView(width, height) }
  paintStands(paint)
  paintLamps(paint)
  paintBoards(paint, 'BITUIN FOOTBALL')
  paintGrass(paint)
  paintLines(paint)
  for (const side of [0, 1] as const) paintGoal(paint, side)
  paintLight(paint)
}

function paintLamps({ context, view: { width, floorTop } }: Paint): void {
  for (const at of lampRows) {
    const [x, y, reach] = [width * at, floorTop * 0.12, floorTop * 1.3]
    const glow = context.createRadialGradient(x, y, 0, x, y, reach)
    glow.addColorStop(0, 'rgb(236 246 255 / 62%)')
    glow.addColorStop(0.18, 'rgb(206 230 255 / 20%)')
    glow.addColorStop(1, 'transparent')
    context.fillStyle = glow
    context.fillRect(x - reach, 0, reach * 2, floorTop)
    context.fillStyle = '#f7fbff'
    for (const lamp of [-1.5, -0.5, 0.5, 1.5]) {
      context.beginPath()
      context.arc(x + lamp * floorTop * 0.09, y, floorTop * 0.034, 0, Math.PI * 2)
      context.fill()
    }
  }
}

function paintGrass(paint: Paint): void {
  const { context, view } = paint
  const { width, height, floorTop } = view
  context.fillStyle = '#14552f'
  context.fillRect(0, floorTop, width, height - floorTop)
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [from, to] = [stripe / stripes, (stripe + 1) / stripes]
    const area: readonly Point[] = [
      [from, 0],
      [to, 0],
      [to, 1],
      [from, 1],
    ]
    fillShape(paint, area, stripe % 2 === 0 ? '#2f9a54' : '#27874a')
  }
}

/** A box before the left goal, so deep and so broad. */
const box = (deep: number, broad: number): readonly Point[] => {
  const [top, bottom] = [(pitch.breadth - broad) / 2, (pitch.breadth + broad) / 2]
  return [meters(0, top), meters(deep, top), meters(deep, bottom), meters(0, bottom)]
}

function paintLines(paint: Paint): void {
  const { context, view } = paint
  context.lineWidth = Math.max(1.2, view.height / 190)
  context.lineJoin = 'round'
  context.strokeStyle = chalk
  const half: readonly (readonly Point[])[] = [
    box(16.5, 40.3),
    box(5.5, 18.3),
    circle({ at: meters(11, 34), radius: 9.15, from: -0.92, to: 0.92 }, pitch),
  ]
  for (const line of [
    [...outline, [0, 0] as Point],
    [meters(52.5, 0), meters(52.5, 68)],
    circle({ at: meters(52.5, 34), radius: 9.15 }, pitch),
    ...half,
    ...half.map(mirrored),
  ]) {
    trace(paint, line)
    context.stroke()
  }
  for (const spot of [meters(11, 34), meters(52.5, 34), meters(94, 34)]) {
    const [x, y] = view.onFloor(spot)
    context.fillStyle = chalk
    context.beginPath()
    context.ellipse(x, y, context.lineWidth * 1.5, context.lineWidth, 0, 0, Math.PI * 2)
    context.fill()
  }
}

/** Posts, bar and a net that hangs to the ground behind them. */
function paintGoal({ context, view }: Paint, side: 0 | 1): void {
  const outward = side === 0 ? -goal.depth : goal.depth
  const tall = (across: number): number => view.figure * view.scaleAt(across) * goal.height
  const [far, near] = [0.5 - goal.halfWidth, 0.5 + goal.halfWidth]
  const foot = (across: number, deep = 0): readonly [number, number] => view.onFloor([side + deep, across])
  const head = (across: number, deep = 0): readonly [number, number] => {
    const [x, y] = foot(across, deep)
    return [x, y - tall(across)]
  }
  context.strokeStyle = 'rgb(255 255 255 / 42%)'
  context.lineWidth = Math.max(0.6, view.height / 420)
  const threads = 7
  for (let thread = 0; thread <= threads; thread++) {
    const across = far + ((near - far) * thread) / threads
    polyline(context, [head(across), head(across, outward * 0.45), foot(across, outward)])
    const part = thread / threads
    polyline(context, [
      onWay(head(far, outward * 0.45), foot(far, outward), part),
      onWay(head(near, outward * 0.45), foot(near, outward), part),
    ])
  }
  context.strokeStyle = '#ffffff'
  context.lineWidth = Math.max(1.8, view.height / 110)
  context.lineCap = 'round'
  polyline(context, [foot(far), head(far), head(near), foot(near)])
}

type Place = readonly [x: number, y: number]

const onWay = (one: Place, other: Place, part: number): Place => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
]

function polyline(context: CanvasRenderingContext2D, points: readonly Place[]): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.stroke()
}

/** Lamps light the middle; the corners lie in the dark. */
function paintLight({ context, view: { width, height, floorTop } }: Paint): void {
  const shine = context.createRadialGradient(width / 2, height * 0.6, 0, width / 2, height * 0.66, width * 0.66)
  shine.addColorStop(0, 'rgb(246 255 220 / 24%)')
  shine.addColorStop(0.6, 'rgb(246 255 220 / 2%)')
  shine.addColorStop(1, 'rgb(2 16 24 / 52%)')
  context.fillStyle = shine
  context.fillRect(0, floorTop, width, height - floorTop)
}
