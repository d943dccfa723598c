import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { instant } from '#core/clock/instant.ts'
import { testClock } from '#core/clock/test-clock.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import {
  balancesForUpdate,
  balancesOf,
  createEngine,
  type Engine,
  observeEngine,
  OperationFailed,
  post,
  reportText,
  verifyLedger,
} from '#ledger'
import {
  createPlayTable,
  cutConnection,
  openLedgerDatabase,
  playFindNotes,
  sleepInDatabase,
} from '../testing/play.store.ts'
import { type Play, type PlayHooks, playsWith } from '../testing/plays.ts'
import type { EngineOptions } from './engine.ts'
import { silentObserver } from './engine-observer.ts'

let database: TestDatabase
let db: Database
const databases: Database[] = []
const engines: Engine<Play, string>[] = []
let lastPlayer = 0n
let lastKey = 0

const clock = testClock(instant(Date.parse('2026-11-21T04:00:00Z')))

beforeAll(async () => {
  database = await createTestDatabase()
  await createPlayTable(database.ownerUrl)
  db = openLedgerDatabase(database.url, 8)
})
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()))
  await Promise.all(databases.splice(0).map((each) => each.close()))
})
afterAll(async () => {
  await db.close()
  await database.close()
})

type Options = Partial<Omit<EngineOptions<Play, never, never, string>, 'kind' | 'clock'>> & PlayHooks

function start({ afterLoad, afterWrite, ...options }: Options = {}): Engine<Play, string> {
  const kind = playsWith({ ...(afterLoad && { afterLoad }), ...(afterWrite && { afterWrite }) })
  const engine = createEngine({ db, clock, kind, ...options })
  engines.push(engine)
  return engine
}

/** A second connection pool, as another process would have. */
function anotherDatabase(): Database {
  const other = openLedgerDatabase(database.url, 3)
  databases.push(other)
  return other
}

const newKey = (): string => `play-${++lastKey}`
const bet = (playerId: bigint, amount: bigint, more: Partial<Play> = {}): Play => ({
  playerId,
  key: newKey(),
  act: 'bet',
  amount,
  ...more,
})

async function playerWith(amount: bigint): Promise<bigint> {
  const playerId = ++lastPlayer
  await db.transaction((tx) =>
    post(tx, { playerId, source: 'test', key: newKey(), now: clock.now(), transfers: [deposit(amount)] }),
  )
  return playerId
}

const deposit = (amount: bigint) =>
  ({ reason: 'deposit', from: 'psp:test', to: 'coin', amount: centavos(amount), reference: 'order' }) as const

const coinOf = async (playerId: bigint): Promise<bigint> => (await balancesOf(db, playerId)).coin

const notesOf = async (...keys: string[]): Promise<string[]> =>
  (await playFindNotes(db, keys)).map(({ note }) => note).sort()

