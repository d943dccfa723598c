import { days, hours } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { PlayerAt } from '#core/player-at.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import {
  bankAccountFind,
  bankAccountLinkedPlayers,
  proveHolder,
  trustedAfter,
} from '#features/cashier/bank-account/server/index.ts'
import { withdrawalFactsFind } from '#features/players/account/server/index.ts'
import { freeRoundByHandWonSince } from '#features/play/game-wallet/server/index.ts'
import { provenIdentityOf } from '#features/players/identity/server/index.ts'
import { giftByHandTakenSince } from '#features/players/mail/server/index.ts'
import type { PayoutFacts } from '#features/cashier/risk/server/index.ts'
import { isSynthetic, type MovementSum, movedSince, turnoverMeter } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ReviewFacts } from '../review.ts'
import type { Withdrawal } from './store/withdrawal.store.ts'
import { withdrawalDayFind } from './store/withdrawal-day.store.ts'
import { type CurrentPolicy, readPolicy } from './read-policy.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

export type Review = {
  readonly facts: Omit<ReviewFacts, 'riskScore'>
  /** The withdrawal's part of a rating. */
  readonly leaving: PayoutFacts
  readonly policy: CurrentPolicy
}

const lookBack = days(30)
const adjustedWithin = hours(24)

/** What the rules check before an automatic approval. */
export async function readReview(
  db: Queryable,
  dependencies: Pick<WithdrawalDependencies, 'vipAllowanceOf' | 'hasManyFriendRewards'>,
  order: Withdrawal,
  now: Instant,
): Promise<Review> {
  const { playerId, amount, day } = order
  const [account, { name }, linked, moved, isAdjusted, dayTaken, policy, hasManyFriendRewards, isUnplayed] =
    await Promise.all([
      bankAccountFind(db, order.bankAccountId),
      provenIdentityOf(db, playerId),
      bankAccountLinkedPlayers(db, playerId),
      movedSince(db, playerId, subtractDuration(now, lookBack)),
      isAdjustedLately(db, playerId, now),
      withdrawalDayFind(db, { playerId, day }),
      readPolicy(db, playerId, dependencies),
      dependencies.hasManyFriendRewards(db, playerId, subtractDuration(now, lookBack)),
      isLeavingUnplayed(db, { playerId, now }),
    ])
  if (account === undefined) throw new Error(`withdrawal ${order.reference} has lost its account`)
  const { boundAt } = account
  const { nameMatch, isVerified } = proveHolder(account, name)
  return {
    facts: {
      amount,
      dayAmount: dayTaken.amount,
      account: { boundAt, isVerified, trustedAfter, nameMatch: nameMatch === 'unknown' ? 'differs' : nameMatch },
      linkedPlayers: linked.length,
      isAdjusted,
      hasManyFriendRewards,
      isUnplayed,
      isHeld: order.isHeld,
    },
    leaving: { amount, isAccountVerified: isVerified, ...flowOf(moved) },
    policy,
  }
}

async function isAdjustedLately(db: Queryable, playerId: bigint, now: Instant): Promise<boolean> {
  const since = subtractDuration(now, adjustedWithin)
  const [lately, isGiven, hasWon] = await Promise.all([
    movedSince(db, playerId, since),
    giftByHandTakenSince(db, playerId, since),
    freeRoundByHandWonSince(db, playerId, since),
  ])
  // A synthetic player's money is the house's, and must never leave without a person's decision.
  return isSynthetic(playerId) || isGiven || hasWon || lately.some(({ reason }) => reason === 'manualCredit')
}

/** Only on a break can a deposit leave that was not played. */
async function isLeavingUnplayed(db: Queryable, { playerId, now }: PlayerAt): Promise<boolean> {
  const [player, { items }] = await Promise.all([
    withdrawalFactsFind(db, { playerId, now }),
    turnoverMeter(db, playerId),
  ])
  return player?.isExcluded === true && items.some(({ kind }) => kind === 'deposit')
}

const flowOf = (moved: readonly MovementSum[]) => ({ deposited: sumOf(moved, 'deposit'), staked: sumOf(moved, 'bet') })

const sumOf = (moved: readonly MovementSum[], reason: MovementSum['reason']): Centavos =>
  sumCentavos(moved.filter((each) => each.reason === reason).map(({ amount }) => amount))
