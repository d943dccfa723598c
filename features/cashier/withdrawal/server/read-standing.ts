import type { PlayerAt } from '#core/player-at.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import { withdrawalFactsFind } from '#features/players/account/server/index.ts'
import {
  type BankAccount,
  bankAccountList,
  type FullName,
  nameMatch,
  restEndOf,
} from '#features/cashier/bank-account/server/index.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { provenIdentityOf } from '#features/players/identity/server/index.ts'
import { openPlayFind } from '#features/play/game-wallet/server/index.ts'
import { hasWithdrawalPassword } from '#features/cashier/safebox/server/index.ts'
import { balancesOf, bindingMeter, type TurnoverMeter, turnoverMeter } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { type AccountFacts, type Standing, type WalletParts, walletParts } from '../blockers.ts'
import { type Withdrawal, withdrawalFindOpen } from './store/withdrawal.store.ts'
import { withdrawalDayFind } from './store/withdrawal-day.store.ts'
import { type CurrentPolicy, readPolicy } from './read-policy.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { withdrawalStopFind } from './store/withdrawal-stop.store.ts'

export type WithdrawalFacts = {
  readonly standing: Standing
  readonly policy: CurrentPolicy
  readonly accounts: readonly BankAccount[]
  readonly name: FullName | undefined
  readonly meter: TurnoverMeter
  readonly open: Withdrawal | undefined
  readonly wallet: WalletParts
  readonly mobile: string
}

type Dependencies = Pick<WithdrawalDependencies, 'vipAllowanceOf'>

/**
 * Everything that decides whether a player's money may leave, pipelined because a player waits for each round trip.
 * Within a transaction that holds the book it stays valid.
 */
export async function readStanding(
  db: Queryable,
  dependencies: Dependencies,
  { playerId, now }: PlayerAt,
): Promise<WithdrawalFacts> {
  const today = dayOf(now)
  const [policy, account, { status, name }, accounts, fullMeter, open, stop, counted] = await Promise.all([
    readPolicy(db, playerId, dependencies),
    withdrawalFactsFind(db, { playerId, now }),
    provenIdentityOf(db, playerId),
    bankAccountList(db, playerId),
    turnoverMeter(db, playerId),
    withdrawalFindOpen(db, playerId),
    withdrawalStopFind(db, playerId),
    readCounted(db, playerId, today),
  ])
  const [deposits, play, hasPassword, day, balances] = counted
  if (account === undefined) throw new Error(`there is no player ${playerId}`)
  const isOnBreak = account.isExcluded
  const meter = bindingMeter(fullMeter, !isOnBreak)
  const standing = {
    isOpen: policy.isOpen,
    isStopped: account.isLocked || stop !== undefined,
    hasOpenWithdrawal: open !== undefined,
    restsUntil: account.heldUntil ?? undefined,
    isIdentified: status === 'APPROVED',
    hasDeposited: deposits.count > 0n,
    turnoverRemaining: meter.remaining,
    isOnBreak,
    openRounds: play.rounds,
    hasMobile: account.hasMobile,
    hasPassword,
    accounts: accounts.map((each) => accountFacts(each, name, now)),
    day,
    dayEndsAt: endOfDay(today),
    coin: balances.coin,
  }
  const wallet = walletParts(balances, meter.remaining)
  return { standing, policy, accounts, name, meter, open, wallet, mobile: account.mobile }
}

/** Sums and counts of the player, of the day and of all time. */
const readCounted = (db: Queryable, playerId: bigint, day: CalendarDay) =>
  Promise.all([
    depositTotal(db, playerId),
    openPlayFind(db, playerId),
    hasWithdrawalPassword(db, playerId),
    withdrawalDayFind(db, { playerId, day }),
    balancesOf(db, playerId),
  ])

export const accountFacts = (
  { holder, boundAt }: BankAccount,
  name: FullName | undefined,
  now: Instant,
): AccountFacts => ({ differs: isSomebodyElses(holder, name), restsUntil: restEndOf(boundAt, now) })

/** Without a verified identity no account can be called another person's. */
const isSomebodyElses = (holder: string, name: FullName | undefined): boolean =>
  name !== undefined && nameMatch(holder, name) === 'differs'
