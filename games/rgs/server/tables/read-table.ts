import { tableRoundListOver } from './past-round.store.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import type { Json } from '#games/title/json.ts'
import type { Flight, Table } from '#games/title/table.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { resultDueAt } from './advance-table.ts'
import { readCrew } from './read-crew.ts'
import { seatCountBettors, seatSumBets } from './seat.store.ts'
import { type TableRound, tableRoundFindLatest } from './table-round.store.ts'
import { createTopWins, type TopWinsReader } from './top-wins.ts'

const tracesShown = 72

/** How many results the history of a table holds. That of a table with roads begins at the same round for everybody. */
export const resultsShown = ({ roadRounds }: Pick<Table, 'roadRounds'>, lastNumber: number): number =>
  roadRounds === undefined ? tracesShown : roadRounds + (lastNumber % roadRounds)

/** What everybody sees of a table now. Undefined before its first round. */
export async function readTable(
  needs: Pick<StudioDependencies, 'db' | 'clock'>,
  table: Table,
  topWins: TopWinsReader = createTopWins(needs),
): Promise<TableNews | undefined> {
  const { db, clock } = needs
  const round = await tableRoundFindLatest(db, table.code)
  if (round === undefined) return undefined
  const [stakes, past] = await Promise.all([
    table.flight === undefined
      ? stakesOf(db, table, round.id)
      : crewOf(needs, { flight: table.flight, round, topWins }),
    tableRoundListOver(db, table.code, resultsShown(table, round.state === 'over' ? round.number : round.number - 1)),
  ])
  const { runningMs, pauseMs } = table.clock
  const resultAt = round.resultAt ?? resultDueAt(round)
  // A flight's result is hidden from everybody, and so is its end.
  const isHidden = table.flight !== undefined && round.state === 'running'
  const endsAt = (isHidden ? null : round.endsAt) ?? addDuration(resultAt, milliseconds(runningMs))
  return {
    now: clock.now(),
    round: String(round.id),
    number: round.number,
    phase: round.state,
    openedAt: round.openedAt,
    closesAt: round.closesAt,
    resultAt,
    endsAt,
    nextAt: addDuration(endsAt, milliseconds(pauseMs)),
    seedHash: round.seedHash,
    opening: round.opening,
    result: isHidden ? null : round.result,
    ...stakes,
    traces: past.map(({ result }) => table.trace(result)).toReversed(),
  }
}

type Stakes = Pick<TableNews, 'totals' | 'bettors' | 'crew'>

const stakesOf = (db: Queryable, { isOfSlips }: Table, roundId: bigint): Promise<Stakes> =>
  isOfSlips === true ? slipsOf(db, roundId) : betsOf(db, roundId)

type CrewRequest = {
  readonly flight: Flight<Json, Json>
  readonly round: TableRound
  readonly topWins: TopWinsReader
}

/** At what multiplier somebody means to leave is nobody else's matter: a flight has a crew in place of totals. */
async function crewOf(
  { db, clock }: Pick<StudioDependencies, 'db' | 'clock'>,
  { flight, round, topWins }: CrewRequest,
): Promise<Stakes> {
  const [crew, top] = await Promise.all([readCrew(db, { flight, round, now: clock.now() }), topWins(round)])
  return { totals: [], bettors: crew.players, crew: { ...crew, topWins: top } }
}

async function betsOf(db: Queryable, roundId: bigint): Promise<Stakes> {
  const sums = await seatSumBets(db, roundId)
  return {
    totals: sums.map(({ bet, stake }) => ({ bet, stake: toWireCentavos(stake) })),
    bettors: Number(sums[0]?.bettors ?? 0),
  }
}

/** There are as many different slips as players: what stands on each of them is nobody's matter. */
const slipsOf = async (db: Queryable, roundId: bigint): Promise<Stakes> => ({
  totals: [],
  bettors: await seatCountBettors(db, roundId),
})
