import { type RewardItem, rewardKindOf } from '#core/reward/reward-item.ts'

/** Every kind has a destination: coins and points the ledger, everything else the inventory. */
export const isGrantable = ({ id }: Pick<RewardItem, 'id'>): boolean => rewardKindOf(id) !== undefined

/** Items of a single promotion are given by that promotion only, never by staff. */
export const isGivenByHand = ({ id }: Pick<RewardItem, 'id'>): boolean => {
  const kind = rewardKindOf(id)
  return kind !== undefined && kind !== 'newYearPiece' && kind !== 'signInCard'
}

/** Coins and points move in the ledger. */
export const isMoney = ({ id }: Pick<RewardItem, 'id'>): boolean => {
  const kind = rewardKindOf(id)
  return kind === 'coin' || kind === 'points'
}
