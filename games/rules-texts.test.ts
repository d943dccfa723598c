import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { lipadAgila } from './live/math/lipad-agila.ts'
import { lavaCounts, lavaPays, lavaStepsMax, lavaSteps } from './instant/math/lava-steps.ts'
import { caribbeanStud } from './poker/math/caribbean-stud.ts'
import { isWorthRaising } from './poker/math/is-worth-raising.ts'
import { cellsWith, type SlotEvent, type SlotModel } from './slots/math/model.ts'
import { bahayKuboHarvest } from './slots/math/bahay-kubo-harvest.ts'
import { habagatModel, habagatStorm } from './slots/math/habagat-storm.ts'
import { sorbetesModel, sorbetesSweets } from './slots/math/sorbetes-sweets.ts'
import { slotTitles } from './slots/titles.ts'
import type { HelpPage } from './title/help-page.ts'
import { multiplierText } from './title/pay.ts'
import type { Title } from './title/title.ts'

const textOf = ({ help }: { readonly help: () => HelpPage }): string =>
  help()
    .sections.flatMap(({ paragraphs = [] }) => paragraphs)
    .join('\n')

/** What really happens in so many rounds. */
function eventsOf(title: Title, { rounds, seed }: { rounds: number; seed: number }): SlotEvent[][] {
  const draw = seededTestDraw(seed)
  return Array.from({ length: rounds }, () => {
    const step = title.begin({ stake: pesos(1n), choice: {}, draw })
    if (typeof step === 'string') throw new Error(step)
    return step.events as unknown as SlotEvent[]
  })
}

const modelOf = ({ returns }: Title): SlotModel | undefined =>
  returns.kind === 'measured' ? (returns.ways()[0]?.tables.model as SlotModel) : undefined

test.each(
  slotTitles.flatMap((title) => (/lands? on reels|rises on reels|stops on reels/i.test(textOf(title)) ? [title] : [])),
)('$name: its wild lands on the reels that the rules name, and on no other', (title) => {
  const model = modelOf(title)
  const [, first = '', last = ''] = /(?:lands|rises|stops) on reels ([\d, ]+) and (\d)/i.exec(textOf(title)) ?? []
  const named = [...first.split(', '), last].map((reel) => Number(reel) - 1)
  const met = new Set<number>()
  for (const events of eventsOf(title, { rounds: 600, seed: 31 })) {
    const spin = events.find((event) => event.kind === 'spin')
    if (spin && model) for (const cell of cellsWith(spin.grid, model.wild ?? -1)) met.add(Math.floor(cell / model.rows))
  }
  expect([...met].sort()).toEqual(named)
})

test('Sorbetes Sweets: a group is multiplied by what the rules’ table says of the wins of its places so far', () => {
  const table = sorbetesSweets.help().sections.find(({ title }) => title === 'Sprinkles')?.table
  const said = table?.rows.map(([, value = '']) => Number(value.slice(1))) ?? []
  expect(said.slice(0, 3)).toEqual([1, 2, 4])
  let multiplied = 0
  for (const events of eventsOf(sorbetesSweets, { rounds: 1_500, seed: 5 })) {
    const wins = new Map<number, number>()
    for (const event of events) {
      if (event.kind !== 'win') continue
      for (const { symbol, cells, pays } of event.wins) {
        const factors = cells.map((cell) => said[Math.min(wins.get(cell) ?? 0, said.length) - 1] ?? 1)
        const factor = Math.max(
          1,
          factors.filter((each) => each > 1).reduce((sum, each) => sum + each, 0),
        )
        const table = sorbetesModel.symbols[symbol]?.pays ?? []
        expect(pays).toBe((table[Math.min(cells.length, table.length - 1)] ?? 0) * factor)
        if (factor > 1) multiplied += 1
      }
      for (const cell of new Set(event.wins.flatMap(({ cells }) => cells))) wins.set(cell, (wins.get(cell) ?? 0) + 1)
    }
  }
  expect(multiplied).toBeGreaterThan(5)
})

