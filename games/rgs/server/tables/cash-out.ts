import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { centavosFromNumber, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import type { Table } from '#games/title/table.ts'
import type { Transaction } from '#platform/db/database.ts'
import { accountFindForUpdate } from '../account.store.ts'
import { RgsRefused } from '../rgs-refused.ts'
import { type Round, roundFindForUpdate } from '../round.store.ts'
import { roundStepFind, roundStepInsert } from '../round-step.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { endRound } from '../write-move.ts'
import { hashOf } from '../write-round.ts'
import type { TablePlayer } from './place-bets.ts'
import { seatFindLatest, type SeatKey } from './seat.store.ts'
import { type TableRound, tableRoundFindForBets } from './table-round.store.ts'

type CashOutRequest = { readonly player: TablePlayer; readonly round: string; readonly seat: number }

/**
 * Takes a player's bet out of a flight at what has grown when the studio hears of it: what the page showed meanwhile counts for
 * nothing. Asked again after it was done, it changes nothing. Answers the player's round.
 */
export async function cashOut(
  tx: Transaction,
  needs: StudioDependencies,
  { player, round, seat: seatNumber }: CashOutRequest,
): Promise<string> {
  const { session, table } = player
  const account = await accountFindForUpdate(tx, session.accountId)
  const flight = await flightOf(tx, table, round)
  const seat = await seatIn(tx, { tableRoundId: flight.id, accountId: account.id, seat: seatNumber })
  if (seat.state === 'settling' || seat.state === 'closed') return seat.id
  if (account.sessionId !== session.id) throw new RgsRefused('sessionEnded')
  if (seat.state !== 'open' || flight.state === 'betting') throw new RgsRefused('notNow')
  const step = await roundStepFind(tx, seat.id, seat.step)
  if (step === undefined) throw new Error(`round ${seat.id} has lost its step ${seat.step}`)

  const now = needs.clock.now()
  const bets = (step.state as readonly PlacedBet[]).map((placed) => betOut(table, flight, { placed, now }))
  const move = { cashOut: bets.map(({ bet }) => bet) }
  const next = { step: seat.step + 1, move, moveHash: hashOf(move), price: zeroCentavos, state: bets, view: bets }
  await roundStepInsert(tx, { ...step, ...next })
  const { opening, result } = flight
  const wins = bets.map(({ bet, stake }) => table.settle({ stake: centavosFromNumber(stake), opening, bet, result }))
  await endRound(tx, { account, round: { ...seat, step: next.step, refusal: null }, win: sumCentavos(wins), now })
  return seat.id
}

/** Held until the player's leaving is written: the flight does not end meanwhile. */
async function flightOf(tx: Transaction, table: Table, id: string): Promise<TableRound> {
  const flight = /^\d{1,15}$/.test(id) ? await tableRoundFindForBets(tx, BigInt(id)) : undefined
  if (flight === undefined || flight.gameCode !== table.code || table.flight === undefined)
    throw new RgsRefused('noRound')
  return flight
}

async function seatIn(tx: Transaction, seat: SeatKey): Promise<Round> {
  const id = await seatFindLatest(tx, seat)
  if (id === undefined) throw new RgsRefused('noRound')
  return roundFindForUpdate(tx, id)
}

type Out = { readonly placed: PlacedBet; readonly now: Instant }

function betOut(table: Table, { state, result, resultAt }: TableRound, { placed, now }: Out): PlacedBet {
  if (state !== 'running' || resultAt === null) throw new RgsRefused('tooLate')
  const bet = table.flight?.cashOut({ bet: placed.bet, result, elapsedMs: durationBetween(resultAt, now) })
  if (bet === undefined) throw new RgsRefused('tooLate')
  return { bet, stake: placed.stake }
}
