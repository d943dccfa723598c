import type { Clock } from '#core/clock/instant.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { RefusedCalls } from '#platform/refused-calls/refused-calls.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Log } from '#platform/log/log.ts'
import type { Channel } from '#features/cashier/channel/server/index.ts'
import type { DepositHook } from './deposit-hook.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type DepositDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly bytes: ByteSource
  readonly providers: readonly PaymentProvider[]
  /** The payment method with this number. */
  readonly channelOf: (id: number) => Promise<Channel | undefined>
  readonly limiter: RateLimiter
  readonly refusedCalls: Pick<RefusedCalls, 'note'>
  /** Encrypts pictures of transfers. */
  readonly seal: Seal
  /** The banks of the player's bound accounts. */
  readonly boundBanks: (db: Queryable, playerId: bigint) => Promise<readonly number[]>
  /** What follows from deposits in their own transactions. */
  readonly hooks: readonly DepositHook[]
}
