import { bitmapOf } from './bitmap-of.ts'

export type Sprite = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Drawings made once at load and copied in every frame: a path costs much, a copy nothing. */
export type Atlas = {
  readonly sprite: (name: string) => Sprite
  readonly draw: (context: CanvasRenderingContext2D, name: string, at: SpritePlacement) => void
}

export type SpritePlacement = {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
  readonly alpha?: number
}

export type Drawings = Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly paint: (context: Context) => void }>
>
type Context = CanvasRenderingContext2D

const density = 2

export function createAtlas(drawings: Drawings): Atlas {
  const sprites = new Map<string, Sprite>()
  let width = 0
  let height = 0
  for (const [name, drawing] of Object.entries(drawings)) {
    sprites.set(name, { x: width, y: 0, width: drawing.width, height: drawing.height })
    width += drawing.width + 2
    height = Math.max(height, drawing.height)
  }
  const sheet = document.createElement('canvas')
  sheet.width = width * density
  sheet.height = height * density
  const context = sheet.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  context.scale(density, density)
  for (const [name, drawing] of Object.entries(drawings)) {
    context.save()
    context.translate(sprites.get(name)?.x ?? 0, 0)
    context.beginPath()
    context.rect(0, 0, drawing.width, drawing.height)
    context.clip()
    drawing.paint(context)
    context.restore()
  }
  const image = bitmapOf(sheet)
  const sprite = (name: string): Sprite => {
    const found = sprites.get(name)
    if (found === undefined) throw new Error(`the atlas has no ${name}`)
    return found
  }
  return {
    sprite,
    draw(target, name, { x, y, scale = 1, turn = 0, alpha = 1 }) {
      const { x: left, width, height } = sprite(name)
      const wide = width * scale
      const high = height * scale
      const before = target.globalAlpha
      target.globalAlpha = before * alpha
      // Nearly everything stands upright and needs no state of its own.
      const isTurned = turn !== 0
      if (isTurned) {
        target.save()
        target.translate(x, y)
        target.rotate(turn)
      }
      const toX = (isTurned ? 0 : x) - wide / 2
      const toY = (isTurned ? 0 : y) - high / 2
      target.drawImage(image(), left * density, 0, width * density, height * density, toX, toY, wide, high)
      if (isTurned) target.restore()
      target.globalAlpha = before
    },
  }
}
