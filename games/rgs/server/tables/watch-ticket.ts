import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type KeyedHash, sameHash } from '#platform/crypto/keyed-hash.ts'

const ticketLife = hours(12)

/**
 * Says that a stream is a player's. An event source sends no headers, and a session's token in an address could end in a log: a
 * ticket opens nothing but the news that everybody sees.
 */
export function watchTicket(hash: KeyedHash, accountId: bigint, now: Instant): string {
  const claim = `${accountId}.${addDuration(now, ticketLife)}`
  return `${claim}.${proofOf(hash, claim).toString('base64url')}`
}

/** Whose ticket it is; undefined for what is none, or no more. */
export function ticketHolder(hash: KeyedHash, ticket: string, now: Instant): string | undefined {
  const [account = '', until = '', proof = '', ...rest] = ticket.split('.')
  if (rest.length > 0 || !/^\d{1,19}$/.test(account) || !/^\d{1,15}$/.test(until) || Number(until) <= now)
    return undefined
  return sameHash(Buffer.from(proof, 'base64url'), proofOf(hash, `${account}.${until}`)) ? account : undefined
}

const proofOf = (hash: KeyedHash, claim: string): Buffer => hash(`table-watch ${claim}`)
