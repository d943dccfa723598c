import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type KeyedHash, sameHash } from '#platform/crypto/keyed-hash.ts'

/** Long enough for a page to come up; a preview that is open stays open. */
const previewLifetime = minutes(10)

/** Opens the page of the player's app that shows a draft: its end, and a signature that only the house can make. */
export type PreviewKeys = {
  readonly make: (now: Instant) => string
  readonly opens: (key: string, now: Instant) => boolean
}

export function previewKeys(hash: KeyedHash): PreviewKeys {
  const signed = (end: string): string => `${end}.${hash(end).toString('base64url')}`
  return {
    make: (now) => signed(String(addDuration(now, previewLifetime))),
    opens: (key, now) => {
      const end = /^(\d{1,16})\./.exec(key)?.[1]
      return end !== undefined && sameHash(Buffer.from(key), Buffer.from(signed(end))) && now < Number(end)
    },
  }
}
