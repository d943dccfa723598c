import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { leftToPlay, type LeftToPlay } from '../play-limits.ts'
import { countedFrom } from '../rules.ts'
import { limitList } from './store/limit.store.ts'
import { playSoFar } from './play-so-far.ts'

type LimitedPlayer = { readonly id: bigint; readonly hasLimits: boolean }

/**
 * What limits leave these players, for the wallet, in the transaction that holds their books: play is read from the
 * ledger itself, so that concurrent bets never pass a limit. Costs nothing if nobody has limits.
 */
export async function limitsAtPlay(
  db: Queryable,
  players: readonly LimitedPlayer[],
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
