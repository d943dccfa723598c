import type { Instant } from '#core/clock/instant.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'

export type StartedGame = { readonly playerId: bigint; readonly gameId: bigint; readonly now: Instant }

export type GameLaunchDependencies = {
  readonly wallet: Pick<GameWallet, 'openLaunch' | 'signDemo' | 'closeSession' | 'findProvider'>
  /** The player has begun a game, for money or as a demonstration. */
  readonly started: (tx: Transaction, game: StartedGame) => Promise<unknown>
  readonly publicUrl: string
}
