import { formatMessage } from '#core/message/format-message.ts'
import { element, setText } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import type { Card } from '../../math/cards.ts'
import { foulOf, handSize, type RowName, rowNames, rowSizes, scoresOf } from '../../math/pusoy/arrangement.ts'
import type { Duel } from '../../math/pusoy/duels.ts'
import { cardName } from '../card-face.ts'
import type { CardSlot } from '../card-slot.ts'
import { handName } from '../hand-name.ts'
import { messages } from '../messages/en.ts'
import { rowOfPlace, rowsOfPlaces } from './places.ts'
import { rowWords } from './row-words.ts'
import { enableSwaps } from './swap-cards.ts'

type Dependencies = {
  readonly slots: readonly CardSlot[]
  readonly motion: Motion
  readonly onTap: (place: number) => void
  readonly onSwap: (one: number, other: number) => void
}

/** The player's thirteen places, the front row farthest away. A card keeps its place until two are swapped. */
export function createOwnRows({ slots, motion, onTap, onSwap }: Dependencies) {
  const taps = slots.map((_, place) => element('button', { type: 'button', class: 'move-tap', 'data-place': place }))
  const targets = slots.map(({ root }, place) => {
    root.setAttribute('aria-hidden', 'true')
    return element('span', { class: 'move-place' }, taps[place], root)
  })
  const rows = rowNames.map((row) =>
    createRow(
      row,
      targets.filter((_, place) => rowOfPlace(place) === row),
    ),
  )
  const shown = rows.toReversed().map(({ root: each }) => each)
  const root = element('section', { class: 'own-rows', 'aria-label': messages.you }, ...shown)
  enableSwaps({ root, targets, onTap, onSwap })
  const lay = (cards: readonly Card[]): void => {
    for (const [place, slot] of slots.entries()) {
      slot.set(cards[place])
      taps[place]?.setAttribute('aria-label', tapLabel(cards[place], rowWords[rowOfPlace(place)]))
    }
  }
  return {
    root,
    slots,
    /** At once, by place. */
    lay,
    /** Every card glides from where it lay to where it lies now. */
    move(before: readonly Card[], cards: readonly Card[]) {
      const boxes = targets.map((target) => target.getBoundingClientRect())
      lay(cards)
      for (const [place, target] of targets.entries()) {
        const [from, to] = [boxes[before.indexOf(cards[place] ?? -1)], boxes[place]]
        if (from !== undefined && to !== undefined && from !== to) glide(target, { from, to, motion })
      }
    },
    pick(picked: number | undefined) {
      for (const [place, tap] of taps.entries()) {
        tap.setAttribute('aria-pressed', String(place === picked))
        targets[place]?.classList.toggle('is-picked', place === picked)
      }
    },
    name(cards: readonly Card[] | undefined) {
      const scores = cards?.length === handSize ? scoresOf(rowsOfPlaces(cards)) : undefined
      const foul = scores && foulOf(scores)
      for (const row of rows) row.name(scores && handName(scores[row.is]), foul === row.is)
    },
    /** How many duels a row won: of one row, or of all. */
    mark(duels: readonly Duel[] | undefined, only?: RowName) {
      for (const row of rows) if (only === undefined || only === row.is) row.mark(duels)
    },
    setEnabled(isEnabled: boolean) {
      for (const tap of taps) tap.disabled = !isEnabled
    },
  }
}
const tapLabel = (card: Card | undefined, row: string): string =>
  card === undefined ? row : formatMessage(messages.cardInRow, { card: cardName(card), row })

type Glide = { readonly from: DOMRect; readonly to: DOMRect; readonly motion: Motion }

function glide(target: HTMLElement, { from, to, motion }: Glide): void {
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
  target.animate([{ transform: start, zIndex: 2 }, { transform: 'none' }], {
    duration: motion.ms(220),
    easing: 'ease-out',
  })
}

export type OwnRows = ReturnType<typeof createOwnRows>

function createRow(row: RowName, cards: readonly HTMLElement[]) {
  const hand = element('span', { class: 'hand-name' })
  const verdict = element('span', { class: 'verdict' })
  const root = element(
    'div',
    { class: `own-row is-${row}`, role: 'group', 'aria-label': rowWords[row] },
    element('p', { class: 'own-line' }, element('span', { class: 'seat-owner' }, rowWords[row]), hand, verdict),
    element('div', { class: 'seat-cards' }, ...cards),
  )
  return {
    is: row,
    root,
    name(text: string | undefined, isFoul: boolean) {
      setText(hand, text ?? '')
      root.classList.toggle('is-foul', isFoul)
    },
    mark(duels: readonly Duel[] | undefined) {
      const won = duels?.filter(({ rows }) => rows[row] === 'won').length
      setText(verdict, won === undefined ? '' : `${won} / ${rowSizes.front}`)
      verdict.dataset.is = won ? 'won' : 'lost'
    },
  }
}
