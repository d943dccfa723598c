import type { SeatAnswer } from '#games/rgs/table-contract.ts'
import { driveRound } from '../drive-round.ts'
import { readBalance } from '../read-balance.ts'
import { roundFind } from '../round.store.ts'
import { RgsRefused } from '../rgs-refused.ts'
import type { Session } from '../session.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { cashOut } from './cash-out.ts'
import { type PlaceRequest, type TablePlayer, placeBets } from './place-bets.ts'
import { readSeat, seatOf } from './read-seat.ts'

/** Places bets on the open round, charges them to the wallet, and answers seat and balance. */
export async function placed(needs: StudioDependencies, session: Session, request: PlaceRequest): Promise<SeatAnswer> {
  const player = playerAt(needs, session)
  const roundId = await needs.db.transaction((tx) => placeBets(tx, needs, { player, request }))
  const settledBalance = await driveRound(needs, roundId, 'request')
  const written = await roundFind(needs.db, roundId)
  if (written === undefined) throw new RgsRefused('noRound')
  // The same request under another round's name is answered with what it wrote then.
  const seat = await seatOf(needs.db, written)
  return { seat, balance: settledBalance ?? (await readBalance(needs, { session, title: player.table })) }
}

type SeatRequest = { readonly round: string; readonly seat: number }

/** Cashes a player's bet out of a flight, pays it, and answers seat and balance. */
export async function leftFlight(
  needs: StudioDependencies,
  session: Session,
  request: SeatRequest,
): Promise<SeatAnswer> {
  const player = playerAt(needs, session)
  const roundId = await needs.db.transaction((tx) => cashOut(tx, needs, { player, ...request }))
  const settledBalance = await driveRound(needs, roundId, 'request')
  const seat = await readSeat(needs.db, { ...request, accountId: session.accountId })
  return { seat, balance: settledBalance ?? (await readBalance(needs, { session, title: player.table })) }
}

export async function seated(needs: StudioDependencies, session: Session, request: SeatRequest): Promise<SeatAnswer> {
  const { table } = playerAt(needs, session)
  const ofSeat = table.isOfSlips === true ? undefined : request.seat
  const seat = await readSeat(needs.db, { round: request.round, seat: ofSeat, accountId: session.accountId })
  return { seat, balance: await readBalance(needs, { session, title: table }) }
}

function playerAt(needs: StudioDependencies, session: Session): TablePlayer {
  const table = needs.tables.get(session.gameCode)
  if (table === undefined) throw new RgsRefused('gameNotFound')
  return { session, table }
}
