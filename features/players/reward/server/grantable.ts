import { type RewardItem, rewardKindOf } from '#core/reward/reward-item.ts'

/** What has a kind has a place: coins and points in the ledger, everything else in the inventory. */
export const isGrantable = ({ id }: Pick<RewardItem, 'id'>): boolean => rewardKindOf(id) !== undefined

/** What belongs to one promotion alone is given by that promotion only, never by hand. */
export const isGivenByHand = ({ id }: Pick<RewardItem, 'id'>): boolean => {
  const kind = rewardKindOf(id)
  return kind !== undefined && kind !== 'newYearPiece' && kind !== 'signInCard'
}

/** Coins and points move in the ledger. */
export const isMoney = ({ id }: Pick<RewardItem, 'id'>): boolean => {
  const kind = rewardKindOf(id)
  return kind === 'coin' || kind === 'points'
}
