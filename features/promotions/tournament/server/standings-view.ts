import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import { entrantsPlaced } from './store/entrant-result.store.ts'
import { type StandingLine, standingsScored, standingsTop } from './store/standing.store.ts'
import { type Tournament, tournamentFind } from './store/tournament.store.ts'
import { whoMayStay } from './who-may-stay.ts'

const linesShown = 50
/** Read beside them, so that players who have just been excluded leave no gap. */
const spare = 20

export type Standings = {
  readonly tournament: Tournament
  readonly ranked: number
  readonly lines: readonly (Pick<StandingLine, 'seat' | 'score' | 'rounds'> & { place: number; name: string })[]
}

/** The best of a tournament. Everybody who asks while they are read shares the next reading. */
export function standingsReader(db: Database) {
  const reading = new Map<string, Promise<Standings | undefined>>()
  const waiting = new Map<string, Promise<Standings | undefined>>()
  const begin = (id: string, now: Instant) => {
    const started = readStandingsOf(db, id, now).finally(() => reading.delete(id))
    reading.set(id, started)
    return started
  }
  return (id: string, now: Instant): Promise<Standings | undefined> => {
    const current = reading.get(id)
    if (current === undefined) return begin(id, now)
    const next =
      waiting.get(id) ??
      current
        .catch(() => undefined)
        .then(() => {
          waiting.delete(id)
          return begin(id, now)
        })
    waiting.set(id, next)
    return next
  }
}

async function readStandingsOf(db: Queryable, id: string, now: Instant): Promise<Standings | undefined> {
  const tournament = await tournamentFind(db, id)
  if (tournament === undefined) return undefined
  const [best, ranked] = await Promise.all([bestOf(db, tournament), standingsScored(db, id)])
  const playerIds = best.map(({ playerId }) => playerId)
  const [staying, names] = await Promise.all([whoMayStay(db, playerIds, now), publicNamesOf(db, playerIds)])
  // A final table keeps its places: whoever was excluded since then has a place without a name.
  const shown = tournament.countedAt === null ? best.filter(({ playerId }) => staying.has(playerId)) : best
  const lines = shown.slice(0, linesShown).map(({ playerId, seat, score, rounds }, index) => ({
    place: index + 1,
    seat,
    score,
    rounds,
    name: (staying.has(playerId) ? names.get(playerId) : undefined) ?? hiddenName,
  }))
  return { tournament, ranked, lines }
}

const bestOf = (db: Queryable, { id, countedAt }: Tournament) =>
  countedAt === null
    ? standingsTop(db, id, linesShown + spare)
    : entrantsPlaced(db, id, { after: 0, countMax: linesShown })
