import type { Instant } from '#core/clock/instant.ts'
import type { GameWallet } from '#features/game-wallet/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PlayGate } from '../rules.ts'

export type GameLaunchDependencies = {
  readonly wallet: Pick<GameWallet, 'openLaunch' | 'closeSession' | 'findProvider'>
  /** What stands between a player and playing for money: a stop, the identity, limits of the player's own. */
  readonly playGate: (db: Queryable, playerId: bigint, now: Instant) => Promise<PlayGate>
  readonly publicUrl: string
  readonly realityCheckSeconds: number
}
