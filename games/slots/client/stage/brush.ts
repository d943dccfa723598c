import { bitmapOf } from '#games/client/bitmap-of.ts'
import { paintPicture, withScratch } from '../picture.ts'
import type { Part, Parts } from './part.ts'

type Context = CanvasRenderingContext2D
type Sprite = { readonly image: () => CanvasImageSource; readonly part: Part }

/** How a scene puts its parts. Numbers only: a frame makes no garbage. */
export type Brush = {
  readonly context: Context
  /** Where the following parts are measured from, and how large. */
  readonly at: (x: number, y: number, scale: number) => void
  // oxlint-disable-next-line max-params -- numbers and no object: a frame makes no garbage
  readonly put: (
    name: string,
    x: number,
    y: number,
    turn?: number,
    wide?: number,
    high?: number,
    alpha?: number,
  ) => void
}

export type Light = { readonly edge: string; readonly light: string }

const density = 2
/** Room around a part for its edge and its shadow. */
const margin = 10

export function createBrush(context: Context, parts: Parts, light: Light): Brush {
  const sprites = new Map<string, Sprite>()
  for (const [name, part] of Object.entries(parts)) sprites.set(name, spriteOf(part, light))
  let [left, top, size] = [0, 0, 1]
  return {
    context,
    at(x, y, scale) {
      left = x
      top = y
      size = scale
    },
    // oxlint-disable-next-line max-params -- numbers and no object: a frame makes no garbage
    put(name, x, y, turn = 0, wide = 1, high = wide, alpha = 1) {
      const sprite = sprites.get(name)
      if (sprite === undefined || alpha <= 0.01) return
      const { pivot, width, height } = sprite.part
      context.save()
      context.translate(left + x * size, top + y * size)
      if (turn !== 0) context.rotate(turn)
      context.scale(wide * size, high * size)
      if (alpha < 1) context.globalAlpha = alpha
      const [around, wholeWidth, wholeHeight] = [margin, width + margin * 2, height + margin * 2]
      context.drawImage(sprite.image(), -pivot[0] - around, -pivot[1] - around, wholeWidth, wholeHeight)
      context.restore()
    },
  }
}

function spriteOf(part: Part, { edge, light }: Light): Sprite {
  const canvas = document.createElement('canvas')
  canvas.width = (part.width + margin * 2) * density
  canvas.height = (part.height + margin * 2) * density
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  context.scale(density, density)
  context.translate(margin, margin)
  const { width, height, text, edgeWidth = 1.4 } = part
  part.paint?.(context)
  if (text !== undefined)
    withScratch(part, (scratch) => paintPicture(context, text, scratch, { width, height, edge, edgeWidth, light }))
  return { image: bitmapOf(canvas), part }
}
