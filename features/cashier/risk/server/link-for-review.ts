import type { Transaction } from '#platform/db/database.ts'
import { linkPlayers, type SharedTrait } from './link-players.ts'
import { reviewExcludedTies } from './review-excluded-ties.ts'

/** Remembers what a player has bound, and stops play and deposits at once where it ties them to an excluded player. */
export async function linkForReview(tx: Transaction, shared: SharedTrait): Promise<void> {
  await linkPlayers(tx, [shared])
  await reviewExcludedTies(tx, { playerId: shared.playerId, now: shared.at })
}
