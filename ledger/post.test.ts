import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import {
  balancesForUpdate,
  balancesOf,
  houseBook,
  lockBooks,
  points,
  post,
  type PostResult,
  type PostRequest,
  reportText,
  type Transfer,
  verifyLedger,
} from '#ledger'
import { openLedgerDatabase } from './testing/play.store.ts'

let database: TestDatabase
let db: Database
let lastPlayer = 100n

beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 12)
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const now = instant(Date.parse('2026-11-21T04:00:00Z'))
const newPlayer = (): bigint => ++lastPlayer
let lastKey = 0
const newKey = (): string => `key-${++lastKey}`

const deposit = (amount: bigint): Transfer => ({
  reason: 'deposit',
  from: 'psp:sandpay',
  to: 'coin',
  amount: centavos(amount),
  reference: 'order-1',
})
const hold = (amount: bigint): Transfer => ({
  reason: 'withdrawalHold',
  from: 'coin',
  to: 'hold',
  amount: centavos(amount),
  reference: 'withdrawal-1',
})
const settle = (amount: bigint, closes: bigint): Transfer => ({
  reason: 'withdrawalSettle',
  from: 'hold',
  to: 'psp:sandpay',
  amount: centavos(amount),
  reference: 'withdrawal-1',
  closes,
})
const release = (amount: bigint, closes: bigint): Transfer => ({
  reason: 'withdrawalRelease',
  from: 'hold',
  to: 'coin',
  amount: centavos(amount),
  reference: 'withdrawal-1',
  closes,
})

const postOnce = (request: Partial<PostRequest> & Pick<PostRequest, 'playerId' | 'transfers'>): Promise<PostResult> =>
  db.transaction((tx) => post(tx, { source: 'test', key: newKey(), now, ...request }))

const playerWith = async (amount: bigint): Promise<bigint> => {
  const playerId = newPlayer()
  await postOnce({ playerId, transfers: [deposit(amount)] })
  return playerId
}

describe('a posting', () => {
  test('moves the money, numbers its transfers and returns the new balances', async () => {
    const playerId = newPlayer()
    const posted = await postOnce({ playerId, transfers: [deposit(1000n), hold(300n)] })

    const balances = { coin: 700n, hold: 300n, safebox: 0n, points: 0n }
    expect(posted).toEqual({ kind: 'applied', balances, seqs: [1n, 2n] })
    expect(await balancesOf(db, playerId)).toEqual(balances)
  })

  test('of points leaves the coins alone', async () => {
    const playerId = await playerWith(50n)
    await postOnce({
      playerId,
      transfers: [
        { reason: 'pointsAward', from: 'promo:spin', to: 'points', amount: points(125n), reference: 'spin-1' },
      ],
    })
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 50n, points: 125n })
  })

  test('between accounts of the house stands in the house’s book', async () => {
    const posted = await postOnce({
      playerId: houseBook,
      transfers: [
        { reason: 'settlement', from: 'psp:sandpay', to: 'bank:union', amount: centavos(10n), reference: 'day-1' },
      ],
    })
    expect(posted.kind).toBe('applied')
  })

  test('does all of its transfers or none', async () => {
    const playerId = await playerWith(100n)
    const posted = await postOnce({ playerId, transfers: [deposit(50n), hold(200n)] })

    expect(posted).toMatchObject({ kind: 'refused', refusal: 'insufficientFunds', balances: { coin: 100n } })
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 100n, hold: 0n })
  })

  test('is undone with the transaction around it', async () => {
    const playerId = await playerWith(100n)
    const attempt = db.transaction(async (tx) => {
      await post(tx, { playerId, source: 'test', key: newKey(), now, transfers: [hold(60n)] })
      throw new Error('the feature failed')
    })
    await expect(attempt).rejects.toThrow('the feature failed')
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 100n, hold: 0n })
  })

  test('an unknown player has nothing', async () => {
    expect(await balancesOf(db, newPlayer())).toEqual({ coin: 0n, hold: 0n, safebox: 0n, points: 0n })
  })

  test('sees within its transaction what an earlier one did', async () => {
    const playerId = await playerWith(100n)
    const balances = await db.transaction(async (tx) => {
      await post(tx, { playerId, source: 'test', key: newKey(), now, transfers: [hold(60n)] })
      const { coin } = await balancesForUpdate(tx, playerId)
      const rest = { ...hold(0n), amount: coin } as Transfer
      return post(tx, { playerId, source: 'test', key: newKey(), now, transfers: [rest] })
    })
    expect(balances).toMatchObject({ kind: 'applied', balances: { coin: 0n, hold: 100n }, seqs: [3n] })
  })
})

