import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { PlacedBet, Seat } from '#games/rgs/table-contract.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isRgsRefusal } from '../../rgs-refusals.ts'
import { type Round, roundFind } from '../round.store.ts'
import { roundStepFind } from '../round-step.store.ts'
import { seatFindLatest } from './seat.store.ts'

/** How a player stands in a public round. */
export async function readSeat(
  db: Queryable,
  { round, accountId, seat }: { readonly round: string; readonly accountId: bigint; readonly seat: number | undefined },
): Promise<Seat> {
  const id = /^\d{1,15}$/.test(round)
    ? await seatFindLatest(db, { tableRoundId: BigInt(round), accountId, seat })
    : undefined
  const found = id === undefined ? undefined : await roundFind(db, id)
  return found === undefined ? { round, state: 'none', bets: [], staked: 0, win: 0 } : seatOf(db, found)
}

/** What a player's round came to so far. */
export async function seatOf(db: Queryable, found: Round): Promise<Seat> {
  const standing = await roundStepFind(db, found.id, found.step)
  const { refusal } = found
  return {
    round: String(found.tableRoundId),
    state: statesShown[found.state],
    bets: (standing?.state ?? []) as readonly PlacedBet[],
    staked: toWireCentavos(found.staked),
    passenger: found.nonce,
    win: found.state === 'closed' ? toWireCentavos(found.win) : 0,
    ...(refusal !== null && isRgsRefusal(refusal) ? { refusal } : {}),
  }
}

const statesShown: Readonly<Record<Round['state'], Seat['state']>> = {
  betting: 'pending',
  settling: 'pending',
  open: 'placed',
  closed: 'over',
  refused: 'refused',
  voided: 'voided',
}
