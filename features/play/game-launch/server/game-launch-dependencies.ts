import type { Instant } from '#core/clock/instant.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PlayGate } from '../rules.ts'

export type StartedGame = { readonly playerId: bigint; readonly gameId: bigint; readonly now: Instant }

export type GameLaunchDependencies = {
  readonly wallet: Pick<GameWallet, 'openLaunch' | 'signDemo' | 'closeSession' | 'findProvider'>
  /** What stands between a player and playing for money: a stop, the identity, limits of the player's own. */
  readonly playGate: (db: Queryable, playerId: bigint, now: Instant) => Promise<PlayGate>
  /** The player has begun a game, for money or as a demonstration. */
  readonly started: (tx: Transaction, game: StartedGame) => Promise<unknown>
  readonly publicUrl: string
  readonly siteMode: (db: Queryable) => Promise<'normal' | 'green'>
  readonly demoRealityCheckSeconds: number
  readonly realityCheckSeconds: (db: Queryable, playerId: bigint) => Promise<number>
}
