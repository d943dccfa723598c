import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readTournamentEntrant, readTournamentTable } from '../contract.ts'
import { areShown } from './read-tournaments.ts'
import { entrantsPlaced } from './store/entrant-result.store.ts'
import { entrantOfSeat } from './store/entrant.store.ts'
import { roundsCounted, type TournamentRound } from './store/round.store.ts'
import { tournamentFind } from './store/tournament.store.ts'
import { whoMayStay } from './who-may-stay.ts'

const linesAtOnce = 50

/** The final table in parts, open to everybody: what it takes to recompute it. */
export const readTournamentTableHandler = handleOutsideTransaction(
  readTournamentTable,
  async ({ input: { tournamentId, after }, now, db }) => {
    const tournament = await tournamentFind(db, tournamentId)
    if (tournament === undefined || tournament.tableHash === null || !(await areShown(db))) return refuse('notOpen')
    const { scoring, rounds, stake, prizes, startsAt, endsAt, tableHash } = tournament
    const placed = await tableLines(db, tournamentId, { after, countMax: linesAtOnce })
    const names = await namesOf(
      db,
      placed.map(({ playerId }) => playerId),
      now,
    )
    return answer({
      tournamentId,
      scoring,
      rounds,
      stake,
      prizes: [...prizes],
      startsAt,
      endsAt,
      tableHash,
      lines: placed.map(({ playerId, seat, place, enteredAt, score, reachedAt, prize, counted }) => ({
        place,
        entrant: seat,
        name: names.get(playerId) ?? hiddenName,
        enteredAt,
        score,
        reachedAt,
        prize,
        rounds: counted.map(roundView),
      })),
      next: placed.length < linesAtOnce ? null : (placed.at(-1)?.place ?? null),
    })
  },
)

/** Places with the rounds that count for them. */
export async function tableLines(db: Queryable, tournamentId: string, page: { after: number; countMax: number }) {
  const placed = await entrantsPlaced(db, tournamentId, page)
  const rounds = await roundsCounted(
    db,
    tournamentId,
    placed.map(({ playerId }) => playerId),
  )
  const roundsOf = Map.groupBy(rounds, ({ playerId }) => playerId)
  return placed.flatMap((line) =>
    line.reachedAt === null ? [] : [{ ...line, reachedAt: line.reachedAt, counted: roundsOf.get(line.playerId) ?? [] }],
  )
}

const roundView = ({ ordinal, stake, win, closedAt }: TournamentRound) => ({ ordinal, stake, win, closedAt })

/** The names that may be shown now: those of excluded players are not. */
async function namesOf(db: Queryable, playerIds: readonly bigint[], now: Instant) {
  const [names, staying] = await Promise.all([publicNamesOf(db, playerIds), whoMayStay(db, playerIds, now)])
  return new Map([...names].filter(([playerId]) => staying.has(playerId)))
}

/** The counted rounds of one entrant, while the tournament runs and after it. */
export const readTournamentEntrantHandler = handleOutsideTransaction(
  readTournamentEntrant,
  async ({ input: { tournamentId, entrant: seat }, now, db }) => {
    const entrant = await entrantOfSeat(db, tournamentId, seat)
    if (entrant === undefined || entrant.leftAt !== null || !(await areShown(db))) return refuse('notOpen')
    const { playerId, score } = entrant
    if (!(await whoMayStay(db, [playerId], now)).has(playerId)) return refuse('notOpen')
    const name = (await publicNamesOf(db, [playerId])).get(playerId) ?? hiddenName
    const rounds = await roundsCounted(db, tournamentId, [playerId])
    return answer({ name, score, rounds: rounds.map(roundView) })
  },
)
