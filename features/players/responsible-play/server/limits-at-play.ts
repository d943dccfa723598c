import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { leftToPlay, type LeftToPlay } from '../play-limits.ts'
import { countedFrom } from '../rules.ts'
import { limitList } from './limit.store.ts'
import { playSoFar } from './play-so-far.ts'

type Limited = { readonly id: bigint; readonly hasLimits: boolean }

/**
 * What limits leave these players, for the wallet, inside the transaction that holds their books: what was played is read
 * from the ledger itself, so that bets that come together never pass a limit. Nothing is asked where nobody has limits.
 */
export async function limitsAtPlay(
  db: Queryable,
  players: readonly Limited[],
  now: Instant,
): Promise<ReadonlyMap<bigint, LeftToPlay>> {
  const playerIds = players.filter(({ hasLimits }) => hasLimits).map(({ id }) => id)
  if (playerIds.length === 0) return new Map()
  const [limits, played] = await Promise.all([
    limitList(db, playerIds),
    playSoFar(db, { playerIds, from: countedFrom(now) }),
  ])
  return new Map(
    playerIds.map((id) => {
      const own = limits.filter(({ playerId }) => playerId === id)
      const { days: figures = [], lastAt } = played.get(id) ?? {}
      return [id, leftToPlay(own, { figures, lastAt, now })]
    }),
  )
}
