import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile, chmod, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDuration, instant, type Instant } from '#core/clock/instant.ts'
import { milliseconds, minutes } from '#core/clock/duration.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import {
  archiveMonth,
  type ArchiveMonthRun,
  attachMonth,
  bookPart,
  closeDays,
  createEngine,
  dropMonth,
  hiddenMonths,
  houseBalances,
  type LedgerReport,
  monthNamed,
  post,
  readableSince,
  type Transfer,
  verifyLedger,
  verifyOnward,
  type VerifyRun,
  withdrawnTotal,
} from '#ledger'
import { historyMakeMonths } from '../house/house.store.ts'
import { createPlayTable, openLedgerDatabase } from '../testing/play.store.ts'
import { playsWith } from '../testing/plays.ts'

let database: TestDatabase
let db: Database
let owner: Database
let folder: string
let keys = 0
let lines: string[] = []

const at = (text: string): Instant => instant(Date.parse(`${text}+08:00`))
const later = at('2026-12-05T12:00:00')
const seal: VerifyRun['seal'] = (text) => createHmac('sha256', 'a key of this test').update(text).digest()

beforeEach(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 12)
  owner = openLedgerDatabase(database.ownerUrl, 2)
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
  lines = []
  await historyMakeMonths(db, calendarDay('2026-07-01'), 6)
})
afterEach(async () => {
  await db.close()
  await owner.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

type Way = readonly [from: string, to: string]
const coins = (reason: Transfer['reason'], [from, to]: Way, amount: bigint, closes?: bigint): Transfer =>
  ({ reason, from, to, amount: centavos(amount), reference: 'a "reference"', ...(closes && { closes }) }) as Transfer
const deposit = (amount: bigint) => coins('deposit', ['psp:sandpay', 'coin'], amount)
const bet = (amount: bigint) => coins('bet', ['coin', 'game:test'], amount)
const move = (playerId: bigint, now: Instant, ...transfers: Transfer[]) =>
  db.transaction((tx) => post(tx, { playerId, source: 'test', key: `key ${++keys}`, now, transfers }))

/**
 * Players 1 and 2 in July and August. Player 1 has a clock of another process at the end of July, and player 3 came in July and
 * never again.
 */
async function play(): Promise<void> {
  const july = at('2026-07-03T10:00:00')
  for (const playerId of [1n, 2n, 3n]) await move(playerId, july, deposit(100_000n))
  await move(1n, addDuration(july, minutes(1)), bet(500n), bet(700n))
  await move(2n, addDuration(july, minutes(2)), coins('withdrawalHold', ['coin', 'hold'], 20_000n))
  await move(2n, addDuration(july, minutes(3)), coins('withdrawalSettle', ['hold', 'psp:sandpay'], 20_000n, 2n))
  await move(2n, addDuration(july, minutes(4)), coins('withdrawalHold', ['coin', 'hold'], 3_000n))
  const august = at('2026-08-01T00:00:00')
  await move(1n, addDuration(august, milliseconds(5)), bet(11n))
  await move(1n, addDuration(august, milliseconds(-10)), bet(13n))
  await move(1n, addDuration(august, minutes(60)), bet(17n))
  await move(2n, addDuration(august, minutes(90)), coins('withdrawalRelease', ['hold', 'coin'], 3_000n, 4n))
  await move(1n, at('2026-09-02T12:00:00'), deposit(1_000n))
}

/** What a month needs before it is archived: its days are closed, and a checkpoint covers them. */
async function close(): Promise<void> {
  await closeDays(db, later)
  expect(await verify()).toMatchObject({ isSound: true })
}

const run = (name: string, more: Partial<ArchiveMonthRun> = {}): ArchiveMonthRun => {
  const month = monthNamed(name)
  if (month === undefined) throw new Error(`${name} is no month`)
  return { owner, seal, month, folder, now: later, monthsKept: 2, say: (line) => void lines.push(line), ...more }
}

async function verify(more: Partial<VerifyRun> = {}): Promise<LedgerReport> {
  const report = await verifyOnward({ db, checks: [], seal, now: later, withBeside: true, ...more })
  if (report === undefined) throw new Error('another verification was under way')
  return report
}
const whole = () => verify({ isWhole: true, archives: folder })
const change = (text: string) => owner.rows(statement(`change ${++keys}`, text))
const read = async <Row>(text: string) => owner.rows(statement<Row>(`read ${++keys}`, text))
const file = (name: string) => join(folder, `ledger-transfer-${name}.jsonl.gz`)
const numbers = async (playerId: bigint) =>
  (await bookPart(db, { playerId, afterSeq: 0n, countMax: 100 })).map(({ transfer }) => Number(transfer.seq))
const violated = ({ invariants }: LedgerReport) =>
  invariants.filter(({ violations }) => violations > 0).map(({ name }) => name)

describe('a month that is archived', () => {
  beforeEach(async () => {
    await play()
    await close()
  })

  test('lies in one file, and its partition is detached and still there', async () => {
    await archiveMonth(run('2026-07'))
    expect(await readdir(folder)).toEqual(['ledger-transfer-2026-07.jsonl.gz'])
    expect(lines[0]).toMatch(/^10 transfers of 3 books are written and read back: \d+ bytes\.$/)
    expect(await hiddenMonths(db, { from: at('2026-07-31T00:00:00'), until: later })).toEqual(['2026-07'])
    expect(await readableSince(db)).toBe(at('2026-08-01T00:00:00'))
    // What the other clock wrote into August is in the file, and in August too.
    expect(await numbers(1n)).toEqual([4, 6, 7])
    expect(await numbers(3n)).toEqual([])
    expect(await read('select count(*)::int as n from ledger_transfer_202607')).toEqual([{ n: 9 }])
  })

  test('leaves balances, totals and the hourly verification as they were', async () => {
    const before = [await houseBalances(db), await withdrawnTotal(db, 2n)]
    await archiveMonth(run('2026-07'))
    expect([await houseBalances(db), await withdrawnTotal(db, 2n)]).toEqual(before)
    expect(before[1]).toBe(20_000n)
    expect(await verify()).toMatchObject({ isSound: true, transfers: 13 })
    expect(await verifyLedger(db)).toMatchObject({ isSound: true, transfers: 13 })
    await move(3n, later, bet(5n))
    expect(await verify()).toMatchObject({ isSound: true, transfers: 14 })
  })

  test('is proven from its file with the rest of the ledger', async () => {
    await archiveMonth(run('2026-07'))
    await dropMonth(run('2026-07'))
    expect(await whole()).toMatchObject({ isSound: true, transfers: 13, read: 13 })
    await archiveMonth(run('2026-08'))
    await dropMonth(run('2026-08'))
    expect(await whole()).toMatchObject({ isSound: true, transfers: 13, read: 13 })
    await expect(verify({ isWhole: true })).rejects.toThrow(
      'The whole ledger needs the archives of 2026-07, 2026-08: name their folder with --archives <folder>.',
    )
  })

  test('can be attached again, from its table or from its file, and detached from the same file', async () => {
    const july = await read('select * from ledger_transfer where at < $$2026-07-31T16:00Z$$ order by player_id, seq')
    const august = await read(
      'select * from ledger_transfer where at >= $$2026-07-31T16:00Z$$ and at < $$2026-08-31T16:00Z$$ order by player_id, seq',
    )
    for (const name of ['2026-07', '2026-08']) await archiveMonth(run(name))
    for (const name of ['2026-07', '2026-08']) await dropMonth(run(name))
    await attachMonth(run('2026-07'))
    expect(
      await read('select * from ledger_transfer where at < $$2026-07-31T16:00Z$$ order by player_id, seq'),
    ).toEqual(july)
    // One of its transfers is in the file of July.
    await attachMonth(run('2026-08'))
    expect(
      await read(
        'select * from ledger_transfer where at >= $$2026-07-31T16:00Z$$ and at < $$2026-08-31T16:00Z$$ order by player_id, seq',
      ),
    ).toEqual(august)
    expect(await hiddenMonths(db, { from: at('2026-01-01T00:00:00'), until: later })).toEqual([])
    expect(await verify()).toMatchObject({ isSound: true, transfers: 13 })
    expect(await whole()).toMatchObject({ isSound: true, transfers: 13 })
    await archiveMonth(run('2026-07'))
    expect(await hiddenMonths(db, { from: at('2026-01-01T00:00:00'), until: later })).toEqual(['2026-07'])
    await attachMonth(run('2026-07'))
    await expect(attachMonth(run('2026-07'))).rejects.toThrow('2026-07 is attached already.')
    const rights = await read(
      `select has_table_privilege('bituin_app', 'ledger_transfer_202607', 'select, insert, update, delete') as granted`,
    )
    expect(rights).toEqual([{ granted: false }])
  })

  test('is archived while bets of the same players run', async () => {
    const bets = Array.from({ length: 60 }, (_, index) => async () => {
      await move(BigInt((index % 3) + 1), addDuration(later, milliseconds(index)), bet(1n))
    })
    const running = Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let next = bets.pop(); next !== undefined; next = bets.pop()) await next()
      }),
    )
    await archiveMonth(run('2026-07'))
    await running
    expect(await verify()).toMatchObject({ isSound: true, transfers: 73 })
    expect(await whole()).toMatchObject({ isSound: true, transfers: 73 })
  })

  test('is archived once, by one of ten commands at once', async () => {
    const many = openLedgerDatabase(database.ownerUrl, 10)
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => archiveMonth(run('2026-07', { owner: many }))),
    )
    await many.close()
    const reasons = tries.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
    expect(reasons.filter((reason) => !/Another command archives|is archived already/.test(reason))).toEqual([])
    expect(await read('select month, state from ledger_archive')).toEqual([{ month: '2026-07-01', state: 'detached' }])
    expect(await whole()).toMatchObject({ isSound: true, transfers: 13 })
  })
})

