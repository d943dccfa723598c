import { element, setText } from '#games/client/element.ts'
import type { CardSlot } from './card-slot.ts'

/** One side of the table: its cards, and what they are called. */
export function createSeat(owner: string, slots: readonly CardSlot[]) {
  const name = element('span', { class: 'hand-name' })
  const root = element(
    'section',
    { class: 'seat', 'aria-label': owner },
    element('p', { class: 'seat-line' }, element('span', { class: 'seat-owner' }, owner), name),
    element('div', { class: 'seat-cards' }, ...slots.map((slot) => slot.root)),
  )
  return {
    root,
    slots,
    name: (text: string) => setText(name, text),
  }
}
