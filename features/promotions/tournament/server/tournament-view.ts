import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { balancesOf } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { prizeOfPlace, stateOf } from '../rules.ts'
import { type Entrant, entriesOfPlayer } from './store/entrant.store.ts'
import { standingsBetter } from './store/standing.store.ts'
import { type Tournament, tournamentsShown } from './store/tournament.store.ts'

export type TournamentVisit = {
  readonly playerId: bigint | undefined
  readonly language: Language
  readonly now: Instant
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

type TournamentViewer = Pick<TournamentVisit, 'language' | 'now'> & { readonly entry: Entrant | undefined }

export async function tournamentView(
  db: Queryable,
  tournament: Tournament,
  { entry, language, now }: TournamentViewer,
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
    mine: entry === undefined ? null : await mineView(db, tournament, entry),
  }
}

/** The final place once there is one; before, that of the standings. A stopped tournament has no prizes. */
async function mineView(db: Queryable, tournament: Tournament, entry: Entrant) {
  const { seat, rounds, score, leftAt } = entry
  const place = entry.place ?? (await livePlace(db, tournament, entry))
  const isPaying = place !== null && tournament.stoppedAt === null
  return {
    entrant: seat,
    rounds,
    score,
    place,
    prize: isPaying ? prizeOfPlace(tournament.prizes, place) : zeroCentavos,
    hasLeft: leftAt !== null,
  }
}

async function livePlace(db: Queryable, { id, countedAt }: Tournament, { score, reachedAt, seat, leftAt }: Entrant) {
  if (countedAt !== null || reachedAt === null || leftAt !== null) return null
  return (await standingsBetter(db, id, { score, reachedAt, seat })) + 1
}
