import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '../db/database.ts'

/**
 * Work done at a scheduled time, by one process at a time. A run that dies with its process is restarted elsewhere, so
 * `run` must be idempotent: it finds out what is left to do, or does everything in one transaction.
 */
export type Job = {
  readonly name: string
  /** Absent: the job runs only when it is scheduled. */
  readonly when?: { readonly every: Duration } | { readonly dailyAt: ManilaTime }
  readonly run: (work: JobRun) => Promise<void>
  /** After this many consecutive failures the run becomes a dead letter; a recurring job continues with its next run. */
  readonly attemptsMax?: number
  /** A longer run is aborted and left for another process. */
  readonly lastsMax?: Duration
}

/** A time of day in Manila, such as `02:30`. */
export type ManilaTime = `${number}:${number}`

export type JobRun = {
  /** As scheduled; empty for a recurring job. */
  readonly key: string
  /** As scheduled; the job parses it. */
  readonly payload: unknown
  /** When the run was due, however late it is and however often it failed. */
  readonly dueAt: Instant
  readonly now: Instant
  /** From 1. */
  readonly attempt: number
  /** Aborted when the lease is lost or the process stops: a long run then throws at its next safe point. */
  readonly signal: AbortSignal
  /**
   * Throws if the lease was lost. Called in a transaction, it keeps other processes from taking the run over before the
   * commit, so that a process that was suspended for minutes cannot overwrite its successor's work.
   */
  readonly confirm: (tx: Transaction) => Promise<void>
}

export class LeaseLost extends Error {
  constructor(name: string) {
    super(`the run of ${name} was taken over by another process`)
    this.name = 'LeaseLost'
  }
}
