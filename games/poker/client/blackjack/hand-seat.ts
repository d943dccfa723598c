import { element, setText } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import type { Card } from '../../math/cards.ts'
import { totalOf, twentyOne } from '../../math/blackjack/hand-total.ts'
import type { CardSlot } from '../card-slot.ts'
import type { Felt } from '../felt.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** How a hand ended, for its colour. */
export type Tone = 'won' | 'push' | 'lost'

const moveMs = 260

/** What a hand comes to, as a player says it: an ace that counts 11 makes it soft. */
export function totalText(cards: readonly Card[]): string {
  const { total, isSoft } = totalOf(cards)
  return isSoft && total < twentyOne && cards.length > 1 ? formatMessage(messages.softTotal, { total }) : String(total)
}

/** What moves in a hand beside its cards' own way from the shoe. */
const movesOf = (root: HTMLElement, motion: Motion) => ({
  /** From where the one hand was before it became two, in hundredths of the table's width. */
  slideFrom: (hundredths: number) =>
    root.animate([{ transform: `translateX(${hundredths}cqw)` }, { transform: 'none' }], {
      duration: motion.ms(moveMs),
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
    }).finished,
  /** A hidden card is lifted by its edge and laid down again. */
  peekUnder: ({ root: card }: CardSlot) =>
    card.animate(
      [{ transform: 'none' }, { transform: 'translateY(-7%) rotateX(38deg)', offset: 0.45 }, { transform: 'none' }],
      { duration: motion.ms(620), easing: 'ease-in-out' },
    ).finished,
})

/** A fan of cards with its total: each card covers the one before it, but never its corner. */
export function createHandSeat({ felt, motion }: { readonly felt: Felt; readonly motion: Motion }, owner: string) {
  const total = element('span', { class: 'total' })
  const verdict = element('span', { class: 'total-verdict' })
  const badge = element('p', { class: 'total-badge', hidden: true }, total, verdict)
  const fan = element('div', { class: 'fan' })
  const root = element('section', { class: 'hand-seat', 'aria-label': owner }, fan, badge)
  const slots: CardSlot[] = []
  const { slideFrom, peekUnder } = movesOf(root, motion)
  const spread = (count: number): void => fan.style.setProperty('--count', String(Math.max(count, 2)))
  const slotAt = (index: number): CardSlot => {
    for (let at = slots.length; at <= index; at++) {
      const [slot] = felt.slots(1)
      if (slot === undefined) throw new Error('no place on the table')
      const place = element('span', { class: 'fan-place' }, slot.root)
      place.style.setProperty('--at', String(at))
      fan.append(place)
      slots.push(slot)
    }
    return slots[index] ?? slotAt(index)
  }
  const setTotal = (cards: readonly Card[]): void => {
    badge.hidden = cards.length === 0
    setText(total, cards.length === 0 ? '' : totalText(cards))
  }
  // Two places are there before any card: they show where a hand will lie.
  slotAt(1)
  spread(2)
  return {
    root,
    slots: (): readonly CardSlot[] => slots,
    setTotal,
    /** At once. */
    set(cards: readonly (Card | 'down')[]): void {
      spread(cards.length)
      for (let at = 0; at < Math.max(cards.length, slots.length); at++) slotAt(at).set(cards[at])
      setTotal(cards.filter((card) => card !== 'down'))
    },
    async deal(index: number, card: Card | 'down'): Promise<void> {
      spread(index + 1)
      await slotAt(index).deal(card)
    },
    turn: (index: number, card: Card) => slotAt(index).turn(card),
    slideFrom,
    peek: (index: number) => peekUnder(slotAt(index)),
    setTurn(isTurn: boolean): void {
      root.classList.toggle('is-turn', isTurn)
    },
    setVerdict(text: string, tone?: Tone): void {
      setText(verdict, text)
      if (tone === undefined) delete badge.dataset.tone
      else badge.dataset.tone = tone
    },
  }
}
