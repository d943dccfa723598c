import type pg from 'pg'
import { rejectPipeline } from './reject-pipeline.ts'
import { runStatement } from './run-statement.ts'
import type { PendingStatement, QueryTimeout, SendStatements, StatementTransport } from './statement-transport.ts'

/**
 * Each statement waits for the previous answer, and only documented driver API is used: the operator's fallback if a new
 * driver, or a proxy in front of PostgreSQL, does not support pipelining.
 */
export const plainTransport: StatementTransport = { driverOptions: {}, over: sendOneByOne }

function sendOneByOne(client: pg.PoolClient, queryTimeout: QueryTimeout): SendStatements {
  let before = Promise.resolve()
  return (statements) => {
    const sent: SentCommand = { lastCommand: undefined }
    before = before.then(() => answerAll(client, statements, queryTimeout, sent))
    return sent
  }
}

type SentCommand = { lastCommand: string | undefined }

async function answerAll(
  client: pg.PoolClient,
  statements: readonly PendingStatement[],
  queryTimeout: QueryTimeout,
  sent: SentCommand,
): Promise<void> {
  try {
    const answers: unknown[][] = []
    for (const { statement, values } of statements) {
      const { rows, command } = await runStatement(client, statement, values, queryTimeout)
      answers.push(rows)
      sent.lastCommand = command
    }
    for (const [index, { resolve }] of statements.entries()) resolve(answers[index] ?? [])
  } catch (error) {
    rejectPipeline(client, statements, error)
  }
}
