import type { Clock, Instant } from '#core/clock/instant.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { RefusedCalls } from '#platform/refused-calls/refused-calls.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Log } from '#platform/log/log.ts'
import type { Channel } from '#features/cashier/channel/server/index.ts'
import type { DepositGate } from '../rules.ts'
import type { DepositHook } from './deposit-hook.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** How much may be deposited since a moment. */
export type DepositLimit = { readonly since: Instant; readonly max: Centavos }

export type DepositDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly bytes: ByteSource
  readonly providers: readonly PaymentProvider[]
  /** The payment method with this number. */
  readonly channelOf: (id: number) => Promise<Channel | undefined>
  /** Whether a player belongs to the demonstration. */
  readonly isDemo: (db: Queryable, playerId: bigint) => Promise<boolean>
  readonly limiter: RateLimiter
  readonly refusedCalls: Pick<RefusedCalls, 'note'>
  /** Encrypts pictures of transfers. */
  readonly seal: Seal
  /** The banks of the player's bound accounts. */
  readonly boundBanks: (db: Queryable, playerId: bigint) => Promise<readonly number[]>
  /** The player's deposit limits; the strictest applies. */
  readonly limits: (db: Queryable, playerId: bigint, now: Instant) => Promise<readonly DepositLimit[]>
  /** Reactions of other features, in the deposit's transaction. */
  readonly hooks: readonly DepositHook[]
  /** What keeps a player from depositing. */
  readonly gate: (db: Queryable, who: Depositor) => Promise<Omit<DepositGate, 'isBankBound'>>
}

export type Depositor = { readonly playerId: bigint; readonly now: Instant }