describe('an operation', () => {
  test('is applied with the rows of its caller, and answered with its number and the new balances', async () => {
    const playerId = await playerWith(1000n)
    const play = bet(playerId, 300n, { note: 'round 1' })

    expect(await start().submit(play)).toMatchObject({
      kind: 'applied',
      answer: 'bet 2',
      balances: { coin: 700n },
      seqs: [2n],
    })
    expect(await notesOf(play.key)).toEqual(['round 1'])
  })

  test('for a player without a book opens it', async () => {
    const playerId = ++lastPlayer
    expect(await start().submit(bet(playerId, 5n, { act: 'win' }))).toMatchObject({ kind: 'applied', seqs: [1n] })
  })

  test('repeated gets the stored answer and the balances of now', async () => {
    const playerId = await playerWith(1000n)
    const engine = start()
    const play = bet(playerId, 300n)
    await engine.submit(play)
    await engine.submit(bet(playerId, 100n))

    expect(await engine.submit(play)).toMatchObject({ kind: 'replayed', answer: 'bet 2', balances: { coin: 600n } })
  })

  test('repeated in one batch, or by ten at once in two processes, is applied once', async () => {
    const playerId = await playerWith(1000n)
    const play = bet(playerId, 300n)
    const [one, other] = [start(), start({ db: anotherDatabase() })]
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).submit(play)))

    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['applied', ...Array(9).fill('replayed')])
    expect(await coinOf(playerId)).toBe(700n)
  })

  test('under a used key is refused with the answer that the key got', async () => {
    const playerId = await playerWith(1000n)
    const engine = start()
    const play = bet(playerId, 300n)
    await engine.submit(play)

    expect(await engine.submit({ ...play, amount: 301n })).toMatchObject({
      kind: 'refused',
      refusal: 'keyTaken',
      recorded: 'bet 2',
    })
  })

  test('that only reads leaves its key free and writes nothing', async () => {
    const playerId = await playerWith(1000n)
    const engine = start()
    const play = bet(playerId, 1n, { act: 'peek' })

    expect(await engine.submit(play)).toMatchObject({ kind: 'answered', answer: '1000 ' })
    expect(await engine.submit({ ...play, act: 'bet' })).toMatchObject({ kind: 'applied' })
  })

  test('is refused alone when the money is short; the others of its batch go on', async () => {
    const playerId = await playerWith(100n)
    const engine = start()
    const outcomes = await Promise.all([60n, 60n, 40n].map((amount) => engine.submit(bet(playerId, amount))))

    expect(outcomes.map((each) => (each.kind === 'refused' ? each.refusal : each.kind))).toEqual([
      'applied',
      'insufficientFunds',
      'applied',
    ])
    expect(await coinOf(playerId)).toBe(0n)
  })

  test('sees the rows and the transfers of earlier ones of its batch', async () => {
    const playerId = await playerWith(100n)
    const engine = start()
    const play = bet(playerId, 60n, { note: 'seen' })
    const undo = bet(playerId, 0n, { act: 'rollback', of: play.key })
    const [, peeked, undone, undoneAgain] = await Promise.all([
      engine.submit(play),
      engine.submit(bet(playerId, 1n, { act: 'peek' })),
      engine.submit(undo),
      engine.submit({ ...undo, key: newKey() }),
    ])

    expect(peeked).toMatchObject({ answer: '40 seen' })
    expect(undone).toMatchObject({ kind: 'applied', answer: 'undone', balances: { coin: 100n } })
    expect(undoneAgain).toMatchObject({ kind: 'answered', answer: 'rolled back already' })
  })

  test('that refers to an earlier one gets it as it is now', async () => {
    const playerId = await playerWith(100n)
    const engine = start()
    const play = bet(playerId, 60n)
    await engine.submit(play)
    const undo = bet(playerId, 0n, { act: 'rollback', of: play.key })

    expect(await engine.submit(undo)).toMatchObject({ kind: 'applied', balances: { coin: 100n } })
    expect(await engine.submit({ ...undo, key: newKey() })).toMatchObject({ answer: 'rolled back already' })
  })

  test('that closes a transfer it has not seen is checked against the one that is there', async () => {
    const [one, other, third] = [await playerWith(100n), await playerWith(100n), await playerWith(100n)]
    const engine = start()
    await Promise.all([one, other].map((playerId) => engine.submit(bet(playerId, 60n))))
    const undo = (playerId: bigint, amount: bigint, closes: bigint) =>
      engine.submit(bet(playerId, amount, { act: 'rollback', closes }))
    const outcomes = await Promise.all([undo(one, 60n, 2n), undo(other, 61n, 2n), undo(third, 60n, 2n)])

    expect(outcomes).toMatchObject([
      { kind: 'applied', balances: { coin: 100n } },
      { kind: 'refused', refusal: 'nothingToClose', balances: { coin: 40n } },
      { kind: 'refused', refusal: 'nothingToClose', balances: { coin: 100n } },
    ])
    expect(await undo(one, 60n, 2n)).toMatchObject({ kind: 'refused', refusal: 'alreadyClosed' })
  })

  test('that comes after its own rollback finds its key used up, before and after the commit', async () => {
    const playerId = await playerWith(100n)
    const engine = start()
    const late = bet(playerId, 60n)
    const undo = bet(playerId, 0n, { act: 'rollback', of: late.key })
    const [undone, refused] = await Promise.all([engine.submit(undo), engine.submit(late)])

    expect(undone).toMatchObject({ kind: 'applied', answer: 'no such bet', seqs: [] })
    const tombstone = { kind: 'refused', refusal: 'keyTaken', recorded: 'tombstone' }
    expect(refused).toMatchObject(tombstone)
    expect(await engine.submit(late)).toMatchObject(tombstone)
    expect(await engine.submit(undo)).toMatchObject({ kind: 'replayed', answer: 'no such bet' })
    expect(await coinOf(playerId)).toBe(100n)
  })
})

