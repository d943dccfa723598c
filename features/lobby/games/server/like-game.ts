import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { likeGame } from '../contract.ts'
import { likesMax } from '../rules.ts'
import { gameIsListed } from '#features/lobby/catalogue/server/index.ts'
import { likeDelete, likeExists, likeInsert, likeLock, type GameLike } from './store/like.store.ts'
import type { Database } from '#platform/db/database.ts'
import type { Instant } from '#core/clock/instant.ts'

const likeLimit = (playerId: bigint) => ({ name: 'gameLike', key: String(playerId), max: 120, window: minutes(1) })

export type LikeGameDependencies = { readonly limiter: Pick<RateLimiter, 'take'> }

/** Sets or removes a like. A like that is already in that state is refused as unchanged. */
export const likeGameHandler = ({ limiter }: LikeGameDependencies) =>
  handleOutsideTransaction(likeGame, async ({ input, identity: { playerId }, now, db }) => {
    const taken = await limiter.take([likeLimit(playerId)], now)
    if (!taken.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(taken.retryAfter) })
    const liking = { playerId, gameId: input.id }
    const refusal = input.like === 1 ? await like(db, liking, now) : await unlike(db, liking)
    return refusal === undefined ? answer({}) : refuse(refusal)
  })

/** A game that is not offered any more cannot be liked, but its like can still be taken back. */
const like = (db: Database, liking: GameLike, now: Instant) =>
  db.transaction(async (tx) => {
    if (!(await gameIsListed(tx, liking.gameId))) return 'gameNotFound'
    await likeLock(tx, liking.playerId)
    if (await likeInsert(tx, { ...liking, now, max: likesMax })) return undefined
    return (await likeExists(tx, liking)) ? 'nothingToChange' : 'tooManyLikes'
  })

async function unlike(db: Database, liking: GameLike) {
  if (await likeDelete(db, liking)) return undefined
  return (await gameIsListed(db, liking.gameId)) ? 'nothingToChange' : 'gameNotFound'
}
