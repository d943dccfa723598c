import type { Instant } from '#core/clock/instant.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PlayGate } from '../rules.ts'

export type StartedGame = { readonly playerId: bigint; readonly gameId: bigint; readonly now: Instant }

export type GameLaunchDependencies = {
  readonly wallet: Pick<GameWallet, 'openLaunch' | 'signDemo' | 'closeSession' | 'findProvider'>
  /** What keeps a player from playing for money: a stop, the identity check, or the player's own limits. */
  readonly playGate: (db: Queryable, playerId: bigint, now: Instant) => Promise<PlayGate>
  /** The player has started a game, for money or as a demonstration. */
  readonly started: (tx: Transaction, game: StartedGame) => Promise<unknown>
  readonly publicUrl: string
  readonly siteMode: (db: Queryable) => Promise<'normal' | 'green'>
  readonly demoRealityCheckSeconds: number
  readonly realityCheckSeconds: (db: Queryable, playerId: bigint) => Promise<number>
}