describe('a key', () => {
  test('used again for the same posting does nothing and returns the first result', async () => {
    const playerId = newPlayer()
    const request = { playerId, key: newKey(), transfers: [deposit(100n), hold(40n)] }
    await postOnce(request)
    await postOnce({ playerId, transfers: [deposit(1n)] })

    expect(await postOnce(request)).toMatchObject({
      kind: 'replayed',
      seqs: [1n, 2n],
      balances: { coin: 61n, hold: 40n },
    })
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 61n })
  })

  test.each<[string, (request: PostRequest) => Partial<PostRequest>]>([
    ['another amount', () => ({ transfers: [deposit(101n)] })],
    ['another reference', () => ({ transfers: [{ ...deposit(100n), reference: 'order-2' }] })],
    ['another account', () => ({ transfers: [{ ...deposit(100n), from: 'psp:other' }] })],
    ['one transfer more', () => ({ transfers: [deposit(100n), deposit(100n)] })],
    ['another player', () => ({ playerId: newPlayer() })],
  ])('used again for %s is refused as taken', async (_, change) => {
    const request = { playerId: newPlayer(), source: 'test', key: newKey(), transfers: [deposit(100n)] }
    await postOnce(request)

    expect(await postOnce({ ...request, ...change(request) })).toMatchObject({ kind: 'refused', refusal: 'keyTaken' })
    expect(await balancesOf(db, request.playerId)).toMatchObject({ coin: 100n })
  })

  test('of a refused posting stays free', async () => {
    const playerId = newPlayer()
    const request = { playerId, key: newKey(), transfers: [hold(10n)] }
    expect(await postOnce(request)).toMatchObject({ kind: 'refused' })
    await postOnce({ playerId, transfers: [deposit(10n)] })

    expect(await postOnce(request)).toMatchObject({ kind: 'applied', balances: { hold: 10n } })
  })

  test('belongs to its source: another source has its own', async () => {
    const playerId = newPlayer()
    const request = { playerId, key: newKey(), transfers: [deposit(5n)] }
    await postOnce(request)
    expect(await postOnce({ ...request, source: 'other' })).toMatchObject({ kind: 'applied', balances: { coin: 10n } })
  })

  test('used by ten at once moves the money once', async () => {
    const playerId = newPlayer()
    const request = { playerId, key: newKey(), transfers: [deposit(100n)] }
    const posted = await Promise.all(Array.from({ length: 10 }, () => postOnce(request)))

    expect(posted.map(({ kind }) => kind).sort()).toEqual(['applied', ...Array(9).fill('replayed')])
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 100n })
  })

  test('used by ten players at once moves the money of one', async () => {
    const key = newKey()
    const attempts = Array.from({ length: 10 }, () =>
      postOnce({ playerId: newPlayer(), key, transfers: [deposit(100n)] }),
    )
    const applied = (await Promise.allSettled(attempts)).filter(
      (each) => each.status === 'fulfilled' && each.value.kind === 'applied',
    )
    expect(applied).toHaveLength(1)
  })
})

describe('a balance', () => {
  test('is debited in full by one of fifty concurrent postings', async () => {
    const playerId = await playerWith(5000n)
    const posted = await Promise.all(Array.from({ length: 50 }, () => postOnce({ playerId, transfers: [hold(5000n)] })))

    expect(posted.filter(({ kind }) => kind === 'applied')).toHaveLength(1)
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 0n, hold: 5000n })
  })

  test.each<[string, Transfer]>([
    ['coin', hold(101n)],
    ['safebox', { reason: 'safeboxOut', from: 'safebox', to: 'coin', amount: centavos(1n), reference: 'move-1' }],
    ['points', { reason: 'pointsSpend', from: 'points', to: 'promo:shop', amount: points(1n), reference: 'buy-1' }],
  ])('of %s never falls below zero', async (_, transfer) => {
    const playerId = await playerWith(100n)
    expect(await postOnce({ playerId, transfers: [transfer] })).toMatchObject({
      kind: 'refused',
      refusal: 'insufficientFunds',
    })
  })

  test.each(['coin', 'hold', 'safebox', 'points'])(
    'of %s below zero is refused by the database itself',
    async (account) => {
      const playerId = await playerWith(100n)
      const overdraw = statement(
        `testOverdraw_${account}`,
        `update ledger_book set ${account} = -1 where player_id = $1`,
      )
      await expect(db.rows(overdraw, [playerId])).rejects.toThrow(`ledger_book_${account}_not_negative`)
    },
  )
})

