import type pg from 'pg'
import { isUnanswered } from './database-faults.ts'
import type { QueryTimeout } from './statement-transport.ts'

/** A commit on a healthy cluster takes milliseconds. One that lasts this long waits for a standby that does not answer. */
const commitPatienceMs = 3_000
const probeEveryMs = 1_000
const probeTimeout: QueryTimeout = { query_timeout: 2_000 }

export type CommitBreakerOptions = {
  /** A connection outside of the pool, not yet connected. */
  readonly connection: () => pg.Client
  readonly onChange?: (state: 'open' | 'closed') => void
}

/** PostgreSQL does not confirm commits: nothing more is sent to it until it does. */
class CommitsUnconfirmed extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('commits are not confirmed, probably because no synchronous standby answers: the database is not asked')
    this.name = 'CommitsUnconfirmed'
  }
}

/**
 * A circuit breaker for commits. While the synchronous standby is missing, a commit waits until it is back, and PostgreSQL's
 * process waits on even if we hang up: connections replaced one by one would use up those that the cluster has. When a commit
 * lasts too long, one connection looks whether commits of this role wait for a standby. While they do, the breaker is open and
 * nothing new is begun. It closes when they do not, as on another primary that was promoted.
 */
export class CommitBreaker {
  readonly #options: CommitBreakerOptions
  #isOpen = false
  #isClosed = false
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #probe: pg.Client | undefined

  constructor(options: CommitBreakerOptions) {
    this.#options = options
  }

  /** Throws while commits are not confirmed. */
  check(): void {
    if (this.#isOpen) throw new CommitsUnconfirmed()
  }

  async watchCommit<T>(commit: Promise<T>): Promise<T> {
    const patience = setInterval(() => this.#suspect(), commitPatienceMs)
    try {
      return await this.watchStatement(commit)
    } finally {
      clearInterval(patience)
    }
  }

  /** A single statement that waits to be committed cannot be distinguished from one that reads for long, until its time is over. */
  async watchStatement<T>(statement: Promise<T>): Promise<T> {
    try {
      return await statement
    } catch (error) {
      if (isUnanswered(error)) this.#suspect()
      throw error
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#looking
    await this.#hangUp()
  }

  #suspect(): void {
    if (this.#isOpen || this.#isClosed) return
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
  }

  async #look(): Promise<void> {
    const doesWait = await this.#doCommitsWait()
    const isOpen = doesWait ?? this.#isOpen
    if (isOpen && !this.#isClosed) this.#timer = setTimeout(() => void this.#lookAgain(), probeEveryMs)
    else await this.#hangUp()
    if (this.#isOpen === isOpen) return
    this.#isOpen = isOpen
    this.#options.onChange?.(isOpen ? 'open' : 'closed')
  }

  #lookAgain(): Promise<void> {
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Undefined if PostgreSQL does not answer: the next connection reports why. */
  async #doCommitsWait(): Promise<boolean | undefined> {
    try {
      this.#probe ??= await this.#connected()
      const { rows } = await this.#probe.query<{ waiting: boolean }>({ ...probeTimeout, text: findWaiting })
      return rows[0]?.waiting
    } catch (error) {
      await this.#hangUp()
      return isFull(error) ? true : undefined
    }
  }

  async #connected(): Promise<pg.Client> {
    const client = this.#options.connection()
    await client.connect()
    return client
  }

  async #hangUp(): Promise<void> {
    const probe = this.#probe
    this.#probe = undefined
    await probe?.end().catch(() => undefined)
  }
}

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '53300'

// A commit that has just begun to wait may be a healthy one.
const findWaiting = `select exists (
  select from pg_stat_activity
  where usename = current_user and wait_event = 'SyncRep' and now() - state_change > interval '1 second'
) as waiting`
