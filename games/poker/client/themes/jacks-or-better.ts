import { type Context, paintAt, paintGlow, paintLine, paintShapes, type Shape } from '../places/paint.ts'
import {
  atBottom,
  type Cloth,
  type ClothSize,
  handAt,
  paintFrame,
  paintPrint,
  paintSun,
} from '../places/paint-cloth.ts'
import { suits } from '../suits.ts'

const gold = '#ffd87a'
/** Of each chip: its face, its edge, and the marks on it. */
const chips = {
  red: ['#d8283f', '#8a1226', '#ffe9ec'],
  blue: ['#2f5ad8', '#17328a', '#e6edff'],
  black: ['#3a2f55', '#17102b', '#efe6ff'],
  orange: ['#f0a52c', '#a8640d', '#fff6df'],
} as const
type Chip = keyof typeof chips

const stacks: readonly (readonly [x: number, y: number, chips: readonly Chip[]])[] = [
  [10.5, -18, ['black', 'black', 'red', 'black', 'red']],
  [12.5, -8, ['blue', 'blue', 'orange']],
]

/** The jack's green cloth, with the four suits woven in and the house's chips in its corners. */
export const jacksOrBetter: Cloth = {
  paint(context, size) {
    paintSun(context, size, { colours: ['#1f9a68', '#127650', '#0a523a', '#052f22'], ray: '#ffffff0b', rays: 18 })
    paintPrint(context, size, { step: 15, paint: (index) => paintSign(context, index % 4, 5, '#ffffff14') })
    paintCorners(context, size)
    atBottom(context, size, () => {
      for (const [x, y, stack] of stacks) paintStack(context, [x, y], stack)
    })
    paintFrame(context, size, { wood: ['#c0323f', '#7d1223', '#4a0813', '#8d1a2c'], line: gold })
  },
  paintLights(context, { reach, down }) {
    paintGlow(context, { x: 0, y: handAt, radius: 78, colour: '#ffe79a5c' })
    for (const x of [-reach, reach]) paintGlow(context, { x, y: -down, radius: 46, colour: '#ffc46a80' })
  },
}

function paintSign(context: Context, suit: number, size: number, fill: string): void {
  const { d } = suits[suit] ?? suits[0]
  context.scale(size / 24, size / 24)
  context.translate(-12, -12)
  paintShapes(context, [[d, fill]])
}

const scroll = 'M6 17C6 11 11 6 17 6M6 17c0 4 4 5 5 2M17 6c4 0 5 4 2 5M7 24V19M24 7h-5'

/** A scroll of gold in each upper corner, around a suit; on a narrow cloth the pay table lies there. */
function paintCorners(context: Context, { reach, down }: ClothSize): void {
  if (reach < down) return
  for (const [side, suit] of [
    [1, 3],
    [-1, 2],
  ] as const) {
    context.save()
    context.translate(-side * reach, -down)
    context.scale(side, 1)
    paintLine(context, scroll, [`${gold}b3`, 0.6])
    context.translate(11.4, 11.4)
    paintSign(context, suit, 5.4, gold)
    context.restore()
  }
}

const [chipHigh, chipWide, chipDeep] = [2.1, 7.4, 3.3] as const

function paintStack(context: Context, [x, y]: readonly [number, number], stack: readonly Chip[]): void {
  const [w, d, h] = [chipWide, chipDeep, chipHigh]
  const oval = (wide: number, deep: number): string =>
    `M${-wide} 0a${wide} ${deep} 0 1 0 ${wide * 2} 0a${wide} ${deep} 0 1 0 ${-wide * 2} 0z`
  paintAt(context, { x: x + 1, y: y + h + 1 }, [[oval(w + 0.6, d + 0.4), '#0000004d']])
  for (const [level, chip] of stack.entries()) {
    const [face, edge, mark] = chips[chip]
    const turn = (level % 2) * 1.6
    const shapes: readonly Shape[] = [
      [`M${-w} 0v${h}a${w} ${d} 0 0 0 ${w * 2} 0v${-h}z`, edge],
      ...[-4.4, -0.6, 3.2].map((at): Shape => {
        const left = at + turn
        const low = d * Math.sqrt(1 - (left / w) ** 2)
        return [`M${left} ${low}v${h}h1.6v${-h}z`, mark]
      }),
      [oval(w, d), mark],
      [oval(w - 0.5, d - 0.3), face],
      [oval(w * 0.66, d * 0.66), mark],
      [oval(w * 0.6, d * 0.6), face],
    ]
    paintAt(context, { x, y: y - level * h }, shapes)
  }
}
