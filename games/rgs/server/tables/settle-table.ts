import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { centavosFromNumber, sumCentavos } from '#core/money/centavos.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import type { Table } from '#games/title/table.ts'
import { accountFindForUpdate } from '../account.store.ts'
import { driveRound } from '../drive-round.ts'
import { roundFind, roundFindForUpdate } from '../round.store.ts'
import { roundStepFind } from '../round-step.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { endRound } from '../write-move.ts'
import { seatListAboard, seatListToSettle } from './seat.store.ts'
import { type TableRound, tableRoundFind, tableRoundFindLatest } from './table-round.store.ts'

const atOnce = 8
const inOneGo = 200

/** Settles the bets of every public round that is over. Answers how many. */
export const settleTables = async (needs: StudioDependencies): Promise<number> =>
  settleSeats(needs, await seatListToSettle(needs.db, inOneGo))

/** Pays the bets that a flight has brought to their chosen height, whether their players are there or not. Answers how many. */
export async function settleReached(needs: StudioDependencies): Promise<number> {
  const flights = [...needs.tables.values()].filter(({ flight }) => flight !== undefined)
  const due = await Promise.all(flights.map((table) => reachedSeats(needs, table)))
  return settleSeats(needs, due.flat())
}

async function reachedSeats({ db, clock }: StudioDependencies, table: Table): Promise<string[]> {
  const round = await tableRoundFindLatest(db, table.code)
  if (round?.state !== 'running') return []
  const aboard = await seatListAboard(db, round.id)
  return aboard.filter(({ bets }) => isReached(table, round, { bets, now: clock.now() })).map(({ id }) => id)
}

type StandingBets = { readonly bets: readonly PlacedBet[]; readonly now: Instant }

function isReached({ flight }: Table, { result, resultAt }: TableRound, { bets, now }: StandingBets): boolean {
  if (flight === undefined || resultAt === null) return false
  const elapsedMs = durationBetween(resultAt, now)
  return bets.every(({ bet }) => flight.leftAt({ bet, result, elapsedMs }) !== undefined)
}

async function settleSeats(needs: StudioDependencies, due: readonly string[]): Promise<number> {
  for (let from = 0; from < due.length; from += atOnce) {
    await Promise.all(due.slice(from, from + atOnce).map((id) => settleSeat(needs, id)))
  }
  return due.length
}

/** Runs once: the round's row, locked, shows whether it still has to be done. */
async function settleSeat(needs: StudioDependencies, roundId: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const found = await roundFind(tx, roundId)
    if (found === undefined || found.tableRoundId === null) return
    const account = await accountFindForUpdate(tx, found.accountId)
    const round = await roundFindForUpdate(tx, roundId)
    const step = await roundStepFind(tx, round.id, round.step)
    if (round.state !== 'open' || step === undefined) return
    const publicRound = await tableRoundFind(tx, found.tableRoundId)
    const { opening, result, state } = publicRound
    const [table, now] = [needs.tables.get(round.gameCode), needs.clock.now()]
    const bets = step.state as readonly PlacedBet[]
    if (table === undefined || (state !== 'over' && !isReached(table, publicRound, { bets, now }))) return
    const wins = bets.map(({ bet, stake }) => table.settle({ stake: centavosFromNumber(stake), opening, bet, result }))
    await endRound(tx, { account, round, win: sumCentavos(wins), now })
  })
  await driveRound(needs, roundId, 'worker')
}
