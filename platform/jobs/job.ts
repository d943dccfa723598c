import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '../db/database.ts'

/**
 * Work that is done at a time, by one process at a time. A run that ends with its process is begun again elsewhere,
 * so `run` must be repeatable: it finds out what is left to do, or it does everything in one transaction.
 */
export type Job = {
  readonly name: string
  /** Absent: the job runs only when it is scheduled. */
  readonly when?: { readonly every: Duration } | { readonly dailyAt: ManilaTime }
  readonly run: (work: JobRun) => Promise<void>
  /** After so many failures in a row the run is a dead letter; a recurring job goes on with its next turn. */
  readonly attemptsMax?: number
  /** A run that lasts longer is aborted and left to be taken over. */
  readonly lastsMax?: Duration
}

/** A time of the day on a wall in Manila, as `02:30`. */
export type ManilaTime = `${number}:${number}`

export type JobRun = {
  /** As scheduled; empty for a recurring job. */
  readonly key: string
  /** As scheduled; the job parses it. */
  readonly payload: unknown
  /** When the run was due, however late it is and however often it failed. */
  readonly dueAt: Instant
  readonly now: Instant
  /** 1 for the first. */
  readonly attempt: number
  /** Aborted when the lease is lost or the process stops: a long run ends at its next good moment, by throwing. */
  readonly signal: AbortSignal
  /**
   * Throws when the lease was lost. Called in a transaction it keeps others from taking the run over before the
   * commit, so that a process which was asleep for minutes cannot write what its successor has already written.
   */
  readonly confirm: (tx: Transaction) => Promise<void>
}

export class LeaseLost extends Error {
  constructor(name: string) {
    super(`the run of ${name} was taken over by another process`)
    this.name = 'LeaseLost'
  }
}
