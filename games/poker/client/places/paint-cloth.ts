import type { Context } from './paint.ts'

/** A hundred units are the shorter side; zero is in the middle. */
export type ClothSize = { readonly reach: number; readonly down: number }

/** What lies under the cards of a table that is seen from above. */
export type Cloth = {
  readonly paint: (context: Context, size: ClothSize) => void
  /** They burn low while a hand is played, and bright over a win. */
  readonly paintLights: (context: Context, size: ClothSize) => void
}

/** Where the hand lies. */
export const handAt = 14

type Sun = { readonly colours: readonly string[]; readonly ray: string; readonly rays: number }

/** Light on the cloth, brightest where the hand lies, with rays that grow wider from there. */
export function paintSun(context: Context, { reach, down }: ClothSize, { colours, ray, rays }: Sun): void {
  const far = Math.hypot(reach, down + handAt)
  const light = context.createRadialGradient(0, handAt, 0, 0, handAt, far)
  for (const [index, colour] of colours.entries()) light.addColorStop(index / (colours.length - 1), colour)
  context.fillStyle = light
  context.fillRect(-reach, -down, reach * 2, down * 2)
  context.fillStyle = ray
  const half = Math.PI / rays / 2
  for (let index = 0; index < rays; index++) {
    const turn = (index / rays) * Math.PI * 2
    context.beginPath()
    context.moveTo(0, handAt)
    context.lineTo(Math.cos(turn - half) * far, handAt + Math.sin(turn - half) * far)
    context.lineTo(Math.cos(turn + half) * far, handAt + Math.sin(turn + half) * far)
    context.fill()
  }
}

/** Printed all over the cloth, each row set off by half a step. */
export function paintPrint(
  context: Context,
  { reach, down }: ClothSize,
  { step, paint }: { readonly step: number; readonly paint: (index: number) => void },
): void {
  const [columns, rows] = [Math.ceil((reach * 2) / step) + 1, Math.ceil((down * 2) / step) + 1]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      context.save()
      context.translate(-reach + (column + (row % 2) / 2) * step, -down + (row + 0.5) * step)
      paint(row + column)
      context.restore()
    }
}

/** In the two corners at the bottom, the right one as the left one's mirror. */
export function atBottom(context: Context, { reach, down }: ClothSize, paint: () => void): void {
  for (const side of [-1, 1]) {
    context.save()
    context.translate(side * reach, down)
    context.scale(-side, 1)
    paint()
    context.restore()
  }
}

type Frame = { readonly wood: readonly string[]; readonly line: string }
const [woodWide, round] = [2.4, 6] as const

/** The table's rim, with a line of metal on each of its edges. */
export function paintFrame(context: Context, { reach, down }: ClothSize, { wood, line }: Frame): void {
  const box = (inset: number): readonly [number, number, number, number, number] => [
    -reach + inset,
    -down + inset,
    (reach - inset) * 2,
    (down - inset) * 2,
    round - inset / 2,
  ]
  const grain = context.createLinearGradient(-reach, -down, reach, down)
  for (const [index, colour] of wood.entries()) grain.addColorStop(index / (wood.length - 1), colour)
  context.fillStyle = grain
  context.beginPath()
  context.rect(-reach, -down, reach * 2, down * 2)
  context.roundRect(...box(woodWide))
  context.fill('evenodd')
  context.strokeStyle = line
  for (const [inset, width, alpha] of [
    [woodWide, 0.6, 1],
    [woodWide + 1.7, 0.25, 0.6],
  ] as const) {
    context.globalAlpha = alpha
    context.lineWidth = width
    context.beginPath()
    context.roundRect(...box(inset))
    context.stroke()
  }
  context.globalAlpha = 1
}
