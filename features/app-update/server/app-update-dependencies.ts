import type { Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type AppUpdateDependencies = {
  /** What the operator gives at present for getting the app, and how often it has to be staked. */
  readonly offer: (db: Queryable) => Promise<{ readonly bonus: Centavos; readonly betRate: BasisPoints }>
  readonly depositTotal: (db: Queryable, playerId: bigint) => Promise<Centavos>
  /** False for who is excluded, suspended or on a break. */
  readonly mayTakeGifts: (db: Queryable, playerId: bigint, now: Instant) => Promise<boolean>
}
