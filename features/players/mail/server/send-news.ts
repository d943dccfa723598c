import type { ReachablePlayer } from '#features/players/segment/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { mailInsertMany, type NewsLetter } from './store/mail-many.store.ts'

/**
 * Sends one letter of the operator to many, once each. It takes only players whom marketing may reach. Returns how many
 * got it.
 */
export const sendNews = (tx: Transaction, players: readonly ReachablePlayer[], letter: NewsLetter): Promise<number> =>
  mailInsertMany(
    tx,
    players.map(({ playerId }) => playerId),
    letter,
  )
