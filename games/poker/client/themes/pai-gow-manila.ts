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

const [red, deep, gold, tile] = ['#b3202c', '#6d0f1c', '#f0b648', '#1c6a56'] as const

/** Half of the arch over the street; the other half is its mirror. */
const arch: readonly Shape[] = [
  ['M96 118V20h14v98zM150 118V34h10v84z', red],
  ['M96 118V20h4v98zM150 118V34h3v84z', deep],
  ['M0 30h164v9H0z', deep],
  ['M0 32.500h164v4H0z', gold],
  ['M0 18C60 18 96 16 118 6c-2 8 0 12 6 15-30 5-80 7-124 7z', tile],
  ['M0 27.500c44 0 94-2 124-7l2 3c-34 6-82 8-126 8z', gold],
  ['M126 30c22-1 38-6 48-14-1 7 1 11 7 13-16 6-36 8-55 8z', tile],
  ['M8 39h16v9H8zM32 39h16v9H32zM56 39h16v9H56zM78 39h12v9H78zM114 39h12v9h-12z', red],
  ['M13 41h6v5h-6zM37 41h6v5h-6zM61 41h6v5h-6z', gold],
  ['M90 118v-12h26v12zM146 118v-9h18v9z', '#8f8a86'],
]
const lantern: readonly Shape[] = [
  ['M-5-11h10v3H-5zM-4 9h8v3h-8z', gold],
  ['M-11 0C-11-12 11-12 11 0S-11 12-11 0z', '#e2303a'],
  ['M-4 0c0-12 8-12 8 0s-8 12-8 0z', '#ff6a4f'],
  ['M-1 12h2v9h-2zM-3 15h1.500v8H-3zM1.5 15H3v8H1.500z', gold],
]
const shop: readonly Shape[] = [
  ['M-42 0v-66h84V0z', '#1f2438'],
  ['M-46-66h92l-6-8h-80z', '#2f3550'],
  ['M-34-58h16v18h-16zM-10-58h16v18h-16zM14-58h16v18H14z', '#ffb85a'],
  ['M-27-58h2v18h-2zM-3-58h2v18h-2zM21-58h2v18h-2z', '#1f2438'],
  ['M-46-34h92v5h-92z', '#8f1c28'],
  ['M-36-26h72V0h-72z', '#ff9d4a'],
  ['M-30-22h14V0h-14zM-10-22h18V0h-18zM14-22h16V0H14z', '#57281f'],
]
/** Signs that hang over a street, without a word of any language. */
const sign: readonly Shape[] = [
  ['M-7-24H7v48H-7z', deep],
  ['M-5-22H5v44H-5z', '#d8343c'],
  [
    'M-3-18h6v2h-6zM-1-20h2v9h-2zM-3-12h6v2h-6zM-3-5h6v2h-6zM-3-5h2v8h-2zM1-5h2v8H1zM-3 1h6v2h-6zM-3 9h6v2h-6zM-1 7h2v10h-2zM-3 14h6v2h-6z',
    gold,
  ],
]
const tower: readonly Shape[] = [
  ['M-17 0v-44h34V0z', '#2b3048'],
  ['M-13-46v-22h26v22zM-9-70v-16H9v16zM-5-88L0-98l5 10z', '#343a55'],
  ['M-6-62h4v12h-4zM2-62h4v12H2zM-3-82h6v9h-6zM-8-36h5v14h-5zM3-36h5v14H3z', '#ffcf7a'],
]
const lanterns = [
  [-74, 62],
  [74, 62],
  [-128, 56],
  [128, 56],
  [-214, 46],
  [214, 46],
  [-300, 54],
  [300, 54],
  [-390, 46],
  [390, 46],
] as const
const shops = [
  [-232, 1.06],
  [236, 1.02],
  [-334, 0.94],
  [432, 1.04],
  [-436, 1.08],
  [-540, 1],
  [548, 1],
] as const
const row = (size: PlaceSize) => hung(size, { width: 104, top: 3, sag: 9, count: 5 })

