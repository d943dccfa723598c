import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { gameFeatures } from '#core/enumerations/game-traits.ts'
import { pesos } from '#core/money/centavos.ts'
import { readProofs } from '#games/proofs/server/proof.ts'
import { payOf } from '#games/title/pay.ts'
import type { Step, Title } from '#games/title/title.ts'
import { slotTitles } from '../titles.ts'
import { fillGrid } from './cascade.ts'
import { cellsWith, type Grid, type SlotEvent, type SlotView } from './model.ts'
import { parolModel, parolWeights } from './parol-lights.ts'

const rounds = 1_500

describe.each(slotTitles.map((title) => [title.code, title] as const))('%s', (_code, title) => {
  const played = roundsOf(title, 21)

  test('the events, replayed one after the other, end in the view that is stored', () => {
    for (const { events, view } of played) {
      const shown = replay(events)
      expect(shown.grid).toEqual(view.grid)
      expect(shown.total).toBe(view.total)
    }
  })

  test('the win is the stake times what the view says, and never more than is declared', () => {
    for (const { win, view } of played) {
      expect(win).toBe(payOf(pesos(10n), view.total))
      expect(view.total).toBeLessThanOrEqual(title.maxWinHundredths)
    }
  })

  test('the same draws make the same round at every stake', () => {
    const [small, large] = [seededTestDraw(5), seededTestDraw(5)]
    for (let round = 0; round < 200; round++) {
      const one = stepOf(title.begin({ stake: pesos(1n), choice: {}, draw: small }))
      const thousand = stepOf(title.begin({ stake: pesos(1_000n), choice: {}, draw: large }))
      expect(thousand.events).toEqual(one.events)
    }
  })

  test('pays about as often as its help says', () => {
    const stated = Number(/About (\d+) in 100/.exec(JSON.stringify(title.help()))?.[1])
    const hits = played.filter(({ view }) => view.total > 0).length
    expect(Math.abs((hits / rounds) * 100 - stated)).toBeLessThan(5)
    const [proof = { hitRate: stated / 100 }] = title.returns.kind === 'measured' ? readProofs(title.code) : []
    expect(stated).toBe(Math.round(proof.hitRate * 100))
  })

  test('has the features that it says it has, and no others', () => {
    const kinds = new Set(played.flatMap(({ events }) => events.map(({ kind }) => kind)))
    expect({
      freeSpins: kinds.has('free'),
      holdAndWin: kinds.has('hold'),
      cascades: kinds.has('cascade'),
      bonusBuy: title.bonusBuy !== undefined,
    }).toEqual(Object.fromEntries(gameFeatures.map((feature) => [feature, title.features?.includes(feature)])))
  })

  test('takes no other choice: whoever sends one is refused', () => {
    expect(title.begin({ stake: pesos(1n), choice: { lines: 1 }, draw: seededTestDraw(1) })).toBe('badChoice')
  })
})

