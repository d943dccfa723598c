export { grantReward } from './grant-reward.ts'
export { isGivenByHand, isGrantable } from './grantable.ts'
export { takeBackReward } from './take-back-reward.ts'
