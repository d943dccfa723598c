import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { bonusExpiryLetter, type RewardDependencies } from './bonus-expiry-letter.ts'
import { rewardTemplates } from './reward-templates.ts'

/** What players are given, from any source. */
export const reward = (dependencies: RewardDependencies): FeatureModule => ({
  name: 'reward',
  consumers: [bonusExpiryLetter(dependencies)],
  messageTemplates: rewardTemplates,
})

export { grantReward } from './grant-reward.ts'
export { giftCaps } from './gift-caps.ts'
export { giftNeedsSecond, type GiftNeedsSecond } from '../rules.ts'
export { countGiftByHand } from './gift-by-hand.ts'
export { isGivenByHand, isGrantable } from './grantable.ts'
export { takeBackReward } from './take-back-reward.ts'
