import type { Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type AppUpdateDependencies = {
  /** The operator's current bonus for the app, and its turnover. */
  readonly offer: (db: Queryable) => Promise<{ readonly bonus: Centavos; readonly betRate: BasisPoints }>
  readonly depositTotal: (db: Queryable, playerId: bigint) => Promise<Centavos>
  /** The players tied to a player by device, account or document, locked against concurrent claims. */
  readonly lockTied: (tx: Transaction, playerId: bigint) => Promise<readonly bigint[]>
  /** False for excluded, suspended or paused players. */
  readonly mayTakeGifts: (db: Queryable, playerId: bigint, now: Instant) => Promise<boolean>
}
