import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { setLimit } from '#features/players/responsible-play/contract.ts'
import { makeRoot, post } from '#ledger'
import {
  gameCode,
  newId,
  openTestGameProvider,
  type PlayerInGame,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'
import { openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { listVaultSeals } from '../contract.ts'
import { copyOf, forge, signAgain } from '../testing/forged-vault.ts'
import { vaultFileSave } from './store/vault.store.ts'
import { vaultKey } from './vault-key.ts'
import { endDay, vaultNeeds, verdictOf, writeDays } from '../testing/written-vault.ts'
import type { VaultDependencies } from './vault-dependencies.ts'

let provider: TestGameProvider
let folder: string
let needs: VaultDependencies
let days: readonly [CalendarDay, CalendarDay, CalendarDay]

beforeAll(async () => {
  provider = await openTestGameProvider()
  folder = await mkdtemp(join(tmpdir(), 'vault-'))
  const { site } = provider
  needs = vaultNeeds(site, folder)
  const first = dayOf(site.clock.now())
  days = [first, addDays(first, 1), addDays(first, 2)]
  await playThreeDays()
}, 120_000)
afterAll(async () => {
  await provider.close()
  await rm(folder, { recursive: true, force: true })
})

const bet = (player: PlayerInGame, roundId: string, amount: number, more: object = {}) =>
  provider.ask('bet', { ...about(player), roundId, txId: newId('bet'), amount, ...more })
const win = (player: PlayerInGame, roundId: string, amount: number, more: object = {}) =>
  provider.ask('win', { ...about(player), roundId, txId: newId('win'), amount, ...more })
const about = ({ playerId, session }: PlayerInGame) => ({ playerId, session, gameCode })

/** Three days with everything that crosses their borders: open rounds, corrections before and after a day was written, a void. */
async function playThreeDays(): Promise<void> {
  const { site } = provider
  await provider.setProvider({ lateWinHours: 48 })
  const player = await provider.newPlayer(100_000)
  const other = await provider.newPlayer(50_000)
  await bet(player, 'closed', 1_000)
  await win(player, 'closed', 2_500, { endRound: true })
  await bet(player, 'over-midnight', 700)
  await bet(other, 'corrected-at-night', 300, { endRound: true })
  await bet(other, 'corrected-next-day', 400, { endRound: true })
  await bet(other, 'voided-next-day', 500)
  await win(other, 'voided-next-day', 100, { endRound: true })
  await withdrawAndLimit()
  await award(player)
  await makeRoot(site.context.db, {
    day: days[0],
    now: addDuration(endOfDay(days[0]), minutes(5)),
    bytes: () => new Uint8Array(32).fill(7),
  })
  site.clock.set(addDuration(endOfDay(days[0]), minutes(20)))
  await win(other, 'corrected-at-night', 50)
  await endDay(site, days[0])
  await writeDays(needs, site)
  await win(player, 'over-midnight', 0, { endRound: true })
  await win(other, 'corrected-next-day', 900)
  await provider.ask('rollback', {
    playerId: other.playerId,
    roundId: 'voided-next-day',
    txId: newId('back'),
    scope: 'ROUND',
  })
  await endDay(site, days[1])
  await writeDays(needs, site)
  await endDay(site, days[2])
  await writeDays(needs, site)
}

async function withdrawAndLimit(): Promise<void> {
  const { site } = provider
  const cashier = openTestWithdrawals(site, 9_472_330_000)
  const maria = await cashier.readyPlayer()
  const { orderId } = cashier.orderOf(await cashier.withdraw(maria, { amount: 50_002 }))
  await cashier.runJobs()
  const [row] = await provider.rows('select payout_id from withdrawal_order where reference = $1', [orderId])
  await cashier.tell({ id: String(row?.payout_id), reference: orderId, amount: 50_002, state: 'succeeded' })
  await site.send(setLimit, { kind: 'loss', period: 'day', amount: 50_000 }, { token: maria.token })
}

const award = ({ id }: PlayerInGame) =>
  provider.site.context.db.transaction((tx) =>
    post(tx, {
      playerId: id,
      source: 'test',
      key: 'award',
      now: provider.site.clock.now(),
      transfers: [
        { reason: 'award', from: 'promo:daily-login', to: 'coin', amount: centavos(1_500n), reference: 'test' },
      ],
    }),
  )

const checked = (copy: string, ...options: readonly string[]) => verdictOf(copy, ...options)

test('three days are written, and the regulator’s own program finds them sound', () => {
  const { code, text } = verdictOf(folder)
  expect(text).toContain(`The vault is sound: 3 days from ${days[0]} to ${days[2]}, 5 rounds.`)
  expect(text).toContain(`${days[0]}: `)
  expect(code).toBe(0)
})

test('a round corrected at night stands as it was at the end of its day, and its correction is a record of the next', async () => {
  const rounds = await Promise.all([days[0], days[1]].map((day) => recordsOf(day, 'rounds')))
  const shown = rounds.map((records) =>
    records.map(([, , , round, , , state, stake, win, , , , , stakeBefore, winBefore]) => [
      round,
      state,
      stake,
      win,
      stakeBefore,
      winBefore,
    ]),
  )
  expect(shown[0]).toEqual([
    ['closed', 'CLOSED', 1_000, 2_500, null, null],
    ['corrected-at-night', 'CLOSED', 300, 0, null, null],
    ['corrected-next-day', 'CLOSED', 400, 0, null, null],
    ['voided-next-day', 'CLOSED', 500, 100, null, null],
  ])
  expect(shown[1]).toEqual([
    ['over-midnight', 'CLOSED', 700, 0, null, null],
    ['corrected-at-night', 'CLOSED', 300, 50, 300, 0],
    ['corrected-next-day', 'CLOSED', 400, 900, 400, 0],
    ['voided-next-day', 'VOIDED', 0, 0, 500, 100],
  ])
})

test('limits, launches, sessions, deposits, withdrawals, promotions and balances are in their files', async () => {
  const [day] = days
  const kinds = ['limits', 'launches', 'sessions', 'deposits', 'withdrawals', 'promotions', 'balances'] as const
  const counts = await Promise.all(kinds.map(async (kind) => (await recordsOf(day, kind)).length))
  expect(Object.fromEntries(kinds.map((kind, index) => [kind, counts[index]]))).toMatchObject({
    limits: 1,
    launches: 2,
    promotions: 1,
  })
  expect(counts.every((count) => count > 0)).toBe(true)
  expect((await recordsOf(day, 'limits'))[0]?.slice(4, 8)).toEqual(['player', 'loss', 'day', 50_000])
})

test('no name, number or address of a player is in any file', async () => {
  for (const day of days) {
    for (const name of await readdir(join(folder, day))) {
      if (!name.endsWith('.gz')) continue
      const text = gunzipSync(await readFile(join(folder, day, name))).toString()
      expect(text, name).not.toMatch(/Maria Clara|947233|\b10\.\d+\.\d+\.1\b/)
    }
  }
})

test('one byte changed in any file is found, and the file is named', async () => {
  const [day] = days
  for (const name of await readdir(join(folder, day))) {
    const copy = await copyOf(folder)
    const path = join(copy, day, name)
    const content = await readFile(path)
    const middle = Math.floor(content.length / 2)
    content[middle] = (content[middle] ?? 0) ^ 1
    await writeFile(path, content)
    const { code, text } = checked(copy)
    const named = name === 'manifest.sig' ? 'manifest.json' : name
    expect([name, code, text.includes(`FAIL ${day}/${named} was changed`)]).toEqual([name, 1, true])
    await rm(copy, { recursive: true })
  }
}, 60_000)

test.each([
  {
    what: 'a file that is missing',
    change: (copy: string, day: string) => rm(join(copy, day, 'rounds.jsonl.gz')),
    says: 'rounds.jsonl.gz is missing',
  },
  {
    what: 'a file more',
    change: (copy: string, day: string) => writeFile(join(copy, day, 'more.jsonl.gz'), ''),
    says: 'more.jsonl.gz is not in the manifest',
  },
  {
    what: 'a day that is missing',
    change: (copy: string, day: string) => rm(join(copy, day), { recursive: true }),
    says: 'The days between',
  },
])('$what is found', async ({ change, says }) => {
  const copy = await copyOf(folder)
  await change(copy, days[1])
  expect(checked(copy)).toEqual({ code: 1, text: expect.stringContaining(says) })
  await rm(copy, { recursive: true })
})

const renumbered = (records: Line[]): Line[] => records.map((record, index) => [1 + index, ...record.slice(1)])
const changed = (at: number, field: number, by: number) => (records: Line[]) =>
  records.map((record, index) =>
    index === at ? record.map((value, place) => (place === field ? Number(value) + by : value)) : record,
  )

test.each([
  {
    what: 'a record left out',
    kind: 'sessions',
    change: (records: Line[]) => records.slice(1),
    says: /where record 1 belongs|records are missing/,
  },
  {
    what: 'a transfer left out',
    kind: 'transfers',
    change: (records: Line[]) => renumbered(records.toSpliced(2, 1)),
    says: /missing|does not lead to its hash/,
  },
  {
    what: 'a transfer of another amount',
    kind: 'transfers',
    change: changed(1, 5, 1),
    says: 'does not lead to its hash',
  },
  {
    what: 'a round that won less',
    kind: 'rounds',
    change: changed(0, 8, -1),
    says: 'and its transfers come to 1000 and 2500',
  },
  {
    what: 'a deposit left out',
    kind: 'deposits',
    change: (records: Line[]) => renumbered(records.slice(1)),
    says: /sums|partner|records/,
  },
  { what: 'a withdrawal of another amount', kind: 'withdrawals', change: changed(0, 7, 1), says: 'differ' },
  {
    what: 'a promotion that cost less',
    kind: 'promotions',
    change: changed(0, 4, -1),
    says: 'is not what its transfers moved',
  },
  { what: 'a balance that was less', kind: 'balances', change: changed(0, 3, -1), says: /public root|leave it|sums/ },
])('$what is found even if the house signed it', async ({ kind, change, says }) => {
  const copy = await copyOf(folder)
  await forge({ copy, days, key: vaultKey(needs.secret) }, { day: days[0], kind, change })
  const { code, text } = checked(copy)
  expect(text).toMatch(says)
  expect(code).toBe(1)
  await rm(copy, { recursive: true })
})

test('a vault signed by somebody else is found by the published seals, or by the key', async () => {
  const copy = await copyOf(folder)
  await signAgain({ copy, days, key: vaultKey({ master: createSecretKey(randomBytes(32)) }) })
  const { body } = await provider.site.send(listVaultSeals, {})
  const seals = join(copy, '..', `seals-${randomUUID()}.json`)
  await writeFile(seals, JSON.stringify(body))
  const key = vaultKey(needs.secret).publicKey.toString('base64')
  expect(checked(copy).code).toBe(0)
  expect(checked(copy, '--seals', seals)).toEqual({
    code: 1,
    text: expect.stringContaining('is not the day that was published'),
  })
  expect(checked(copy, '--key', key)).toEqual({ code: 1, text: expect.stringContaining('signed with another key') })
  expect(checked(folder, '--seals', seals, '--key', key).code).toBe(0)
  await rm(copy, { recursive: true })
  await rm(seals)
})

test('a signed day is never written again', async () => {
  const before = await marks()
  await writeDays(needs, provider.site)
  expect(await marks()).toEqual(before)
  const again = { day: days[0], kind: 'rounds', sha256: Buffer.alloc(32), bytes: 1n, first: 1n, records: 0n, sums: {} }
  const { db, clock } = provider.site.context
  expect(await db.transaction((tx) => vaultFileSave(tx, again, clock.now()))).toBeUndefined()
  await expect(provider.rows(`update vault_day set hash = hash`)).rejects.toThrow('permission denied')
})

const marks = async () =>
  Promise.all(
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(async (entry) => [entry.name, (await stat(join(entry.parentPath, entry.name))).mtimeMs]),
  )

type Line = (string | number | boolean | null | object)[]
async function recordsOf(day: string, kind: string): Promise<Line[]> {
  const text = gunzipSync(await readFile(join(folder, day, `${kind}.jsonl.gz`))).toString()
  return text
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as Line)
}
