import { element } from '#games/client/element.ts'
import type { Context } from './paint.ts'

/** Lights are soft: they need no more. */
export const densities = { view: 2, lights: 0.5 } as const
/** A change that is smaller only stretches the picture: a button of two lines must not cost a frame a whole place. */
const stretchMost = 32

type Size = { readonly width: number; readonly height: number }
type Fit = Size & { readonly density: number }

/** A canvas of a place, painted in CSS pixels. */
export function createSheet(name: string) {
  const canvas = element('canvas', { class: `place-${name}` })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  const add = (draw: (context: Context) => void): void => {
    context.save()
    draw(context)
    context.restore()
  }
  return {
    canvas,
    add,
    paint({ width, height, density }: Fit, draw: (context: Context) => void): void {
      const points = Math.min(devicePixelRatio, density)
      canvas.width = Math.ceil(width * points)
      canvas.height = Math.ceil(height * points)
      context.setTransform(points, 0, 0, points, 0, 0)
      add(draw)
    },
  }
}

export type Sheet = ReturnType<typeof createSheet>

/** Whether what was painted in one size still serves another. */
export const isStretched = (painted: Size, { width, height }: Size): boolean =>
  width === painted.width && Math.abs(height - painted.height) < stretchMost
