import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type KeyedHash, sameHash } from '#platform/crypto/keyed-hash.ts'

const ticketLife = hours(12)

/** A claim that the studio recognises for some hours. A ticket for one purpose is none for another. */
export function signTicket(hash: KeyedHash, purpose: string, { claim, now }: { claim: string; now: Instant }): string {
  const dated = `${claim}.${addDuration(now, ticketLife)}`
  return `${dated}.${hash(`${purpose} ${dated}`).toString('base64url')}`
}

/** Its claim; undefined for what is no ticket, or no more. */
export function claimOfTicket(
  hash: KeyedHash,
  purpose: string,
  { ticket, now }: { ticket: string; now: Instant },
): string | undefined {
  const [, dated = '', claim = '', until = '', proof = ''] = /^((.+)\.(\d{1,15}))\.([\w-]*)$/.exec(ticket) ?? []
  if (until === '' || Number(until) <= now) return undefined
  return sameHash(Buffer.from(proof, 'base64url'), hash(`${purpose} ${dated}`)) ? claim : undefined
}
