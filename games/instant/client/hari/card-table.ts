import { element, setText } from '#games/client/element.ts'
import type { Card } from '../../math/hari-reyna.ts'
import { cardElement } from './playing-card.ts'
import { messages } from '../messages/en.ts'

const trailMax = 6
const widths = { hand: 190, trail: 52 }

/** What lies on the table: the pack, the card that counts, and those before it. */
export function createCardTable() {
  const hand = element('div', { class: 'hand' })
  const trail = element('div', { class: 'trail', 'aria-hidden': 'true' })
  const verdict = element('p', { class: 'verdict', 'aria-hidden': 'true' })
  const worth = element('p', { class: 'worth', 'aria-hidden': 'true' })
  const pack = element(
    'div',
    { class: 'pack', 'aria-hidden': 'true' },
    ...[0, 1, 2, 3].map(() => cardElement(undefined, 0)),
  )
  let top: HTMLElement | undefined
  let seen: Card | undefined
  return {
    root: element(
      'div',
      { class: 'card-table' },
      pack,
      hand,
      element('div', { class: 'worth-place' }, worth),
      trail,
      verdict,
    ),
    lay(cards: readonly Card[]): void {
      const last = cards.at(-1)
      seen = last
      if (last === undefined) hand.replaceChildren(cardElement(undefined, 0))
      else if (top === undefined) hand.replaceChildren(cardElement(last, widths.hand))
      else hand.replaceChildren(top)
      top = undefined
      trail.replaceChildren(
        ...cards
          .slice(0, -1)
          .slice(-trailMax)
          .map((card) => cardElement(card, widths.trail)),
      )
    },
    /** The card slides off the pack and is peeled open from a lower corner, where its rank is not. */
    async turnOver(card: Card, { ms, isGuess }: Turn): Promise<void> {
      const [back, face] = [cardElement(undefined, 0), cardElement(card, widths.hand)]
      if (seen !== undefined && isGuess) trail.append(cardElement(seen, widths.trail))
      hand.append(back)
      await back.animate(slide, { duration: ms * 0.28, easing: 'ease-out' }).finished
      const fold = element('div', { class: 'card-fold' })
      hand.replaceChildren(face, back, fold)
      const timing = { duration: ms * 0.72, fill: 'forwards' } as const
      fold.animate(clips(foldAt), timing)
      await back.animate(clips(restAt), timing).finished
      hand.replaceChildren(face)
      top = face
    },
    judge(isRight: boolean | undefined): string {
      verdict.textContent = isRight === undefined ? '' : isRight ? messages.correct : messages.notThisTime
      verdict.dataset.is = isRight === true ? 'right' : 'wrong'
      return verdict.textContent
    },
    worth: (text: string) => setText(worth, text),
  }
}

type Turn = { readonly ms: number; readonly isGuess: boolean }

const slide = [{ transform: 'translate(-88%, -4%) rotate(-6deg) scale(0.62)' }, { transform: 'none' }]

type Corner = readonly [x: number, y: number]

/** Looks under the corner, waits, and opens. */
const peeks = [
  { part: 0, offset: 0, easing: 'ease-out' },
  { part: 0.24, offset: 0.3, easing: 'linear' },
  { part: 0.29, offset: 0.62, easing: 'ease-in' },
  { part: 0.5, offset: 0.8, easing: 'linear' },
  { part: 1, offset: 1, easing: 'linear' },
] as const

const clips = (cornersAt: (part: number) => readonly Corner[]): Keyframe[] =>
  peeks.map(({ part, offset, easing }) => ({
    clipPath: `polygon(${cornersAt(part)
      .map(([x, y]) => `${x}% ${y}%`)
      .join(',')})`,
    offset,
    easing,
  }))

/** The rest of the back when it is open so far, in hundredths of the card. */
function restAt(part: number): readonly Corner[] {
  if (part > 0.5) {
    const [left, foot] = [200 * part - 100, 200 - 200 * part]
    return [
      [left, 0],
      [100, 0],
      [100, foot],
      [100, foot],
      [left, 0],
    ]
  }
  return [
    [0, 0],
    [100, 0],
    [100, 100],
    [200 * part, 100],
    [0, 100 - 200 * part],
  ]
}

/** The corner that is folded over. */
function foldAt(part: number): readonly Corner[] {
  if (part > 0.5)
    return [
      [200 * part - 100, 0],
      [100, 200 - 200 * part],
      [100, 0],
    ]
  return [
    [0, 100 - 200 * part],
    [200 * part, 100],
    [200 * part, 100 - 200 * part],
  ]
}
