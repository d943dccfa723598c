import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'

export type DailyCloseDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly db: Database
  readonly log: Log
  readonly bytes: ByteSource
  readonly providers: readonly PaymentProvider[]
  /** Compares the rounds of a day with those of the providers of games. */
  readonly compareGames: (day: CalendarDay, now: Instant) => Promise<unknown>
}
