import { element, setText } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import type { Card } from '../math/cards.ts'
import type { SplitView, Showdown } from '../math/pai-gow-manila.ts'
import { cardName } from './card-face.ts'
import type { CardSlot } from './card-slot.ts'
import { handName } from './hand-name.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Dependencies = {
  readonly owner: string
  readonly slots: readonly CardSlot[]
  readonly motion: Motion
  /** Where cards can be moved from one hand to the other. */
  readonly onTap?: (at: number) => void
}

type Laid = {
  readonly cards: readonly Card[]
  readonly order: readonly number[]
  readonly two: readonly number[]
  /** Whether cards that are not known lie there face down. */
  readonly isThere: boolean
}

/** A hand of two above a hand of five, made of the same seven places. */
export function createPaiGowSeat({ owner, slots, motion, onTap }: Dependencies) {
  const [twoHand, fiveHand] = [createHand('two', messages.twoCards), createHand('five', messages.fiveCards)]
  const line = element('p', { class: 'seat-line' }, element('span', { class: 'seat-owner' }, owner))
  const root = element('section', { class: 'seat is-split', 'aria-label': owner }, line, twoHand.root, fiveHand.root)
  const taps = onTap === undefined ? [] : slots.map((_, at) => tapButton(() => onTap(at)))
  const targets = slots.map((slot, at) => tapTarget(slot, taps[at]))
  let inOrder: readonly number[] = slots.map((_, at) => at)
  const liesIn = (hand: HTMLElement, order: readonly number[]): boolean =>
    hand.children.length === order.length && order.every((at, index) => hand.children[index] === targets[at])
  const put = (two: readonly number[]): void => {
    const inTwo = inOrder.filter((at) => two.includes(at))
    const inFive = inOrder.filter((at) => !two.includes(at))
    // A card that is put where it lies already would be laid out and painted again, fourteen of them in the frame of a deal.
    if (liesIn(twoHand.cards, inTwo) && liesIn(fiveHand.cards, inFive)) return
    const focused = document.activeElement
    for (const at of inTwo) twoHand.cards.append(targets[at] ?? '')
    for (const at of inFive) fiveHand.cards.append(targets[at] ?? '')
    // A card that is moved by a key keeps the focus.
    if (focused instanceof HTMLElement && root.contains(focused)) focused.focus()
  }
  const lay = ({ cards, order, two, isThere }: Laid): void => {
    inOrder = order
    for (const [at, slot] of slots.entries()) {
      slot.set(cards[at] ?? (isThere ? 'down' : undefined))
      taps[at]?.setAttribute('aria-label', tapLabel(cards[at]))
    }
    put(two)
  }
  const name = (split: Names | undefined): void => {
    twoHand.name(split === undefined ? '' : handName(split.twoScore))
    fiveHand.name(split === undefined ? '' : handName(split.fiveScore))
    root.classList.toggle('is-foul', split?.isFoul === true)
  }
  const mark = (showdown: Showdown | null): void => {
    twoHand.mark(showdown?.isTwoWon)
    fiveHand.mark(showdown?.isFiveWon)
  }
  /** Announcements about cards that are gone. */
  const forget = (): void => {
    name(undefined)
    mark(null)
  }
  return {
    root,
    slots,
    lay,
    name,
    mark,
    clear() {
      lay({ cards: [], order: slots.map((_, at) => at), two: [0, 1], isThere: false })
      forget()
    },
    forget,
    arrange: (two: readonly number[]) => glide({ targets, motion, put: () => put(two) }),
    setEnabled(isEnabled: boolean) {
      for (const tap of taps) tap.disabled = !isEnabled
    },
  }
}

type Names = Pick<SplitView, 'twoScore' | 'fiveScore' | 'isFoul'>

const tapButton = (onclick: () => void): HTMLButtonElement =>
  element('button', { type: 'button', class: 'move-tap', onclick })

/**
 * The tap target lies over the card and not around it: a disabled button changes the cursor, which would restyle
 * everything in it, a whole hand of cards in the frame of a tap.
 */
function tapTarget({ root }: CardSlot, tap: HTMLButtonElement | undefined): HTMLElement {
  if (tap === undefined) return root
  root.setAttribute('aria-hidden', 'true')
  return element('span', { class: 'move-place' }, tap, root)
}
const tapLabel = (card: Card | undefined): string =>
  card === undefined ? messages.noCard : formatMessage(messages.moveCard, { card: cardName(card) })

type Glide = { readonly targets: readonly HTMLElement[]; readonly motion: Motion; readonly put: () => void }

/** Every card glides from where it was to where it is put. */
function glide({ targets, motion, put }: Glide): void {
  const before = targets.map((target) => target.getBoundingClientRect())
  put()
  for (const [at, target] of targets.entries()) {
    const [was, is] = [before[at], target.getBoundingClientRect()]
    const from = `translate(${(was?.left ?? is.left) - is.left}px, ${(was?.top ?? is.top) - is.top}px)`
    target.animate([{ transform: from }, { transform: 'none' }], { duration: motion.ms(220), easing: 'ease-out' })
  }
}

function createHand(size: 'two' | 'five', label: string) {
  const name = element('span', { class: 'hand-name' })
  const verdict = element('span', { class: 'verdict' })
  const cards = element('div', { class: 'seat-cards' })
  return {
    cards,
    root: element(
      'div',
      { class: `split is-${size}` },
      cards,
      element('p', { class: 'split-line' }, element('span', { class: 'seat-owner' }, label), name, verdict),
    ),
    name: (text: string) => {
      setText(name, text)
    },
    mark(isWon: boolean | undefined) {
      setText(verdict, isWon === undefined ? '' : isWon ? messages.won : messages.lost)
      verdict.dataset.is = isWon === true ? 'won' : 'lost'
    },
  }
}
