import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { hours } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Call } from '#core/contract/call.ts'
import { invalid, type OutcomeOf } from '#core/contract/outcome.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import type { PreparedAnswer } from './handle.ts'
import { storedAnswerDeleteBefore, storedAnswerSave, storedAnswerTake } from './stored-answer.store.ts'

/** A body in the contract's wire format. */
export type WrittenAnswer = { readonly kind: 'written'; readonly body: Record<string, unknown> }

export type IdempotentCall = {
  readonly call: Call
  readonly playerId: bigint
  readonly reqId: string
  /** The request as parsed by the contract. */
  readonly input: Readonly<Record<string, unknown>>
  readonly now: Instant
}

/** The idempotency key of the request, if the call grants something and the request names one. */
export const requestIdOf = ({ money }: Call, { reqId }: Readonly<Record<string, unknown>>): string | undefined =>
  money === 'gift' && typeof reqId === 'string' ? reqId : undefined

/**
 * Answers a request once per idempotency key, in the caller's transaction: a retry after a lost answer gets the first
 * answer. Concurrent copies wait for the first. A refusal is rolled back and may be retried with the same key.
 */
export async function answerOnce(
  tx: Transaction,
  { call, playerId, reqId, input, now }: IdempotentCall,
  carryOut: () => Promise<OutcomeOf<Call> | PreparedAnswer>,
): Promise<OutcomeOf<Call> | PreparedAnswer | WrittenAnswer> {
  const digest = digestOf(call, input)
  const known = await storedAnswerTake(tx, { playerId, reqId, digest, now })
  if (known !== undefined) return known.digest.equals(digest) ? written(known.answer) : usedBefore
  const outcome = await carryOut()
  if (outcome.kind !== 'answer') return outcome
  const body = v.parse(call.response, outcome.body)
  await storedAnswerSave(tx, { playerId, reqId }, JSON.stringify(body))
  return { kind: 'written', body }
}

const usedBefore = invalid({
  field: 'reqId',
  key: 'used',
  msg: 'This request ID was already used for a different request.',
})

function written(answer: string | null): WrittenAnswer {
  if (answer === null) throw new Error('a request was carried out without an answer')
  return { kind: 'written', body: v.parse(v.record(v.string(), v.unknown()), JSON.parse(answer)) }
}

const digestOf = ({ path }: Call, input: IdempotentCall['input']): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([path, input], (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)))
    .digest()

const keptFor = hours(24)
const portion = 1_000

/** A client that has waited longer than a day for an answer reads the current state instead. */
export const forgetAnswers = ({ db }: { readonly db: Database }): Job => ({
  name: 'calls.forgetWishes',
  when: { every: hours(1) },
  run: async ({ now, signal }) => {
    const oldest = subtractDuration(now, keptFor)
    while ((await storedAnswerDeleteBefore(db, oldest, portion)) === portion) signal.throwIfAborted()
  },
})
