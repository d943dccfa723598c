import { element } from '#games/client/element.ts'
import { cardBox, cardName, paintCardFace } from '#games/poker/client/card-face.ts'
import type { Card } from '../../math/hari-reyna.ts'

const names = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const rankName = (rank: number): string => names[rank - 1] ?? '?'

const [ace, suitBits] = [12, 2]
const density = 3

/** The same card in the numbers of the poker room, where cards are painted. */
const paintedCard = ({ rank, suit }: Card): number => ((rank === 1 ? ace : rank - 2) << suitBits) | suit

/** A card, painted as sharp as it is wide, or its woven back. */
export function cardElement(card: Card | undefined, width: number): HTMLElement {
  if (card === undefined) return element('div', { class: 'card is-back' }, element('span', { class: 'card-sun' }))
  const canvas = element('canvas', {
    width: width * density,
    height: Math.round((width * density * cardBox.height) / cardBox.width),
  })
  const context = canvas.getContext('2d')
  const number = paintedCard(card)
  if (context !== null) {
    context.scale(canvas.width / cardBox.width, canvas.height / cardBox.height)
    paintCardFace(context, number)
  }
  return element('div', { class: 'card', role: 'img', 'aria-label': cardName(number) }, canvas)
}
