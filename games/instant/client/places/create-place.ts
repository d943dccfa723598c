import { element } from '#games/client/element.ts'
import type { Context, Size } from './kit.ts'

const densityMax = 2
/** A change that is smaller only stretches the picture: a button of two lines must not cost a frame a whole place. */
const stretchMost = 32

/** Where a game is played: painted once for each size of the page, behind everything. */
export function createPlace(paint: (context: Context, size: Size) => void): HTMLElement {
  const canvas = element('canvas')
  const root = element('div', { class: 'place', 'aria-hidden': 'true' }, canvas)
  const context = canvas.getContext('2d')
  let painted: Size = { width: 0, height: 0 }
  const fit = (size: Size): void => {
    const isNear = size.width === painted.width && Math.abs(size.height - painted.height) < stretchMost
    // Before it stands in the page it has no size.
    if (isNear || size.height < 2 || context === null) return
    painted = size
    const density = Math.min(devicePixelRatio, densityMax)
    canvas.width = Math.round(size.width * density)
    canvas.height = Math.round(size.height * density)
    context.setTransform(density, 0, 0, density, 0, 0)
    paint(context, size)
  }
  new ResizeObserver(([entry]) => entry && fit(entry.contentRect)).observe(root)
  return root
}
