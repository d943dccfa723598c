import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { jobDeadLetterDrop, jobDeadLetterList, jobDeadLetterRetry } from '#platform/jobs/job-watch.store.ts'
import { deadLetterDrop, deadLetterList, deadLetterRetry } from '#platform/outbox/dead-letter.ts'
import type { LetterKind, listDeadLetters } from '../contract.ts'

const runsMax = 100
const payloadLengthMax = 2_000

/** What was given up: events by their consumers, runs by their jobs. */
export async function deadLettersOf(db: Queryable): Promise<AnswerOf<typeof listDeadLetters>> {
  const [events, runs] = await Promise.all([deadLetterList(db), jobDeadLetterList(db, runsMax)])
  return {
    events: events.map(({ died_at: diedAt, payload, id, attempts, error, consumer, topic, key }) => ({
      id,
      attempts,
      error,
      diedAt,
      consumer,
      topic,
      key,
      payload: JSON.stringify(payload).slice(0, payloadLengthMax),
    })),
    runs,
  }
}

type Letter = { readonly kind: LetterKind; readonly id: bigint }

/** False when it is not there any more. */
export const letterReplay = (tx: Transaction, { kind, id }: Letter, now: Instant): Promise<boolean> =>
  kind === 'event' ? deadLetterRetry(tx, id, now) : jobDeadLetterRetry(tx, id, now)

export const letterDrop = (tx: Transaction, { kind, id }: Letter): Promise<boolean> =>
  kind === 'event' ? deadLetterDrop(tx, id) : jobDeadLetterDrop(tx, id)
