import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { lockBooks } from '#ledger'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Transaction } from '#platform/db/database.ts'
import { launchInsert, sessionClose } from './store/game-session.store.ts'
import type { WalletDependencies } from './wallet-dependencies.ts'

export type LaunchRequest = {
  readonly playerId: bigint
  readonly providerId: string
  readonly gameCode: string
  readonly now: Instant
}

// Bets made just before the player left the game still arrive.
const betsAfterExit = seconds(60)

/**
 * Creates the one-time token that a provider exchanges for a session. The player's older session takes no more bets.
 */
export async function openLaunch(
  tx: Transaction,
  request: LaunchRequest,
  { hashLaunch }: Pick<WalletDependencies, 'hashLaunch'>,
): Promise<string> {
  await lockBooks(tx, [request.playerId])
  const token = newToken()
  await launchInsert(tx, { ...request, launchHash: hashLaunch(token) })
  return token
}

/** The player left the game: bets end in a minute. Wins are paid whenever they come. */
export async function closeGameSession(tx: Transaction, playerId: bigint, now: Instant): Promise<void> {
  await sessionClose(tx, { playerId, betsUntil: addDuration(now, betsAfterExit) })
}
