import { failpoint } from '../failpoint/failpoint.ts'
import type { Queryable, SqlValue } from './queryable.ts'
import { plannedEachTime, type Statement, statement } from './statement.ts'
import type { PendingStatement, SendStatements } from './statement-transport.ts'

type SendLast = () => readonly Promise<unknown>[]

const commit = statement('transactionCommit', 'commit')
// A transaction that failed runs nothing that has to be planned first.
const rollback = plannedEachTime(statement('transactionRollback', 'rollback'))

/** What one transaction, or one reading, asks of the connection that it has taken, whichever way statements travel on it. */
export class StatementConnection implements Queryable {
  readonly #send: SendStatements
  #gathered: PendingStatement[] | undefined
  #sendLast: SendLast | undefined

  constructor(send: SendStatements) {
    this.#send = send
  }

  rows<Row>(query: Statement<Row>, values: readonly SqlValue[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      // The rows are as the statement declares them, whose store's test proves it.
      const pending = { statement: query, values, resolve: resolve as PendingStatement['resolve'], reject }
      if (this.#gathered === undefined) this.#send([pending])
      else this.#gathered.push(pending)
    })
  }

  together<const T>(send: () => T): T {
    if (this.#gathered !== undefined) return send()
    const { sent, statements } = this.#gather(send)
    if (statements.length > 0) this.#send(statements)
    return sent
  }

  sendWithCommit(send: SendLast): void {
    if (this.#sendLast !== undefined) throw new Error('a transaction has one last thing to ask')
    this.#sendLast = send
  }

  /** Sends what was asked for sendWithCommit, and the commit behind it. */
  async commit(): Promise<void> {
    const { sent, statements } = this.#gather(this.#sendLast ?? (() => []))
    // They share the fate of the commit, whose error the transaction throws.
    for (const promise of sent) promise.catch(() => undefined)
    const { promise: committed, ...settle } = Promise.withResolvers<unknown>()
    const last = this.#send([...statements, { statement: commit, values: [], ...settle }])
    failpoint('database.commitSent')
    await committed
    // PostgreSQL answers the commit of a failed transaction with a rollback and no error.
    if (last.lastCommand === 'COMMIT') return
    throw new Error('the transaction was rolled back: an error inside it was swallowed')
  }

  /** Throws where the connection can no longer be asked anything. */
  async rollback(): Promise<void> {
    await this.rows(rollback)
  }

  #gather<T>(send: () => T): { readonly sent: T; readonly statements: readonly PendingStatement[] } {
    const statements: PendingStatement[] = []
    this.#gathered = statements
    try {
      return { sent: send(), statements }
    } finally {
      this.#gathered = undefined
    }
  }
}