test('nothing is settled that cannot be read, and it is once the month is attached', async () => {
  await play()
  await move(3n, at('2026-07-20T10:00:00'), coins('withdrawalHold', ['coin', 'hold'], 9n))
  await close()
  await archiveMonth(run('2026-07'))
  const settle = () => move(3n, later, coins('withdrawalSettle', ['hold', 'psp:sandpay'], 9n, 2n))
  await expect(settle()).rejects.toThrow(
    'transfer 2 of player 3 is in the archive of 2026-07: attach it with `npm run ledger:attach -- 2026-07`',
  )
  await attachMonth(run('2026-07'))
  await settle()
  expect(await whole()).toMatchObject({ isSound: true })
})

test('a rollback of an archived bet fails alone among the bets of a batch, and is applied once the month is attached', async () => {
  await play()
  await close()
  await archiveMonth(run('2026-07'))
  await createPlayTable(database.ownerUrl)
  const engine = createEngine({ db, clock: { now: () => later }, kind: playsWith({}) })
  const plays = [2n, 3n, 1n].map((playerId) =>
    engine.submit({ playerId, key: `play ${playerId}`, act: 'bet', amount: 5n }),
  )
  const undo = { playerId: 1n, key: 'undo', act: 'rollback', amount: 500n, closes: 2n } as const
  await expect(engine.submit(undo)).rejects.toThrow('transfer 2 of player 1 is in the archive of 2026-07')
  expect((await Promise.all(plays)).map(({ kind }) => kind)).toEqual(['applied', 'applied', 'applied'])
  await attachMonth(run('2026-07'))
  expect(await engine.submit(undo)).toMatchObject({ kind: 'applied' })
  await engine.stop()
  expect(await whole()).toMatchObject({ isSound: true, transfers: 17 })
})

