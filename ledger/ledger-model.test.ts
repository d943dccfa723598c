import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { balancesOf, createEngine, type Engine, historyPage, post, reportText, verifyLedger } from '#ledger'
import { createPlayTable, openLedgerDatabase } from './testing/play.store.ts'
import { type Play, playsWith } from './testing/plays.ts'
import { closesHold, isPlay, moves, SlowLedger, type Step } from './testing/slow-ledger.ts'

let database: TestDatabase
let db: Database
let engine: Engine<Play, string>
let run = 0

beforeAll(async () => {
  database = await createTestDatabase()
  await createPlayTable(database.ownerUrl)
  db = openLedgerDatabase(database.url, 8)
  engine = createEngine({ db, clock: { now: () => now }, kind: playsWith({}) })
})
afterAll(async () => {
  await engine.stop()
  await db.close()
  await database.close()
})

const now = instant(Date.parse('2026-11-21T04:00:00Z'))

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom<Step['act']>(
      'deposit',
      'deposit',
      'hold',
      'hold',
      'release',
      'settle',
      'in',
      'out',
      'bet',
      'win',
    ),
    player: fc.integer({ min: 1, max: 2 }),
    // Few values, so that amounts match, keys repeat and balances run out.
    amount: fc.bigInt({ min: 1n, max: 5n }),
    key: fc.integer({ min: 1, max: 60 }),
    target: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 40 },
)

/** Each run has its own players and keys. */
const playerOf = (player: number): bigint => BigInt(run * 10 + player)

async function perform({ act, player, amount, key, target }: Step): Promise<string> {
  const playerId = playerOf(player)
  if (isPlay(act)) {
    const outcome = await engine.submit({ playerId, act, amount, key: `${run}-${key}` })
    return outcome.kind === 'refused' ? outcome.refusal : outcome.kind
  }
  const closing = closesHold(act) ? { closes: BigInt(target) } : {}
  const transfer = { ...moves[act], ...closing, amount: centavos(amount), reference: 'model' }
  const posted = await db.transaction((tx) =>
    post(tx, { playerId, source: 'model', key: `${run}-${key}`, now, transfers: [transfer] }),
  )
  return posted.kind === 'refused' ? posted.refusal : posted.kind
}

async function expectSound(): Promise<void> {
  const report = await verifyLedger(db)
  expect(report.isSound, reportText(report)).toBe(true)
}

test('any sequence of orders is answered as the plain rules say, and ends in the same balances and history', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      run++
      const slow = new SlowLedger()
      for (const step of sequence) expect(await perform(step)).toBe(slow.do(step))
      for (const player of [1, 2]) {
        const { coin, hold, safebox, rows } = slow.book(player)
        expect(await balancesOf(db, playerOf(player))).toEqual({ coin, hold, safebox, points: 0n })
        const { entries, total } = await historyPage(db, {
          playerId: playerOf(player),
          account: 'coin',
          page: 1,
          size: 100,
        })
        const ofCoin = rows.filter(({ step: { act } }) => moves[act].from === 'coin' || moves[act].to === 'coin')
        expect(total).toBe(ofCoin.length)
        expect(entries.map(({ reason }) => reason)).toEqual(
          ofCoin.map(({ step }) => moves[step.act].reason).toReversed(),
        )
        expect(entries[0]?.balance ?? 0n).toBe(coin)
      }
    }),
    { numRuns: 40 },
  )
  await expectSound()
})

test('any orders, all at once, leave a sound ledger in which nothing was applied twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      run++
      const outcomes = await Promise.allSettled([...commands, ...commands].map(perform))
      const applied = outcomes.filter((each) => each.status === 'fulfilled' && each.value === 'applied').length
      const [one, two] = await Promise.all(
        [1, 2].map(async (player) => {
          const everything = await Promise.all(
            (['coin', 'hold', 'safebox'] as const).map((account) =>
              historyPage(db, { playerId: playerOf(player), account, page: 1, size: 100 }),
            ),
          )
          return new Set(everything.flatMap(({ entries }) => entries.map(({ seq }) => seq))).size
        }),
      )
      expect((one ?? 0) + (two ?? 0)).toBe(applied)
    }),
    { numRuns: 15 },
  )
  await expectSound()
})
