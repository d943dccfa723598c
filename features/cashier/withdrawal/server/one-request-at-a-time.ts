import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { requestRelease, type RequestRef, requestClaim } from './store/request-claim.store.ts'

type RequestContext<Result> = RequestRef & {
  readonly db: Database
  readonly now: Instant
  /** The result of the request, if it was fulfilled. */
  readonly known: () => Promise<Result | undefined>
  readonly fulfil: () => Promise<Result>
}

// Enough time to verify password and code; after a crash the player does not wait long.
const heldFor = seconds(10)
const lookEveryMs = 50
const looksMax = 160

/**
 * Serialises copies of one request: password and code are verified for the first, and the others get its result. If it
 * was refused, the next one is processed on its own.
 */
export async function oneRequestAtATime<Result>({
  db,
  now,
  known,
  fulfil,
  ...request
}: RequestContext<Result>): Promise<Result> {
  const until = addDuration(now, heldFor)
  for (let look = 0; look < looksMax; look += 1) {
    const before = await known()
    if (before !== undefined) return before
    if (await requestClaim(db, { ...request, now, until })) return fulfilClaimed({ db, known, fulfil, request })
    await pause(lookEveryMs)
  }
  return fulfil()
}

type ClaimedRequest<Result> = Pick<RequestContext<Result>, 'db' | 'known' | 'fulfil'> & { readonly request: RequestRef }

/** It may have been fulfilled between the check and the claim. */
async function fulfilClaimed<Result>({ db, known, fulfil, request: wish }: ClaimedRequest<Result>): Promise<Result> {
  try {
    return (await known()) ?? (await fulfil())
  } finally {
    await requestRelease(db, wish)
  }
}
