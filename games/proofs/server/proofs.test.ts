import { describe, expect, test } from 'vitest'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { measureSimulated } from '#games/title/measure-returns.ts'
import type { MeasuredWay } from '#games/title/returns.ts'
import type { Title } from '#games/title/title.ts'
import { titles } from '#games/titles.ts'
import { highestWin, measurementOf, measurementOfBonus } from './known-wins.ts'
import { digestOf } from './digest-of.ts'
import { proofOf, readProofs } from './proof.ts'

const short = { rounds: 8_000, seed: 1_009 }
/** Of a fair measurement, one in some 16,000 lies further from the truth than four of its deviations. */
const far = 4
const widest = 0.007
/** A proof is kept with so many digits. */
const digits = 1_000_000

const measured = titles.flatMap((title) =>
  title.returns.kind === 'measured' ? title.returns.ways().map((way) => [title.code, title, way] as const) : [],
)

describe.each(measured)('%s', (code, title, way) => {
  const proof = proofOf(code, way.name)

  test('the proof is of the tables that are played', () => {
    expect(digestOf(way), `measure it anew: npm run rtp -- --measure ${code}`).toBe(proof.digest)
  })

  test('the whole interval lies between 94 and 98 of a hundred, and is narrow', () => {
    expect(proof.within).toBeLessThanOrEqual(widest)
    expect(proof.rtp - proof.within).toBeGreaterThanOrEqual(0.94)
    expect(proof.rtp + proof.within).toBeLessThanOrEqual(0.98)
  })

  test('declares the lower end of the interval, rounded down, so that “or more” is proven', () => {
    const lower = Math.round((proof.rtp - proof.within) * digits) / digits
    const declared = (way.bought ?? title).rtpBasisPoints / 10_000
    expect(declared).toBeLessThanOrEqual(lower)
    expect(declared).toBeGreaterThan(lower - 0.001)
    expect(declared).toBeGreaterThanOrEqual(title.rtpBasisPoints / 10_000)
    expect(proof.maxWin * 100).toBeLessThanOrEqual(title.maxWinHundredths)
  })

  test('other rounds do not contradict it', () => {
    const seen = measureSimulated({ ...way, rounds: short.rounds }, pesos(1n), seededFastDraw(short.seed))
    const staked = (seen.within * short.rounds) / (2.5758 * seen.deviation * Math.sqrt(short.rounds))
    const error = (far * proof.deviation * staked) / Math.sqrt(short.rounds)
    expect(Math.abs(seen.rtp - proof.rtp)).toBeLessThan(proof.within + error)
    const hitError = far * Math.sqrt((proof.hitRate * (1 - proof.hitRate)) / short.rounds)
    expect(Math.abs(seen.hitRate - proof.hitRate)).toBeLessThan(hitError)
  })

  test('every stake returns the same: it multiplies, and decides nothing', () => {
    const [smallest = pesos(1n), ...others] = title.stakes
    const wins = winsAt(way, smallest)
    for (const stake of others) {
      const times = stake / smallest
      expect(winsAt(way, stake)).toEqual(wins.map((win) => win * times))
    }
  })
})

test('the highest win that is named was seen, and a limit that was not reached is named nowhere', () => {
  const seenOf = ({ code, returns, maxWinHundredths }: Title): number =>
    returns.kind === 'measured' ? Math.max(...ordinaryProofs(code, returns.ways())) : maxWinHundredths / 100
  expect(titles.map((title) => highestWin(title) / 100)).toEqual(titles.map(seenOf))
  const rounds = titles.flatMap((title) => (title.type === 'slots' ? (measurementOf(title)?.rounds ?? []) : []))
  expect(Math.min(...rounds)).toBeGreaterThanOrEqual(10_000_000)
})

const ordinaryProofs = (code: string, ways: readonly MeasuredWay[]): number[] =>
  ways.flatMap(({ name, bought }) => (bought === undefined ? [proofOf(code, name).maxWin] : []))

const sold = titles.filter(({ bonusBuy }) => bonusBuy !== undefined)

test.each(sold.map((title) => [title.code, title] as const))(
  '%s: a bought bonus returns what a spin returns, as far as both are measured',
  (code, { bonusBuy, rtpBasisPoints }) => {
    const [spin, bought] = [proofOf(code, 'spin'), proofOf(code, 'bonusBuy')]
    expect(bought.within).toBeLessThan(0.004)
    expect(Math.abs(bought.rtp - spin.rtp)).toBeLessThanOrEqual(spin.within)
    expect(bonusBuy?.rtpBasisPoints).toBeGreaterThanOrEqual(rtpBasisPoints)
    const { rounds, highestHundredths } = measurementOfBonus(titleOf(code)) ?? {}
    expect([rounds, highestHundredths]).toEqual([bought.rounds, Math.round(bought.maxWin * 100)])
  },
)

test.each(sold.map(({ code, bonusBuy, stakes }) => [code, bonusBuy?.priceHundredths ?? 0, stakes] as const))(
  '%s: no ordinary stake is taken for a bought round, and every price is whole centavos',
  (_code, price, stakes) => {
    for (const stake of stakes) {
      expect(Number(stake) % price).not.toBe(0)
      expect((Number(stake) * price) % 100).toBe(0)
    }
  },
)

function titleOf(code: string): Title {
  const title = titles.find((each) => each.code === code)
  if (title === undefined) throw new Error(`there is no ${code}`)
  return title
}

test('a changed table is noticed, and so is a changed rule', () => {
  const [, , way] = measured[0] ?? []
  if (way === undefined) throw new Error('nothing is measured')
  expect(digestOf({ ...way, tables: {} })).not.toBe(digestOf(way))
  const generous: MeasuredWay = {
    ...way,
    play: (round) => {
      const played = way.play(round)
      return { ...played, win: pesos(played.win > pesos(5n) ? 6n : 0n) }
    },
  }
  expect(digestOf(generous)).not.toBe(digestOf(way))
})

test('nothing is kept of titles that are gone, or of ways that nobody plays', () => {
  for (const [code] of measured)
    expect(readProofs(code).map(({ way }) => way)).toEqual(
      measured.filter(([c]) => c === code).map(([, , w]) => w.name),
    )
})

function winsAt(way: MeasuredWay, stake: Title['stakes'][number]): bigint[] {
  const draw = seededFastDraw(17)
  return Array.from({ length: 200 }, () => way.play({ stake, draw }).win)
}
