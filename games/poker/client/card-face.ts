import { drawing } from '#games/client/element.ts'
import { type Card, joker, rankOf, suitOf } from '../math/cards.ts'
import { courtFigure, jokerFigure } from './court-figure.ts'
import { type Suit, suits } from './suits.ts'

const ranks = [
  ['2', 'Deuce'],
  ['3', 'Three'],
  ['4', 'Four'],
  ['5', 'Five'],
  ['6', 'Six'],
  ['7', 'Seven'],
  ['8', 'Eight'],
  ['9', 'Nine'],
  ['10', 'Ten'],
  ['J', 'Jack'],
  ['Q', 'Queen'],
  ['K', 'King'],
  ['A', 'Ace'],
] as const

const [jack, ace] = [9, 12]
const [left, middle, right] = [34, 50, 66]

/** Where the pips of a number stand on a card of 100 by 140; those below the middle stand on their heads. */
const pips: readonly (readonly (readonly [number, number])[])[] = (() => {
  const columns = (...heights: number[]) => heights.flatMap((y) => [[left, y] as const, [right, y] as const])
  const centre = (...heights: number[]) => heights.map((y) => [middle, y] as const)
  return [
    centre(28, 112),
    centre(28, 70, 112),
    columns(28, 112),
    [...columns(28, 112), ...centre(70)],
    columns(28, 70, 112),
    [...columns(28, 70, 112), ...centre(49)],
    [...columns(28, 70, 112), ...centre(49, 91)],
    [...columns(28, 56, 84, 112), ...centre(70)],
    [...columns(28, 56, 84, 112), ...centre(42, 98)],
  ]
})()

/** What a screen reader calls a card. */
export const cardName = (card: Card): string =>
  card === joker ? 'Joker' : `${ranks[rankOf(card)]?.[1] ?? ''} of ${suitAt(card).name}`

const suitAt = (card: Card): Suit => suits[suitOf(card)] ?? suits[0]

/** A card, drawn: large corners for small screens, and a court of our own. */
export function cardFace(card: Card): SVGElement {
  const parts = card === joker ? [jokerFigure()] : partsOf(card)
  return drawing('svg', { viewBox: '0 0 100 140', class: 'face', 'aria-hidden': 'true' }, ...parts)
}

function partsOf(card: Card): Element[] {
  const [rank, suit] = [rankOf(card), suitAt(card)]
  const corner = (turn: string) =>
    drawing('g', { transform: turn, fill: suit.ink }, cornerRank(ranks[rank]?.[0] ?? ''), pip(suit, [13, 40], 16))
  return [...middleOf(rank, suit), corner(''), corner('rotate(180 50 70)')]
}

function cornerRank(text: string): Element {
  const made = drawing('text', {
    x: text.length > 1 ? 15 : 13.5,
    y: 27,
    class: text.length > 1 ? 'corner is-wide' : 'corner',
  })
  made.append(text)
  return made
}

function middleOf(rank: number, suit: Suit): Element[] {
  if (rank === ace) return [pip(suit, [50, 70], 54)]
  if (rank >= jack) return [courtFigure(rank - jack, suit)]
  const places = pips[rank] ?? []
  return places.map(([x, y]) => pip(suit, [x, y], 18, y > 70))
}

/** A suit's sign with its middle at a place. */
function pip({ d, ink }: Suit, [x, y]: readonly [number, number], size: number, isTurned = false): Element {
  const transform = `translate(${x} ${y}) scale(${size / 24})${isTurned ? ' rotate(180)' : ''} translate(-12 -12)`
  return drawing('path', { d, fill: ink, transform })
}
