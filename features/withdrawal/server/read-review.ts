import { days, hours } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import { withdrawalFactsFind } from '#features/account/server/index.ts'
import {
  bankAccountFind,
  bankAccountLinkedPlayers,
  nameMatch,
  trustedAfter,
} from '#features/bank-account/server/index.ts'
import { type Moved, movedSince } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ApprovalFacts } from '../approval.ts'
import type { RiskFacts } from '../risk.ts'
import type { Withdrawal } from './withdrawal.store.ts'
import { withdrawalDayFind } from './withdrawal-day.store.ts'
import type { CurrentPolicy, WithdrawalDependencies } from './withdrawal-dependencies.ts'

export type Review = {
  readonly approval: Omit<ApprovalFacts, 'riskScore'>
  readonly risk: RiskFacts
  readonly policy: CurrentPolicy
}

const lookBack = days(30)
const adjustedWithin = hours(24)

/** What the rules look at before they let money go by themselves. */
export async function readReview(
  db: Queryable,
  needs: Pick<WithdrawalDependencies, 'policy' | 'identityOf'>,
  order: Withdrawal,
  now: Instant,
): Promise<Review> {
  const { playerId, amount, day } = order
  const account = await bankAccountFind(db, order.bankAccountId)
  const facts = await withdrawalFactsFind(db, playerId)
  if (account === undefined || facts === undefined)
    throw new Error(`withdrawal ${order.reference} has lost its account`)
  const { name } = await needs.identityOf(db, playerId)
  const linkedPlayers = (await bankAccountLinkedPlayers(db, playerId)).length
  const moved = await movedSince(db, playerId, subtractDuration(now, lookBack))
  const lately = await movedSince(db, playerId, subtractDuration(now, adjustedWithin))
  const { boundAt, isVerified } = account
  const match = name === undefined ? 'differs' : nameMatch(account.holder, name)
  return {
    approval: {
      amount,
      dayAmount: (await withdrawalDayFind(db, { playerId, day })).amount,
      account: { boundAt, isVerified, trustedAfter, nameMatch: match },
      linkedPlayers,
      isAdjusted: lately.some(({ reason }) => reason === 'manualCredit'),
      isHeld: order.isHeld,
    },
    risk: {
      amount,
      linkedPlayers,
      registeredAt: facts.registeredAt,
      isAccountVerified: isVerified,
      deposited: sumOf(moved, 'deposit'),
      staked: sumOf(moved, 'bet'),
    },
    policy: await needs.policy(db),
  }
}

const sumOf = (moved: readonly Moved[], reason: Moved['reason']): Centavos =>
  sumCentavos(moved.filter((each) => each.reason === reason).map(({ amount }) => amount))