describe('keys that are checked optimistically', () => {
  /** The same database, counting key look-ups before a batch is decided. */
  function countingLookUps(): { readonly db: Database; readonly count: () => number } {
    let count = 0
    const counting: Database = {
      ...db,
      transaction: (work, options) =>
        db.transaction(
          (tx) =>
            work({
              ...tx,
              rows: (statement, values) => {
                if (statement.name === 'ledgerOperationFind') count++
                return tx.rows(statement, values)
              },
            }),
          options,
        ),
    }
    return { db: counting, count: () => count }
  }

  test('are not looked up until a repetition, and are for a while after one', async () => {
    const playerId = await playerWith(1000n)
    const { db, count } = countingLookUps()
    const engine = start({ db })
    const play = bet(playerId, 10n)
    await engine.submit(play)
    await engine.submit(bet(playerId, 10n))
    expect(count()).toBe(0)

    expect(await engine.submit(play)).toMatchObject({ kind: 'replayed', answer: 'bet 2', balances: { coin: 980n } })
    expect(count()).toBe(1)
    await engine.submit(bet(playerId, 10n))
    expect(count()).toBe(2)
    for (let batch = 0; batch < 64; batch++) await engine.submit(bet(playerId, 1n))
    expect(count()).toBe(65)
  })

  test('and were used after all are answered as repetitions beside the others of their batch', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => playerWith(100n)))
    const plays = players.map((playerId) => bet(playerId, 10n, { note: 'once' }))
    await Promise.all(plays.slice(0, 3).map((play) => start().submit(play)))
    const engine = start()
    const outcomes = await Promise.all([...plays, ...plays.slice(4)].map((play) => engine.submit(play)))
    const kinds = outcomes.map(({ kind }) => kind)
    expect(kinds.slice(0, 3)).toEqual(['replayed', 'replayed', 'replayed'])
    expect(kinds.slice(3)).toEqual(['applied', 'applied', 'applied', 'replayed', 'replayed'])
    expect(await Promise.all(players.map(coinOf))).toEqual(players.map(() => 90n))
  })

  test.each<[string, Partial<Play>, object]>([
    ['is short of money', {}, { kind: 'replayed', answer: 'bet 2', balances: { coin: 10n } }],
    ['would be thrown by its plan', { act: 'throw' }, { kind: 'refused', refusal: 'keyTaken', recorded: 'bet 2' }],
    ['only asks now', { act: 'peek' }, { kind: 'refused', refusal: 'keyTaken', recorded: 'bet 2' }],
  ])('answer a repetition that %s as the first time, as its key is not used up now', async (_, change, outcome) => {
    const playerId = await playerWith(100n)
    const play = bet(playerId, 90n)
    await start().submit(play)

    expect(await start().submit({ ...play, ...change })).toMatchObject(outcome)
  })
})