describe('a month is not archived', () => {
  test.each([
    { given: 'it is not over', month: '2026-12', says: '2026-12 is not over: it can be archived once it is.' },
    {
      given: 'it is too young',
      month: '2026-10',
      says: '2026-10 is too young: LEDGER_ARCHIVE_AFTER_MONTHS keeps it in the database until 2027-01-01T00:00:00.000+08:00.',
    },
    {
      given: 'its days are not closed',
      month: '2026-07',
      says: '2026-07 has days that are not closed, from 2026-07-01 on: let the job ledger.closeDays end first.',
    },
  ])('while $given', async ({ month, says }) => {
    await play()
    await expect(archiveMonth(run(month))).rejects.toThrow(says)
    expect(await readdir(folder)).toEqual([])
  })

  test('that no sealed checkpoint covers, or whose checkpoint was changed', async () => {
    await play()
    await closeDays(db, later)
    const uncovered =
      'No sealed checkpoint covers 2026-07: run `npm run ledger:verify`, which seals one if all is sound.'
    await expect(archiveMonth(run('2026-07'))).rejects.toThrow(uncovered)
    await verify()
    await change(`update ledger_checkpoint_book set seal = sha256('x') where player_id = 3`)
    await expect(archiveMonth(run('2026-07'))).rejects.toThrow(
      '2026-07 is not archived, because it does not verify: player 3 is covered by no sealed checkpoint.',
    )
    expect(await read('select * from ledger_archive')).toEqual([])
  })

  test('before the month before it, twice, without transfers, or over a file that exists', async () => {
    await play()
    await close()
    await expect(archiveMonth(run('2026-08'))).rejects.toThrow('2026-07 has to be archived first.')
    await writeFile(file('2026-07'), 'what somebody keeps')
    await expect(archiveMonth(run('2026-07'))).rejects.toThrow(`${file('2026-07')} exists: it is never replaced.`)
    expect(await readFile(file('2026-07'), 'utf8')).toBe('what somebody keeps')
    await rm(file('2026-07'))
    await archiveMonth(run('2026-07'))
    await expect(archiveMonth(run('2026-07'))).rejects.toThrow(
      '2026-07 is archived already, and its partition is detached.',
    )
    await expect(archiveMonth(run('2026-06'))).rejects.toThrow('2026-06 has no transfers that are not archived.')
  })

  test('whose transfers were changed', async () => {
    await play()
    await close()
    await change(`update ledger_transfer set amount = amount + 1 where player_id = 3`)
    await expect(archiveMonth(run('2026-07'))).rejects.toThrow(
      '2026-07 is not archived, because it does not verify: player 3, transfer 1 its hash is not that of what it says.',
    )
    expect(await read('select * from ledger_archive')).toEqual([])
    expect(await numbers(3n)).toEqual([1])
  })
})

