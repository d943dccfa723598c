import type { Instant } from '#core/clock/instant.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import { claimOfTicket, signTicket } from '../signed-ticket.ts'
import type { Seat } from './sea-seat.store.ts'

const purpose = 'sea-watch'

export type SeatHolder = Seat & { readonly accountId: bigint }

/** Says whose seat a stream belongs to. An event source sends no headers; the ticket opens nothing but the news of the table. */
export function seaTicket(hash: KeyedHash, holder: SeatHolder, now: Instant): string {
  const { accountId, gameCode, isDemo, sea, seat } = holder
  return signTicket(hash, purpose, { claim: [accountId, gameCode, isDemo ? 1 : 0, sea, seat].join('.'), now })
}

const form = /^(\d{1,19})\.([a-z0-9-]{3,40})\.([01])\.(\d{1,9})\.([0-3])$/

/** Whose seat it is; undefined for what is no ticket, or no more. */
export function seatOfTicket(hash: KeyedHash, ticket: string, now: Instant): SeatHolder | undefined {
  const found = form.exec(claimOfTicket(hash, purpose, { ticket, now }) ?? '')
  if (found === null) return undefined
  const [, account = '', gameCode = '', demo, sea, seat] = found
  return { accountId: BigInt(account), gameCode, isDemo: demo === '1', sea: Number(sea), seat: Number(seat) }
}
