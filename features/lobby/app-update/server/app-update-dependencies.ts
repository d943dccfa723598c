import type { Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type AppUpdateDependencies = {
  /** What the operator gives at present for getting the app, and how often it has to be staked. */
  readonly offer: (db: Queryable) => Promise<{ readonly bonus: Centavos; readonly betRate: BasisPoints }>
  readonly depositTotal: (db: Queryable, playerId: bigint) => Promise<Centavos>
  /** Who hangs together with a player, by device, account or document; one of them at a time from now on. */
  readonly lockTied: (tx: Transaction, playerId: bigint) => Promise<readonly bigint[]>
  /** False for who is excluded, suspended or on a break. */
  readonly mayTakeGifts: (db: Queryable, playerId: bigint, now: Instant) => Promise<boolean>
}
