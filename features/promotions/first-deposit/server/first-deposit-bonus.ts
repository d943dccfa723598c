import type { Instant } from '#core/clock/instant.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { firstDepositCoins } from './first-deposit-coins.ts'

type Visitor = {
  readonly playerId: bigint
  readonly deposited: Centavos
  /** The activities that are on for the player. */
  readonly activityIds: readonly number[]
  readonly now: Instant
}

/** The coins that a first deposit would bring: nothing for a player who has deposited, or to whom the offer is not shown. */
export const firstDepositBonus = async (db: Queryable, visitor: Visitor): Promise<Centavos> =>
  visitor.deposited === 0n && visitor.activityIds.includes(activityType.firstDeposit)
    ? firstDepositCoins(db, visitor)
    : zeroCentavos
