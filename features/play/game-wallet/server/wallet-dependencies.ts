import type { EngineOptions } from '#ledger'
import type { Clock, Instant } from '#core/clock/instant.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Log } from '#platform/log/log.ts'
import type { CallOutside } from '#platform/outside/call-outside.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { RefusedCalls } from '#platform/refused-calls/refused-calls.ts'
import type { PlayLimits } from '../rules.ts'
import type { GameAtPlay, PlayerAtPlay } from './wallet-order.ts'

export type GameRef = Pick<GameAtPlay, 'providerId' | 'gameCode'>

/** What the wallet is told by those who know. Each is asked once for a whole batch, inside its transaction. */
export type WalletNeighbours = {
  readonly players: (db: Queryable, ids: readonly bigint[], now: Instant) => Promise<readonly PlayerAtPlay[]>
  readonly games: (db: Queryable, games: readonly GameRef[]) => Promise<readonly GameAtPlay[]>
  readonly limits: (
    db: Queryable,
    players: readonly PlayerAtPlay[],
    now: Instant,
  ) => Promise<ReadonlyMap<bigint, PlayLimits>>
}

export type WalletDependencies = WalletNeighbours & {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly refusedCalls: Pick<RefusedCalls, 'note'>
  readonly callOutside: CallOutside
  readonly limiter: Pick<RateLimiter, 'take'>
  readonly seal: Seal
  /** Launch tokens and sessions are stored as these. */
  readonly hashLaunch: KeyedHash
  readonly hashSession: KeyedHash
  /** How often a player is reminded of time and money. */
  readonly realityCheckSeconds: (db: Queryable, playerId: bigint) => Promise<number>
  /** Whether an address is where nobody may play. */
  readonly isElsewhere: (db: Queryable, ip: string) => Promise<boolean>
  /** How long a slot waits between two spins, in milliseconds. */
  readonly spinMsMin: (db: Queryable) => Promise<number>
  /** Bounds of the batches and of what waits for them; the engine has its own where none are said. */
  readonly batches?: Pick<
    EngineOptions<unknown, unknown, unknown, unknown>,
    'batchMax' | 'slots' | 'queueMax' | 'playerQueueMax'
  >
  /** How long an operation may take. */
  readonly deadlineMs?: number
}