describe('a poisoned operation', () => {
  test.each<[string, Partial<Play>, string]>([
    ['whose plan throws', { act: 'throw' }, 'the plan threw'],
    ['that the chart forbids', { act: 'forbidden' }, 'win does not lead from coin to game:test'],
    ['whose row the database refuses', { note: 'poison' }, 'test_play_note_check'],
  ])('%s fails alone; its neighbours are applied', async (_, fault, message) => {
    const engine = start()
    const players = await Promise.all(Array.from({ length: 9 }, () => playerWith(100n)))
    const outcomes = await Promise.allSettled(
      players.map((playerId, index) => engine.submit(bet(playerId, 10n, index === 4 ? fault : { note: `fine` }))),
    )

    expect(outcomes.map(({ status }) => status)).toEqual(
      players.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')),
    )
    expect(outcomes[4]).toMatchObject({ reason: { applied: 'no', message: expect.stringContaining(message) } })
    const coins = await Promise.all(players.map(coinOf))
    expect(coins).toEqual(players.map((_, index) => (index === 4 ? 100n : 90n)))
  })

  test('among operations of the same player keeps their order', async () => {
    const playerId = await playerWith(100n)
    const engine = start()
    const outcomes = await Promise.allSettled([
      engine.submit(bet(playerId, 10n)),
      engine.submit(bet(playerId, 10n, { note: 'poison' })),
      engine.submit(bet(playerId, 10n)),
      engine.submit(bet(playerId, 10n)),
    ])
    expect(
      outcomes.map((each) =>
        each.status === 'fulfilled' && each.value.kind === 'applied' ? each.value.seqs : each.status,
      ),
    ).toEqual([[2n], 'rejected', [3n], [4n]])
  })
})

describe('a batch that takes too long', () => {
  test('is abandoned and certainly not applied, without a retry of its parts', async () => {
    const impatient = openLedgerDatabase(database.url, 3, 300)
    databases.push(impatient)
    const outcomes: string[] = []
    const engine = start({
      db: impatient,
      afterWrite: (tx) => sleepInDatabase(tx),
      observer: { ...silentObserver, batch: ({ outcome }) => outcomes.push(outcome) },
    })
    const players = [await playerWith(100n), await playerWith(100n)]
    const failures = await Promise.allSettled(players.map((each) => engine.submit(bet(each, 1n, { note: 'slow' }))))

    expect(failures).toMatchObject([{ reason: { applied: 'no' } }, { reason: { applied: 'no' } }])
    expect(outcomes).toEqual(['gaveUp'])
    expect(await Promise.all(players.map(coinOf))).toEqual([100n, 100n])
  })
})

describe('a connection cut between writing and commit', () => {
  test('leaves nothing, and a retry with the same key applies it once', async () => {
    const playerId = await playerWith(100n)
    let isCut = false
    const engine = start({
      afterWrite: async (tx) => {
        if (!isCut) {
          isCut = true
          await cutConnection(tx)
        }
      },
    })
    const play = bet(playerId, 30n, { note: 'once' })

    const failure: unknown = await engine.submit(play).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(OperationFailed)
    expect(failure).toMatchObject({ applied: 'unknown', message: expect.stringContaining('terminat') })
    expect(await coinOf(playerId)).toBe(100n)
    expect(await notesOf(play.key)).toEqual([])

    expect(await engine.submit(play)).toMatchObject({ kind: 'applied' })
    expect(await engine.submit(play)).toMatchObject({ kind: 'replayed' })
    expect(await coinOf(playerId)).toBe(70n)
    expect(await notesOf(play.key)).toEqual(['once'])
  })
})

describe('several engines and transactions on one player', () => {
  test('two engines number the transfers without a gap', async () => {
    const playerId = await playerWith(10_000n)
    const [one, other] = [start(), start({ db: anotherDatabase() })]
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).submit(bet(playerId, 7n))),
    )

    const seqs = outcomes.flatMap((each) => (each.kind === 'applied' ? each.seqs : []))
    expect(seqs.sort((a, b) => Number(a - b))).toEqual(Array.from({ length: 100 }, (_, index) => BigInt(index + 2)))
    expect(await coinOf(playerId)).toBe(9_300n)
  })

  test('engines and postings at once spend the last centavo once', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => playerWith(500n)))
    const [one, other] = [start(), start({ db: anotherDatabase(), batchMax: 3 })]
    const hold = (playerId: bigint) =>
      db.transaction((tx) =>
        post(tx, {
          playerId,
          source: 'test',
          key: newKey(),
          now: clock.now(),
          transfers: [{ reason: 'withdrawalHold', from: 'coin', to: 'hold', amount: centavos(10n), reference: 'w' }],
        }),
      )
    const outcomes = await Promise.all(
      players.flatMap((playerId) =>
        Array.from(
          { length: 60 },
          (_, index) => [one.submit, other.submit][index % 3]?.(bet(playerId, 10n)) ?? hold(playerId),
        ),
      ),
    )

    expect(outcomes.filter(({ kind }) => kind === 'applied')).toHaveLength(5 * 50)
    expect(await Promise.all(players.map(coinOf))).toEqual([0n, 0n, 0n, 0n, 0n])
  })
})

