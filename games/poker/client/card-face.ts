import { type Card, joker, rankOf, suitOf } from '../math/cards.ts'
import { paintCourt, paintJoker } from './court-figure.ts'
import { type Suit, suits } from './suits.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const ranks = [
  ['2', messages.rank2],
  ['3', messages.rank3],
  ['4', messages.rank4],
  ['5', messages.rank5],
  ['6', messages.rank6],
  ['7', messages.rank7],
  ['8', messages.rank8],
  ['9', messages.rank9],
  ['10', messages.rank10],
  ['J', messages.jack],
  ['Q', messages.queen],
  ['K', messages.king],
  ['A', messages.ace],
] as const

const [jack, ace] = [9, 12]
const [left, middle, right] = [34, 50, 66]
const cornerWidth = 21

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
  card === joker
    ? messages.joker
    : formatMessage(messages.cardName, { rank: ranks[rankOf(card)]?.[1] ?? '', suit: suitAt(card).name })

const suitAt = (card: Card): Suit => suits[suitOf(card)] ?? suits[0]

type Context = CanvasRenderingContext2D

/** What a card is drawn in: as high as seven fifths of its width. */
export const cardBox = { width: 100, height: 140 } as const

/**
 * A card, painted: large corners for small screens, and a court of our own. Painted and not an element, because a card is seen
 * first in the frame in which it is turned, and forty shapes that are laid out there are more than a frame can hold.
 */
export function paintCardFace(context: Context, card: Card): void {
  if (card === joker) return paintJoker(context)
  const [rank, suit] = [rankOf(card), suitAt(card)]
  paintMiddle(context, rank, suit)
  paintCorner(context, rank, suit)
  context.save()
  context.translate(cardBox.width, cardBox.height)
  context.rotate(Math.PI)
  paintCorner(context, rank, suit)
  context.restore()
}

function paintCorner(context: Context, rank: number, suit: Suit): void {
  const text = ranks[rank]?.[0] ?? ''
  const isWide = text.length > 1
  context.fillStyle = suit.ink
  context.font = `800 ${isWide ? 23 : 27}px system-ui, "Segoe UI", Roboto, sans-serif`
  context.letterSpacing = isWide ? '-1.8px' : '-1px'
  context.textAlign = 'center'
  // The pips begin beside it, however wide a phone's own letters are.
  context.fillText(text, 13.5, 27, cornerWidth)
  paintPip(context, suit, { x: 13, y: 40, size: 16 })
}

function paintMiddle(context: Context, rank: number, suit: Suit): void {
  if (rank === ace) return paintPip(context, suit, { x: 50, y: 70, size: 54 })
  if (rank >= jack) return paintCourt(context, rank - jack, suit)
  for (const [x, y] of pips[rank] ?? []) paintPip(context, suit, { x, y, size: 18, isTurned: y > 70 })
}

type Pip = { readonly x: number; readonly y: number; readonly size: number; readonly isTurned?: boolean }

/** A suit's sign with its middle at a place. */
function paintPip(context: Context, { d, ink }: Suit, { x, y, size, isTurned = false }: Pip): void {
  context.save()
  context.translate(x, y)
  context.scale(size / 24, size / 24)
  if (isTurned) context.rotate(Math.PI)
  context.translate(-12, -12)
  context.fillStyle = ink
  context.fill(new Path2D(d))
  context.restore()
}
