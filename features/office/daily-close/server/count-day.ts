import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { dayFigures, given, takenBack } from '#features/office/dashboard/server/index.ts'
import { revenueReport } from '#features/play/game-wallet/server/index.ts'
import { type DailyRoot, dailyRoot, flowsByDay, hashText, type HouseDayAccount, houseDayAccounts } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { DayFigures } from '../day-figures.ts'

export type DayCount = {
  readonly figures: DayFigures
  readonly root: Omit<DailyRoot, 'day'> | null
  readonly accounts: readonly (Pick<HouseDayAccount, 'received' | 'paid'> & {
    readonly account: string
    readonly asset: string
  })[]
}

const backToPlayers = ['depositRefund', 'chargeback'] as const

/** A day's figures, from the ledger and the rounds that ended on it. */
export async function countDay(db: Queryable, day: CalendarDay, now: Instant): Promise<DayCount> {
  const days = { from: day, until: day }
  const reasons = ['withdrawalSettle', 'withdrawalReversed', ...backToPlayers, ...given, ...takenBack] as const
  const [counted, [revenue], flows, root, accounts] = await Promise.all([
    dayFigures(db, day, now),
    revenueReport(db, { ...days, by: 'day' }),
    flowsByDay(db, days, reasons),
    dailyRoot(db, day),
    houseDayAccounts(db, day),
  ])
  const moved = (...of: readonly (typeof reasons)[number][]): bigint =>
    flows.reduce((sum, { reason, value }) => (of.some((each) => each === reason) ? sum + value : sum), 0n)
  const figures = {
    registrations: counted.registrations.all,
    firstDeposits: counted.firstDeposits.all,
    activePlayers: counted.activePlayers.all,
    rounds: revenue?.rounds ?? 0n,
    deposits: counted.deposits.all,
    refunds: moved(...backToPlayers),
    withdrawals: moved('withdrawalSettle') - moved('withdrawalReversed'),
    stakes: revenue?.stake ?? 0n,
    wins: revenue?.win ?? 0n,
    ggr: counted.ggr.all,
    given: moved(...given),
    takenBack: moved(...takenBack),
    ngr: counted.ngr.all,
  }
  return { figures, root: root ? rootFacts(root) : null, accounts }
}

const rootFacts = ({ total, players, hash, madeAt }: DailyRoot) => ({ total, players, hash, madeAt })

/** A hash of the figures, which changes with any of them. */
export const versionOf = ({ figures, root }: Pick<DayCount, 'figures' | 'root'>): string =>
  hashText(`${Object.values(figures).join(' ')} ${root?.hash ?? 'no root'}`)
