import { oval, type Pen, type SeaLook } from './sea-look.ts'
import type { Point } from './swimmer.ts'
import type { Mate, TableMates } from './table-mates.ts'

type OwnCannon = {
  readonly at: Point
  readonly unit: number
  readonly look: SeaLook
  readonly angle: number
  /** What a shot costs. */
  readonly price: string
  readonly recoil: number
}

/** A path that is read in every frame is a path too many. */
const shapes = {
  shade: new Path2D('M-15 6L-11 -50H13L19 6Z'),
  barrel: new Path2D('M-17 4L-12 -52H12L17 4Z'),
  shine: new Path2D('M-9 2L-7 -52H-2L-1 2Z'),
  rings: new Path2D('M-16 -62H16V-48H-16Z M-18 -14H18V-4H-18Z'),
  base: new Path2D('M-40 34Q-40 -8 0 -8Q40 -8 40 34Z'),
  gloss: new Path2D('M-32 26Q-32 -1 -6 -4Q-24 6 -24 26Z'),
}

function fillShape(pen: Pen, paint: string, shape: Path2D): void {
  pen.fillStyle = paint
  pen.fill(shape)
}

/** The player's own: the largest, at the bottom, in a ring of light. */
export function paintOwnCannon(pen: Pen, { at, unit, look: { cannon }, angle, price, recoil }: OwnCannon): void {
  pen.save()
  pen.translate(at.x, at.y)
  pen.scale(unit, unit)
  oval(pen, 'rgb(0 10 40 / 45%)', [0, 22, 74, 18])
  pen.strokeStyle = cannon.glow
  pen.lineWidth = 3
  pen.globalAlpha = 0.9
  pen.beginPath()
  pen.ellipse(0, 26, 62, 46, 0, Math.PI, 2 * Math.PI)
  pen.stroke()
  pen.globalAlpha = 1
  pen.save()
  pen.rotate(angle)
  pen.translate(0, recoil * 5)
  fillShape(pen, 'rgb(0 0 0 / 28%)', shapes.shade)
  fillShape(pen, cannon.barrel, shapes.barrel)
  fillShape(pen, 'rgb(255 255 255 / 35%)', shapes.shine)
  fillShape(pen, cannon.base, shapes.rings)
  pen.restore()
  fillShape(pen, cannon.base, shapes.base)
  fillShape(pen, 'rgb(255 255 255 / 18%)', shapes.gloss)
  pen.fillStyle = 'rgb(0 0 0 / 45%)'
  pen.beginPath()
  pen.roundRect(-31, 4, 62, 20, 10)
  pen.fill()
  pen.fillStyle = cannon.glow
  pen.font = '700 13px system-ui, sans-serif'
  pen.textAlign = 'center'
  pen.fillText(price, 0, 19)
  pen.restore()
}

/** Left, above, right: each place has its color. */
const colors = { 1: '#5fe3ff', 2: '#ff9d7a', 3: '#b8f06a' } as const
const places = [1, 2, 3] as const
const size = 0.5

/** The others' cannons with their names and catches, and the places that nobody has taken. */
export function paintMates(pen: Pen, mates: TableMates, unit: number): void {
  for (const place of places) {
    const at = mates.muzzleOf({ place })
    const mate = mates.mates().find((each) => each.place === place)
    if (mate === undefined) paintEmpty(pen, at, unit)
    else paintMate(pen, { mate, at, unit })
  }
  for (const { way, x, y, mate } of mates.shots()) {
    if (way < 0) continue
    pen.globalAlpha = 0.45
    oval(pen, colors[mate.place], [x, y, 9 * unit, 9 * unit])
    pen.globalAlpha = 1
    oval(pen, '#fffbe6', [x, y, 4 * unit, 4 * unit])
  }
}

function paintEmpty(pen: Pen, { x, y }: Point, unit: number): void {
  pen.globalAlpha = 0.35
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.arc(x, y, 13 * unit, 0, 2 * Math.PI)
  pen.stroke()
  pen.globalAlpha = 1
}

type SeatedMate = { readonly mate: Mate; readonly at: Point; readonly unit: number }

function paintMate(pen: Pen, { mate, at, unit }: SeatedMate): void {
  const color = colors[mate.place]
  pen.save()
  pen.translate(at.x, at.y)
  pen.scale(unit * size, unit * size)
  oval(pen, 'rgb(0 10 40 / 45%)', [0, 0, 46, 46])
  pen.save()
  pen.rotate(mate.angle)
  pen.translate(0, mate.recoil * 8)
  fillShape(pen, '#e8eef8', shapes.barrel)
  fillShape(pen, color, shapes.rings)
  pen.restore()
  oval(pen, color, [0, 0, 26, 26])
  oval(pen, 'rgb(255 255 255 / 30%)', [-6, -8, 12, 8])
  pen.restore()
  paintName(pen, { mate, at, unit })
}

const fontOf = { name: '600 12px system-ui, sans-serif', caught: '800 15px system-ui, sans-serif' } as const
const plate = { height: 20, padding: 8 } as const

function paintName(pen: Pen, { mate, at, unit }: SeatedMate): void {
  const reach = 28 * unit
  pen.font = fontOf.name
  const width = pen.measureText(mate.name).width + 2 * plate.padding
  const x = mate.place === 1 ? 6 : mate.place === 3 ? at.x + 16 * unit - width : at.x + reach
  const y = mate.place === 2 ? 6 : at.y + reach
  pen.fillStyle = 'rgb(4 16 44 / 72%)'
  pen.beginPath()
  pen.roundRect(x, y, width, plate.height, 10)
  pen.fill()
  pen.fillStyle = '#ffffff'
  pen.textAlign = 'left'
  pen.fillText(mate.name, x + plate.padding, y + 14)
  if (mate.textLife === 0) return
  pen.globalAlpha = Math.min(1, mate.textLife / 30)
  pen.font = fontOf.caught
  pen.lineWidth = 4
  pen.lineJoin = 'round'
  pen.strokeStyle = 'rgb(4 16 44 / 85%)'
  pen.fillStyle = colors[mate.place]
  pen.textAlign = mate.place === 3 ? 'right' : 'left'
  const textX = mate.place === 3 ? x + width - 2 : x + 2
  pen.strokeText(mate.text, textX, y + plate.height + 17)
  pen.fillText(mate.text, textX, y + plate.height + 17)
  pen.globalAlpha = 1
}
