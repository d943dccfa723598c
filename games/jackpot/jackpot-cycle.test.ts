import { expect, test } from 'vitest'
import type { Draw } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import { fairDraw } from '#core/draw/fair-draw.ts'
import { seededHmac } from '#platform/crypto/fair-seed.ts'
import { proofOf } from '#games/proofs/server/proof.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import { titles } from '#games/titles.ts'
import { amountOf, contributionOf, cycleAfter, firstCycle, type JackpotCycle, pointOf } from './jackpot-cycle.ts'
import type { JackpotPool } from './jackpot-pool.ts'
import { jackpotBasisPoints, jackpotPools, takesPart } from './pools.ts'

const pool: JackpotPool = {
  code: 'test',
  name: 'Test',
  growsBasisPoints: 25,
  nextBasisPoints: 5,
  opensWith: zeroCentavos,
  dropBy: pesos(50n),
}
const empty = firstCycle(pool)

test.each(titles.filter(takesPart).map((title) => ({ code: title.code, title })))(
  'with the pools counted in, $code still returns no more than 98 %',
  ({ title: { code, returns, stakes } }) => {
    const [stake = pesos(1n)] = stakes
    const own =
      returns.kind === 'exact'
        ? returns.ways().map((way) => measureWay(way, stake).rtp)
        : returns.ways().map(({ name }) => proofOf(code, name).rtp)
    expect(Math.max(...own) + jackpotBasisPoints(jackpotPools) / 10_000).toBeLessThanOrEqual(0.98)
  },
)

type CycleSums = { readonly staked: bigint; readonly paid: bigint; readonly wins: number; readonly left: JackpotCycle }

/** So many stakes on one pool, with a draw for its points. */
function play(stakes: number, draw: Draw, after: typeof cycleAfter = cycleAfter): CycleSums {
  let [staked, paid, wins, cycle] = [0n, 0n, 0, empty]
  let point = pointOf(pool, cycle, draw)
  for (let played = 0; played < stakes; played++) {
    const stake = pesos(1n + BigInt(draw(100)))
    const put = contributionOf(pool, stake)
    cycle = { ...cycle, grown: cycle.grown + put.grown, next: cycle.next + put.next }
    staked += stake
    if (amountOf(cycle) < point) continue
    paid += point
    wins++
    cycle = after(cycle, point)
    point = pointOf(pool, cycle, draw)
  }
  return { staked, paid, wins, left: cycle }
}

/** Everything that was put in is paid or still there, to the ten-thousandth of a centavo. */
const isKept = ({ staked, paid, left }: CycleSums): boolean =>
  staked * BigInt(jackpotBasisPoints([pool])) === paid * 10_000n + left.grown + left.next

test('players’ contributions equal their payouts plus the pool', () => {
  const played = play(60_000, seededTestDraw(3))
  expect(played.wins).toBeGreaterThan(150)
  expect(isKept(played)).toBe(true)
  const returned = Number(played.paid * 1_000_000n) / Number(played.staked) / 100
  expect(returned).toBeCloseTo(jackpotBasisPoints([pool]), 0)
})

test.each([
  {
    fault: 'keeps what a stake carried it beyond',
    after: (cycle: JackpotCycle) => ({ start: zeroCentavos, grown: cycle.next, next: 0n }),
  },
  {
    fault: 'forgets what was put aside',
    after: (cycle: JackpotCycle, point: bigint) => ({
      start: zeroCentavos,
      grown: cycle.grown - point * 10_000n,
      next: 0n,
    }),
  },
  {
    fault: 'puts the reserve in and keeps it too',
    after: (cycle: JackpotCycle, point: Parameters<typeof cycleAfter>[1]) => ({
      ...cycleAfter(cycle, point),
      next: cycle.next,
    }),
  },
])('a house that $fault is found', ({ after }) => {
  expect(isKept(play(5_000, seededTestDraw(3), after))).toBe(false)
})

const cells = 20
/** How unevenly points fall on their range: below 50 in all but one of a hundred thousand honest runs. */
function unevenness(pointFrom: (nonce: number) => bigint): number {
  const [points, span] = [8_000, Number(pool.dropBy)]
  const counts = Array.from({ length: cells }, () => 0)
  for (let nonce = 0; nonce < points; nonce++) {
    const cell = Math.floor(((Number(pointFrom(nonce)) - 1) * cells) / span)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts.reduce((sum, count) => sum + (count - points / cells) ** 2 / (points / cells), 0)
}
const honest = (nonce: number): Draw =>
  fairDraw({ hmac: seededHmac('5e'.repeat(32)), clientSeed: 'test.1', nonce, offset: 0 }).draw

test('every point up to the latest is as likely as the other, and none lies beyond it', () => {
  expect(unevenness((nonce) => pointOf(pool, empty, honest(nonce)))).toBeLessThan(50)
  expect(pointOf(pool, empty, () => 0)).toBe(1n)
  expect(pointOf(pool, empty, (bound) => bound - 1)).toBe(pool.dropBy)
  const seeded = firstCycle({ opensWith: pesos(20n) })
  expect([amountOf(seeded), pointOf(pool, seeded, () => 0)]).toEqual([pesos(20n), pesos(20n) + 1n])
  expect(pointOf(pool, seeded, (bound) => bound - 1)).toBe(pool.dropBy)
})

test('a point that waits for the later half more often is found', () => {
  const late = (nonce: number): bigint => {
    const draw = honest(nonce)
    const point = pointOf(pool, empty, draw)
    return point * 2n < pool.dropBy && draw(8) === 0 ? pool.dropBy - point + 1n : point
  }
  expect(unevenness(late)).toBeGreaterThan(50)
})
