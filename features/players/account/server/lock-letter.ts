import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { lockWords } from '../lock-words.ts'
import type { PlayerLock } from '../player-locks.ts'

type LockChange = { readonly lock: PlayerLock; readonly isLocked: boolean; readonly now: Instant }

/** The notice of a lock: what it closes, and how to object. Reasons are given by people on request. */
export function lockLetter({ lock, isLocked, now }: LockChange) {
  const { name, locked, opened } = lockWords[lock]
  if (!isLocked) return { title: `Open again: ${name}`, body: [`Since ${formatInstant(now)}, Manila time. ${opened}`] }
  return {
    title: `Locked for now: ${name}`,
    body: [
      `Since ${formatInstant(now)}, Manila time. ${locked}`,
      'If you want to know why, or think that this is wrong, write to customer service: every objection is looked at by a person, and you get an answer.',
    ],
  }
}
