import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { archiveMonth, attachMonth, closeDays, dropMonth, monthNamed, verifyOnward } from '#ledger'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { openDatabase } from '#platform/db/database.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { fundPlayers, openBets } from './ledger/bets.ts'
import { reportFigures } from './support/figures.ts'

// How long a month of so many transfers takes into its file and back, and how long a bet waits beside it.

const { values } = parseArgs({
  options: { transfers: { type: 'string', default: '300000' }, players: { type: 'string', default: '5000' } },
})
const [transfers, playerCount] = [Number(values.transfers), Number(values.players)]
const database = await openBenchDatabase()
const folder = await mkdtemp(join(tmpdir(), 'bench-archive-'))
const db = openDatabase({ url: database.appUrl, poolMax: 2, applicationName: 'bench ledger' })
const owner = openDatabase({ url: database.ownerUrl, poolMax: 2, applicationName: 'bench archive' })
const secret = Buffer.alloc(32, 'a secret of benches').toString('hex')
const { masterSecret } = readConfiguration({ NODE_ENV: 'test', MASTER_SECRET: secret })
const seal = createKeyedHash({ master: masterSecret }, 'ledger-checkpoint')
// The months after this one are over for the archive, and bets go on in this one: the clock of the command is ahead.
const now = addDuration(systemClock.now(), days(120))
const month = monthNamed(dayOf(systemClock.now()).slice(0, 7))
try {
  if (month === undefined) throw new Error('this month has no name')
  await fundPlayers({ appUrl: database.appUrl, playerCount })
  await play(transfers - playerCount)
  await closeDays(db, now)
  await verify({ withBeside: true })
  const run = { owner, seal, month, folder, now, monthsKept: 2, say: (line: string) => console.log(line) }
  const archived = await timed(() => archiveMonth(run))
  const file = await stat(join(folder, `ledger-transfer-${month.name}.jsonl.gz`))
  const whole = await timed(() => verify({ isWhole: true, archives: folder }))
  const dropped = await timed(() => dropMonth(run))
  const attached = await timed(() => attachMonth(run))
  const beside = await waitsBeside(() => archiveMonth(run))
  reportFigures('The archive', [
    { what: `${transfers} transfers written, proven, detached`, value: archived, unit: 's', digits: 1 },
    { what: 'its file', value: file.size / transfers, unit: 'bytes a transfer', digits: 1 },
    { what: 'the whole ledger from the file', value: whole, unit: 's', digits: 1 },
    { what: 'proven again and dropped', value: dropped, unit: 's', digits: 1 },
    { what: 'restored from the file and attached', value: attached, unit: 's', digits: 1 },
    { what: 'the longest wait of a bet beside detaching', value: beside, unit: 'ms', bar: 1_000 },
  ])
} finally {
  await owner.close()
  await db.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

async function verify(more: { readonly isWhole?: boolean; readonly archives?: string; readonly withBeside?: boolean }) {
  const report = await verifyOnward({ db, checks: [], seal, now: addDuration(now, hours(1)), ...more })
  if (report?.isSound !== true) throw new Error('the ledger of the bench is not sound')
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

/** The longest that one of 32 workers waited for a bet, in milliseconds. */
async function waitsBeside(work: () => Promise<void>): Promise<number> {
  const bets = await openBets({ appUrl: database.appUrl, playerCount, slots: 2 })
  let [longest, isOver] = [0, false]
  const workers = Array.from({ length: 32 }, async (_, worker) => {
    while (!isOver) {
      const begun = performance.now()
      await bets.play(worker)
      longest = Math.max(longest, performance.now() - begun)
    }
  })
  await work()
  isOver = true
  await Promise.all(workers)
  await bets.close()
  return longest
}

async function play(playCount: number): Promise<void> {
  const bets = await openBets({ appUrl: database.appUrl, playerCount, slots: 2 })
  let left = playCount
  const workUntilDone = async (worker: number): Promise<void> => {
    while (left-- > 0) await bets.play(worker)
  }
  await Promise.all(Array.from({ length: 1_000 }, (_, worker) => workUntilDone(worker)))
  await bets.close()
}
