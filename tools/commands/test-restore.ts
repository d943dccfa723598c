import { runDrill } from '#tests/operations/drill.ts'
import { drillRestore } from '#tests/operations/restore-drill.ts'
import { readLedgerSize } from '../launcher/ledger-size.ts'
import { runCommand } from '../launcher/run-command.ts'

const usage = 'npm run test:restore -- [--transfers 2000] [--players 100]'

/** Backs up, writes, loses a table and restores to the moment before. Needs Debian's postgresql and pgbackrest. */
await runCommand(() =>
  runDrill('restore', (drill) => drillRestore(drill, readLedgerSize({ usage, transfers: '2000', players: '100' }))),
)
