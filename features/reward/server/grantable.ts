import { type RewardItem, rewardKindOf } from '#core/reward/reward-item.ts'

/** Coins and points. Whatever else the enumeration of rewards knows has no place to be kept in. */
export const isGrantable = ({ id }: Pick<RewardItem, 'id'>): boolean => {
  const kind = rewardKindOf(id)
  return kind === 'coin' || kind === 'points'
}
