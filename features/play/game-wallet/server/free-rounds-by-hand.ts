import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { FreeRound } from '../free-round.ts'

export type FreeRoundTerms = Omit<FreeRound, 'id' | 'used' | 'cancelledAt'>

/** What the staff gave is told apart from what follows from a promotion by its id. */
const byHand = 'hand-'
export const byHandPattern = `${byHand}%`

/** The same form has the same id: sent twice, it gives once. */
export const grantIdByHand = (requestKey: string): string => byHand + requestKey

/** What the house stakes for the player counts as coins given, to be played as often as the winnings. */
export const freeRoundItems = ({
  rounds,
  stake,
  betRate,
}: Pick<FreeRoundTerms, 'rounds' | 'stake' | 'betRate'>): readonly RewardItem[] => [
  { id: coinItem, count: Number(stake) * rounds, betRate },
]