describe('a book that another transaction has locked', () => {
  test('makes its own operations wait, in their order, and nobody else’s', async () => {
    const [held, free] = [await playerWith(100n), await playerWith(100n)]
    const engine = start({ slots: 1 })
    const answered: string[] = []
    const submit = async (playerId: bigint, name: string): Promise<void> => {
      await engine.submit(bet(playerId, 1n, { note: name }))
      answered.push(name)
    }
    let waiting: Promise<void>[] = []
    await db.transaction(async (tx) => {
      await balancesForUpdate(tx, held)
      waiting = [submit(held, 'held 1'), submit(free, 'free 1')]
      await waiting[1]
      waiting.push(submit(held, 'held 2'))
      await submit(free, 'free 2')
      expect(answered).toEqual(['free 1', 'free 2'])
    })
    await Promise.all(waiting)
    expect(answered).toEqual(['free 1', 'free 2', 'held 1', 'held 2'])
  })

  test('is waited for when the engine stops', async () => {
    const [held, free] = [await playerWith(100n), await playerWith(100n)]
    const engine = start()
    let stopped: Promise<void> | undefined
    let outcome: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await balancesForUpdate(tx, held)
      outcome = engine.submit(bet(held, 1n))
      await engine.submit(bet(free, 1n))
      stopped = engine.stop()
    })
    await stopped
    expect(await outcome).toMatchObject({ kind: 'applied' })
  })
})

