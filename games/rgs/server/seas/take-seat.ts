import { hash } from 'node:crypto'
import { seconds } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { OwnSeat } from '#games/rgs/sea-contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { accountFindForUpdate } from '../account.store.ts'
import type { Player } from '../player.ts'
import { RgsRefused } from '../rgs-refused.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import {
  type Sea,
  type Seat,
  seaLock,
  seaSeatDelete,
  seaSeatDeleteSilent,
  seaSeatFind,
  seaSeatInsert,
  seaSeatTouch,
} from './sea-seat.store.ts'
import { seaTicket } from './sea-ticket.ts'

/** A seat is kept for so long after its player was last there. */
export const seatKept = seconds(20)

/** Seats a player at the first table with room. Whoever sits there already keeps the seat. */
export async function takeSeat(
  tx: Transaction,
  needs: StudioDependencies,
  { session, title }: Player,
): Promise<OwnSeat> {
  if (title.sharesSea !== true) throw new RgsRefused('gameNotFound')
  const account = await accountFindForUpdate(tx, session.accountId)
  if (account.sessionId !== session.id) throw new RgsRefused('sessionEnded')
  const now = needs.clock.now()
  const game = { gameCode: title.code, isDemo: account.kind === 'demo' }
  await seaLock(tx, game)
  const own = await seaSeatFind(tx, account.id)
  if (own?.gameCode === game.gameCode) {
    await seaSeatTouch(tx, [account.id], now)
    return seatedAt(needs, account.id, own)
  }
  await seaSeatDelete(tx, account.id)
  await seaSeatDeleteSilent(tx, game, subtractDuration(now, seatKept))
  return seatedAt(needs, account.id, await seaSeatInsert(tx, { ...game, accountId: account.id, now }))
}

const seatedAt = ({ hashToken, clock }: StudioDependencies, accountId: bigint, seat: Seat): OwnSeat => ({
  sea: seat.sea,
  seat: seat.seat,
  seed: seedOf(seat),
  ticket: seaTicket(hashToken, { ...seat, accountId }, clock.now()),
})

/** Public, and the same in every process: it decides nothing but where fish swim. */
const seedOf = ({ gameCode, isDemo, sea }: Sea): number =>
  hash('sha256', `sea ${gameCode} ${isDemo} ${sea}`, 'buffer').readInt32BE(0)
