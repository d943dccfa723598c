import { seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import { entrantsPlaced } from './store/entrant-result.store.ts'
import { type StandingLine, standingsSeats, standingsTop } from './store/standing.store.ts'
import { type Tournament, tournamentFind } from './store/tournament.store.ts'
import { whoMayStay } from './who-may-stay.ts'

const linesShown = 50
/** Read beside them, so that players who have just been excluded leave no gap. */
const spare = 20

export type Standings = {
  readonly tournament: Tournament
  readonly ranked: number
  readonly lines: readonly (Pick<StandingLine, 'seat' | 'score' | 'rounds'> & { place: number; name: string })[]
  /** The place of each seat that has a score. */
  readonly places: ReadonlyMap<number, number>
}

export type ReadStandings = (id: string, now: Instant) => Promise<Standings | undefined>

/** Two seconds is what the page promises, and counting takes some of it. */
const lasts = seconds(1)

/** The standings of a tournament, read once a second however many look. */
export function standingsReader(db: Database): ReadStandings {
  const reads = new Map<string, { readonly at: Instant; readonly reading: Promise<Standings | undefined> }>()
  return (id, now) => {
    for (const [each, { at }] of reads) if (Math.abs(now - at) >= lasts) reads.delete(each)
    const known = reads.get(id)
    if (known !== undefined) return known.reading
    const reading = readStandingsOf(db, id, now)
    reads.set(id, { at: now, reading })
    // A failed read is retried by the next caller.
    reading.catch(() => reads.delete(id))
    return reading
  }
}

async function readStandingsOf(db: Queryable, id: string, now: Instant): Promise<Standings | undefined> {
  const tournament = await tournamentFind(db, id)
  if (tournament === undefined) return undefined
  const [best, seats] = await Promise.all([bestOf(db, tournament), standingsSeats(db, id)])
  const playerIds = best.map(({ playerId }) => playerId)
  const [staying, names] = await Promise.all([whoMayStay(db, playerIds, now), publicNamesOf(db, playerIds)])
  // A final table keeps its places: whoever was excluded since then has a place without a name.
  const isHidden = ({ playerId }: Pick<StandingLine, 'playerId'>) =>
    tournament.countedAt === null && !staying.has(playerId)
  const hidden = new Set(best.filter(isHidden).map(({ seat }) => seat))
  const places = placesOf(seats.filter((seat) => !hidden.has(seat)))
  const shown = best.filter(({ seat }) => !hidden.has(seat))
  const lines = shown.slice(0, linesShown).map(({ playerId, seat, score, rounds }, index) => ({
    place: index + 1,
    seat,
    score,
    rounds,
    name: (staying.has(playerId) ? names.get(playerId) : undefined) ?? hiddenName,
  }))
  return { tournament, ranked: places.size, lines, places }
}

const placesOf = (seats: readonly number[]): ReadonlyMap<number, number> =>
  new Map(seats.map((seat, index) => [seat, index + 1]))

const bestOf = (db: Queryable, { id, countedAt }: Tournament) =>
  countedAt === null
    ? standingsTop(db, id, linesShown + spare)
    : entrantsPlaced(db, id, { after: 0, countMax: linesShown })
