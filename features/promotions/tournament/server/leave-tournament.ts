import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { entrantsPlaying, entrantsSetLeft } from './store/entrant-score.store.ts'
import { whoMayStay } from './who-may-stay.ts'

const playersAtOnce = 1_000

/** Takes players out who were excluded or suspended or are on a break since they entered. */
export async function leaveTournament(db: Queryable, tournamentId: string, now: Instant): Promise<void> {
  for (let after = 0n; ; ) {
    const playing = await entrantsPlaying(db, tournamentId, { after, countMax: playersAtOnce })
    const ids = playing.map(({ playerId }) => playerId)
    const staying = await whoMayStay(db, ids, now)
    const left = ids.filter((id) => !staying.has(id))
    if (left.length > 0) await entrantsSetLeft(db, tournamentId, { ids: left, now })
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}