function paint(context: Context, size: PlaceSize): void {
  paintBand(context, size, { from: 0, to: 110, colours: ['#0a1430', '#1d2048', '#4a1f45', '#8f3440'] })
  paintShapes(context, [['M-160 20a13 13 0 1 1 26 0 13 13 0 1 1-26 0z', '#ffe9b8']])
  paintAt(context, { x: 334, y: 106, scale: 1.06 }, tower)
  paintAt(context, { x: 46, y: 106, scale: 0.72 }, tower)
  for (const [x, scale] of [
    [-60, 0.62],
    [-14, 0.56],
  ] as const)
    paintAt(context, { x, y: 106, scale }, shop)
  for (const [x, scale] of shops) paintAt(context, { x, y: 108, scale }, shop)
  for (const [x, y] of [
    [-190, 74],
    [190, 74],
    [-284, 70],
    [284, 72],
    [382, 70],
    [-386, 72],
  ] as const)
    paintAt(context, { x, y, scale: 0.8 }, sign)
  paintBand(context, size, { from: 104, to: Math.max(105, size.depth), colours: ['#5a2a33', '#2a1a2c', '#120d1c'] })
  for (const isTurned of [false, true]) paintAt(context, { x: 0, y: 0, isTurned }, arch)
  const chain = row(size)
  paintLine(context, chainOf(chain), ['#0d0a18', 0.8])
  for (const [x, y] of chain) paintAt(context, { x, y: y + 4, scale: 0.34 }, lantern)
  for (const [x, y] of lanterns) {
    paintLine(context, `M${x} ${y - 30}V${y - 10}`, ['#0d0a18', 0.8])
    paintAt(context, { x, y, scale: 0.94 }, lantern)
  }
}

function paintLights(context: Context, size: PlaceSize): void {
  for (const [x, y] of lanterns) paintGlow(context, { x, y, radius: 40, colour: '#ff5a3cb8' })
  for (const [x, y] of row(size)) paintGlow(context, { x, y: y + 4, radius: 14, colour: '#ff6a44a0' })
  for (const [x] of shops) paintGlow(context, { x, y: 90, radius: 50, colour: '#ffab5470' })
  paintGlow(context, { x: 0, y: 96, radius: Math.min(230, size.reach), colour: '#ffb05c59' })
}

/** Hair combed back with silver in it, round glasses, and a jacket that buttons at the side. */
const host: readonly Shape[] = [
  ['M-25 12C-26-6-21-14-9-17.400L-5-20.600H5l4 3.200C21-14 26-6 25 12z', '#1c2742'],
  ['M-25 12C-26-4-22-11-15-14l3 26zM25 12C26-4 22-11 15-14l-3 26z', '#131b30'],
  neck,
  ['M-6.6-22Q0-15 6.6-22l1 6Q0-9-7.6-16z', '#2c3a5f'],
  ['M-7-15.600Q0-8.6 7-15.600l6 9.6-.9.900L6.4-14Q0-7.4-7.6-14.400z', gold],
  ['M8-9.600h5v1.800H8zM11-2h5v1.800h-5zM12.4 5.600h5v1.800h-5z', gold],
  ['M-10-34C-13-52 13-52 10-34l-1.4 3h-17.200z', '#2a2524'],
  ...face,
  ['M-9.6-36C-12-50-3-51.6 1-51 9-50.4 11-44 9.6-36 9-40 7-43 4-44.4-1-45.6-6-44.4-9.6-36z', '#2a2524'],
  ['M-9.6-36c-.8-4 0-7.6 1.6-10 .4 3 0 6-.4 8zM9.6-36c.8-4 0-7.6-1.6-10-.4 3 0 6 .4 8z', '#b9b4b0'],
  [
    'M-8-34.400a3.9 3.6 0 1 1 7.8 0 3.9 3.6 0 1 1-7.8 0zm.8 0a3.1 2.9 0 1 0 6.2 0 3.1 2.9 0 1 0-6.2 0zM.2-34.400a3.9 3.6 0 1 1 7.8 0 3.9 3.6 0 1 1-7.8 0zm.8 0a3.1 2.9 0 1 0 6.2 0 3.1 2.9 0 1 0-6.2 0z',
    '#e9c46a',
  ],
  ['M-4.6-28.600Q0-30.8 4.6-28.6 2.4-27.6 0-28.2-2.4-27.6-4.6-28.600z', '#4a403c'],
  ...hands,
]

export const paiGowManila: Place = {
  paint,
  paintLights,
  host,
  table: {
    rim: ['#b3202c', '#7a1420', '#38070f'],
    line: '#f0b648',
    cloth: ['#127057', '#0c5444', '#083a31', '#052722'],
    emblem: { d: 'M-10-52h20v4H-6v10H6v-4h4v8h-20zM-4-30h8v4h-8z', times: 12 },
  },
}
