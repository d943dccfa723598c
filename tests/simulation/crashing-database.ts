import type { Database, Transaction, TransactionOptions } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'

/** When the connection of a transaction is cut: at its nth statement, before its commit, or after it and unheard. */
export type Crash =
  | { readonly when: 'statement'; readonly number: number }
  | { readonly when: 'beforeCommit' }
  | { readonly when: 'afterCommit' }

const die = statement('simulationDie', 'select pg_terminate_backend(pg_backend_pid())')

/** A database whose next transaction breaks off at the armed point. */
export class CrashingDatabase {
  readonly db: Database
  #armed: Crash | undefined

  constructor(db: Database) {
    this.db = { ...db, transaction: (work, options) => this.#transact(db, work, options) }
  }

  arm(crash: Crash | undefined): void {
    this.#armed = crash
  }

  /** Returns an armed crash that no transaction has reached. */
  disarm(): Crash | undefined {
    const unused = this.#armed
    this.#armed = undefined
    return unused
  }

  async #transact<T>(db: Database, work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T> {
    const crash = this.disarm()
    if (crash === undefined) return db.transaction(work, options)
    if (crash.when === 'afterCommit') {
      await db.transaction(work, options)
      throw new Error('Connection terminated unexpectedly')
    }
    const at = crash.when === 'statement' ? crash.number : Number.POSITIVE_INFINITY
    return db.transaction(async (tx) => {
      await work(dyingAt(tx, at))
      await tx.rows(die)
      throw new Error('a cut connection went on')
    }, options)
  }
}

function dyingAt(tx: Transaction, number: number): Transaction {
  let sent = 0
  return {
    ...tx,
    rows: async (query, values) => {
      if (++sent === number) await tx.rows(die)
      return tx.rows(query, values)
    },
  }
}
