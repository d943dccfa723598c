import type { Instant } from '#core/clock/instant.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import { claimOfTicket, signTicket } from '../signed-ticket.ts'

const purpose = 'table-watch'

/**
 * Says that a stream is a player's. An event source sends no headers, and a session's token in an address could end in a log: a
 * ticket opens nothing but the news that everybody sees.
 */
export const watchTicket = (hash: KeyedHash, accountId: bigint, now: Instant): string =>
  signTicket(hash, purpose, { claim: String(accountId), now })

/** Whose ticket it is; undefined for what is none, or no more. */
export function ticketHolder(hash: KeyedHash, ticket: string, now: Instant): string | undefined {
  const account = claimOfTicket(hash, purpose, { ticket, now }) ?? ''
  return /^\d{1,19}$/.test(account) ? account : undefined
}