describe('a hold', () => {
  const held = async (): Promise<{ playerId: bigint; seq: bigint }> => {
    const playerId = await playerWith(100n)
    const posted = await postOnce({ playerId, transfers: [hold(60n)] })
    const seq = posted.kind === 'applied' ? posted.seqs[0] : undefined
    if (seq === undefined) throw new Error('nothing was held')
    return { playerId, seq }
  }

  test('that is settled leaves the player', async () => {
    const { playerId, seq } = await held()
    await postOnce({ playerId, transfers: [settle(60n, seq)] })
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 40n, hold: 0n })
  })

  test('that is released comes back', async () => {
    const { playerId, seq } = await held()
    await postOnce({ playerId, transfers: [release(60n, seq)] })
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 100n, hold: 0n })
  })

  test('ends once, also when its settling and its releasing race ten times over', async () => {
    const { playerId, seq } = await held()
    await postOnce({ playerId, transfers: [deposit(600n), hold(600n)] })
    const ends = Array.from({ length: 10 }, (_, index) => (index % 2 ? settle(60n, seq) : release(60n, seq)))
    const posted = await Promise.all(ends.map((transfer) => postOnce({ playerId, transfers: [transfer] })))

    expect(posted.map((each) => (each.kind === 'refused' ? each.refusal : each.kind)).sort()).toEqual([
      ...Array(9).fill('alreadyClosed'),
      'applied',
    ])
  })

  test('ends whole and from where it lies', async () => {
    const { playerId, seq } = await held()
    for (const transfer of [settle(59n, seq), release(59n, seq), settle(60n, seq - 1n), settle(60n, 77n)]) {
      expect(await postOnce({ playerId, transfers: [transfer] })).toMatchObject({
        kind: 'refused',
        refusal: 'nothingToClose',
      })
    }
  })

  test('of one player is not ended by another', async () => {
    const { seq } = await held()
    const other = await playerWith(100n)
    await postOnce({ playerId: other, transfers: [deposit(60n)] })
    expect(await postOnce({ playerId: other, transfers: [hold(60n), settle(60n, seq)] })).toMatchObject({
      kind: 'refused',
      refusal: 'nothingToClose',
    })
  })
})

describe('a reversal', () => {
  const reversal = (amount: bigint, closes: bigint): Transfer => ({
    reason: 'reversal',
    from: 'coin',
    to: 'psp:sandpay',
    amount: centavos(amount),
    reference: 'case-1',
    closes,
  })

  test('takes a transfer back, once', async () => {
    const playerId = await playerWith(100n)
    expect(await postOnce({ playerId, transfers: [reversal(100n, 1n)] })).toMatchObject({ kind: 'applied' })
    await postOnce({ playerId, transfers: [deposit(100n)] })

    expect(await postOnce({ playerId, transfers: [reversal(100n, 1n)] })).toMatchObject({
      kind: 'refused',
      refusal: 'alreadyClosed',
    })
    expect(await balancesOf(db, playerId)).toMatchObject({ coin: 100n })
  })

  test('goes back where the money came from', async () => {
    const playerId = await playerWith(100n)
    const elsewhere = { ...reversal(100n, 1n), to: 'adjustment' } as const
    expect(await postOnce({ playerId, transfers: [elsewhere] })).toMatchObject({ refusal: 'nothingToClose' })
  })

  test('is not taken back itself', async () => {
    const playerId = await playerWith(100n)
    await postOnce({ playerId, transfers: [reversal(100n, 1n)] })
    const back = { ...reversal(100n, 2n), from: 'psp:sandpay', to: 'coin' } as const
    expect(await postOnce({ playerId, transfers: [back] })).toMatchObject({ refusal: 'nothingToClose' })
  })
})

test('transactions that post to the same players in opposite order all succeed when they lock the books first', async () => {
  const pair = [await playerWith(100n), await playerWith(100n)]
  const both = (players: readonly bigint[]) =>
    db.transaction(async (tx) => {
      await lockBooks(tx, players)
      for (const playerId of players) {
        await post(tx, { playerId, source: 'test', key: newKey(), now, transfers: [deposit(1n)] })
      }
    })
  await Promise.all(Array.from({ length: 10 }, (_, index) => both(index % 2 ? pair : pair.toReversed())))
  for (const playerId of pair) expect(await balancesOf(db, playerId)).toMatchObject({ coin: 110n })
})

describe('rows of the ledger', () => {
  const tables = [
    'ledger_transfer',
    'ledger_operation',
    'ledger_closing',
    'ledger_root',
    'ledger_day',
    'ledger_house_day',
  ]

  test.each(tables)('of %s cannot be changed or deleted by the product', async (table) => {
    const column =
      table === 'ledger_operation'
        ? 'key'
        : table === 'ledger_closing'
          ? 'seq'
          : table.includes('day') || table.includes('root')
            ? 'day'
            : 'amount'
    const update = statement(`testUpdate_${table}`, `update ${table} set ${column} = ${column}`)
    const remove = statement(`testDelete_${table}`, `delete from ${table}`)
    const truncate = statement(`testTruncate_${table}`, `truncate ${table}`)
    for (const forbidden of [update, remove, truncate]) {
      await expect(db.rows(forbidden)).rejects.toThrow(`permission denied for table ${table}`)
    }
  })

  test('cannot be reached around ledger_transfer, month by month', async () => {
    const list = statement<{ name: string }>(
      'testListMonths',
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger_transfer'::regclass`,
    )
    const months = await db.rows(list)
    expect(months.length).toBeGreaterThan(3)
    for (const { name } of months) {
      for (const act of [`update ${name} set amount = amount`, `delete from ${name}`, `select from ${name}`]) {
        await expect(db.rows(statement(`test ${act}`, act))).rejects.toThrow(`permission denied for table ${name}`)
      }
    }
  })

  test('books are not deleted', async () => {
    await expect(db.rows(statement('testDeleteBook', 'delete from ledger_book'))).rejects.toThrow('permission denied')
  })
})

test('after all of this the ledger is sound', async () => {
  const report = await verifyLedger(db)
  expect(report.isSound, reportText(report)).toBe(true)
})
