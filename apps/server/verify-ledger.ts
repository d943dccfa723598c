import { setPriority } from 'node:os'
import * as v from 'valibot'
import { systemClock } from '#core/clock/instant.ts'
import { type LedgerReport, verifyOnward, type VerifyRun } from '#ledger'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { createLog } from '#platform/log/log.ts'
import { answerParent } from '#platform/process/ask-child.ts'
import { withLedger } from './with-ledger.ts'

// Verifies the ledger for a worker, in a process of its own: hashing a million transfers would hold up whatever else the
// worker's event loop serves. Bets come first.
setPriority(10)

const questionSchema = v.object({ withBeside: v.boolean() })

answerParent(async (question, signal): Promise<LedgerReport | undefined> => {
  const { withBeside } = v.parse(questionSchema, question)
  const configuration = readConfiguration({ ...process.env, DATABASE_POOL_MAX: '2' })
  const log = createLog({ level: 'warn', style: process.env.NODE_ENV === 'production' ? 'json' : 'lines' })
  const run = { withBeside, signal } satisfies Partial<VerifyRun>
  return withLedger({ configuration, log, clock: systemClock }, (ledger) => verifyOnward({ ...ledger, ...run }))
})
