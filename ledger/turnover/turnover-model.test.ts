import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { gameType, type GameType } from '#core/enumerations/game-type.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { balancesOf } from '../book/book.store.ts'
import { post } from '../post.ts'
import { openLedgerDatabase } from '../testing/play.store.ts'
import { addRequirement } from './add-requirement.ts'
import { applyRounds } from './apply-rounds.ts'
import { cancelRequirement } from './cancel-requirement.ts'
import { clearIfDepleted } from './clear-depleted.ts'
import { forfeit } from './end-bonus.ts'
import type { RoundResult } from './round-result.ts'
import { requirementListAll } from './testing/all-requirements.store.ts'
import { betMax, bonusSeconds, SlowTurnover, type SlowResult, type Step } from './testing/slow-turnover.ts'
import { compareTurnover, expireBonuses } from './turnover-jobs.ts'
import { turnoverMeter, validBetTotal } from './turnover-meter.ts'
import { passWithdrawalGate } from './withdrawal-gate.ts'

let database: TestDatabase
let db: Database
let lastPlayer = 1000n

beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 4)
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const start = Date.parse('2026-11-21T04:00:00Z')
const at = (seconds: number) => instant(start + seconds * 1000)
const types = Object.keys(gameType) as GameType[]

const roundNumber = fc.integer({ min: 0, max: 7 })
const amount = (max: bigint) => fc.bigInt({ min: 1n, max })
const credit: fc.Arbitrary<Step> = fc.record({
  act: fc.constant('credit' as const),
  kind: fc.constantFrom('deposit' as const, 'bonus' as const),
  amount: amount(300n),
  rate: fc.constantFrom(0, 1, 3_333, 10_000, 15_000, 30_000),
})
const round: fc.Arbitrary<Step> = fc
  .record({
    act: fc.constant('round' as const),
    round: roundNumber,
    late: fc.constantFrom(0, 0, 0, 30),
    type: fc.constantFrom(...types),
    stake: amount(200n),
    win: fc.bigInt({ min: 0n, max: 400n }),
    tip: fc.constantFrom(0n, 0n, 0n, 7n),
    isFree: fc.constantFrom(false, false, false, false, true),
  })
  .map(({ tip, ...result }) => ({ ...result, tips: tip < result.stake ? tip : result.stake }))
const other: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constantFrom('repeat' as const, 'void' as const), round: roundNumber }),
  fc.record({ act: fc.constantFrom('forfeit' as const, 'cancel' as const), row: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ act: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ act: fc.constantFrom('expire' as const, 'withdraw' as const, 'lose' as const, 'deplete' as const) }),
)
const steps = fc.array(
  fc.oneof({ weight: 2, arbitrary: credit }, { weight: 5, arbitrary: round }, { weight: 3, arbitrary: other }),
  { minLength: 5, maxLength: 40, size: 'max' },
)

type ModelPlayer = { readonly playerId: bigint; readonly slow: SlowTurnover; readonly number: number }

/** Runs a step on the real implementation, before the reference. */
async function play(step: Step, player: ModelPlayer): Promise<void> {
  if (step.act === 'credit') await giveCredit(step, player)
  else if ('round' in step) await playRound(step, player)
  else if ('row' in step) await endRow(step, player)
  else await playAlone(step.act, player)
}

async function playRound(step: Step & { round: number }, { playerId, slow }: ModelPlayer): Promise<void> {
  const known = slow.rounds.get(step.round)
  if (step.act === 'round') await count(resultOf(playerId, step.round, { slow, result: step, late: step.late }))
  if (step.act === 'round' || known === undefined) return
  const again = resultOf(playerId, step.round, { slow, result: known.last, late: 0 })
  if (step.act === 'void') await count({ ...again, isVoid: true })
  else await count({ ...again, revision: known.revision, isVoid: known.isVoid })
}

