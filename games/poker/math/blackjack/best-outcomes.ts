import { adviceFor } from './basic-strategy.ts'
import { dealerBlackjack, dealerOdds, dealerWhole, ranksCounting, ranksInAll, values } from './dealer-odds.ts'
import { type HandEnd, handOdds, handWhole } from './hand-odds.ts'
import { aceValue, softened, twentyOne } from './hand-total.ts'
import { pays, resultOf } from './pays.ts'

/** What a round costs and pays, in hundredths of its stake, and its chances out of `roundWhole`. */
export type RoundOdds = { readonly staked: number; readonly win: number; readonly weight: bigint }
export const roundWhole = ranksInAll ** 3n * dealerWhole * handWhole ** 2n

/** In hundredths of the stake. */
const oneBet = pays.push

type Dealt = { readonly first: number; readonly second: number; readonly open: number }
type Add = (odds: RoundOdds) => void

/**
 * Every round that is played by the sheet, without insurance. Each card is drawn from the whole pack, so that the chances of the
 * next one never change and hands of one total are one hand: nothing is left out and nothing is rounded.
 */
export function bestOutcomes(): RoundOdds[] {
  const sums = new Map<string, RoundOdds>()
  const add: Add = ({ staked, win, weight }) => {
    const key = `${staked} ${win}`
    sums.set(key, { staked, win, weight: weight + (sums.get(key)?.weight ?? 0n) })
  }
  for (const open of values) {
    const [dealer, hands] = [dealerOdds(open), handOdds(open)]
    for (const { first, second, ranks } of firstCards)
      for (const [end, weight] of dealer)
        addDealt({ first, second, open }, { end, weight: ranks * ranksCounting(open) * weight, hands }, add)
  }
  return [...sums.values()]
}

/** The player's two cards by what they count, with how many pairs of ranks count so. */
const firstCards = values.flatMap((first) =>
  values.map((second) => ({ first, second, ranks: ranksCounting(first) * ranksCounting(second) })),
)

type Against = { readonly end: number; readonly weight: bigint; readonly hands: ReturnType<typeof handOdds> }

function addDealt({ first, second, open }: Dealt, { end, weight, hands }: Against, add: Add): void {
  const worth = softened(first + second, first === aceValue || second === aceValue)
  const whole = weight * handWhole ** 2n
  if (worth.total === twentyOne)
    return add({ staked: 100, win: end === dealerBlackjack ? pays.push : pays.blackjack, weight: whole })
  if (end === dealerBlackjack) return add({ staked: 100, win: pays.lost, weight: whole })
  const pairOf = first === second ? first : undefined
  const ofHand = ({ bets, total }: HandEnd): number => bets * pays[resultOf(total, end)]
  if (adviceFor({ ...worth, pairOf, mayDouble: true }, open) !== 'split') {
    for (const hand of hands.of(first, second))
      add({ staked: hand.bets * oneBet, win: ofHand(hand), weight: weight * hand.weight * handWhole })
    return
  }
  const split = [...hands.ofSplit(first)]
  for (const one of split)
    for (const other of split)
      add({
        staked: (one.bets + other.bets) * oneBet,
        win: ofHand(one) + ofHand(other),
        weight: weight * one.weight * other.weight,
      })
}