describe('features', () => {
  test('Jeepney Joyride: a jeepney stands one reel further left in the next spin, until it has left', () => {
    for (const { events } of roundsOf(titleOf('jeepney-joyride'), 3)) {
      const spins = eventsOf(events, 'spin')
      spins.forEach((spin, index) => {
        const jeepneys = cellsWith(spin.grid, 8).filter((cell) => cell >= 3)
        expect(spins[index + 1]?.held ?? []).toEqual(jeepneys.map((cell) => cell - 3))
      })
    }
  })

  test('Tarsier Forest: a tarsier of the night never leaves its place', () => {
    for (const { events } of roundsOf(titleOf('tarsier-forest'), 4)) {
      let awake: number[] = []
      for (const { grid, left } of eventsOf(events, 'spin')) {
        const tarsiers = cellsWith(grid, 8)
        expect(tarsiers).toEqual(expect.arrayContaining(awake))
        awake = left === undefined || left === 0 ? [] : tarsiers
      }
    }
  })

  test('Diwata Falls: all mist of a spin becomes the same symbol', () => {
    for (const { events } of roundsOf(titleOf('diwata-falls'), 5))
      for (const { cells } of eventsOf(events, 'change'))
        expect(new Set(cells.map(({ symbol }) => symbol)).size).toBe(1)
  })

  test('Harana Nights: a round has three serenades at most, so four spins', () => {
    const spins = roundsOf(titleOf('harana-nights'), 6).map(({ events }) => eventsOf(events, 'spin').length)
    expect(Math.max(...spins)).toBeLessThanOrEqual(4)
    expect(Math.max(...spins)).toBeGreaterThan(1)
  })

  test('Sarimanok: the multiplier of a flight never sinks and never passes ten', () => {
    for (const { events } of roundsOf(titleOf('sarimanok'), 7)) {
      const values = eventsOf(events, 'meter').map(({ text }) => Number(text.slice(1)))
      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect(Math.max(1, ...values)).toBeLessThanOrEqual(10)
    }
  })

  test('Galleon Trade: wins on the ways count three times in free spins and once before', () => {
    const multipliers = new Set<string>()
    for (const { events } of roundsOf(titleOf('galleon-trade'), 8)) {
      let isFree = false
      for (const event of events) {
        if (event.kind === 'spin') isFree = event.left !== undefined
        if (event.kind === 'win' && event.wins.every(({ symbol }) => symbol !== 9))
          multipliers.add(`${isFree ? 'free' : 'paid'} ×${event.multiplier}`)
      }
    }
    expect([...multipliers].sort()).toEqual(['free ×3', 'paid ×1'])
  })

  test('Banaue Stairs: the first four wins of a paid spin count 1, 2, 3 and 5 times', () => {
    for (const { events } of roundsOf(titleOf('banaue-stairs'), 9)) {
      if (events.some(({ kind }) => kind === 'free')) continue
      const steps = eventsOf(events, 'win').map(({ multiplier }) => multiplier)
      expect(steps).toEqual([1, 2, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5].slice(0, steps.length))
    }
  })

  test('Parol Lights: every group leaves a parol, and every fall counts one more', () => {
    for (const { events } of roundsOf(titleOf('parol-lights'), 10)) {
      const wins = eventsOf(events, 'win')
      const lit = eventsOf(events, 'change')
      wins.forEach(({ wins: groups, multiplier }, fall) => {
        expect(multiplier).toBe(Math.min(fall + 1, 12))
        expect(lit[fall]?.cells).toHaveLength(groups.length)
      })
    }
  })

  test('Parol Lights: the grid that a spin shows is the grid that was drawn', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const [spin] = eventsOf(eventsOfRound(titleOf('parol-lights'), seed), 'spin')
      expect(spin?.grid).toEqual(fillGrid(parolModel, parolWeights, seededTestDraw(seed)))
    }
  })

  test('Sorbetes Sweets: a place that wins again doubles', () => {
    for (const { events } of roundsOf(titleOf('sorbetes-sweets'), 11)) {
      let before = new Map<number, number>()
      for (const { removed, marks = [] } of eventsOf(events, 'cascade')) {
        const trail = new Map(marks.map(({ cell, value }) => [cell, value]))
        for (const cell of removed) expect(trail.get(cell)).toBe(Math.min((before.get(cell) ?? 0.5) * 2, 64))
        before = trail
      }
    }
  })

  test.each(['carabao-gold', 'perlas-ng-dagat'])('%s: what is held stays, and is worth no less', (code) => {
    let holds = 0
    for (const { events } of roundsOf(titleOf(code), 12)) {
      const turns = eventsOf(events, 'hold')
      turns.slice(1).forEach(({ coins }, index) => {
        const now = new Map(coins.map(({ cell, value }) => [cell, value]))
        for (const { cell, value } of turns[index]?.coins ?? []) expect(now.get(cell)).toBeGreaterThanOrEqual(value)
      })
      if (turns.length > 0) holds++
    }
    expect(holds).toBeGreaterThan(0)
  })

  test('Mayon Fire: lava runs from where it stopped to the bottom of its reel', () => {
    for (const { events } of roundsOf(titleOf('mayon-fire'), 13))
      for (const { cells } of eventsOf(events, 'change'))
        for (const { cell } of cells)
          expect(cell % 3 === 2 || cells.some((below) => below.cell === cell + 1)).toBe(true)
  })

  test('Habagat Storm: after the wind nothing light is left', () => {
    for (const { events } of roundsOf(titleOf('habagat-storm'), 14))
      for (const { grid } of eventsOf(events, 'cascade'))
        expect(grid.flat().filter((symbol) => symbol >= 4 && symbol <= 7)).toEqual([])
  })

  test('Fiesta Masks: the mask of the parade fills the whole of every reel that it stops on', () => {
    for (const { events } of roundsOf(titleOf('fiesta-masks'), 15))
      for (const { cells } of eventsOf(events, 'change')) {
        expect(cells.length % 3).toBe(0)
        expect(cells.length).toBeGreaterThanOrEqual(9)
      }
  })

  test('Bahay Kubo Harvest: baskets multiply a spin only when it has won', () => {
    for (const { events } of roundsOf(titleOf('bahay-kubo-harvest'), 16)) {
      const first = events.findIndex(({ kind }) => kind === 'meter')
      expect(first < 0 || events.slice(0, first).some(({ kind }) => kind === 'win')).toBe(true)
    }
  })

  test('Tinikling Hop: only the reel between the poles hops, and only after nothing has won', () => {
    for (const { events } of roundsOf(titleOf('tinikling-hop'), 17)) {
      const [first, second] = eventsOf(events, 'spin')
      if (second === undefined) continue
      expect(events.findIndex(({ kind }) => kind === 'meter')).toBe(1)
      expect([second.grid[0], second.grid[2]]).toEqual([first?.grid[0], first?.grid[2]])
    }
  })
})

