import * as v from 'valibot'

const count = (standard: number, { least, most }: { readonly least: number; readonly most: number }) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, 'is not a number'),
      v.transform(Number),
      v.minValue(least, `has to be ${least} or more`),
      v.maxValue(most, `has to be ${most} or less`),
    ),
    String(standard),
  )

/** How many wallet operations share a transaction, and how many may wait before new ones are refused. */
export const batchVariables = {
  GAME_BATCH_MAX: count(256, { least: 1, most: 1_000 }),
  GAME_BATCHES_AT_ONCE: count(2, { least: 1, most: 16 }),
  GAME_QUEUE_MAX: count(4_096, { least: 1, most: 100_000 }),
  GAME_QUEUE_PER_PLAYER_MAX: count(64, { least: 1, most: 10_000 }),
}

const variables = v.object(batchVariables)
type BatchVariables = v.InferOutput<typeof variables>

export type BatchSettings = {
  /** Operations per transaction. */
  readonly batchMax: number
  /** Concurrent transactions in one process. */
  readonly slots: number
  /** Operations queued or running in one process. Further ones are refused with "try later". */
  readonly queueMax: number
  /** Queued operations per player. */
  readonly playerQueueMax: number
}

export const batchSettingsOf = (given: BatchVariables): BatchSettings => ({
  batchMax: given.GAME_BATCH_MAX,
  slots: given.GAME_BATCHES_AT_ONCE,
  queueMax: given.GAME_QUEUE_MAX,
  playerQueueMax: given.GAME_QUEUE_PER_PLAYER_MAX,
})
