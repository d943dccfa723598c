import { formatMessage } from '#core/message/format-message.ts'
import type { BaccaratResult } from '../../math/baccarat-bituin.ts'
import { handTotal } from '../../math/baccarat-rules.ts'
import { rankText } from '../card-paint.ts'
import { messages } from '../messages/en.ts'
import type { TableSqueeze } from '../table-face.ts'
import type { HeldCard, IsFaceDown } from './hold-cards.ts'

const sides = ['player', 'banker'] as const
type Side = (typeof sides)[number]
const names = { player: messages.player, banker: messages.banker } as const

/** So much sooner all cards are dealt, to leave time for opening them. */
export const dealtSooner = 0.45
const beats = [0.15, 0.26, 0.37, 0.48, 0.66, 0.84]

/** The hand's last card decides bets on the hand and on a tie; its second card decides a pair. */
function indexesOf(side: Side, cards: number, bets: readonly string[]): readonly number[] {
  const isOnEnd = bets.includes(side) || bets.includes('tie')
  const isOnPair = bets.includes(`${side}Pair`)
  return Array.from({ length: cards }, (_, index) => index).filter(
    (index) => (isOnEnd && index === cards - 1) || (isOnPair && index === 1),
  )
}

const heldOf = (result: BaccaratResult, bets: readonly string[]): readonly HeldCard[] =>
  sides.flatMap((side) =>
    indexesOf(side, result[side].length, bets).flatMap((index) => {
      const card = result[side][index]
      return card === undefined ? [] : [{ side, index, card, label: names[side] }]
    }),
  )

/** The cards of a hand that everybody at this page has seen. */
const openCards = (result: BaccaratResult, side: Side, isFaceDown: IsFaceDown) =>
  result[side].filter((_card, index) => !isFaceDown(side, index))

export const squeezeOfBaccarat: TableSqueeze = {
  from: 0.42,
  beats: beats.map((at) => at * dealtSooner),
  cards: (result, bets) => heldOf(result as unknown as BaccaratResult, bets),
  spoken: (result, { side, card, label }, isFaceDown) =>
    formatMessage(messages.cardTurned, {
      side: label,
      card: rankText(card.rank),
      total: handTotal(openCards(result as unknown as BaccaratResult, side as Side, isFaceDown)),
    }),
}
