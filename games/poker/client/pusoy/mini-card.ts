import { drawing, element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import { type Card, rankOf, suitOf } from '../../math/cards.ts'
import { suits } from '../suits.ts'

const letters = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const turnMs = 260

/** A card that is too small for pips: its rank above its suit. */
export type MiniCard = {
  readonly root: HTMLElement
  /** At once: a card, its back, or nothing. */
  readonly set: (card: Card | 'down' | undefined) => void
  readonly turn: (card: Card) => Promise<void>
}

export function createMiniCard(motion: Motion): MiniCard {
  const root = element('span', { class: 'mini', 'aria-hidden': 'true' })
  const set: MiniCard['set'] = (card) => {
    root.dataset.side = card === undefined ? 'none' : card === 'down' ? 'down' : 'up'
    if (typeof card === 'number') root.replaceChildren(...face(card))
    else root.replaceChildren()
  }
  const play = (frames: Keyframe[], easing: string): Promise<unknown> =>
    root.animate(frames, { duration: motion.ms(turnMs / 2), easing }).finished
  set(undefined)
  return {
    root,
    set,
    async turn(card) {
      await play([{ transform: 'none' }, { transform: 'scale(0.05, 1.1)' }], 'ease-in')
      set(card)
      await play([{ transform: 'scale(0.05, 1.1)' }, { transform: 'none' }], 'ease-out')
    },
  }
}

function face(card: Card): (HTMLElement | SVGElement)[] {
  const { ink, d } = suits[suitOf(card)] ?? suits[0]
  return [
    element('b', { style: `color: ${ink}` }, letters[rankOf(card)] ?? ''),
    drawing('svg', { viewBox: '0 0 24 24' }, drawing('path', { d, fill: ink })),
  ]
}
