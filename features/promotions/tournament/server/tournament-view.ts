import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { balancesOf } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { prizeOfPlace, stateOf } from '../rules.ts'
import { type Entrant, entriesOfPlayer } from './store/entrant.store.ts'
import { standingsBetter } from './store/standing.store.ts'
import type { ReadStandings } from './standings-view.ts'
import { type Tournament, tournamentsShown } from './store/tournament.store.ts'

export type TournamentVisit = {
  readonly playerId: bigint | undefined
  readonly language: Language
  readonly now: Instant
  /** The standings that are read for everybody; without them, as in a transaction, a place is counted. */
  readonly standingsOf?: ReadStandings | undefined
}

const endedShown = 6
/** A point, as the ledger counts. */
const pointHundredths = 100n

/** The tournaments as a guest or a player sees them. */
export async function tournamentList(db: Queryable, visit: TournamentVisit) {
  const { playerId, now } = visit
  const tournaments = await tournamentsShown(db, now, endedShown)
  const ids = tournaments.map(({ id }) => id)
  const entries = playerId === undefined ? [] : await entriesOfPlayer(db, playerId, ids)
  const entryOf = new Map(entries.map((entry) => [entry.tournamentId, entry]))
  const shown = await Promise.all(
    tournaments.map((tournament) => tournamentView(db, tournament, { ...visit, entry: entryOf.get(tournament.id) })),
  )
  return {
    tournaments: [...shown.filter(isAhead), ...shown.filter((each) => !isAhead(each)).toReversed()],
    points: playerId === undefined ? null : (await balancesOf(db, playerId)).points / pointHundredths,
    now,
  }
}

const isAhead = ({ state }: { readonly state: string }): boolean => state === 'running' || state === 'upcoming'

type TournamentViewer = Omit<TournamentVisit, 'playerId'> & { readonly entry: Entrant | undefined }

export async function tournamentView(
  db: Queryable,
  tournament: Tournament,
  { entry, language, now, standingsOf }: TournamentViewer,
) {
  const { id, name, scoring, games, rounds, stake, entryPoints, pool, prizes, startsAt, endsAt } = tournament
  return {
    tournamentId: id,
    name: name[language],
    scoring,
    games,
    rounds,
    stake,
    entryPoints: entryPoints / pointHundredths,
    pool,
    prizes: [...prizes],
    startsAt,
    endsAt,
    state: stateOf(tournament, now),
    entrants: tournament.entrants,
    mine: entry === undefined ? null : await mineView(db, tournament, { entry, now, standingsOf }),
  }
}

type Mine = Pick<TournamentViewer, 'now' | 'standingsOf'> & { readonly entry: Entrant }

/** The final place once there is one; before, that of the standings. */
async function mineView(db: Queryable, tournament: Tournament, { entry, now, standingsOf }: Mine) {
  const isLive = isRanked(tournament, entry)
  const standings = isLive ? await standingsOf?.(tournament.id, now) : undefined
  // Whoever has just scored for the first time stands in the next reading.
  const live = isLive ? (standings?.places.get(entry.seat) ?? (await countedPlace(db, entry))) : null
  const place = entry.place ?? live
  // Of the same reading as the place, wherever the table shows both.
  const { rounds, score } = standings?.lines.find(({ seat }) => seat === entry.seat) ?? entry
  return {
    entrant: entry.seat,
    rounds,
    score,
    place,
    prize: prizeAt(tournament, place),
    hasLeft: entry.leftAt !== null,
  }
}

/** Whether the entrant stands in a table that still changes. */
const isRanked = ({ countedAt }: Tournament, { leftAt, reachedAt }: Entrant): boolean =>
  countedAt === null && leftAt === null && reachedAt !== null

async function countedPlace(db: Queryable, { tournamentId, score, reachedAt, seat }: Entrant): Promise<number | null> {
  return reachedAt === null ? null : (await standingsBetter(db, tournamentId, { score, reachedAt, seat })) + 1
}

/** A stopped tournament has no prizes. */
const prizeAt = ({ prizes, stoppedAt }: Tournament, place: number | null): Centavos =>
  place !== null && stoppedAt === null ? prizeOfPlace(prizes, place) : zeroCentavos
