import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { testClock } from '#core/clock/test-clock.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { balancesOf } from '../book/book.store.ts'
import { post } from '../post.ts'
import { openLedgerDatabase } from '../testing/play.store.ts'
import { verifyLedger } from '../verify/verify-ledger.ts'
import { addRequirement, type CreditToPlay } from './add-requirement.ts'
import { applyRounds } from './apply-rounds.ts'
import { cancelRequirement } from './cancel-requirement.ts'
import { clearIfDepleted } from './clear-depleted.ts'
import { forfeit } from './end-bonus.ts'
import type { OpenPlay } from './ending.ts'
import type { RoundResult } from './round-result.ts'
import { fillListAll, progressTamper, requirementListAll } from './testing/all-requirements.store.ts'
import { turnoverConsumer } from './turnover-consumer.ts'
import { turnoverTopic } from './turnover-events.ts'
import { compareTurnover, expireBonuses, warnOfExpiry } from './turnover-jobs.ts'
import { bonusBetLimits, turnoverMeter, validBetTotal } from './turnover-meter.ts'
import { passWithdrawalGate } from './withdrawal-gate.ts'

let database: TestDatabase
let db: Database
let lastPlayer = 100n
let lastKey = 0

beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 12)
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const now = instant(Date.parse('2026-11-21T04:00:00Z'))
const signal = new AbortController().signal
const newPlayer = (): bigint => ++lastPlayer
const newKey = (): string => `key-${++lastKey}`
const once = basisPoints(10_000)

type CreditChange = Partial<CreditToPlay> & { readonly playerId: bigint }

/** Credits 100.00 with a requirement of one turn, or what is passed instead. */
const credit = (change: CreditChange): Promise<void> =>
  db.transaction(async (tx) => {
    const key = newKey()
    const credited: CreditToPlay = {
      source: 'deposit',
      sourceId: key,
      title: 'Deposit',
      credit: pesos(100n),
      rate: once,
      now,
      terms: { kind: 'deposit' },
      ...change,
    }
    const transfer = {
      reason: 'deposit',
      from: 'psp:test',
      to: 'coin',
      amount: credited.credit,
      reference: key,
    } as const
    await post(tx, { playerId: change.playerId, source: 'test', key, now, transfers: [transfer] })
    await addRequirement(tx, credited)
  })
const bonusTerms = { kind: 'bonus', returnsTo: 'promo:welcome' } as const
const bonus = (change: CreditChange): Promise<void> =>
  credit({ source: 'promo:welcome', title: 'Bonus', terms: bonusTerms, ...change })

const spend = (playerId: bigint, amount: Centavos) =>
  db.transaction((tx) =>
    post(tx, {
      playerId,
      source: 'test',
      key: newKey(),
      now,
      transfers: [{ reason: 'bet', from: 'coin', to: 'game:test', amount, reference: 'r' }],
    }),
  )

const result = (playerId: bigint, change: Partial<RoundResult> = {}): RoundResult => ({
  playerId,
  roundId: 'test:r',
  revision: 0,
  gameType: 'slots',
  gameId: 'test/lucky',
  closedAt: now,
  stake: pesos(60n),
  tips: zeroCentavos,
  win: zeroCentavos,
  isFree: false,
  isVoid: false,
  ...change,
})
const apply = (...results: RoundResult[]) => db.transaction((tx) => applyRounds(tx, results, now))
const gate = (playerId: bigint) => db.transaction((tx) => passWithdrawalGate(tx, playerId))
const rowsOf = async (playerId: bigint) =>
  (await requirementListAll(db, playerId)).map(({ progress, status, clearedBy }) => [progress, clearedBy ?? status])
