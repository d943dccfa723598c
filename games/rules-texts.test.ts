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
import { type HelpPage, helpIn } from './title/help-page.ts'
import { multiplierText } from './title/pay.ts'
import type { Title, TitleFacts } from './title/title.ts'

const englishOf = ({ help }: Pick<TitleFacts, 'help'>): HelpPage => helpIn(help(), 'en')
const textOf = (title: Pick<TitleFacts, 'help'>): string =>
  englishOf(title)
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

function modelOf({ returns }: Title): SlotModel | undefined {
  const tables = returns.kind === 'measured' ? returns.ways()[0]?.tables : undefined
  return (tables as { readonly model?: SlotModel } | undefined)?.model
}

test.each(slotTitles.flatMap((title) => (/lands on reels/.test(textOf(title)) ? [title] : [])))(
  '$name: its wild lands on the reels that the rules name, and on no other',
  (title) => {
    const model = modelOf(title)
    const [, first = '', last = ''] = /lands on reels ([\d, ]+?),? and (\d)/.exec(textOf(title)) ?? []
    const named = [...first.split(', '), last].map((reel) => Number(reel) - 1)
    const met = new Set<number>()
    for (const events of eventsOf(title, { rounds: 600, seed: 31 })) {
      const spin = events.find((event) => event.kind === 'spin')
      if (spin && model)
        for (const cell of cellsWith(spin.grid, model.wild ?? -1)) met.add(Math.floor(cell / model.rows))
    }
    expect([...met].toSorted((a, b) => a - b)).toEqual(named)
  },
)

type SlotWin = Extract<SlotEvent, { kind: 'win' }>['wins'][number]

/** Each group of a round with its multiplier by the rules. */
function groupsOf(events: readonly SlotEvent[], stated: readonly number[]): { win: SlotWin; factor: number }[] {
  const won = new Map<number, number>()
  const factorOf = (cell: number): number => stated[Math.min(won.get(cell) ?? 0, stated.length) - 1] ?? 1
  return events.flatMap((event) => {
    const wins = event.kind === 'win' ? event.wins : []
    const groups = wins.map((win) => {
      const factors = win.cells.map(factorOf).filter((each) => each > 1)
      return {
        win,
        factor: Math.max(
          1,
          factors.reduce((sum, each) => sum + each, 0),
        ),
      }
    })
    for (const cell of new Set(wins.flatMap(({ cells }) => cells))) won.set(cell, (won.get(cell) ?? 0) + 1)
    return groups
  })
}

test('Sorbetes Sweets: a group is multiplied by what the rules’ table says of the wins of its places so far', () => {
  const table = englishOf(sorbetesSweets).sections.find(({ title }) => title === 'Sprinkles')?.table
  const stated = table?.rows.map(([, value = '']) => Number(value.slice(1))) ?? []
  expect(stated.slice(0, 3)).toEqual([1, 2, 4])
  const groups = eventsOf(sorbetesSweets, { rounds: 1_500, seed: 5 }).flatMap((events) => groupsOf(events, stated))
  const paysOf = ({ symbol, cells }: SlotWin): number => {
    const pays = sorbetesModel.symbols[symbol]?.pays ?? []
    return pays[Math.min(cells.length, pays.length - 1)] ?? 0
  }
  expect(groups.map(({ win }) => win.pays)).toEqual(groups.map(({ win, factor }) => paysOf(win) * factor))
  expect(groups.filter(({ factor }) => factor > 1).length).toBeGreaterThan(5)
})

/** Each multiplier of a round's free spins, with the baskets that were in sight when it was shown. */
function freeMultipliers(events: readonly SlotEvent[]): { shown: string; inSight: number }[] {
  const begun = events.findIndex(({ kind }) => kind === 'free')
  return events.flatMap((event, at) => {
    if (event.kind !== 'meter' || begun < 0 || at < begun) return []
    const grid = events.slice(0, at).findLast(({ kind }) => kind === 'spin' || kind === 'cascade')
    const marks = grid !== undefined && 'marks' in grid ? (grid.marks ?? []) : []
    return [{ shown: event.text, inSight: marks.reduce((sum, { value }) => sum + value, 0) }]
  })
}

test('Bahay Kubo Harvest: a free spin is multiplied by the kept total only when a basket is in sight', () => {
  const rounds = eventsOf(bahayKuboHarvest, { rounds: 4_000, seed: 8 }).map(freeMultipliers)
  for (const multipliers of rounds) {
    const totals = multipliers.map((_, at) =>
      multipliers.slice(0, at + 1).reduce((sum, { inSight }) => sum + inSight, 0),
    )
    expect(multipliers.map(({ shown }) => shown)).toEqual(totals.map((total) => `×${total}`))
    expect(multipliers.every(({ inSight }) => inSight > 0)).toBe(true)
  }
  expect(rounds.flat().length).toBeGreaterThan(5)
})

test('Habagat Storm: lightning stands on the outer reels where the wind has brought it, and nowhere else', () => {
  const outer = (grid: Parameters<typeof cellsWith>[0]) =>
    cellsWith(grid, habagatModel.wild ?? -1).some((cell) =>
      [0, habagatModel.reels - 1].includes(Math.floor(cell / habagatModel.rows)),
    )
  const events = eventsOf(habagatStorm, { rounds: 3_000, seed: 4 }).flat()
  expect(events.some((event) => event.kind === 'spin' && outer(event.grid))).toBe(false)
  expect(events.filter((event) => event.kind === 'cascade' && outer(event.grid)).length).toBeGreaterThan(5)
  expect(textOf(habagatStorm)).toContain('The wind can also bring lightning to any reel')
})

test('Lipad Agila: the stated share of flights flies away before anybody can get off, and its limits are stated', () => {
  const stated = Number(/one flight in (\d+)/.exec(textOf(lipadAgila))?.[1])
  const draw = seededTestDraw(6)
  const flights = Array.from({ length: 40_000 }, () => lipadAgila.result({ opening: null, draw }) as { point: number })
  const lost = flights.filter(({ point }) => point < 101).length
  expect(Math.abs(lost / flights.length - 1 / stated)).toBeLessThan(0.004)
  const limits = englishOf(lipadAgila).sections.find(({ title }) => title === 'Limits')?.table?.rows
  expect(limits).toEqual([['Each bet', '₱5.00', '₱1,000.00']])
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
    expect(textOf(caribbeanStud)).toContain('raise with any pair or better')
  })
})
