import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { proofOf } from './proofs/server/proof.ts'
import { measureSimulated, measureWay } from './title/measure-returns.ts'
import { helpIn } from './title/help-page.ts'
import type { Title } from './title/title.ts'
import { titles } from './titles.ts'

test('every title has a code and a name of its own', () => {
  expect(new Set(titles.map(({ code }) => code)).size).toBe(titles.length)
  expect(new Set(titles.map(({ name }) => name)).size).toBe(titles.length)
  for (const { code } of titles) expect(code).toMatch(/^[a-z0-9-]{3,40}$/)
})

/** Blackjack by its usual rules returns what these give, and no rule was made worse for it (docs/decisions/0173). */
const returnsMost: Readonly<Record<string, number>> = { 'bente-uno': 0.995 }

describe.each(titles.map((title) => [title.code, title] as const))('%s', (_code, title) => {
  test('returns between 94 and 98 of a hundred however it is played, and 90 at every stake', () => {
    for (const { rtp, within } of measured(title, title.stakes)) {
      expect(rtp + within).toBeGreaterThanOrEqual(0.94)
      expect(rtp - within).toBeLessThanOrEqual(returnsMost[title.code] ?? 0.98)
      expect(rtp).toBeGreaterThanOrEqual(0.9)
    }
  })

  test('declares the smallest of its returns, and a largest win that nothing exceeds', () => {
    const ways = measured(title, title.stakes.slice(0, 1))
    const smallest = Math.min(...ways.map(({ rtp, within }) => rtp - within))
    expect(title.rtpBasisPoints / 10_000).toBeLessThanOrEqual(smallest)
    expect(title.rtpBasisPoints / 10_000).toBeGreaterThan(Math.min(...ways.map(({ rtp }) => rtp)) - 0.01)
    expect(Math.max(...ways.map(({ maxWin }) => maxWin)) * 100).toBeLessThanOrEqual(title.maxWinHundredths)
  })

  test('offers whole pesos, the smallest first', () => {
    expect(title.stakes.length).toBeGreaterThan(0)
    expect(title.stakes.every((stake) => stake > 0n && stake % 100n === 0n)).toBe(true)
    expect(title.stakes.every((stake, index) => index === 0 || stake > (title.stakes[index - 1] ?? 0n))).toBe(true)
  })

  test('explains itself: a summary and its paytable', () => {
    const { summary, sections } = helpIn(title.help(), 'en')
    expect(summary.length).toBeGreaterThan(20)
    const tables = sections.flatMap(({ table }) => table ?? [])
    expect(tables.length).toBeGreaterThan(0)
    for (const { head, rows } of tables) expect(rows.every((row) => row.length === head.length)).toBe(true)
  })
})

function measured({ code, returns }: Title, stakes: Title['stakes']) {
  if (returns.kind === 'measured') return returns.ways().map(({ name }) => proofOf(code, name))
  if (returns.kind === 'exact') return returns.ways().flatMap((way) => stakes.map((stake) => measureWay(way, stake)))
  // Chance does not know the stake; what rounding does to the smallest one is what can differ.
  const [smallest] = stakes
  return returns
    .ways()
    .flatMap((way) => (smallest === undefined ? [] : [measureSimulated(way, smallest, seededTestDraw(7))]))
}
