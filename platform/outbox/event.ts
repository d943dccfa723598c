import type { Instant } from '#core/clock/instant.ts'

/** What survives JSON unchanged. Money and ids that are bigint inside travel as strings. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

export type NewEvent = {
  /** What happened: `ROUND_CLOSED`. */
  readonly topic: string
  /** Whom it happened to: events of one key are handled one after the other, those of different keys side by side. */
  readonly key: string
  readonly payload: Json
  /** The cause's own id, when it has one: a second event with the same id is dropped. */
  readonly id?: string
}

export type OutboxEvent = {
  readonly id: string
  readonly topic: string
  readonly key: string
  /** As published; the consumer parses it. */
  readonly payload: unknown
  /** By the database's clock. The time that matters to the business belongs into the payload. */
  readonly publishedAt: Instant
  readonly position: bigint
}
