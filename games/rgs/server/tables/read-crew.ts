import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { sumCentavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { Crew } from '#games/rgs/table-contract.ts'
import type { Json } from '#games/title/json.ts'
import type { Flight } from '#games/title/table.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { crewCountPlayers, crewListLargest, crewSumBets } from './crew.store.ts'
import type { TableRound } from './table-round.store.ts'

/** Longer lists are read by nobody while a flight lasts, and every reader is sent each change. */
export const passengersShown = 30

type CrewRequest = { readonly flight: Flight<Json, Json>; readonly round: TableRound; readonly now: Instant }

/** The players on a flight, and where they left it. */
export async function readCrew(db: Queryable, request: CrewRequest): Promise<Omit<Crew, 'topWins'>> {
  const { id } = request.round
  const [rows, sums, players] = await Promise.all([
    crewListLargest(db, id, passengersShown),
    crewSumBets(db, id),
    crewCountPlayers(db, id),
  ])
  const aboard = sums.filter(({ bet }) => leftAt(request, bet) === undefined)
  return {
    players,
    inTheAir: toWireCentavos(sumCentavos(aboard.map(({ stake }) => stake))),
    passengers: rows.map(({ passenger, name, stake, bets }) => ({
      passenger,
      name,
      stake: toWireCentavos(stake),
      out: leftAt(request, bets[0]?.bet ?? null) ?? null,
    })),
  }
}

/** While bets are taken, nobody has left, and what they have chosen is their own. */
function leftAt({ flight, round, now }: CrewRequest, bet: Json): number | undefined {
  const { result, resultAt, endsAt, state } = round
  if (resultAt === null || endsAt === null) return undefined
  const at = state === 'over' ? endsAt : now
  return flight.leftAt({ bet, result, elapsedMs: durationBetween(resultAt, at) })
}
