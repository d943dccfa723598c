import type { Clock, Instant } from '#core/clock/instant.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { IdentityOf, ProveCode } from '#features/cashier/bank-account/server/index.ts'
import type { PayoutFacts, RiskRating } from '#features/cashier/risk/server/index.ts'
import type { ProveWithdrawalPassword } from '#features/cashier/safebox/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Log } from '#platform/log/log.ts'
import type { RefusedCalls } from '#platform/refused-calls/refused-calls.ts'
import type { WithdrawalPolicy } from '../policy.ts'
import type { PayoutProvider } from './payout-provider.ts'

export type CurrentPolicy = WithdrawalPolicy & { readonly isOpen: boolean }

export type WithdrawalDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly refusedCalls: Pick<RefusedCalls, 'note'>
  readonly bytes: ByteSource
  readonly providers: readonly PayoutProvider[]
  /** The policy for this player. */
  readonly policy: (db: Queryable, playerId: bigint) => Promise<CurrentPolicy>
  readonly identityOf: IdentityOf
  /** The risk rating of the player and the withdrawal, from 0 to 100. */
  readonly ratingOf: (
    db: Queryable,
    rated: { readonly playerId: bigint; readonly leaving: PayoutFacts; readonly now: Instant },
  ) => Promise<RiskRating>
  readonly proveCode: ProveCode
  readonly provePassword: ProveWithdrawalPassword
  /** A bound account's decrypted number, for the provider only. */
  readonly openNumber: (db: Queryable, accountId: bigint) => Promise<string>
}
