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

/** Facts that other features give the wallet. Each is called once per batch, inside its transaction. */
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
  /** Launch tokens and sessions are stored as hashes of these kinds. */
  readonly hashLaunch: KeyedHash
  readonly hashSession: KeyedHash
  /** The interval of a player's reminders of time and money. */
  readonly realityCheckSeconds: (db: Queryable, playerId: bigint) => Promise<number>
  /** Whether an address is in a country where play is not allowed. */
  readonly isElsewhere: (db: Queryable, ip: string) => Promise<boolean>
  /** The minimum time between two spins of a slot, in milliseconds. */
  readonly spinMsMin: (db: Queryable) => Promise<number>
  /** The most rounds that a slot may play by itself; 0: none. */
  readonly autoRoundsMax: (db: Queryable) => Promise<number>
  /** Whether the house sells rounds that begin in their bonus. */
  readonly sellsBonus: (db: Queryable) => Promise<boolean>
  /** Masked names of players, without those that are not shown to others. */
  readonly publicNames: (db: Queryable, playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>
  /** Limits of batches and queue; the engine's defaults otherwise. */
  readonly batches?: Pick<
    EngineOptions<unknown, unknown, unknown, unknown>,
    'batchMax' | 'slots' | 'queueMax' | 'playerQueueMax'
  >
  /** The deadline of an operation. */
  readonly deadlineMs?: number
}

/** What the server gives the wallet; the rest it asks of those features by itself. */
export type GameWalletOptions = Omit<
  WalletDependencies,
  | 'players'
  | 'limits'
  | 'realityCheckSeconds'
  | 'spinMsMin'
  | 'autoRoundsMax'
  | 'sellsBonus'
  | 'isElsewhere'
  | 'publicNames'
> & {
  readonly countryOf: (ip: string) => string | undefined
  /** The limits of players; those that they have set, unless a test says which. */
  readonly limits?: WalletDependencies['limits'] | undefined
}