describe('what was archived is found changed', () => {
  beforeEach(async () => {
    await play()
    await close()
    await archiveMonth(run('2026-07'))
  })

  test('byte by byte', async () => {
    const bytes = await readFile(file('2026-07'))
    await chmod(file('2026-07'), 0o640)
    for (const place of [9, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ 1
      await writeFile(file('2026-07'), changed)
      const fault = `${file('2026-07')} (is not the file that was archived|is no whole archive of the ledger)`
      await expect(whole()).rejects.toThrow(new RegExp(fault))
      await expect(dropMonth(run('2026-07'))).rejects.toThrow(new RegExp(fault))
    }
    await writeFile(file('2026-07'), bytes)
    expect(await whole()).toMatchObject({ isSound: true })
  })

  test('when its file is missing, of another month or of another house', async () => {
    await rm(file('2026-07'))
    await expect(whole()).rejects.toThrow(`${file('2026-07')} is missing: copy the archive of 2026-07 into ${folder}.`)
    const other = await mkdtemp(join(tmpdir(), 'archive-'))
    await archiveMonth(run('2026-08', { folder: other }))
    await copyFile(join(other, 'ledger-transfer-2026-08.jsonl.gz'), file('2026-07'))
    await expect(whole()).rejects.toThrow(`${file('2026-07')} is the archive of 2026-08, not of 2026-07.`)
    await rm(other, { recursive: true })
    await rm(file('2026-07'), { force: true })
  })

  test('when it is an archive of another house', async () => {
    const elsewhere: VerifyRun['seal'] = (text) => createHmac('sha256', 'another house').update(text).digest()
    await change('delete from ledger_archive_book')
    await change('delete from ledger_archive')
    await change(
      `alter table ledger_transfer attach partition ledger_transfer_202607 for values from ('2026-06-30T16:00Z') to ('2026-07-31T16:00Z')`,
    )
    await change('delete from ledger_checkpoint_book')
    await change('delete from ledger_checkpoint')
    await verify({ seal: elsewhere })
    const other = await mkdtemp(join(tmpdir(), 'archive-'))
    await archiveMonth(run('2026-07', { folder: other, seal: elsewhere }))
    await expect(verify({ isWhole: true, archives: folder, seal: elsewhere })).rejects.toThrow(
      `${file('2026-07')} is an archive of another house.`,
    )
    await rm(other, { recursive: true })
  })

  test('in the database', async () => {
    await change('update ledger_archive set transfers = transfers + 1')
    expect(violated(await verify())).toEqual(['archive'])
    await change('update ledger_archive set transfers = transfers - 1')
    await change(`update ledger_house_day set paid = paid + 1 where day = '2026-07-03' and account = 'psp:sandpay'`)
    expect(violated(await verify())).toEqual(['archive'])
    await change(`update ledger_house_day set paid = paid - 1 where day = '2026-07-03' and account = 'psp:sandpay'`)
    expect(violated(await verify())).toEqual([])
    await change('update ledger_archive_book set coin = coin + 1 where player_id = 3')
    expect(violated(await whole())).toEqual(['archive'])
    expect(violated(await verifyLedger(db))).toContain('archive')
    await change('update ledger_archive_book set coin = coin - 1 where player_id = 3')
    await change('delete from ledger_closing where player_id = 2 and seq = 2')
    expect(violated(await whole())).toEqual(['closing'])
  })
})
