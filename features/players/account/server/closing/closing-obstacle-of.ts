import type { ClosingObstacle } from '../../closing-obstacles.ts'
import type { MoneyUnderWay } from './closing-dependencies.ts'

export type ClosingFacts = MoneyUnderWay & { readonly isStopped: boolean; readonly balance: bigint }

/** Why the account cannot be closed now. What ends by itself is said before the balance, which it may still change. */
export function closingObstacleOf(facts: ClosingFacts): ClosingObstacle | undefined {
  if (facts.isStopped) return 'notActive'
  if (facts.hasOpenRound) return 'roundOpen'
  if (facts.hasOpenWithdrawal) return 'withdrawalOpen'
  if (facts.hasOpenDeposit) return 'depositOpen'
  return facts.balance > 0n ? 'balanceLeft' : undefined
}
