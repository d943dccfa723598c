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

const horizon = 66
const sun = { x: -104, y: horizon - 6 } as const
const [dark, far, sail] = ['#23122f', '#5d2f52', '#ffdfae'] as const

const palm: readonly Shape[] = [
  ['M-4 0C-2-28 4-56 18-82l5 2C11-54 6-28 5 0z', dark],
  [
    'M20-82c-12-9-26-9-38 3 14-4 26-3 36 2-14 1-26 9-30 22 9-10 20-16 31-17-7 8-10 18-6 30 2-12 6-21 11-28 8 7 12 16 12 28 6-13 3-25-5-31 11-1 22 4 31 13-5-15-17-20-29-19 9-6 20-8 33-4-12-12-26-13-38-3 3-8 9-14 18-18-14-1-23 7-24 18-2-8-8-14-18-16 8 5 14 11 16 20z',
    dark,
  ],
]
const bangka: readonly Shape[] = [
  ['M-1-46L26-8H-1zM-4-40L-22-8h18z', sail],
  ['M-34-6H36c-4 7-10 9-16 9h-38c-7 0-13-3-16-9z', dark],
  ['M-40 6h78v2h-78zM-24-2l-3 9h2l3-9zM22-2l3 9h-2l-3-9z', dark],
]
const torch: readonly Shape[] = [
  ['M-2 0l-1.5-44h7L2 0z', '#4a2a1c'],
  ['M-5-44h10l-2 8h-6z', '#6d4025'],
  ['M0-64c6 7 7 13 4 20h-8c-3-7-2-13 4-20z', '#ff9d3c'],
  ['M0-57c3 4 3 8 2 12h-4c-1-4-1-8 2-12z', '#fff0b8'],
]
const bulbs = (size: PlaceSize) => hung(size, { width: 128, top: 4, sag: 13, count: 7 })
const torches = [-168, 168, -330, 330] as const

function paint(context: Context, size: PlaceSize): void {
  paintBand(context, size, { from: 0, to: horizon, colours: ['#2a1a55', '#7b3068', '#e06a4a', '#ffc071'] })
  paintShapes(context, [
    ['M-420 66l50-22 34 8 40-16 52 30zM120 66l38-20 24 9 38-27 60 26 30-8 80 20z', far],
    ['M150 66l60-14 50 8 70-20 90 18 140 8z', '#452445'],
    [`M${sun.x - 25} ${horizon}a25 25 0 0 1 50 0z`, '#ffe7ac'],
    ['M-60 22q20-5 44 0-24-1-44 0zM40 16q30-7 66 1-34-3-66-1zM-230 26q34-8 74 1-40-3-74-1z', '#ffb58066'],
  ])
  paintBand(context, size, { from: horizon, to: 130, colours: ['#f09a5c', '#8f4b66', '#20476a', '#0c2c48'] })
  for (let row = 0; row < 9; row++) {
    const [y, reach] = [horizon + 3 + row * 5, 30 - row * 1.8 + (row % 2) * 9]
    paintLine(context, `M${sun.x - reach} ${y}H${sun.x + reach}`, ['#ffe7ac99', 1.4])
  }
  paintBand(context, size, { from: 106, to: Math.max(107, size.depth), colours: ['#c98f5e', '#7a4c34', '#3a2320'] })
  paintAt(context, { x: 96, y: 76, scale: 0.82 }, bangka)
  paintAt(context, { x: -320, y: 84, scale: 0.6, isTurned: true }, bangka)
  for (const [x, isTurned] of [
    [-196, false],
    [190, true],
    [-420, false],
    [430, true],
    [-540, true],
    [560, false],
  ] as const)
    paintAt(context, { x, y: 128, scale: 1.34, isTurned }, palm)
  for (const x of torches) paintAt(context, { x, y: 116 }, torch)
  const chain = bulbs(size)
  paintLine(context, chainOf(chain), ['#1a0d26', 0.9])
  for (const [x, y] of chain)
    paintAt(context, { x, y: y + 2 }, [['M-1.8 0a1.8 2.4 0 1 0 3.6 0 1.8 2.4 0 1 0-3.6 0z', '#fff1c4']])
}

function paintLights(context: Context, size: PlaceSize): void {
  paintGlow(context, { ...sun, radius: 110, colour: '#ffb45ecc' })
  for (const [x, y] of bulbs(size)) paintGlow(context, { x, y: y + 2, radius: 11, colour: '#ffdf8acc' })
  for (const x of torches) paintGlow(context, { x, y: 64, radius: 46, colour: '#ff8a32b8' })
}

/** A straw hat and a shirt of hibiscus. */
const host: readonly Shape[] = [
  ['M-26 12C-27-6-21-14-9-17.4L-5-20.6H5l4 3.2C21-14 27-6 26 12z', '#0f8f8a'],
  ['M-26 12C-27-4-22-12-14-15l3 27zM26 12C27-4 22-12 14-15l-3 27z', '#0a6f74'],
  [
    'M-17-6c2-4 5-2 4 0 4-1 5 2 2 3 2 3-1 5-3 3-2 3-5 1-4-2-4 0-4-3 1-4zM11-2c2-4 5-2 4 0 4-1 5 2 2 3 2 3-1 5-3 3-2 3-5 1-4-2-4 0-4-3 1-4zM-6 6c2-4 5-2 4 0 4-1 5 2 2 3H-8c-2-1-1-3 2-3z',
    '#ff7a6b',
  ],
  neck,
  ['M-5.6-21.4L0-11l5.6-10.4L9-18 1.4-6h-2.8L-9-18z', '#fff1d6'],
  ['M-10-34C-12-50 12-50 10-34l-1.4 4h-17.2z', '#1d110d'],
  ...face,
  ['M-9.6-36C-11-46 11-46 9.6-36 6-41-6-41-9.6-36z', '#1d110d'],
  ['M-22-41C-12-46-10-56 0-56s12 10 22 15c-12 5-32 5-44 0z', '#f0cf8a'],
  ['M-11-45.4q11 4 22 0l1 3.2q-12 4.4-24 0z', '#d8485a'],
  ['M-22-41c12 5 32 5 44 0-8 7-36 7-44 0z', '#c79a55'],
  ...hands,
]

export const caribbeanStud: Place = {
  paint,
  paintLights,
  host,
  table: {
    rim: ['#c08a52', '#7d4f2b', '#4b2c18'],
    line: '#ffd98a',
    cloth: ['#15829a', '#0b5670', '#083a54', '#05263c'],
    emblem: { d: 'M0-52l6 24H-6zM0-26L9-8H-9z', times: 12 },
  },
}
