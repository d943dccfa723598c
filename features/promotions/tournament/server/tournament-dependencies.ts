import type { Instant } from '#core/clock/instant.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { ReplayDependencies } from '#features/play/replay/server/index.ts'
import type { PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { CountingDependencies } from './tournament-follows-play.ts'

type PointsPayment = {
  readonly playerId: bigint
  readonly amount: bigint
  readonly key: string
  readonly now: Instant
}

export type TournamentDependencies = PromotionDependencies &
  CountingDependencies &
  ReplayDependencies &
  Pick<StaffDependencies, 'audit'> & {
    readonly db: Database
    /** Takes the points of an entry, and returns them. */
    readonly purse: {
      readonly take: (tx: Transaction, payment: PointsPayment) => Promise<void>
      readonly giveBack: (tx: Transaction, payment: PointsPayment) => Promise<void>
    }
  }
