import type { Queryable } from '#platform/db/queryable.ts'
import { historyMax } from '../rules.ts'
import { likeListByPlayer } from './store/like.store.ts'
import { playedListByPlayer } from './store/played.store.ts'

/** What a player likes and played last, as the session and the favourites tab carry it. */
export async function gameDataOf(db: Queryable, playerId: bigint) {
  const [likes, gameHistory] = await Promise.all([
    likeListByPlayer(db, playerId),
    playedListByPlayer(db, playerId, historyMax),
  ])
  const gameLikes: Record<string, 1> = Object.fromEntries(likes.map((id) => [String(id), 1 as const]))
  return { gameLikes, gameHistory }
}
