import type { Suit } from './suits.ts'

type Context = CanvasRenderingContext2D
type Shape = readonly [d: string, fill: string]

const skin = '#d99a66'
const hair = '#2b1408'
const gold = '#f0b02e'
const goldDeep = '#b9770f'
const cream = '#fff6e3'

/** Jack, queen and king, as a village would dress them: salakot, comb and butterfly sleeves, crown and barong. */
export function paintCourt(context: Context, index: number, suit: Suit): void {
  const shapes = figures[index]?.(suit) ?? []
  const half = (): void => {
    paintShapes(context, shapes)
    paintFaceLines(context)
  }
  paintPlate(context, { fill: '#fff1cf', box: [26, 12, 48, 116, 4] })
  half()
  context.save()
  context.translate(100, 140)
  context.rotate(Math.PI)
  half()
  context.restore()
  paintShapes(context, [
    ['M27 66.5h46v7H27z', suit.trim],
    [sash, gold],
  ])
  context.strokeStyle = suit.ink
  context.lineWidth = 1.4
  context.beginPath()
  context.roundRect(27, 13, 46, 114, 4)
  context.stroke()
}

const sash =
  'M30 70l3-2.4 3 2.4-3 2.4zm9 0l3-2.4 3 2.4-3 2.4zm8.5 0l3-2.4 3 2.4-3 2.4zm8.5 0l3-2.4 3 2.4-3 2.4zm9 0l3-2.4 3 2.4-3 2.4z'

type Plate = { readonly fill: string; readonly box: readonly [number, number, number, number, number] }

function paintPlate(context: Context, { fill, box: [x, y, width, height, radius] }: Plate): void {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

function paintShapes(context: Context, shapes: readonly Shape[]): void {
  for (const [d, fill] of shapes) {
    context.fillStyle = fill
    context.fill(new Path2D(d))
  }
}

function paintFaceLines(context: Context): void {
  context.strokeStyle = hair
  context.lineWidth = 1.3
  context.lineCap = 'round'
  context.stroke(new Path2D('M45.6 40h3M51.4 40h3M47.5 47.2q2.5 1.6 5 0'))
}

const head = 'M41.5 38c0-12 17-12 17 0 0 8-4 13.5-8.5 13.5S41.5 46 41.5 38z'
const shoulders = 'M27.5 68C28 58 38 54 50 54s22 4 22.5 14z'
const shirtFront = 'M43 54.5l7 13.5 7-13.5-7 3z'

const figures: readonly ((suit: Suit) => readonly Shape[])[] = [
  ({ robe, trim }) => [
    [shoulders, robe],
    [shirtFront, cream],
    ['M42 54l8 6 8-6-2-3H44z', trim],
    ['M41 36c0 6 1 10 2 12l-3-1c-2-4-2-8-1-12zM59 36c0 6-1 10-2 12l3-1c2-4 2-8 1-12z', hair],
    [head, skin],
    ['M30 35C36 24 44 18 50 16c6 2 14 8 20 19-12 4-28 4-40 0z', gold],
    ['M30 35c12 4 28 4 40 0l-1.5-3c-11 3.5-26 3.5-37 0zM49 16.5l-7 17h2l6-14 6 14h2l-7-17z', goldDeep],
    ['M48 15l2-2.5 2 2.5-2 2.5z', trim],
  ],
  ({ robe, trim }) => [
    ['M39 36c-4 8-3 16 0 20h22c3-4 4-12 0-20z', hair],
    [shoulders, robe],
    ['M27.5 68c-1-10 3-18 10-14 3 3 3 9 2 14zM72.5 68c1-10-3-18-10-14-3 3-3 9-2 14z', cream],
    ['M42 55q8 9 16 0l-2-1.5q-6 5-12 0z', gold],
    [head, skin],
    ['M40.5 39c0-16 19-16 19 0-3-7-7-9-9.5-9s-6.5 2-9.5 9z', hair],
    ['M39 29c1-9 6-13 11-14 5 1 10 5 11 14-3-4-7-5.5-11-5.5S42 25 39 29z', gold],
    ['M58 31.5c3-3 7 0 5 3 2 3-2 6-5 3-3 1-5-3-2-4-1-1 0-3 2-2z', trim],
    ['M49 58.5l1-2 1 2 2 .3-1.5 1.5.4 2.2-1.9-1-1.9 1 .4-2.2-1.5-1.5z', goldDeep],
  ],
  ({ robe, trim }) => [
    [shoulders, robe],
    ['M36 55q14-4 28 0l-3 8q-11-6-22 0z', cream],
    [shirtFront, trim],
    [head, skin],
    ['M41.5 41c1 11 5 14 8.5 14s7.5-3 8.5-14c-1 3-3 4-4.5 4-2-1.5-6-1.5-8 0-1.5 0-3.5-1-4.5-4z', hair],
    ['M47.5 46.5q2.5-1 5 0-2.5 2.5-5 0z', '#c8505a'],
    ['M41 34h18v3.5q-9-3-18 0z', hair],
    ['M38 33l-2-14 7.5 6L50 15l6.5 10 7.5-6-2 14q-12-4-24 0z', gold],
    ['M38 33q12-4 24 0l.4-3q-12.4-4-24.8 0z', goldDeep],
    ['M48 25l2-3 2 3-2 3z', trim],
  ],
]

/** The joker is a parol, the star lantern that shines at Christmas. */
export function paintJoker(context: Context): void {
  paintPlate(context, { fill: '#2a1257', box: [8, 8, 84, 124, 6] })
  paintDisc(context, 38)
  context.fillStyle = '#5a2fa8'
  context.fill()
  paintShapes(context, [['M38 94l-5 28 5-5 4 6 3-28zM62 94l5 28-5-5-4 6-3-28z', '#d8283f']])
  paintDisc(context, 34)
  context.strokeStyle = gold
  context.lineWidth = 2.5
  context.stroke()
  paintShapes(context, [
    [star(33), gold],
    [star(23), '#d8283f'],
    [star(13), cream],
  ])
  context.fillStyle = '#ffd87a'
  context.font = '800 15px system-ui, sans-serif'
  context.textAlign = 'center'
  context.fillText('JOKER', 50, 24)
}

function paintDisc(context: Context, radius: number): void {
  context.beginPath()
  context.arc(50, 62, radius, 0, Math.PI * 2)
}

const star = (size: number): string =>
  Array.from({ length: 10 }, (_, index) => {
    const [reach, turn] = [index % 2 === 0 ? size : size * 0.45, (index * Math.PI) / 5 - Math.PI / 2]
    return `${index === 0 ? 'M' : 'L'}${Math.round(50 + reach * Math.cos(turn))} ${Math.round(62 + reach * Math.sin(turn))}`
  })
    .join('')
    .concat('z')
