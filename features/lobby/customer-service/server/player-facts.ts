import { instant } from '#core/clock/instant.ts'
import type { Instant } from '#core/clock/instant.ts'
import { playersAtPlay, registeredAt } from '#features/players/account/server/index.ts'
import { depositPage } from '#features/cashier/deposit/server/index.ts'
import { roundsForStaff } from '#features/play/game-wallet/server/index.ts'
import { kycStatusOf } from '#features/players/identity/server/index.ts'
import { withdrawalPage } from '#features/cashier/withdrawal/server/index.ts'
import { balancesOf } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { openTicketsOfPlayer } from '#features/lobby/support-ticket/server/index.ts'
import type { CustomerServiceDependencies } from './customer-service-dependencies.ts'

const shown = 5
const beginning = instant(0)
// Later than any existing record.
const end = instant(32_503_680_000_000)
const depositStates = [
  'created',
  'pending',
  'credited',
  'failed',
  'expired',
  'refunding',
  'refunded',
  'chargedBack',
] as const
const withdrawalStates = [
  'REQUESTED',
  'CHECKING',
  'MANUAL_REVIEW',
  'APPROVED',
  'SUBMITTED',
  'SUCCEEDED',
  'FAILED',
  'REJECTED',
  'CANCELLED',
  'REVERSED',
] as const

type PlayerAt = { readonly playerId: bigint; readonly now: Instant }

/** What an agent needs to answer: identity, balances, recent events. */
export async function playerFacts(
  db: Queryable,
  { vipOf }: Pick<CustomerServiceDependencies, 'vipOf'>,
  { playerId, now }: PlayerAt,
) {
  const page = { playerId, from: beginning, to: end, page: 1, size: shown }
  const paging = { sort: 'newest', after: null, limit: shown, countMax: shown } as const
  const [[player], vip, identity, registered, balances, deposits, withdrawals, rounds, tickets] = await Promise.all([
    playersAtPlay(db, [playerId], now),
    vipOf(db, playerId),
    kycStatusOf(db, playerId),
    registeredAt(db, playerId),
    balancesOf(db, playerId),
    depositPage(db, { ...page, states: depositStates }),
    withdrawalPage(db, { ...page, states: withdrawalStates }),
    roundsForStaff.read(db, { ...paging, filter: { playerId } }),
    openTicketsOfPlayer(db, playerId),
  ])
  return {
    nickname: player?.nickname ?? '',
    isStopped: player?.isStopped ?? false,
    locks: [...(player?.locks ?? [])],
    vip,
    identity,
    registeredAt: registered ?? null,
    ...balances,
    deposits: deposits.orders,
    withdrawals: [...withdrawals.orders],
    rounds: rounds.rows,
    tickets,
  }
}