test('Bahay Kubo Harvest: a free spin is multiplied by the kept total only when a basket is in sight', () => {
  let kept = 0
  for (const events of eventsOf(bahayKuboHarvest, { rounds: 4_000, seed: 8 })) {
    let [isFree, total] = [false, 0]
    for (const [at, event] of events.entries()) {
      if (event.kind === 'spin') isFree = event.left !== undefined
      if (event.kind !== 'meter' || !isFree) continue
      const before = events.slice(0, at).findLast((each) => each.kind === 'spin' || each.kind === 'cascade')
      const inSight = before && 'marks' in before ? (before.marks ?? []).reduce((sum, { value }) => sum + value, 0) : 0
      expect(inSight).toBeGreaterThan(0)
      total += inSight
      expect(event.text).toBe(`×${total}`)
      kept += 1
    }
  }
  expect(kept).toBeGreaterThan(5)
})

test('Habagat Storm: lightning stands on the outer reels where the wind has brought it, and nowhere else', () => {
  const outer = (grid: Parameters<typeof cellsWith>[0]) =>
    cellsWith(grid, habagatModel.wild ?? -1).some((cell) =>
      [0, habagatModel.reels - 1].includes(Math.floor(cell / habagatModel.rows)),
    )
  let brought = 0
  for (const event of eventsOf(habagatStorm, { rounds: 3_000, seed: 4 }).flat()) {
    if (event.kind === 'spin') expect(outer(event.grid)).toBe(false)
    if (event.kind === 'cascade' && outer(event.grid)) brought += 1
  }
  expect(brought).toBeGreaterThan(5)
  expect(textOf(habagatStorm)).toContain('the wind can bring it to any reel')
})

test('Lipad Agila: as many flights as the rules say fly away before anybody can get off, and its limits are told', () => {
  const said = Number(/one flight in (\d+)/.exec(textOf(lipadAgila))?.[1])
  const draw = seededTestDraw(6)
  const flights = Array.from({ length: 40_000 }, () => lipadAgila.result({ opening: null, draw }) as { point: number })
  const lost = flights.filter(({ point }) => point < 101).length
  expect(Math.abs(lost / flights.length - 1 / said)).toBeLessThan(0.004)
  const limits = lipadAgila.help().sections.find(({ title }) => title === 'Limits')?.table?.rows
  expect(limits).toEqual([['A flight', '₱5.00', '₱1,000.00']])
})

test('Lava Steps: the round ends by itself where the rules say, with every safe stone or before it pays too much', () => {
  const [, most = ''] = /would pay above (×[\d,]+)/.exec(textOf(lavaSteps)) ?? []
  for (const lava of lavaCounts) {
    const steps = lavaStepsMax(lava)
    const isAll = steps === 25 - lava
    expect(isAll || lavaPays(lava, steps + 1) > 500_000).toBe(true)
    expect(lavaPays(lava, steps)).toBeLessThanOrEqual(500_000)
  }
  expect(most).toBe(multiplierText(500_000))
})

describe('Caribbean Stud', () => {
  // Ranks from 0, a deuce, to 12, an ace; suits change so that no flush is made.
  const hand = (...ranks: number[]) => ranks.map((rank, at) => rank * 4 + (at % 4))
  const [nine, ten, jack, queen, king, ace] = [7, 8, 9, 10, 11, 12]
  test.each([
    ['every pair', hand(0, 0, 3, 5, 7), ace, true],
    ['nothing below ace and king', hand(ace, queen, jack, nine, 0), ace, false],
    ['ace and king with a queen against an ace', hand(ace, king, queen, 3, 1), ace, true],
    ['ace and king without queen and jack against a king', hand(ace, king, ten, 3, 1), king, false],
    ['ace and king where the open card is held', hand(ace, king, nine, 3, 1), nine, true],
    ['ace and king with a queen against a card below the fourth', hand(ace, king, queen, nine, 1), ten - 3, true],
    ['ace and king with a queen against a card above the fourth', hand(ace, king, queen, 3, 1), ten, false],
    ['ace and king without a queen against a card not held', hand(ace, king, jack, nine, 1), 3, false],
  ])('%s is raised as the rules advise', (_what, cards, open, isRaised) => {
    expect(isWorthRaising(cards, [open * 4 + 3])).toBe(isRaised)
    expect(textOf(caribbeanStud)).toContain('raise with every pair and better')
  })
})
