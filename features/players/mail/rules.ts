import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Letter } from './letter.ts'

/** Unread, read, claimable, claimed, or with an expired attachment. */
export type LetterState = 'unread' | 'read' | 'toTake' | 'taken' | 'ended'

type Facts = Pick<Letter, 'items' | 'expiresAt' | 'readAt' | 'receivedAt'>

export function letterState({ items, expiresAt, readAt, receivedAt }: Facts, now: Instant): LetterState {
  if (receivedAt !== null) return 'taken'
  if (items.length > 0) return now < expiresAt ? 'toTake' : 'ended'
  return readAt === null ? 'unread' : 'read'
}

export type TakeRefusal = 'letterEnded' | 'takenBefore' | 'nothingAttached'

/** Undefined: the attachment can be claimed. */
export function takeRefusal(letter: Facts, now: Instant): TakeRefusal | undefined {
  switch (letterState(letter, now)) {
    case 'toTake':
      return undefined
    case 'taken':
      return 'takenBefore'
    case 'ended':
      return 'letterEnded'
    default:
      return 'nothingAttached'
  }
}

/** A claimable letter cannot be deleted by mistake. */
export const mayDelete = (letter: Facts, now: Instant): boolean => letterState(letter, now) !== 'toTake'

const soon = days(1)

export type RedDots = { readonly red0: boolean; readonly red1: boolean; readonly red2: boolean }

export function redDotsOf(letters: readonly Facts[], now: Instant): RedDots {
  const toTake = letters.filter((letter) => letterState(letter, now) === 'toTake')
  return {
    red0: letters.some(({ readAt }) => readAt === null),
    red1: toTake.length > 0,
    red2: toTake.some(({ expiresAt }) => expiresAt <= addDuration(now, soon)),
  }
}
