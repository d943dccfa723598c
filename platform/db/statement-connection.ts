import { failpoint } from '../failpoint/failpoint.ts'
import { asPart, beginPart } from '../work/work.ts'
import type { Queryable, SqlValue } from './queryable.ts'
import { plannedEachTime, type Statement, statement } from './statement.ts'
import type { PendingStatement, SendStatements } from './statement-transport.ts'

type SendLast = () => readonly Promise<unknown>[]

const commit = statement('transactionCommit', 'commit')
// A failed transaction only accepts statements that need no planning.
const rollback = plannedEachTime(statement('transactionRollback', 'rollback'))

/** The statements of one transaction or one reading on its connection, with either transport. */
export class StatementConnection implements Queryable {
  readonly #send: SendStatements
  #gathered: PendingStatement[] | undefined
  #sendLast: SendLast | undefined

  constructor(send: SendStatements) {
    this.#send = send
  }

  rows<Row>(query: Statement<Row>, values: readonly SqlValue[] = []): Promise<Row[]> {
    const end = beginPart({ kind: 'statement', name: query.name })
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
    const pending: PendingStatement = {
      statement: query,
      values,
      resolve: (rows) => {
        end('done')
        // The statement declares the type of its rows, and its store's test proves it.
        resolve(rows as Row[])
      },
      reject: (error) => {
        end('failed')
        reject(error)
      },
    }
    if (this.#gathered === undefined) this.#send([pending])
    else this.#gathered.push(pending)
    return promise
  }

  pipeline<const T>(send: () => T): T {
    if (this.#gathered !== undefined) return send()
    const { sent, statements } = this.#gather(send)
    if (statements.length > 0) this.#send(statements)
    return sent
  }

  sendWithCommit(send: SendLast): void {
    if (this.#sendLast !== undefined) throw new Error('a transaction has one last thing to ask')
    this.#sendLast = send
  }

  /** Pipelines the statements of `sendWithCommit` with COMMIT. */
  async commit(): Promise<void> {
    const { sent, statements } = this.#gather(this.#sendLast ?? (() => []))
    // If one fails, COMMIT fails too, and the transaction throws that error.
    for (const promise of sent) promise.catch(() => undefined)
    const { promise: committed, ...settle } = Promise.withResolvers<unknown>()
    const last = this.#send([...statements, { statement: commit, values: [], ...settle }])
    failpoint('database.commitSent')
    await asPart({ kind: 'statement', name: commit.name }, () => committed)
    // PostgreSQL answers the commit of a failed transaction with a rollback and no error.
    if (last.lastCommand === 'COMMIT') return
    throw new Error('the transaction was rolled back: an error inside it was swallowed')
  }

  /** Throws if the connection is no longer usable. */
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