describe('a crowd', () => {
  test('gathers in few batches', async () => {
    const batches: number[] = []
    const engine = start({
      slots: 1,
      observer: { ...silentObserver, batch: ({ operations }) => batches.push(operations) },
    })
    const players = await Promise.all(Array.from({ length: 20 }, () => playerWith(100n)))
    await Promise.all(
      players.flatMap((playerId) => [engine.submit(bet(playerId, 1n)), engine.submit(bet(playerId, 1n))]),
    )
    expect(batches).toEqual([40])
  })

  test.each([
    { waiting: 20, batches: [20], why: 'is not worth a second batch' },
    { waiting: 50, batches: [50], why: 'is not worth a second batch either' },
    { waiting: 60, batches: [30, 30], why: 'is shared out among the free slots' },
    { waiting: 130, batches: [50, 50, 30], why: 'is shared out as far as a batch may be' },
  ])('of $waiting $why', async ({ waiting, batches }) => {
    const sizes: number[] = []
    const engine = start({
      slots: 2,
      shareMin: 30,
      batchMax: 50,
      observer: { ...silentObserver, batch: ({ operations }) => sizes.push(operations) },
    })
    const players = await Promise.all(Array.from({ length: waiting }, () => playerWith(100n)))
    const outcomes = await Promise.all(players.map((playerId) => engine.submit(bet(playerId, 1n))))
    expect(outcomes.every(({ kind }) => kind === 'applied')).toBe(true)
    expect(sizes.toSorted((a, b) => b - a)).toEqual(batches)
  })

  test('that comes while a batch is under way joins the next one, unless it is worth one of its own', async () => {
    const sizes: number[] = []
    const held = Promise.withResolvers<void>()
    let begun = 0
    const afterLoad = async (): Promise<void> => {
      begun++
      await held.promise
    }
    const observer = { ...silentObserver, batch: ({ operations }: { operations: number }) => sizes.push(operations) }
    const engine = start({ slots: 2, shareMin: 10, afterLoad, observer })
    const players = await Promise.all(Array.from({ length: 20 }, () => playerWith(100n)))
    const submit = (from: number, to: number) =>
      players.slice(from, to).map((playerId) => engine.submit(bet(playerId, 1n, { note: 'held' })))

    const submitted = submit(0, 1)
    await expect.poll(() => begun).toBe(1)
    submitted.push(...submit(1, 6))
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toBe(1)
    submitted.push(...submit(6, 12))
    await expect.poll(() => begun).toBe(2)
    submitted.push(...submit(12, 20))
    held.resolve()
    await Promise.all(submitted)
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 8, 11])
  })

  test('beyond the queue’s size is refused with a wait, and none of it is applied', async () => {
    const playerId = await playerWith(100n)
    const other = await playerWith(100n)
    const engine = start({ queueMax: 3 })
    const outcomes = await Promise.all(
      [playerId, playerId, other, other, playerId].map((each) => engine.submit(bet(each, 1n))),
    )

    expect(outcomes.map(({ kind }) => kind)).toEqual(['applied', 'applied', 'applied', 'busy', 'busy'])
    expect(await coinOf(playerId)).toBe(98n)
  })

  test('of one player does not use up the room of others', async () => {
    const [greedy, other] = [await playerWith(100n), await playerWith(100n)]
    const engine = start({ playerQueueMax: 2 })
    const outcomes = await Promise.all([greedy, greedy, greedy, other].map((each) => engine.submit(bet(each, 1n))))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['applied', 'applied', 'busy', 'applied'])
  })

  test('that waited too long is not begun', async () => {
    const playerId = await playerWith(100n)
    const engine = start({ waitMax: milliseconds(-1) })
    expect(await engine.submit(bet(playerId, 1n))).toEqual({ kind: 'busy' })
    expect(await coinOf(playerId)).toBe(100n)
  })

  test('is finished when the engine stops; a later order is refused', async () => {
    const playerId = await playerWith(100n)
    const engine = start()
    const waiting = [1, 2, 3].map(() => engine.submit(bet(playerId, 1n)))
    const stopped = engine.stop()
    expect(await engine.submit(bet(playerId, 1n))).toEqual({ kind: 'busy' })
    await stopped
    expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(['applied', 'applied', 'applied'])
  })

  test('may come from inside another transaction', async () => {
    const playerId = await playerWith(100n)
    const engine = start()
    const outcome = await db.transaction(() => engine.submit(bet(playerId, 1n)))
    expect(outcome).toMatchObject({ kind: 'applied' })
  })

  test('is counted in the measurements of the process', async () => {
    const metrics = createMetrics({ version: 'test' })
    const playerId = await playerWith(100n)
    const engine = start({ observer: observeEngine(metrics, 'plays') })
    await engine.submit(bet(playerId, 1n))
    await engine.submit(bet(playerId, 1000n))

    const text = await metrics.text()
    expect(text).toContain('ledger_plays_batch_operations_sum 2')
    expect(text).toContain('ledger_plays_refused_total{refusal="insufficientFunds"} 1')
    expect(text).toContain('ledger_plays_queue_length 0')
    expect(text).toContain('ledger_plays_batch_seconds_count{outcome="committed"} 2')
  })
})

test.each<[string, Partial<Play>, string]>([
  ['an empty key', { key: '' }, 'a key is 1 to 128 printable characters'],
  ['a key with a line’s end', { key: 'a\nb' }, 'a key is 1 to 128 printable characters'],
  ['a key that is too long', { key: 'k'.repeat(129) }, 'a key is 1 to 128 printable characters'],
  ['a player below zero', { playerId: -1n }, '-1 is no player'],
])('%s is a defect of the caller and reaches no batch', async (_, fault, message) => {
  await expect(start().submit(bet(1n, 1n, fault))).rejects.toThrow(message)
})

test('after all of this the ledger is sound', async () => {
  const report = await verifyLedger(db)
  expect(report.isSound, reportText(report)).toBe(true)
})
