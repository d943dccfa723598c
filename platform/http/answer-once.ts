import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { hours } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Call } from '#core/contract/call.ts'
import { invalid, type OutcomeOf } from '#core/contract/outcome.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import type { Prepared } from './handle.ts'
import { answeredWishDeleteBefore, answeredWishKeep, answeredWishTake } from './answered-wish.store.ts'

/** A body as the contract's schema writes it. */
export type Written = { readonly kind: 'written'; readonly body: Record<string, unknown> }

export type Wish = {
  readonly call: Call
  readonly playerId: bigint
  readonly reqId: string
  /** What is asked for, as the contract reads it. */
  readonly input: Readonly<Record<string, unknown>>
  readonly now: Instant
}

/** The id of the wish, where a call takes something from the house and names one. */
export const wishIdOf = ({ money }: Call, { reqId }: Readonly<Record<string, unknown>>): string | undefined =>
  money === 'gift' && typeof reqId === 'string' ? reqId : undefined

/**
 * Carries a wish out once, in the caller's transaction: whoever sends it again, because its answer was lost, is answered
 * as the first time. Several at once wait for one. What is refused is rolled back and may be wished again.
 */
export async function answerOnce(
  tx: Transaction,
  { call, playerId, reqId, input, now }: Wish,
  carryOut: () => Promise<OutcomeOf<Call> | Prepared>,
): Promise<OutcomeOf<Call> | Prepared | Written> {
  const asked = digestOf(call, input)
  const known = await answeredWishTake(tx, { playerId, reqId, asked, now })
  if (known !== undefined) return known.asked.equals(asked) ? written(known.answer) : usedBefore
  const outcome = await carryOut()
  if (outcome.kind !== 'answer') return outcome
  const body = v.parse(call.response, outcome.body)
  await answeredWishKeep(tx, { playerId, reqId }, JSON.stringify(body))
  return { kind: 'written', body }
}

const usedBefore = invalid({ field: 'reqId', key: 'used', msg: 'This id was used for another wish.' })

function written(answer: string | null): Written {
  if (answer === null) throw new Error('a wish was carried out without an answer')
  return { kind: 'written', body: v.parse(v.record(v.string(), v.unknown()), JSON.parse(answer)) }
}

const digestOf = ({ path }: Call, input: Wish['input']): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([path, input], (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)))
    .digest()

const keptFor = hours(24)
const portion = 1_000

/** Whoever has waited longer than a day for an answer reads how things stand instead. */
export const forgetWishes = ({ db }: { readonly db: Database }): Job => ({
  name: 'calls.forgetWishes',
  when: { every: hours(1) },
  run: async ({ now, signal }) => {
    const oldest = subtractDuration(now, keptFor)
    while ((await answeredWishDeleteBefore(db, oldest, portion)) === portion) signal.throwIfAborted()
  },
})
