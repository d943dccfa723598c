/** The door for screens that show a withdrawal or what stands before one. */
export { getWithdrawalTerms } from '../contract.ts'
export { NextWithdrawalStep } from './next-withdrawal-step.tsx'
export { PendingWithdrawal } from './pending-withdrawal.tsx'
export { debitOfAll } from './withdrawal-steps.ts'
export { TurnoverMeter } from './turnover-meter.tsx'
export { useTurnoverNews } from './use-turnover-news.ts'
export type { WithdrawalTerms } from './withdrawal-words.ts'