type SlotRound = { readonly events: readonly SlotEvent[]; readonly view: SlotView; readonly win: bigint }

function roundsOf(title: Title, seed: number): SlotRound[] {
  const draw = seededTestDraw(seed)
  return Array.from({ length: rounds }, () => {
    const { events, view, win } = stepOf(title.begin({ stake: pesos(10n), choice: {}, draw }))
    return { events: events as readonly SlotEvent[], view: view as SlotView, win }
  })
}

const eventsOfRound = (title: Title, seed: number): readonly SlotEvent[] =>
  stepOf(title.begin({ stake: pesos(10n), choice: {}, draw: seededTestDraw(seed) })).events as readonly SlotEvent[]

function stepOf(step: ReturnType<Title['begin']>): Step {
  if (typeof step === 'string') throw new Error(`refused: ${step}`)
  return step
}

const titleOf = (code: string): Title => {
  const found = slotTitles.find((title) => title.code === code)
  if (found === undefined) throw new Error(`there is no ${code}`)
  return found
}

const eventsOf = <Kind extends SlotEvent['kind']>(events: readonly SlotEvent[], kind: Kind) =>
  events.filter((event): event is Extract<SlotEvent, { readonly kind: Kind }> => event.kind === kind)

function replay(events: readonly SlotEvent[]): { readonly grid: Grid; readonly total: number } {
  let [grid, total]: [Grid, number] = [[], 0]
  for (const event of events) {
    if (event.kind === 'spin' || event.kind === 'cascade') ({ grid } = event)
    if (event.kind === 'win' || event.kind === 'holdEnd') ({ total } = event)
    if (event.kind !== 'change') continue
    const to = new Map(event.cells.map(({ cell, symbol }) => [cell, symbol]))
    grid = grid.map((column, reel) => column.map((symbol, row) => to.get(reel * column.length + row) ?? symbol))
  }
  return { grid, total }
}
