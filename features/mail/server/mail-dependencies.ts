import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type MailDependencies = {
  /** False for who is excluded, suspended or on a break: gifts wait, and none follows. */
  readonly mayTakeGifts: (db: Queryable, playerId: bigint, now: Instant) => Promise<boolean>
  readonly isPlayer: (db: Queryable, playerId: bigint) => Promise<boolean>
  /** How much coin a member of the staff may put into one letter. */
  readonly coinMax: (db: Queryable) => Promise<Centavos>
}
