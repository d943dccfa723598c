import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { stopTestPostgresWhenIdle } from '#platform/embedded-postgres/test-postgres.ts'
import { type MonthPlan, monthPlan, shortPlan } from '#tests/operations/month/plan-month.ts'
import { proveMonth } from '#tests/operations/month/prove-month.ts'
import { reportOfMonth } from '#tests/operations/month/report-of-month.ts'
import { runMonth } from '#tests/operations/month/run-month.ts'
import { testDataDir } from '#tests/support/test-database.ts'
import { runCommand } from '../launcher/run-command.ts'
import { elapsed, say } from '../launcher/say.ts'

const usage = 'npm run month -- [--players 200] [--seed 1] [--short]'
// The rare habits need a player each, and the common ones a few.
const playersMin = 20

/**
 * Plays a month of a house with its players, its staff and all its background work, on a database of its own and with a clock
 * that is moved. Exits with 1 unless the money agrees to the centavo and alerts, campaign and vault are as planned.
 */
await runCommand(async () => {
  const { players, seed, isShort } = readOptions()
  const folder = await mkdtemp(join(tmpdir(), 'bituin-month-'))
  try {
    return (await isMonthGood((isShort ? shortPlan : monthPlan)(seed, players), folder)) ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
    await stopTestPostgresWhenIdle(testDataDir)
  }
})

async function isMonthGood(plan: MonthPlan, folder: string): Promise<boolean> {
  const begun = performance.now()
  const played = await runMonth(plan, folder, (line) => say(`${line} (${elapsed(begun)})`))
  try {
    const proof = await proveMonth(played, folder)
    for (const line of reportOfMonth(played, proof)) console.log(line)
    return proof.differences.length === 0
  } finally {
    await played.house.office.close()
  }
}

function readOptions() {
  const { players, seed, short } = parseStrictly()
  return { players: Math.max(playersMin, wholeNumber(players)), seed: wholeNumber(seed), isShort: short }
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new OperatorFault(usage)
}

function parseStrictly() {
  const options = {
    players: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
  } as const
  try {
    return parseArgs({ options }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
