import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import type { RoundTable } from '../../math/blackjack/round.ts'
import type { Act } from '../../math/blackjack/table-state.ts'
import { createBetSpot } from '../bet-spot.ts'
import { createFelt } from '../felt.ts'
import { createPlace } from '../places/create-place.ts'
import { messages } from '../messages/en.ts'
import { createActButtons } from './act-buttons.ts'
import { createHandSeat } from './hand-seat.ts'
import { createInscription } from './inscription.ts'
import { toneOf, verdictWords } from './result-words.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The dealer above, one hand or two below with a bet each, and the insurance between them. */
export function createBlackjackTable(stage: Stage, act: (chosen: Act) => void) {
  const { motion } = stage
  const place = createPlace(stage, async () => (await import('../themes/bente-uno.ts')).benteUno)
  const felt = createFelt(stage, 'is-hosted is-blackjack')
  const dealer = createHandSeat({ felt, motion }, messages.dealer)
  const hands = [messages.you, formatMessage(messages.handNumber, { number: 2 })].map((owner) => {
    const seat = createHandSeat({ felt, motion }, owner)
    const spot = createBetSpot('', motion)
    seat.root.append(spot.root)
    return { seat, spot }
  })
  const insurance = createBetSpot(messages.insurance, motion)
  insurance.root.classList.add('is-insurance')
  const player = element('div', { class: 'hands' }, ...hands.map(({ seat }) => seat.root))
  felt.cloth.append(
    dealer.root,
    element('div', { class: 'table-middle' }, createInscription(), felt.banner, insurance.root),
    player,
  )
  dealer.root.classList.add('is-dealer')
  const now: { view: RoundTable | undefined; isOpen: boolean; isBusy: boolean } = {
    view: undefined,
    isOpen: false,
    isBusy: false,
  }
  return {
    stage,
    place,
    felt,
    dealer,
    hands,
    insurance,
    buttons: createActButtons(stage, act),
    now,
    setSplit: (isSplit: boolean) => player.classList.toggle('is-split', isSplit),
  }
}

export type BlackjackTable = ReturnType<typeof createBlackjackTable>

/** Beside each total what became of the hand, and whose turn it is. */
export function showVerdicts({ dealer, hands }: BlackjackTable, view: RoundTable): void {
  for (const [at, { seat }] of hands.entries()) {
    const result = view.hands[at]?.result ?? null
    seat.setVerdict(result === null ? '' : verdictWords[result], result === null ? undefined : toneOf[result])
    seat.setTurn(view.hands.length > 1 && view.turn === at)
  }
  dealer.setVerdict(
    view.isDealerBlackjack ? messages.blackjack : view.isOver && view.dealerTotal > 21 ? messages.bust : '',
  )
}

const emptyTable = { hands: [], dealer: [], insured: 0, isOver: true } as const

/** Cards and chips as they lie, at once: the bets of a round that is over are gone. */
export function layTable(table: BlackjackTable, view: RoundTable | undefined): void {
  const { dealer, hands, insurance } = table
  const laid = view ?? emptyTable
  table.setSplit(laid.hands.length > 1)
  dealer.set(laid.isOver ? laid.dealer : [...laid.dealer, 'down'])
  for (const [at, { seat, spot }] of hands.entries()) {
    const { cards, bet } = laid.hands[at] ?? { cards: [], bet: 0 }
    seat.set(cards)
    spot.set(laid.isOver ? 0 : bet)
  }
  insurance.set(laid.isOver ? 0 : laid.insured)
  if (view !== undefined) showVerdicts(table, view)
}
