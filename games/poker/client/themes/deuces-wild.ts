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

const gold = '#ffd64d'
/** Where each leaf points, in degrees from upright, its length, and its shades. */
const leaves = [
  [-4, 38, '#0c6b62', '#12958a'],
  [78, 36, '#0c6b62', '#12958a'],
  [16, 40, '#12804f', '#22b26d'],
  [60, 38, '#12804f', '#22b26d'],
  [38, 36, '#1f9a4f', '#4bd477'],
] as const

const petal = 'M0 0C-3.4-2-3.6-6.6 0-8 3.6-6.6 3.4-2 0 0z'
/** On each side, from its corner at the bottom. */
const blossoms = [
  [13, -8, '#ff5a9a', 1],
  [6, -22, '#ffb52e', 0.72],
] as const

/** A garden at night, where deuces grow wild. */
export const deucesWild: Cloth = {
  paint(context, size) {
    paintSun(context, size, { colours: ['#a32a9c', '#7a1d86', '#4a1068', '#220640'], ray: '#ffb0f010', rays: 18 })
    paintPrint(context, size, { step: 17, paint: () => paintDeuce(context) })
    for (const [x, y] of fireflies(size))
      paintShapes(context, [[`M${x - 0.5} ${y}a.5.5 0 1 1 1 0 .5.5 0 1 1-1 0z`, '#fff0b0']])
    atBottom(context, size, () => paintBush(context))
    paintFrame(context, size, { wood: ['#7b2fd0', '#3f1486', '#200753', '#57209f'], line: gold })
  },
  paintLights(context, size) {
    paintGlow(context, { x: 0, y: handAt, radius: 78, colour: '#ff9af066' })
    for (const [x, y] of fireflies(size)) paintGlow(context, { x, y, radius: 5, colour: '#fff0a0cc' })
  },
}

/** They are where they were each time. */
const fireflies = ({ reach, down }: ClothSize): readonly (readonly [number, number])[] =>
  Array.from({ length: 26 }, (_, index) => {
    const [along, across] = [Math.abs(Math.sin(index * 12.9898)) * 437.5, Math.abs(Math.sin(index * 78.233)) * 437.5]
    return [((along % 1) * 2 - 1) * reach, ((across % 1) * 2 - 1) * down] as const
  })

function paintDeuce(context: Context): void {
  context.fillStyle = '#ffffff12'
  context.font = '800 8px system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText('2', 0, 0)
}

function paintBush(context: Context): void {
  for (const [turn, length, deep, light] of leaves) {
    context.save()
    context.translate(-1, 2)
    context.rotate((turn * Math.PI) / 180)
    const wide = length * 0.16
    paintShapes(context, [
      [`M0 0C${-wide} ${-length * 0.3} ${-wide} ${-length * 0.7} 0 ${-length}V0z`, light],
      [`M0 0C${wide} ${-length * 0.3} ${wide} ${-length * 0.7} 0 ${-length}V0z`, deep],
    ])
    paintLine(context, `M0 0V${-length * 0.92}`, ['#d9ffd266', 0.4])
    context.restore()
  }
  for (const [x, y, colour, scale] of blossoms) paintBlossom(context, { x, y, scale }, colour)
}

function paintBlossom(context: Context, spot: { x: number; y: number; scale: number }, colour: string): void {
  const shapes: readonly Shape[] = [[petal, colour]]
  context.save()
  context.translate(spot.x, spot.y)
  for (let turn = 0; turn < 5; turn++) {
    context.rotate((Math.PI * 2) / 5)
    paintAt(context, { x: 0, y: 0, scale: spot.scale }, shapes)
  }
  paintAt(context, { x: 0, y: 0, scale: spot.scale }, [['M-2 0a2 2 0 1 1 4 0 2 2 0 1 1-4 0z', '#fff2b8']])
  context.restore()
}