const firstId = async (playerId: bigint): Promise<bigint> => (await requirementListAll(db, playerId))[0]?.id ?? 0n
const giveUp = (playerId: bigint, id: bigint) => db.transaction((tx) => forfeit(tx, { playerId, id, now }))
const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const listEvents = statement<{ topic: string; payload: Record<string, unknown> }>(
  'testTurnoverEvents',
  'select topic, payload from outbox_inbox where key = $1 order by id',
)
const lockFreeBook = statement<{ player_id: bigint }>(
  'testTurnoverLockFreeBook',
  'select player_id from ledger_book where player_id = $1 for update skip locked',
)
const waitingHere = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`
const eventsOf = async (playerId: bigint, topic: string) =>
  (await db.rows(listEvents, [String(playerId)])).filter((event) => event.topic === topic).map(({ payload }) => payload)

describe('a credit', () => {
  test('adds its playthrough once', async () => {
    const playerId = newPlayer()
    await credit({ playerId, sourceId: 'order-1' })
    await credit({ playerId, sourceId: 'order-1' })
    expect(await turnoverMeter(db, playerId)).toMatchObject({ remaining: pesos(100n), items: [{ title: 'Deposit' }] })
  })

  test('at a rate of zero adds no playthrough', async () => {
    const playerId = newPlayer()
    await credit({ playerId, rate: basisPoints(0) })
    expect(await turnoverMeter(db, playerId)).toEqual({ remaining: 0n, items: [] })
  })

  test.each<[string, Partial<CreditToPlay>, string]>([
    ['another amount', { sourceId: 'order-2', credit: pesos(1n) }, 'another credit or rate'],
    ['weights that are not there', { terms: { kind: 'deposit', weightsId: 'none' } }, 'no weights called none'],
    ['a return to no promotion', { terms: { kind: 'bonus', returnsTo: 'promo:NO' } }, 'account of a promotion'],
    ['nothing', { credit: zeroCentavos }, 'needs no play'],
  ])('with %s is a defect and leaves nothing behind', async (_, change, message) => {
    const playerId = newPlayer()
    await credit({ playerId, sourceId: 'order-2' })
    const wrong = db.transaction((tx) =>
      addRequirement(tx, {
        playerId,
        source: 'deposit',
        sourceId: 'x',
        title: 'x',
        credit: pesos(1n),
        rate: once,
        now,
        terms: { kind: 'deposit' },
        ...change,
      }),
    )
    await expect(wrong).rejects.toThrow(message)
    expect((await turnoverMeter(db, playerId)).items).toHaveLength(1)
  })

  test('posted ten times at once adds its playthrough once', async () => {
    const playerId = newPlayer()
    const requirement = { playerId, source: 'deposit', sourceId: 'o', title: 'x', credit: pesos(1n), rate: once, now }
    await atOnce(10, () => db.transaction((tx) => addRequirement(tx, { ...requirement, terms: { kind: 'deposit' } })))
    expect(await requirementListAll(db, playerId)).toHaveLength(1)
  })

  test('that was reversed has no playthrough any more', async () => {
    const playerId = newPlayer()
    await credit({ playerId, sourceId: 'order-1' })
    const cancel = () =>
      db.transaction((tx) => cancelRequirement(tx, { playerId, source: 'deposit', sourceId: 'order-1', now }))
    expect([await cancel(), await cancel()]).toEqual([true, false])
    expect(await rowsOf(playerId)).toEqual([[0n, 'CANCELLED']])
  })
})

describe('a round', () => {
  test('reported ten times at once counts once', async () => {
    const playerId = newPlayer()
    await credit({ playerId })
    await atOnce(10, () => apply(result(playerId)))
    expect(await rowsOf(playerId)).toEqual([[pesos(60n), 'ACTIVE']])
    expect(await validBetTotal(db, playerId)).toBe(pesos(60n))
  })

  test('clears what is complete and fills the next', async () => {
    const playerId = newPlayer()
    await credit({ playerId })
    await bonus({ playerId })
    await apply(result(playerId), result(playerId, { roundId: 'test:live', gameType: 'live' }))
    // 40.00 of the live round complete the deposit; the bonus counts 30 % of the other 20.00.
    expect(await rowsOf(playerId)).toEqual([
      [pesos(100n), 'PLAY'],
      [pesos(6n), 'ACTIVE'],
    ])
    expect(await eventsOf(playerId, turnoverTopic.changed)).toContainEqual({
      playerId: String(playerId),
      remaining: String(pesos(94n)),
    })
  })

  test('closed, corrected and voided in one batch comes to nothing', async () => {
    const playerId = newPlayer()
    await credit({ playerId })
    const live = result(playerId, { gameType: 'live' })
    await apply(live, { ...live, revision: 1, win: pesos(50n) })
    expect(await rowsOf(playerId)).toEqual([[pesos(10n), 'ACTIVE']])

    await apply({ ...live, revision: 2, isVoid: true }, live)
    expect(await rowsOf(playerId)).toEqual([[0n, 'ACTIVE']])
    expect(await fillListAll(db, playerId)).toEqual([{ validBet: 0n, counted: 0n }])
    expect(await validBetTotal(db, playerId)).toBe(0n)
  })

  test.each([
    { given: 'before a withdrawal', withdrawals: 0, after: 'ACTIVE' },
    { given: 'after a withdrawal', withdrawals: 1, after: 'PLAY' },
  ])('voided $given leaves what it had cleared as $after', async ({ withdrawals, after }) => {
    const playerId = newPlayer()
    await credit({ playerId })
    await apply(result(playerId, { stake: pesos(100n) }))
    for (let count = 0; count < withdrawals; count++) await gate(playerId)
    await apply(result(playerId, { revision: 1, isVoid: true }))
    expect(await rowsOf(playerId)).toEqual([[0n, after]])
  })

  test('with an id of any characters is counted', async () => {
    const playerId = newPlayer()
    await credit({ playerId })
    await apply(result(playerId, { roundId: `p:{"a",\\b} 'NULL'` }), result(playerId, { roundId: 'NULL' }))
    expect(await validBetTotal(db, playerId)).toBe(pesos(120n))
  })

  test('batches that meet in opposite orders do not wait for each other in a circle', async () => {
    const players = [newPlayer(), newPlayer(), newPlayer()]
    for (const playerId of players) await credit({ playerId })
    await atOnce(10, (index) => {
      const batch = players.map((playerId) => result(playerId, { roundId: `test:${index}`, stake: pesos(1n) }))
      return apply(...(index % 2 === 0 ? batch : batch.reverse()))
    })
    for (const playerId of players) expect(await rowsOf(playerId)).toEqual([[pesos(10n), 'ACTIVE']])
  })
})

describe('the gate of withdrawals', () => {
  test('reports what is missing, and opens at exactly zero', async () => {
    const playerId = newPlayer()
    await credit({ playerId })
    await apply(result(playerId, { stake: centavos(9_999n) }))
    expect(await gate(playerId)).toBe(1n)
    await apply(result(playerId, { roundId: 'test:last', stake: centavos(1n) }))
    expect(await gate(playerId)).toBe(0n)
  })

  test.each([
    { first: 'the withdrawal', after: [0n, 'PLAY'], passes: true },
    { first: 'the void round', after: [0n, 'ACTIVE'], passes: false },
  ])('and a void round that wait for each other: $first decides when it comes first', async ({ after, passes }) => {
    const playerId = newPlayer()
    await credit({ playerId })
    await apply(result(playerId, { stake: pesos(100n) }))
    const withdraw = (tx: Transaction) => passWithdrawalGate(tx, playerId)
    const takeBack = (tx: Transaction) => applyRounds(tx, [result(playerId, { revision: 1, isVoid: true })], now)
    const [first, second] = passes ? [withdraw, takeBack] : [takeBack, withdraw]
    const [done, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const earlier = db.transaction(async (tx) => {
      const answer = await first(tx)
      done.resolve()
      await commit.promise
      return answer
    })
    await done.promise
    const later = db.transaction<unknown>(second)
    const isWaiting = async () => expect((await db.pool.query(waitingHere)).rowCount).toBe(1)
    await vi.waitFor(isWaiting, { timeout: 15_000 })
    commit.resolve()
    const [answer, answerLater] = await Promise.all([earlier, later])
    expect(passes ? answer : answerLater).toBe(passes ? 0n : pesos(100n))
    expect(await rowsOf(playerId)).toEqual([after])
  })

  test('and a void round at once: the withdrawal passes and nothing opens, or it opens and nothing passes', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const playerId = newPlayer()
      await credit({ playerId })
      await apply(result(playerId, { stake: pesos(100n) }))
      const voided = result(playerId, { revision: 1, isVoid: true })
      const [remaining] = await Promise.all([gate(playerId), apply(voided)])
      expect(await rowsOf(playerId)).toEqual([[0n, remaining === 0n ? 'PLAY' : 'ACTIVE']])
    }
  })
})

describe('a bonus', () => {
  test('given up ten times at once is debited once', async () => {
    const playerId = newPlayer()
    await bonus({ playerId })
    await credit({ playerId })
    const id = await firstId(playerId)
    const answers = await atOnce(10, () => giveUp(playerId, id))
    expect(answers.filter(({ kind }) => kind === 'forfeited')).toEqual([{ kind: 'forfeited', debit: pesos(100n) }])
    expect(answers).toContainEqual({ kind: 'refused', refusal: 'notActive' })
    expect((await balancesOf(db, playerId)).coin).toBe(pesos(100n))
    expect(await rowsOf(playerId)).toEqual([
      [0n, 'FORFEITED'],
      [0n, 'ACTIVE'],
    ])
  })

  test('of another player cannot be given up', async () => {
    const playerId = newPlayer()
    await bonus({ playerId })
    expect(await giveUp(newPlayer(), await firstId(playerId))).toEqual({
      kind: 'refused',
      refusal: 'unknownRequirement',
    })
  })

  test('given up when nothing is left costs nothing', async () => {
    const playerId = newPlayer()
    await bonus({ playerId })
    await spend(playerId, pesos(100n))
    expect(await giveUp(playerId, await firstId(playerId))).toEqual({ kind: 'forfeited', debit: 0n })
  })

  test('given up and played at once: every round is counted or lost, and the sums agree', async () => {
    const playerId = newPlayer()
    await bonus({ playerId, rate: basisPoints(50_000) })
    await credit({ playerId })
    const id = await firstId(playerId)
    const rounds = atOnce(10, (index) => apply(result(playerId, { roundId: `test:${index}`, stake: pesos(5n) })))
    await Promise.all([rounds, giveUp(playerId, id), spend(playerId, pesos(20n))])

    const [given, kept] = await requirementListAll(db, playerId)
    expect(given?.status).toBe('FORFEITED')
    expect((given?.progress ?? 0n) + (kept?.progress ?? 0n)).toBe(pesos(50n))
    expect((await balancesOf(db, playerId)).coin).toBe(pesos(80n))
    expect(await compareTurnover(db)).toEqual([])
  })

  test('expires at its time with what of it was not played, and not again', async () => {
    const playerId = newPlayer()
    await bonus({ playerId, rate: basisPoints(20_000) })
    await apply(result(playerId, { stake: pesos(50n) }))
    const end = addDuration(now, hours(720))
    await expireBonuses(db, { now: instant(end - 1), signal })
    expect(await rowsOf(playerId)).toEqual([[pesos(50n), 'ACTIVE']])

    await Promise.all([expireBonuses(db, { now: end, signal }), expireBonuses(db, { now: end, signal })])
    expect(await rowsOf(playerId)).toEqual([[pesos(50n), 'EXPIRED']])
    expect((await balancesOf(db, playerId)).coin).toBe(pesos(25n))
  })

  test('warns 72 and 24 hours before, once each', async () => {
    const playerId = newPlayer()
    await bonus({ playerId })
    for (const passed of [647, 648, 650, 696, 719]) {
      await warnOfExpiry(db, { now: addDuration(now, hours(passed)), signal })
    }
    const warnings = await eventsOf(playerId, turnoverTopic.expiring)
    expect(warnings.map(({ hoursLeft }) => hoursLeft)).toEqual([72, 24])
  })

  test('refuses large bets only where its terms say so', async () => {
    const [strict, lenient] = [newPlayer(), newPlayer()]
    await bonus({ playerId: lenient })
    const betMax = { amount: pesos(20n), refusesLarger: true }
    await bonus({ playerId: strict, terms: { ...bonusTerms, betMax } })
    expect(await bonusBetLimits(db, [strict, lenient])).toEqual(new Map([[strict, pesos(20n)]]))
  })
})

describe('a player who lost everything', () => {
  const nothingOpen = async () => new Map<bigint, OpenPlay>()
  const clear = (playerId: bigint, openPlay: typeof nothingOpen = nothingOpen) =>
    db.transaction((tx) => clearIfDepleted(tx, [playerId], { openPlay, now }))

  test('is freed of what was still to be staked', async () => {
    const playerId = newPlayer()
    await credit({ playerId })
    await spend(playerId, centavos(9_901n))
    await clear(playerId)
    expect(await rowsOf(playerId)).toEqual([[0n, 'DEPLETION']])
    expect(await gate(playerId)).toBe(0n)
  })

  test.each<[string, (playerId: bigint) => Promise<unknown>, OpenPlay | undefined]>([
    ['1.00 left', (playerId) => spend(playerId, pesos(99n)), undefined],
    ['coins in the safebox', hide, undefined],
    ['an open round', (playerId) => spend(playerId, pesos(100n)), { rounds: 1, stake: zeroCentavos }],
  ])('is not one with %s', async (_, act, open) => {
    const playerId = newPlayer()
    await credit({ playerId })
    await act(playerId)
    await clear(playerId, async () => new Map(open && [[playerId, open]]))
    expect(await rowsOf(playerId)).toEqual([[0n, 'ACTIVE']])
  })

  async function hide(playerId: bigint): Promise<void> {
    const transfer = { reason: 'safeboxIn', from: 'coin', to: 'safebox', amount: pesos(100n), reference: 's' } as const
    await db.transaction((tx) => post(tx, { playerId, source: 'test', key: newKey(), now, transfers: [transfer] }))
  }

  test('keeps the book locked while it is read, so that no bet or win comes between', async () => {
    const playerId = newPlayer()
    await credit({ playerId })
    await spend(playerId, pesos(100n))
    await clear(playerId, async () => {
      expect(await db.rows(lockFreeBook, [playerId])).toEqual([])
      return new Map()
    })
    expect.assertions(1)
  })

  test('and deposits at the same time has the new deposit to play', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const playerId = newPlayer()
      await credit({ playerId })
      await spend(playerId, pesos(100n))
      await Promise.all([clear(playerId), credit({ playerId })])
      expect((await rowsOf(playerId))[1]).toEqual([0n, 'ACTIVE'])
    }
  })

  test('is found when the round that lost it is counted, after it was counted', async () => {
    const playerId = newPlayer()
    await credit({ playerId, rate: basisPoints(30_000) })
    await spend(playerId, pesos(100n))
    const consumer = turnoverConsumer({
      clock: testClock(now),
      topics: ['ROUND_CLOSED'],
      openPlay: nothingOpen,
      resultOf: () => result(playerId, { stake: pesos(100n) }),
    })
    const event = { id: '1', topic: 'ROUND_CLOSED', key: String(playerId), payload: {}, publishedAt: now, position: 1n }
    await db.transaction((tx) => consumer.handle(tx, [event]))
    expect(await rowsOf(playerId)).toEqual([[pesos(100n), 'DEPLETION']])
  })
})

test('the ledger is sound after all of it', async () => {
  expect(await verifyLedger(db)).toMatchObject({ isSound: true })
})

test('progress that is not the sum of its rounds is found', async () => {
  expect(await compareTurnover(db)).toEqual([])
  const playerId = newPlayer()
  await credit({ playerId })
  await apply(result(playerId))
  await progressTamper(db, playerId)
  const requirementId = await firstId(playerId)
  expect(await compareTurnover(db)).toEqual([{ playerId, requirementId, kept: pesos(60n) + 1n, summed: pesos(60n) }])
})
