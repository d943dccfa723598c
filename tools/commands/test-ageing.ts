import { drillAgeing } from '#tests/operations/ageing-drill.ts'
import { runDrill } from '#tests/operations/drill.ts'
import { readLedgerSize } from '../launcher/ledger-size.ts'
import { runCommand } from '../launcher/run-command.ts'

const usage = 'npm run test:ageing -- [--transfers 20000000] [--players 100000]'

/** Fills a ledger and runs every job once. Exits with 1 if one takes longer than its interval. */
await runCommand(() =>
  runDrill('ageing', (drill) =>
    drillAgeing(drill, readLedgerSize({ usage, transfers: '20000000', players: '100000' })),
  ),
)
