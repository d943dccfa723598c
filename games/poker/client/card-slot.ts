import { drawing, element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import type { Card } from '../math/cards.ts'
import { cardName } from './card-face.ts'
import { createCardPicture } from './card-picture.ts'
import { messages } from './messages/en.ts'

/** A place on the table where one card may lie, open or not. */
export type CardSlot = {
  readonly root: HTMLElement
  /** At once: a card, its back, or nothing. */
  readonly set: (card: Card | 'down' | undefined) => void
  /** The card comes from the shoe, face down, and is turned if it is known. */
  readonly deal: (card: Card | 'down') => Promise<void>
  /** A card that lies face down is turned. */
  readonly turn: (card: Card) => Promise<void>
  readonly isEmpty: () => boolean
  /** Back to the shoe. */
  readonly leave: () => Promise<void>
}

type Table = { readonly motion: Motion; readonly shoe: HTMLElement; readonly onLand: () => void }

// A card leaves the shoe so long after the last, lands a third of that after another has left, and lies open after two thirds: what
// happens to three cards at once is three frames' work.
const flightMs = 222
const turnMs = 316
const gaps = { dealMs: 95, sweepMs: 24 }

export function createSlot({ motion, shoe, onLand }: Table): CardSlot {
  const front = createCardPicture()
  const turner = element('div', { class: 'turner' }, element('div', { class: 'side' }, front.root), cardBack())
  const root = element('span', { class: 'slot' }, turner)
  front.fit(root)
  let lies: Card | 'down' | 'nothing' | undefined
  const set: CardSlot['set'] = (card) => {
    // The end of a round lays down what lies there already.
    if (lies === (card ?? 'nothing')) return
    lies = card ?? 'nothing'
    turner.hidden = card === undefined
    describe(root, card === undefined ? undefined : card === 'down' ? messages.faceDown : cardName(card))
    // The face of a card that is not seen stays as it was painted until another one is turned up.
    if (typeof card === 'number') front.show(card)
    turner.dataset.side = typeof card === 'number' ? 'up' : 'down'
  }
  const play = (frames: Keyframe[], ms: number, easing: string): Promise<unknown> =>
    turner.animate(frames, { duration: motion.ms(ms), easing }).finished
  const fromShoe = createWay(root, shoe)
  const turn = async (card: Card): Promise<void> => {
    set(card)
    await play(
      [
        { transform: 'rotateY(180deg) translateZ(0)' },
        { transform: 'rotateY(90deg) scale(1.08)' },
        { transform: 'rotateY(0)' },
      ],
      turnMs,
      'ease-in-out',
    )
  }
  set(undefined)
  return {
    root,
    set,
    turn,
    isEmpty: () => lies === 'nothing',
    async deal(card) {
      set('down')
      const home = 'rotateY(180deg)'
      await play(
        [{ transform: `${fromShoe()} ${home}`, opacity: 0.2 }, { opacity: 1, offset: 0.3 }, { transform: home }],
        flightMs,
        'cubic-bezier(0.2, 0.7, 0.3, 1)',
      )
      onLand()
      if (card !== 'down') await turn(card)
    },
    async leave() {
      if (turner.hidden) return
      const side = turner.dataset.side === 'up' ? 'rotateY(0)' : 'rotateY(180deg)'
      await play([{ transform: side }, { transform: `${fromShoe()} ${side}`, opacity: 0 }], flightMs * 0.7, 'ease-in')
      set(undefined)
    },
  }
}

function describe(root: HTMLElement, text: string | undefined): void {
  if (text === undefined) root.removeAttribute('role')
  else root.setAttribute('role', 'img')
  root.setAttribute('aria-label', text ?? '')
}

/**
 * From the shoe to a place on the table. Asking where things lie makes the browser lay out everything that changed before: once
 * for each size of the page is enough.
 */
function createWay(root: HTMLElement, shoe: HTMLElement): () => string {
  let way = { of: '', from: '' }
  return () => {
    const of = `${innerWidth} ${innerHeight}`
    if (way.of !== of) {
      const [here, there] = [root.getBoundingClientRect(), shoe.getBoundingClientRect()]
      way = { of, from: `translate(${there.left - here.left}px, ${there.top - here.top}px) rotate(24deg)` }
    }
    return way.from
  }
}

/** Lacquer with a gold lattice, and the house's star in the middle. */
function cardBack(): HTMLElement {
  const rays = Array.from({ length: 8 }, (_, ray) =>
    drawing('path', {
      d: 'M50 40l5 20-5 10-5-10z',
      transform: `rotate(${ray * 45} 50 70)`,
      fill: ray % 2 === 0 ? '#ffd87a' : '#d99a2b',
    }),
  )
  return element(
    'div',
    { class: 'side is-back' },
    drawing(
      'svg',
      { viewBox: '0 0 100 140', 'aria-hidden': 'true' },
      drawing('circle', { cx: 50, cy: 70, r: 33, fill: '#4d0a1c', stroke: '#e8b54a', 'stroke-width': 2 }),
      ...rays,
      drawing('circle', { cx: 50, cy: 70, r: 6, fill: '#4d0a1c' }),
    ),
  )
}

/** One after the other, each a little before the last has landed. */
export async function inTurn(
  motion: Motion,
  acts: readonly (() => Promise<void>)[],
  gapMs = gaps.dealMs,
): Promise<void> {
  await Promise.all(
    acts.map(async (act, index) => {
      await motion.wait(index * gapMs)
      await act()
    }),
  )
}

/** The cards of a round that is over are swept up one by one: all that leave at once are more than a frame's work. */
export function sweepUp(motion: Motion, slots: readonly CardSlot[]): Promise<void> {
  const leaving = slots.filter((slot) => !slot.isEmpty()).map((slot) => () => slot.leave())
  return inTurn(motion, leaving, gaps.sweepMs)
}
