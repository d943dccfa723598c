import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { wishEnd, type WishRef, wishTake } from './store/wish.store.ts'

type WishContext<Result> = WishRef & {
  readonly db: Database
  readonly now: Instant
  /** What became of the wish, where it was fulfilled. */
  readonly known: () => Promise<Result | undefined>
  readonly fulfil: () => Promise<Result>
}

// Long enough for a password and a code to be proven; whoever died over a wish does not keep its player waiting for long.
const heldFor = seconds(10)
const lookEveryMs = 50
const looksMax = 160

/**
 * One wish, sent several times at once, is looked at once at a time: its password and its code are proven for the first, and
 * the others are answered with what became of it. Where it was refused, the next one is looked at for itself.
 */
export async function oneWishAtATime<Result>({
  db,
  now,
  known,
  fulfil,
  ...wish
}: WishContext<Result>): Promise<Result> {
  const until = addDuration(now, heldFor)
  for (let look = 0; look < looksMax; look += 1) {
    const before = await known()
    if (before !== undefined) return before
    if (await wishTake(db, { ...wish, now, until })) return takenWish({ db, known, fulfil, wish })
    await pause(lookEveryMs)
  }
  return fulfil()
}

type WishClaim<Result> = Pick<WishContext<Result>, 'db' | 'known' | 'fulfil'> & { readonly wish: WishRef }

/** It may have been fulfilled between the look and the taking. */
async function takenWish<Result>({ db, known, fulfil, wish }: WishClaim<Result>): Promise<Result> {
  try {
    return (await known()) ?? (await fulfil())
  } finally {
    await wishEnd(db, wish)
  }
}
