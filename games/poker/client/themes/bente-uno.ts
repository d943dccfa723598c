import { face, hands, neck } from '../places/host-head.ts'
import { chainOf, type Context, hung, paintAt, paintBand, paintGlow, paintLine, paintShapes } from '../places/paint.ts'
import type { Place, PlaceSize, Shape } from '../places/paint.ts'

const shore = 84
/** Left edge, width, roof, and how many windows there are on each floor. */
const towers = [
  [-62, 26, 30, 3],
  [-96, 30, 46, 4],
  [-128, 24, 20, 3],
  [-160, 30, 40, 4],
  [-196, 34, 54, 4],
  [-232, 26, 28, 3],
  [-276, 38, 48, 5],
  [-330, 30, 36, 4],
  [36, 28, 38, 3],
  [68, 24, 18, 3],
  [96, 34, 50, 4],
  [134, 26, 26, 3],
  [166, 32, 44, 4],
  [202, 26, 34, 3],
  [236, 40, 54, 5],
  [290, 30, 30, 4],
  [334, 36, 48, 4],
] as const
type Tower = readonly [x: number, width: number, roof: number, columns: number]
/** From the first tower to the last. */
const blockWidth = 704

/** The avenue goes on as far as the scene is wide. */
const skyline = ({ reach }: PlaceSize): readonly Tower[] =>
  [-1, 0, 1].flatMap((block) =>
    towers
      .map(([x, ...tower]) => [x + block * blockWidth, ...tower] as const)
      .filter(([x, width]) => x < reach && x + width > -reach),
  )

const panes = ['#ffd98a', '#ffe9b8', '#8fd0ff', '#ffb86a'] as const
const bulbs = (size: PlaceSize) => hung(size, { width: 112, top: 3, sag: 12, count: 7 })

/** The same panes are lit each time. */
const isLit = (seed: number): boolean => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1 > 0.46

/** A terrace over Manila Bay at night: the towers of the avenue, and their lights on the water. */
function paint(context: Context, size: PlaceSize): void {
  paintBand(context, size, { from: 0, to: shore, colours: ['#070b2c', '#1a2160', '#4a3a8c', '#b3568a'] })
  paintShapes(context, [
    ['M-420 84V62l60-8 80 10 90-14 100 12 120-10 110 12 90-8 130 10V84z', '#2a2a66'],
    ['M76 14a13 13 0 1 0 13 18 15 15 0 0 1-13-18z', '#ffeec2'],
  ])
  for (const [at, tower] of skyline(size).entries()) paintTower(context, tower, at)
  paintBand(context, size, { from: shore, to: 118, colours: ['#5b3f86', '#232a68', '#0c1440'] })
  for (const [at, [x, width]] of skyline(size).entries())
    for (let row = 0; row < 4; row++) {
      const [y, reach] = [shore + 3 + row * 5, width * (0.5 - row * 0.09)]
      paintLine(context, `M${x + width / 2 - reach} ${y}h${reach * 2}`, [`${panes[at % panes.length]}3d`, 1.3])
    }
  paintBand(context, size, { from: 112, to: Math.max(113, size.depth), colours: ['#2b2140', '#171029', '#0b0818'] })
  const chain = bulbs(size)
  paintLine(context, chainOf(chain), ['#05061a', 0.9])
  for (const [x, y] of chain)
    paintAt(context, { x, y: y + 2 }, [['M-1.9 0a1.9 2.4 0 1 0 3.8 0 1.9 2.4 0 1 0-3.8 0z', '#fff1c4']])
}

function paintTower(context: Context, [x, width, roof, columns]: Tower, at: number): void {
  const fill = at % 2 === 0 ? '#131a4c' : '#1c2260'
  paintShapes(context, [
    [`M${x} ${shore}V${roof}h${width}V${shore}z`, fill],
    [`M${x + width * 0.72} ${shore}V${roof}h${width * 0.28}V${shore}z`, '#0b1038'],
    [`M${x + width / 2 - 0.6} ${roof}v-9h1.2v9z`, fill],
  ])
  const step = width / (columns + 0.6)
  for (let floor = 0; roof + 5 + floor * 6 < shore - 3; floor++)
    for (let column = 0; column < columns; column++) {
      if (!isLit(at * 31 + floor * 7 + column)) continue
      const [left, top] = [x + step * (0.45 + column), roof + 4 + floor * 6]
      const pane = panes[(at + floor + column * 2) % panes.length] ?? panes[0]
      paintShapes(context, [[`M${left} ${top}h${step * 0.6}v3h${-step * 0.6}z`, pane]])
    }
}

function paintLights(context: Context, size: PlaceSize): void {
  paintGlow(context, { x: 0, y: shore, radius: 120, colour: '#ff8a9ab0' })
  for (const [x, y] of bulbs(size)) paintGlow(context, { x, y: y + 2, radius: 12, colour: '#ffdf8acc' })
  for (const [x, width, roof] of skyline(size))
    paintGlow(context, { x: x + width / 2, y: roof - 9, radius: 9, colour: '#ff5a6acc' })
}

/** In a waistcoat with a bow tie, as in the big houses along the bay. */
const host: readonly Shape[] = [
  ['M-26 12C-27-6-21-14-9-17.4L-5-20.6H5l4 3.2C21-14 27-6 26 12z', '#f4f6ff'],
  ['M-26 12C-27-4-22-12-15-14.6l2 26.6zM26 12C27-4 22-12 15-14.6l-2 26.6z', '#cdd4ee'],
  ['M-15-14.8L-9-17.6-1.5 4V12H-14zM15-14.8L9-17.6 1.5 4V12H14z', '#8f1730'],
  ['M-9-17.6L-1.5 4v8h-3L-12-16.2zM9-17.6L1.5 4v8h3L12-16.2z', '#5f0c1e'],
  ['M-1 6a1 1 0 1 1 2 0 1 1 0 1 1-2 0z', '#ffd87a'],
  neck,
  ['M-5.6-21.4L0-15l5.6-6.4L8-18 1.4-12h-2.8L-8-18z', '#ffffff'],
  ['M0-15.4l-6.4-3v6.4zM0-15.4l6.4-3v6.4z', '#14162e'],
  ['M-1.6-17h3.2v3.4h-3.2z', '#2a2d52'],
  ['M-10-34C-12.4-53 12.4-53 10-34l-1.6 3H-8.4z', '#1d110d'],
  ...face,
  ['M-9.6-35C-11.4-47.6-4.6-50.4 1-50 9.4-49.6 11-42.6 9.6-35 9.2-38 8.2-40.8 5.6-43 1-40.6-5-41-9-42.6z', '#1d110d'],
  ...hands,
]

export const benteUno: Place = {
  paint,
  paintLights,
  host,
  table: {
    rim: ['#7a1a30', '#4f0d1e', '#2b050f'],
    line: '#ffd87a',
    cloth: ['#2468bd', '#174c92', '#0e3468', '#071c3e'],
    emblem: { d: 'M0-46L4-20Q0-17-4-20z', times: 16 },
  },
}
