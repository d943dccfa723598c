// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { resultsShown } from '#games/rgs/server/tables/read-table.ts'
import { baccaratBituin, type BaccaratResult, traceOf } from '../../math/baccarat-bituin.ts'
import { baccaratFace } from '../baccarat-face.ts'
import { dragonFace } from '../dragon-face.ts'

const hand = (...ranks: number[]) => ranks.map((rank) => ({ rank, suit: 0 }))
const results: readonly BaccaratResult[] = [
  { player: hand(2, 3), banker: hand(4, 4) },
  { player: hand(9, 13), banker: hand(6, 6) },
  { player: hand(4, 4), banker: hand(13, 8) },
  { player: hand(9, 13), banker: hand(12, 1) },
  { player: hand(8, 13), banker: hand(12, 5) },
]
const textsOf = (root: Element, what: string) => [...root.querySelectorAll(what)].map((found) => found.textContent)

/** The roads are drawn one after the other, a frame each. */
const drawn = (root: Element, roads: number) =>
  vi.waitFor(() => expect(root.querySelectorAll('.road-marks')).toHaveLength(roads), { timeout: 10_000 })

async function shownRoads(shown: readonly BaccaratResult[]) {
  const { root, show } = baccaratFace.road()
  document.body.replaceChildren(root)
  show(shown.map(traceOf))
  await drawn(root, 5)
  return root
}

test('the roads say in words how often each side won and which one is ahead now', async () => {
  const root = await shownRoads(results)
  expect(textsOf(root, 'section > .spoken')).toEqual([
    '5 results: Banker 1, Player 3, Tie 1. Player won the last 3 in a row, not counting Tie.',
  ])
  expect(textsOf(root, '.road-counts > span')).toEqual(['BBanker1', 'PPlayer3', 'TTie1'])
  expect(textsOf(await shownRoads([]), 'section > .spoken')).toEqual(['No results yet.'])
  expect(textsOf(root, '.road-note')).toEqual(['Past results don’t tell you the next one.'])
})

test('the bead plate has every result in order, the pairs as dots of their own hand', async () => {
  const root = await shownRoads(results)
  expect(textsOf(root, '.is-bead text')).toEqual(['BPTPP'])
  const dots = (side: string) => root.querySelector(`.is-bead .is-dot.is-${side}`)?.getAttribute('d')?.split('M')
  // Banker has a pair in each of the first two rounds, Player in the third.
  expect([dots('red')?.length, dots('blue')?.length]).toEqual([3, 2])
})

test('one road is chosen on a phone, and each has a name of its own for screen readers', async () => {
  const root = await shownRoads(results)
  const chosen = () => textsOf(root, '.road-pane.is-chosen .road-name')
  expect(chosen()).toEqual(['Big road'])
  const [, , bigEye] = root.querySelectorAll<HTMLElement>('.road-choice')
  bigEye?.click()
  expect(chosen()).toEqual(['Big eye boy'])
  expect(bigEye?.getAttribute('aria-pressed')).toBe('true')
  expect([...root.querySelectorAll('.road-sheet')].map((sheet) => sheet.getAttribute('aria-label'))).toEqual([
    'Bead plate',
    'Big road',
    'Big eye boy',
    'Small road',
    'Cockroach pig',
  ])
})

test('the ask says what the next win of each side would draw', async () => {
  expect(textsOf(await shownRoads(results.slice(0, 2)), '.ask .spoken')).toEqual([
    'If Banker wins next: Big eye boy Red, Small road no mark yet, Cockroach pig no mark yet',
    'If Player wins next: Big eye boy Blue, Small road no mark yet, Cockroach pig no mark yet',
  ])
})

test('dragon tiger has a bead plate and a big road, and asks nothing', async () => {
  const { root, show } = dragonFace.road()
  show([{ end: 'dragon' }, { end: 'suitedTie' }, { end: 'tiger' }])
  await drawn(root, 2)
  expect(textsOf(root, '.is-bead text')).toEqual(['D=T'])
  expect([root.querySelectorAll('.road-pane').length, root.querySelectorAll('.ask').length]).toEqual([2, 0])
})

test('a road begins at the same round for everybody, and holds sixty to a hundred and nineteen results', () => {
  const firsts = Array.from({ length: 300 }, (_, before) => {
    const last = before + 60
    const count = resultsShown(baccaratBituin, last)
    expect(count).toBeGreaterThanOrEqual(60)
    expect(count).toBeLessThan(120)
    return last - count + 1
  })
  expect(new Set(firsts)).toEqual(new Set([1, 61, 121, 181, 241]))
  expect(resultsShown({}, 1_000)).toBe(72)
})

test('a trace of real deals tells the end, the totals and the pairs', () => {
  const draw = seededTestDraw(5)
  const traces = Array.from({ length: 2_000 }, () =>
    baccaratBituin.trace(baccaratBituin.result({ opening: null, draw })),
  )
  const pairs = traces.flatMap((trace) => (trace as { pairs?: string }).pairs ?? [])
  expect(new Set(pairs)).toEqual(new Set(['player', 'banker', 'both']))
  // A hand has a pair in 31 of 415 deals.
  expect(pairs.length / traces.length).toBeCloseTo(2 * (31 / 415) - (31 / 415) ** 2, 1)
})
