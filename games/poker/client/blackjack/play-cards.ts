import type { RoundView } from '#games/rgs/contract.ts'
import type { RoundTable } from '../../math/blackjack/round.ts'
import type { Card } from '../../math/cards.ts'
import { inTurn, sweepUp } from '../card-slot.ts'
import { type BlackjackTable, showVerdicts } from './blackjack-table.ts'
import { dealerText, resultText } from './result-words.ts'

const gapMs = 190
const peekedFrom = 10

/** Two cards each, one after the other; the dealer's second stays hidden. */
export async function dealRound(table: BlackjackTable, view: RoundTable): Promise<void> {
  const { stage, dealer, hands } = table
  const [first] = hands
  const cards = view.hands[0]?.cards ?? []
  const [open] = view.dealer
  if (first === undefined || open === undefined) return
  table.place.feel('calm')
  await clearTable(table)
  stage.sound.play('chips')
  await first.spot.bet(view.price)
  table.place.lean()
  const toPlayer = (at: number) => async (): Promise<void> => {
    await first.seat.deal(at, cards[at] ?? 'down')
    first.seat.setTotal(cards.slice(0, at + 1))
  }
  const toDealer = async (): Promise<void> => {
    await dealer.deal(0, open)
    dealer.setTotal([open])
  }
  await inTurn(stage.motion, [toPlayer(0), toDealer, toPlayer(1), () => dealer.deal(1, 'down')], gapMs)
  if (view.dealerTotal === peekedFrom && !view.isOver) await dealer.peek(1)
}

async function clearTable({ stage, dealer, hands, insurance, setSplit }: BlackjackTable): Promise<void> {
  for (const { seat, spot } of hands) {
    seat.setTotal([])
    seat.setVerdict('')
    seat.setTurn(false)
    spot.set(0)
  }
  dealer.setTotal([])
  dealer.setVerdict('')
  insurance.set(0)
  await sweepUp(
    stage.motion,
    [dealer, ...hands.map(({ seat }) => seat)].flatMap((seat) => seat.slots()),
  )
  setSplit(false)
}

type Progress = { readonly before: RoundTable; readonly view: RoundTable }

/** Chips first, then the cards that they bought. */
export async function goOnWith(table: BlackjackTable, { before, view }: Progress): Promise<void> {
  const { stage, hands } = table
  await answerInsurance(table, { before, view })
  const isSplit = view.hands.length > before.hands.length
  if (isSplit) await splitHands(table, view)
  for (const [at, hand] of view.hands.entries()) {
    const [place, old] = [hands[at], before.hands[at]]
    if (place === undefined) continue
    if (old !== undefined && hand.bet > old.bet) await addBet(stage, place, hand.bet)
    await dealFurther(place, hand.cards, isSplit ? 1 : (old?.cards.length ?? 1))
  }
}

async function answerInsurance(
  { stage, dealer, insurance }: BlackjackTable,
  { before, view }: Progress,
): Promise<void> {
  if (view.insured > before.insured) {
    stage.sound.play('chips')
    await insurance.bet(view.insured)
  }
  if (before.acts.includes('noInsurance') && !view.isOver) await dealer.peek(1)
}

type Place = BlackjackTable['hands'][number]

async function addBet({ sound }: BlackjackTable['stage'], { spot }: Place, bet: number): Promise<void> {
  sound.play('chips')
  await spot.bet(bet)
}

async function dealFurther({ seat }: Place, cards: readonly Card[], from: number): Promise<void> {
  for (let at = from; at < cards.length; at++) {
    await seat.deal(at, cards[at] ?? 'down')
    seat.setTotal(cards.slice(0, at + 1))
  }
}

/** The second card moves aside with a bet of its own. */
async function splitHands({ stage, hands, setSplit }: BlackjackTable, view: RoundTable): Promise<void> {
  const [first, second] = hands
  if (first === undefined || second === undefined) return
  setSplit(true)
  for (const [at, { seat }] of hands.entries()) seat.set(view.hands[at]?.cards.slice(0, 1) ?? [])
  stage.sound.play('chips')
  await Promise.all([first.seat.slideFrom(24), second.seat.slideFrom(-24), second.spot.bet(view.price)])
}

/** The hidden card, what the dealer draws, and what became of each bet. */
export async function endRound(table: BlackjackTable, view: RoundTable, round: RoundView): Promise<void> {
  const { stage, felt, dealer } = table
  const { motion } = stage
  const [, hidden] = view.dealer
  table.place.feel('tense')
  if (hidden !== undefined) await dealer.turn(1, hidden)
  dealer.setTotal(view.dealer.slice(0, 2))
  for (let card = 2; card < view.dealer.length; card++) {
    await motion.wait(gapMs)
    await dealer.deal(card, view.dealer[card] ?? 'down')
    dealer.setTotal(view.dealer.slice(0, card + 1))
  }
  stage.say(dealerText(view))
  showVerdicts(table, view)
  felt.announce(resultText(view), round.win > round.staked ? 'won' : round.win === 0 ? 'lost' : undefined)
  table.place.feel(round.win > round.staked ? 'glad' : 'calm')
  await motion.wait(520)
  await payBets(table, view)
  if (round.win <= round.staked) return
  felt.cheer()
  stage.buzz('firm')
}

/** The house lays what it pays beside each bet that won, and everything goes where it belongs. */
async function payBets({ stage, hands, insurance }: BlackjackTable, view: RoundTable): Promise<void> {
  const won = view.hands.flatMap(({ bet, win }, at) => (win > bet ? [{ spot: hands[at]?.spot, win }] : []))
  for (const { spot, win } of won) spot?.set(win)
  if (won.length > 0) {
    stage.sound.play('chips')
    await stage.motion.wait(420)
  }
  const bets = hands.map(({ spot }, at) => spot.give((view.hands[at]?.win ?? 0) > 0 ? 'player' : 'house'))
  await Promise.all([...bets, insurance.give(view.insuranceWin > 0 ? 'player' : 'house')])
}
