import { parseArgs } from 'node:util'
import { drillAgeing } from '#tests/operations/ageing-drill.ts'
import { runDrill } from '#tests/operations/drill.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runCommand } from '../launcher/run-command.ts'

const usage = 'npm run test:ageing -- [--transfers 20000000] [--players 100000]'

/** Fills a ledger and runs every job once. Exits with 1 if one takes longer than its interval. */
await runCommand(() => runDrill('ageing', (drill) => drillAgeing(drill, readOptions())))

function readOptions() {
  const { transfers, players } = parseStrictly()
  if (![transfers, players].every((text) => /^[1-9]\d{0,8}$/.test(text))) throw new OperatorFault(usage)
  return { transfers: Number(transfers), players: Number(players) }
}

function parseStrictly() {
  const options = {
    transfers: { type: 'string', default: '20000000' },
    players: { type: 'string', default: '100000' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
