import { face, hands, neck } from '../places/host-head.ts'
import {
  chainOf,
  type Context,
  hung,
  paintAt,
  paintBand,
  paintGlow,
  paintLine,
  paintShapes,
  type Place,
  type PlaceSize,
  type Shape,
} from '../places/paint.ts'

const pennantColours = ['#ffcf5f', '#ff5f7a', '#4fd0c8', '#fff1dc', '#8f7bff'] as const
const pennants = (size: PlaceSize, top: number) => hung(size, { width: 150, top, sag: 17, count: 9 })
const [wall, roof, window, frame] = ['#40245f', '#2a1546', '#ffcf6b', '#291242'] as const

/** A house of stone and wood, with windows of capiz. */
const house: readonly Shape[] = [
  ['M-44 0v-52H44V0z', wall],
  ['M-52-50l14-20h76l14 20z', roof],
  ['M-36-44h30v22h-30zM6-44h30v22H6z', window],
  ['M-22-44h2v22h-2zM20-44h2v22h-2zM-36-34h30v2h-30zM6-34h30v2H6z', frame],
  ['M-46-20h92v4h-92z', roof],
  ['M-10 0v-15H10V0z', '#1d0d33'],
  ['M-34-13h16v9h-16zM18-13h16v9H18z', '#ff9d5a'],
]
const church: readonly Shape[] = [
  ['M-34 4v-50h14v-22l7-12 7 12v14h12v-14l7-12 7 12v22h14V4z', '#573072'],
  ['M-14-85h2v8h-2zM12-85h2v8h-2zM-1-66h2v12h-2zM-4-63h8v2h-8z', '#ffe2a0'],
  ['M-6 4v-18q6-9 12 0V4zM-4-38a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM-16-62h6v9h-6zM10-62h6v9h-6z', window],
]
const stall: readonly Shape[] = [
  ['M-34 0v-40h68V0z', '#6a3b2c'],
  ['M-30-34h60v16h-60z', '#ffd98a'],
  ['M-26-28h5v10h-5zM-18-25h6v7h-6zM-8-30h4v12h-4zM0-26h7v8H0zM11-29h5v11h-5zM20-25h6v7h-6z', '#c2463c'],
  ['M-40-34l6-14h68l6 14z', '#fff1dc'],
  ['M-40-34l6-14h11l-3 14zM-12-34l1-14H0v14zM14-34l-2-14h11l6 14z', '#e2455c'],
]
const star = (fill: string, centre: string): readonly Shape[] => [
  ['M0-15l3.6 10.2L14.3-4.6 5.8 2 8.8 12.1 0 6l-8.8 6.1 3-10.1-8.5-6.6 10.7-.2z', fill],
  ['M0-8l2 5.4 5.8.1L3.2 1l1.7 5.6L0 3.3-4.9 6.6-3.2 1l-4.6-3.5 5.8-.1z', centre],
  ['M-8 12l-4 12 4-3 2 5 2-12zM8 12l4 12-4-3-2 5-2-12z', '#ff8aa0'],
]
const parols = [
  [-122, 34],
  [122, 34],
  [-272, 40],
  [272, 40],
  [-420, 36],
  [420, 36],
] as const
const houses = [
  [-186, 1.05],
  [-296, 0.9],
  [300, 1.05],
  [-410, 1.1],
  [414, 0.92],
  [-530, 1],
  [540, 1.1],
] as const

function paint(context: Context, size: PlaceSize): void {
  paintBand(context, size, { from: 0, to: 104, colours: ['#1a1148', '#4a1f74', '#a83a78', '#ff9a5e'] })
  paintShapes(context, [
    ['M-600 104V70l60-10 70 12 90-16 60 12 90-14 70 12 100-14 80 14 90-16 80 14 90-12 80 12 40-4v50z', '#5a2670'],
  ])
  paintAt(context, { x: 78, y: 100, scale: 0.9 }, church)
  for (const [x, scale] of houses) paintAt(context, { x, y: 104, scale }, house)
  paintAt(context, { x: 186, y: 106, scale: 1.12 }, stall)
  paintBand(context, size, { from: 100, to: Math.max(101, size.depth), colours: ['#7a3b62', '#3b1c46', '#1d0d2c'] })
  for (const top of [2, 20]) paintPennants(context, pennants(size, top))
  for (const [at, [x, y]] of parols.entries()) {
    paintLine(context, `M${x} 0V${y - 14}`, ['#1a0d2e', 0.8])
    paintAt(context, { x, y, scale: 0.92 }, at % 2 === 0 ? star('#ffcf5f', '#e2455c') : star('#ff6f8a', '#ffe7a8'))
  }
}

function paintPennants(context: Context, points: readonly (readonly [number, number])[]): void {
  paintLine(context, chainOf(points), ['#1a0d2e', 0.7])
  for (const [at, [x, y]] of points.entries())
    paintAt(context, { x, y }, [['M-5.4 0h10.8L0 11z', pennantColours[at % pennantColours.length] ?? '']])
}

function paintLights(context: Context, size: PlaceSize): void {
  for (const [x, y] of parols) paintGlow(context, { x, y, radius: 42, colour: '#ffc85eb8' })
  for (const [x] of houses) paintGlow(context, { x, y: 72, radius: 54, colour: '#ff9d4a70' })
  paintGlow(context, { x: 186, y: 74, radius: 58, colour: '#ffc46ab0' })
  paintGlow(context, { x: 78, y: 62, radius: 50, colour: '#ffd98a80' })
  paintGlow(context, { x: 0, y: 100, radius: Math.min(260, size.reach), colour: '#ff8a6a4d' })
}

/** A bun with a flower, and the butterfly sleeves of a feast day. */
const host: readonly Shape[] = [
  ['M-7-50a7 6 0 1 1 14 0 7 6 0 1 1-14 0z', '#1d0f0b'],
  ['M-21 12C-22-4-17-13-8-16.6l3-4H5l3 4C17-13 22-4 21 12z', '#f6e4c4'],
  ['M-8-17C-22-26-33-16-30 6c7 0 13-3 16-9zM8-17C22-26 33-16 30 6c-7 0-13-3-16-9z', '#fff6e3'],
  ['M-14-17c-9-4-15 2-15 16M14-17c9-4 15 2 15 16', '#e9cf9b55'],
  ['M-5 12L-9-13q9 8 18 0L5 12z', '#e2455c'],
  neck,
  ['M-9-17Q0-8 9-17l1.6 3Q0-3-10.6-14z', '#f0b02e'],
  ['M-10.4-32C-13-53 13-53 10.4-32l-2 4h-16.800z', '#1d0f0b'],
  ...face,
  ['M-9.8-34C-11-49 11-49 9.8-34 8-41 4-43.6 0-43.600S-8-41-9.8-34z', '#1d0f0b'],
  ['M7-45c2-4 6-2 5 1 4 0 4 4 1 5 1 3-3 5-5 2-3 2-6-1-4-3-3-2-1-6 3-5z', '#ff5f7a'],
  ['M8.6-41.400a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0z', '#ffe7a8'],
  [
    'M-10.6-30.600a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0zM8.2-30.600a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0z',
    '#ffd87a',
  ],
  ...hands,
]

export const tatlongBaraha: Place = {
  paint,
  paintLights,
  host,
  table: {
    rim: ['#c98a4a', '#8a4a2a', '#4a2417'],
    line: '#ffcf7a',
    cloth: ['#6f3fa8', '#4c2680', '#341862', '#220e48'],
    emblem: { d: 'M0-54l11 22L0-20l-11-12zM-3-16h6L0-4z', times: 10 },
  },
}
