export { grantReward, type Gift } from './grant-reward.ts'
export { isGrantable } from './grantable.ts'
