import { drawing, element } from '#games/client/element.ts'
import type { Card } from '../math/hari-reyna.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const names = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const rankName = (rank: number): string => names[rank - 1] ?? '?'

/** Suits of our own: sun and flower in red, wave and moon in blue. */
const suits = [
  { name: messages.suns, tone: 'warm', d: 'M12 2l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z' },
  {
    name: messages.flowers,
    tone: 'warm',
    d: 'M12 12C8 8 8 3 12 2c4 1 4 6 0 10 4-4 9-4 10 0-1 4-6 4-10 0 4 4 4 9 0 10-4-1-4-6 0-10-4 4-9 4-10 0 1-4 6-4 10 0z',
  },
  {
    name: messages.waves,
    tone: 'cool',
    d: 'M2 15c3 0 3-5 7-5s5 6 9 6c2 0 3-1 4-2-1 5-4 7-7 7-5 0-5-5-9-5-2 0-3 1-4 2zM4 8c3 0 4-4 8-4 3 0 4 3 7 3-2 3-5 4-8 2-3-1-5-2-7-1z',
  },
  { name: messages.moons, tone: 'cool', d: 'M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z' },
] as const

/** A card, or its woven back. */
export function cardElement(card: Card | undefined): HTMLElement {
  if (card === undefined) return element('div', { class: 'card is-back' })
  const suit = suits[card.suit] ?? suits[0]
  const mark = () =>
    drawing(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      drawing('path', { d: suit.d, fill: 'currentColor' }),
    )
  const name = rankName(card.rank)
  return element(
    'div',
    {
      class: `card is-${suit.tone}`,
      role: 'img',
      'aria-label': formatMessage(messages.cardName, { rank: name, suit: suit.name }),
    },
    element('span', { class: 'card-corner' }, name),
    card.rank > 10 ? crowned(card.rank) : element('span', { class: 'card-middle' }, mark()),
    element('span', { class: 'card-suit' }, mark()),
  )
}

/** The court: a page with a salakot, a queen with a comb, a king with a crown. */
function crowned(rank: number): HTMLElement {
  const hats = {
    11: 'M14 22c8-12 24-12 32 0-10 4-22 4-32 0z',
    12: 'M18 22l-2-12 8 6 6-10 6 10 8-6-2 12z',
    13: 'M14 22V8l8 7 8-11 8 11 8-7v14z',
  } as const
  const hat = hats[rank === 11 ? 11 : rank === 12 ? 12 : 13]
  return element(
    'span',
    { class: 'card-middle' },
    drawing(
      'svg',
      { viewBox: '0 0 60 72', 'aria-hidden': 'true' },
      drawing('path', { d: 'M8 72c2-20 12-26 22-26s20 6 22 26z', fill: 'currentColor' }),
      drawing('path', { d: 'M20 52l10 12 10-12-10-4z', fill: '#fdf3df' }),
      drawing('circle', { cx: 30, cy: 34, r: 13, fill: '#d99a66' }),
      drawing('path', { d: 'M17 32c2-12 24-12 26 0-6-6-20-6-26 0z', fill: '#2b1408' }),
      drawing('path', { d: hat, fill: '#f0b02e' }),
    ),
  )
}
