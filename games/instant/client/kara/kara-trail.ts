import { createAtlas } from '#games/client/atlas.ts'
import { element } from '#games/client/element.ts'
import { createSurface } from '#games/client/surface.ts'
import type { CoinSide } from '../../math/kara-krus.ts'
import { messages } from '../messages/en.ts'
import { pisoDrawings, smallPiso } from '../piso.ts'

const seenMost = 9
const gap = 6
const step = smallPiso + gap

/** The latest results in a row. Painted, so that a falling coin causes no layout. Before the first it says that the rows can be changed. */
export function createKaraTrail() {
  const hint = element('p', { class: 'kara-hint' }, messages.tapToFlip)
  const root = element('div', { class: 'kara-trail', 'aria-hidden': 'true' }, hint)
  const pisos = createAtlas(pisoDrawings)
  const { context, size, onResize } = createSurface(root)
  let seen: readonly CoinSide[] = []
  const paint = (): void => {
    context.clearRect(0, 0, size.width, size.height)
    const room = Math.floor((size.width + gap) / step)
    const shown = room > 0 ? seen.slice(-room) : []
    const first = (size.width - (shown.length - 1) * step) / 2
    for (const [at, side] of shown.entries()) pisos.draw(context, side, { x: first + at * step, y: size.height / 2 })
  }
  onResize(paint)
  return {
    root,
    show(fallen: readonly CoinSide[]): void {
      seen = fallen.slice(-seenMost)
      hint.style.opacity = seen.length > 0 ? '0' : '1'
      paint()
    },
  }
}
