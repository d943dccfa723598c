export { grantReward } from './grant-reward.ts'
export { isGrantable } from './grantable.ts'