async function endRow({ act, row }: Step & { row: number }, { playerId, slow }: ModelPlayer): Promise<void> {
  const requirement = (await requirementListAll(db, playerId))[row]
  if (requirement === undefined) return
  const key = { ...requirement, playerId, now: at(slow.now) }
  await db.transaction<unknown>((tx) => (act === 'forfeit' ? forfeit(tx, key) : cancelRequirement(tx, key)))
}

async function playAlone(act: Step['act'], player: ModelPlayer): Promise<void> {
  const { playerId, slow } = player
  const now = at(slow.now)
  const openPlay = async () => new Map()
  if (act === 'expire') await expireBonuses(db, { now, signal: new AbortController().signal })
  if (act === 'withdraw') await db.transaction((tx) => passWithdrawalGate(tx, playerId))
  if (act === 'deplete') await db.transaction((tx) => clearIfDepleted(tx, [playerId], { openPlay, now }))
  if (act === 'lose') await loseAll(player)
}

async function giveCredit(step: Step & { act: 'credit' }, { playerId, slow, number }: ModelPlayer): Promise<void> {
  const now = at(slow.now)
  const amount = centavos(step.amount)
  const deposit = { reason: 'deposit', from: 'psp:test', to: 'coin', amount, reference: 'order' } as const
  const bonus = { kind: 'bonus', returnsTo: 'promo:test', expiresAt: at(slow.now + bonusSeconds) } as const
  const limited = { ...bonus, betMax: { amount: centavos(betMax), refusesLarger: false } } as const
  await db.transaction(async (tx) => {
    await post(tx, { playerId, source: 'test', key: `${playerId}-${number}`, now, transfers: [deposit] })
    await addRequirement(tx, {
      playerId,
      source: 'test',
      sourceId: `credit-${number}`,
      title: 'A credit',
      now,
      credit: amount,
      rate: basisPoints(step.rate),
      terms: step.kind === 'deposit' ? { kind: 'deposit' } : limited,
    })
  })
}

async function loseAll({ playerId, slow, number }: ModelPlayer): Promise<void> {
  const { coin } = await balancesOf(db, playerId)
  if (coin === 0n) return
  const debit = { reason: 'manualDebit', from: 'coin', to: 'adjustment', amount: coin, reference: 'lost' } as const
  const request = { playerId, source: 'test', key: `${playerId}-${number}`, now: at(slow.now), transfers: [debit] }
  await db.transaction((tx) => post(tx, request))
}

const count = (result: RoundResult) => db.transaction((tx) => applyRounds(tx, [result], result.closedAt))

type Facts = { readonly slow: SlowTurnover; readonly result: SlowResult; readonly late: number }

function resultOf(playerId: bigint, roundNumber: number, { slow, result, late }: Facts): RoundResult {
  const { type, stake, win, tips, isFree } = result
  const known = slow.rounds.get(roundNumber)
  return {
    playerId,
    isFree,
    isVoid: false,
    gameType: type,
    gameId: 'test/game',
    roundId: `test:${roundNumber}`,
    stake: centavos(stake),
    win: centavos(win),
    tips: centavos(tips),
    revision: known === undefined ? 0 : known.revision + 1,
    closedAt: at(slow.now - late),
  }
}

describe('random sequences of credits, rounds, reversals and ends', () => {
  test('come to what the rules say, one centavo at a time', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const playerId = ++lastPlayer
        const slow = new SlowTurnover()
        for (const [number, step] of sequence.entries()) {
          slow.now++
          await play(step, { playerId, slow, number })
          slow.do(step)
        }
        const rows = await requirementListAll(db, playerId)
        expect(rows.map(({ required, progress, status }) => ({ required, progress, status }))).toEqual(
          slow.rows.map(({ required, progress, status }) => ({ required, progress, status })),
        )
        expect((await balancesOf(db, playerId)).coin).toBe(slow.coin)
        expect(await validBetTotal(db, playerId)).toBe(slow.validBet)
        expect((await turnoverMeter(db, playerId)).remaining).toBe(slow.remaining())
        expect(await compareTurnover(db)).toEqual([])
      }),
      { numRuns: 100, interruptAfterTimeLimit: 60_000 },
    )
  }, 90_000)
})
