import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type KeyedHash, sameHash } from '#platform/crypto/keyed-hash.ts'
import type { Seat } from './sea-seat.store.ts'

const ticketLife = hours(12)

export type SeatHolder = Seat & { readonly accountId: bigint }

/** Says whose seat a stream belongs to. An event source sends no headers; the ticket opens nothing but the news of the table. */
export function seaTicket(hash: KeyedHash, holder: SeatHolder, now: Instant): string {
  const { accountId, gameCode, isDemo, sea, seat } = holder
  const claim = [accountId, gameCode, isDemo ? 1 : 0, sea, seat, addDuration(now, ticketLife)].join('.')
  return `${claim}.${proofOf(hash, claim).toString('base64url')}`
}

const form = /^(\d{1,19})\.([a-z0-9-]{3,40})\.([01])\.(\d{1,9})\.([0-3])\.(\d{1,15})\.([\w-]{20,64})$/

/** Whose seat it is; undefined for what is no ticket, or no more. */
export function seatOfTicket(hash: KeyedHash, ticket: string, now: Instant): SeatHolder | undefined {
  const [, account = '', gameCode = '', demo, sea, seat, until = '', proof = ''] = form.exec(ticket) ?? []
  if (Number(until) <= now) return undefined
  const claim = ticket.slice(0, ticket.lastIndexOf('.'))
  if (!sameHash(Buffer.from(proof, 'base64url'), proofOf(hash, claim))) return undefined
  return { accountId: BigInt(account), gameCode, isDemo: demo === '1', sea: Number(sea), seat: Number(seat) }
}

const proofOf = (hash: KeyedHash, claim: string): Buffer => hash(`sea-watch ${claim}`)
