import { element } from '#games/client/element.ts'
import type { Card } from '../math/cards.ts'
import { cardBox, paintCardFace } from './card-face.ts'

/** A card's small letters are sharper on fine screens than what moves has to be. */
const densityMax = 3

/** The face of the card that lies in a place, as sharp as the place is large. */
export function createCardPicture() {
  const root = element('canvas', { 'aria-hidden': 'true' })
  const context = root.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  let shown: Card | undefined
  const paint = (): void => {
    context.setTransform(root.width / cardBox.width, 0, 0, root.height / cardBox.height, 0, 0)
    context.clearRect(0, 0, cardBox.width, cardBox.height)
    if (shown !== undefined) paintCardFace(context, shown)
  }
  return {
    root,
    /** As large as a place on the table, whenever that changes. What observes it costs no frame a layout. */
    fit(container: Element): void {
      new ResizeObserver(([entry]) => {
        const width = Math.round((entry?.contentRect.width ?? 0) * Math.min(devicePixelRatio, densityMax))
        if (width === 0 || width === root.width) return
        root.width = width
        root.height = Math.round((width * cardBox.height) / cardBox.width)
        paint()
      }).observe(container)
    },
    show(card: Card): void {
      if (card === shown) return
      shown = card
      paint()
    },
  }
}
