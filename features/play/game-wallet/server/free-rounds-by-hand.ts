import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { FreeRound } from '../free-round.ts'

export type FreeRoundTerms = Omit<FreeRound, 'id' | 'used' | 'cancelledAt'>

/** A prefix that distinguishes grants by staff from those of promotions. */
const byHand = 'hand-'
export const byHandPattern = `${byHand}%`

/** The same form has the same id, so that sending it twice gives once. */
export const grantIdByHand = (requestKey: string): string => byHand + requestKey

/** The house's stake for the player counts as coins given, with the turnover of the winnings. */
export const freeRoundItems = ({
  rounds,
  stake,
  betRate,
}: Pick<FreeRoundTerms, 'rounds' | 'stake' | 'betRate'>): readonly RewardItem[] => [
  { id: coinItem, count: Number(stake) * rounds, betRate },
]
