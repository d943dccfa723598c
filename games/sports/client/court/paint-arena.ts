import { noise } from '../league-face.ts'
import { courtView, type Point } from './court-view.ts'
import { circle, fillShape, mirrored, outline, type Paint, trace } from './floor-lines.ts'
import { paintBoards, paintStands } from './paint-stands.ts'

type Context = CanvasRenderingContext2D

const floor = { length: 28, breadth: 15 } as const
const chalk = 'rgb(255 250 238 / 88%)'
/** Along and across, in parts of the court. */
const meters = (along: number, across: number): Point => [along / floor.length, across / floor.breadth]

/** The stands, the boards in front of them, and the floor with its lines: all that stands still. */
export function paintArena(context: Context, width: number, height: number): void {
  const view = courtView(width, height)
  const paint = { context, view }
  paintStands(paint)
  paintBoards(paint, 'HARDCOURT LEAGUE')
  paintFloor(paint)
  paintPaintedAreas(paint)
  paintLines(paint)
  paintLight(paint)
}

function paintFloor({ context, view }: Paint): void {
  const { width, height, floorTop } = view
  context.fillStyle = '#274a86'
  context.fillRect(0, floorTop, width, height - floorTop)
  const wood = context.createLinearGradient(0, floorTop, 0, height)
  wood.addColorStop(0, '#d39a58')
  wood.addColorStop(1, '#eab774')
  fillShape({ context, view }, outline, wood)
  const planks = 26
  for (let plank = 0; plank < planks; plank++) {
    const [from, to] = [plank / planks, (plank + 1) / planks]
    const tone = Math.round(noise(plank + 0.6) * 13)
    fillShape(
      { context, view },
      [
        [0, from],
        [1, from],
        [1, to],
        [0, to],
      ],
      `rgb(112 58 18 / ${tone}%)`,
    )
  }
}

const key: readonly Point[] = [meters(0, 5.05), meters(5.8, 5.05), meters(5.8, 9.95), meters(0, 9.95)]

function paintPaintedAreas(paint: Paint): void {
  for (const area of [key, mirrored(key)]) fillShape(paint, area, 'rgb(27 66 140 / 86%)')
  fillShape(paint, circle({ at: meters(14, 7.5), radius: 1.9 }, floor), 'rgb(27 66 140 / 86%)')
  const star = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
    const radius = index % 2 === 0 ? 1.55 : 0.62
    return meters(14 + Math.cos(angle) * radius, 7.5 + Math.sin(angle) * radius)
  })
  fillShape(paint, star, '#ffd166')
}

const threePoints: readonly Point[] = [
  meters(0, 0.9),
  ...circle({ at: meters(1.575, 7.5), radius: 6.75, from: -1.36, to: 1.36 }, floor),
  meters(0, 14.1),
]
const freeThrow = circle({ at: meters(5.8, 7.5), radius: 1.8, from: -Math.PI / 2, to: Math.PI / 2 }, floor)

function paintLines(paint: Paint): void {
  const { context, view } = paint
  context.lineWidth = Math.max(1.2, view.height / 170)
  context.lineJoin = 'round'
  context.strokeStyle = chalk
  const half: readonly (readonly Point[])[] = [threePoints, freeThrow, key]
  for (const line of [
    [...outline, [0, 0] as Point],
    [meters(14, 0), meters(14, 15)],
    circle({ at: meters(14, 7.5), radius: 1.9 }, floor),
    ...half,
    ...half.map(mirrored),
  ]) {
    trace(paint, line)
    context.stroke()
  }
}

/** Lamps over the floor: it shines in the middle and is dark towards the corners. */
function paintLight({ context, view: { width, height, floorTop } }: Paint): void {
  const shine = context.createRadialGradient(width / 2, height * 0.66, 0, width / 2, height * 0.7, width * 0.62)
  shine.addColorStop(0, 'rgb(255 246 220 / 32%)')
  shine.addColorStop(0.55, 'rgb(255 236 200 / 6%)')
  shine.addColorStop(1, 'rgb(14 8 40 / 48%)')
  context.fillStyle = shine
  context.fillRect(0, floorTop, width, height - floorTop)
}
