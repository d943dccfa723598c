import type { Instant } from '#core/clock/instant.ts'
import type { Json } from '#core/json.ts'

export type NewEvent = {
  /** What happened: `ROUND_CLOSED`. */
  readonly topic: string
  /** Whom it happened to: events of one key are handled in sequence, those of different keys concurrently. */
  readonly key: string
  readonly payload: Json
  /** The cause's own id, if it has one: a second event with the same id is dropped. */
  readonly id?: string
}

export type OutboxEvent = {
  readonly id: string
  readonly topic: string
  readonly key: string
  /** As published; the consumer parses it. */
  readonly payload: unknown
  /** By the database's clock. Times that matter to the business belong into the payload. */
  readonly publishedAt: Instant
  readonly position: bigint
}
