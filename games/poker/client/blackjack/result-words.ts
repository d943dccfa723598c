import type { HandView, RoundTable } from '../../math/blackjack/round.ts'
import type { HandResult } from '../../math/blackjack/pays.ts'
import { money } from '#games/client/hud.ts'
import { cardName } from '../card-face.ts'
import { messages } from '../messages/en.ts'
import { type Tone, totalText } from './hand-seat.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Beside a hand's total. */
export const verdictWords: Readonly<Record<HandResult, string>> = {
  blackjack: messages.blackjack,
  evenMoney: messages.evenMoney,
  won: messages.wins,
  push: messages.push,
  lost: messages.loses,
  bust: messages.bust,
}

export const toneOf: Readonly<Record<HandResult, Tone>> = {
  blackjack: 'won',
  evenMoney: 'won',
  won: 'won',
  push: 'push',
  lost: 'lost',
  bust: 'lost',
}

/** What the round came to, in the middle of the table. */
export function resultText(view: RoundTable): string {
  const [hand] = view.hands
  const main = view.hands.length > 1 || hand === undefined ? handsText(view) : handText(hand, view)
  if (view.insuranceWin === 0) return main
  return `${main}. ${formatMessage(messages.insurancePaid, { amount: money(view.insuranceWin) })}`
}

const handsText = ({ hands }: RoundTable): string =>
  hands
    .map(({ result }, at) =>
      formatMessage(messages.handResult, { number: at + 1, result: result === null ? '' : verdictWords[result] }),
    )
    .join(' · ')

function handText({ result, total }: HandView, { dealerTotal, isDealerBlackjack }: RoundTable): string {
  const totals = { player: total, dealer: dealerTotal }
  if (result === 'blackjack') return messages.blackjackPaid
  if (result === 'evenMoney') return messages.evenMoneyPaid
  if (result === 'bust') return formatMessage(messages.bustWith, { total })
  if (result === 'push') return messages.pushReturned
  if (result === 'won') return dealerTotal > 21 ? messages.dealerBusts : formatMessage(messages.youWinTotals, totals)
  return isDealerBlackjack ? messages.dealerBlackjack : formatMessage(messages.dealerWinsTotals, totals)
}

/** What a screen reader says when it is the player's turn. */
export function turnText({ hands, turn, dealer, acts }: RoundTable): string {
  const hand = hands[turn ?? 0]
  if (hand === undefined) return ''
  const cards = formatMessage(messages.handCards, {
    cards: hand.cards.map(cardName).join(', '),
    total: totalText(hand.cards),
  })
  const whose = hands.length > 1 ? formatMessage(messages.handNumber, { number: (turn ?? 0) + 1 }) : messages.you
  const dealers = formatMessage(messages.dealerShows, { cards: dealer.map(cardName).join(', ') })
  return `${whose}: ${cards} ${dealers} ${acts.includes('noInsurance') ? messages.insuranceQuestion : ''}`.trim()
}

/** The dealer's whole hand, when it is known. */
export const dealerText = ({ dealer }: RoundTable): string =>
  formatMessage(messages.dealerHas, { cards: dealer.map(cardName).join(', '), total: totalText(dealer) })
