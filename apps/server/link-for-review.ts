import { linkPlayers, reviewExcludedTies } from '#features/cashier/risk/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { writeToPlayer } from './write-to-player.ts'

type PlayerLink = Parameters<typeof linkPlayers>[1][number]

/** Remembers what a player has bound, and stops play and deposits at once where it ties them to an excluded player. */
export async function linkForReview(tx: Transaction, link: PlayerLink): Promise<void> {
  await linkPlayers(tx, [link])
  await reviewExcludedTies(tx, { playerId: link.playerId, now: link.at }, { writeLetter: writeToPlayer })
}
