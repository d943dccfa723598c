import { element } from '#games/client/element.ts'
import { createSurface } from '#games/client/surface.ts'
import type { Context, Size } from './kit.ts'

/** Where a game is played: painted once for each size of the page, behind everything. */
export function createPlace(paint: (context: Context, size: Size) => void): HTMLElement {
  const root = element('div', { class: 'place', 'aria-hidden': 'true' })
  const { context, size, onResize } = createSurface(root)
  // Before it stands in the page it has no size.
  onResize(() => size.height > 1 && paint(context, size))
  return root
}
