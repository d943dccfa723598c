import { bitmapOf } from '#games/client/bitmap-of.ts'
import { doAhead } from '#games/client/ahead/do-ahead.ts'
import type { Surface } from '#games/client/surface.ts'
import { paintPicture, withScratch } from '../picture.ts'
import type { Part, Parts } from './part.ts'

type Context = CanvasRenderingContext2D
type Sprite = { readonly image: () => CanvasImageSource; readonly part: Part }

/** How a scene puts its parts. Numbers only: a frame makes no garbage. */
export type Brush = {
  readonly context: Context
  /** Where the following parts are measured from, and how large. */
  readonly at: (x: number, y: number, scale: number) => void
  /** So much of everything is seen from now on: 1 is all of it. */
  readonly fade: (seen: number) => void
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

/** The parts are painted ahead, one by one; those that are not there yet are left out. */
export function createBrush({ context, size }: Surface, parts: Parts, light: Light): Brush {
  const sprites = new Map<string, Sprite>()
  for (const [name, part] of Object.entries(parts)) doAhead(() => sprites.set(name, spriteOf(part, light)))
  let [left, top, scale, seen] = [0, 0, 1, 1]
  return {
    context,
    at(x, y, times) {
      left = x
      top = y
      scale = times
    },
    fade(part) {
      seen = part
    },
    // oxlint-disable-next-line max-params -- numbers and no object: a frame makes no garbage
    put(name, x, y, turn = 0, wide = 1, high = wide, alpha = 1) {
      const sprite = sprites.get(name)
      const shown = alpha * seen
      if (sprite === undefined || shown <= 0.01) return
      const { pivot, width, height } = sprite.part
      // One transform for all: a call for each turn and scale is what a frame of many parts costs.
      const dense = context.canvas.width / size.width
      const cos = Math.cos(turn)
      const sin = Math.sin(turn)
      const across = dense * scale * wide
      const down = dense * scale * high
      context.setTransform(
        across * cos,
        across * sin,
        -down * sin,
        down * cos,
        dense * (left + x * scale),
        dense * (top + y * scale),
      )
      if (shown < 1) context.globalAlpha = shown
      context.drawImage(sprite.image(), -pivot[0] - margin, -pivot[1] - margin, width + margin * 2, height + margin * 2)
      context.setTransform(dense, 0, 0, dense, 0, 0)
      if (shown < 1) context.globalAlpha = 1
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
