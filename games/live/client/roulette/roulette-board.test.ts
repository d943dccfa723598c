// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { rouletteBets, wheelOrder } from '../../math/roulette-bituin.ts'
import { insideBet, insideBets, numbersOfBet, wheelParts } from '../../math/roulette-layout.ts'
import { createBoard } from '../board.ts'
import { rouletteFace } from './roulette-face.ts'
import { placeOnCloth, trackPlaces } from './roulette-places.ts'
import type { Bundle } from '../table-face.ts'

function openedBoard() {
  const taps: Bundle[] = []
  const { root, showBets } = createBoard(rouletteFace, (bundle) => taps.push(bundle))
  document.body.replaceChildren(root)
  const named = (name: string) =>
    [...root.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    )
  return { root, taps, named, showBets }
}

test('every bet of the table has a button with a name of its own in its view', () => {
  const { root, taps } = openedBoard()
  for (const pane of ['.roulette-numbers', '.roulette-lines', '.roulette-track']) {
    const names = [...root.querySelectorAll(`${pane} .spot`)].map((spot) => spot.getAttribute('aria-label'))
    expect(new Set(names).size).toBe(names.length)
  }
  for (const spot of root.querySelectorAll<HTMLElement>(':is(.roulette-numbers, .roulette-lines) .spot')) spot.click()
  expect(new Set(taps.flat().map(({ bet }) => bet))).toEqual(new Set(rouletteBets))
})

test.each([
  ['Split 17, 20, pays ×18', [{ bet: '17-20', chips: 1 }]],
  ['Corner 0, 1, 2, 3, pays ×9', [{ bet: '0-1-2-3', chips: 1 }]],
  ['Six line 31, 32, 33, 34, 35, 36, pays ×6', [{ bet: '31-32-33-34-35-36', chips: 1 }]],
  ['Tiers, 6 chips: 5-8, 10-11, 13-16, 23-24, 27-30, 33-36', wheelParts.tiers],
  [
    '0 and its neighbors, 5 chips: 3, 26, 0, 32, 15',
    ['n3', 'n26', 'n0', 'n32', 'n15'].map((bet) => ({ bet, chips: 1 })),
  ],
])('%s', (name, bundle) => {
  const { taps, named } = openedBoard()
  named(name)?.click()
  expect(taps).toEqual([bundle])
})

test('one view is open at a time, and a chip is on every place of its bet', () => {
  const { root, named, showBets } = openedBoard()
  const open = () =>
    ['numbers', 'lines', 'track'].filter((pane) => !root.querySelector<HTMLElement>(`.roulette-${pane}`)?.hidden)
  expect(open()).toEqual(['numbers'])
  named('Lines')?.click()
  expect([
    open(),
    named('Lines')?.getAttribute('aria-pressed'),
    named('Numbers')?.getAttribute('aria-pressed'),
  ]).toEqual([['lines'], 'true', 'false'])
  named('Racetrack')?.click()
  expect(open()).toEqual(['track'])
  showBets({ placed: () => 0, pending: (bet) => (bet === 'n17' ? 500 : 0) })
  expect(root.querySelectorAll('.chip')).toHaveLength(3)
  expect(named('Split 17, 20, pays ×18')?.querySelector('.chip')).toBeNull()
})

test('a number is marked while a line that it lies on has the focus', () => {
  const { root, named } = openedBoard()
  const marked = () => [...root.querySelectorAll('.is-covered')].map((cell) => cell.textContent?.replace(/×.*/, ''))
  named('Lines')?.click()
  const corner = named('Corner 17, 18, 20, 21, pays ×9')
  corner?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(marked()).toEqual(['17', '18', '20', '21'])
  corner?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(marked()).toEqual([])
})

test('the line above the cloth says what the bet under the focus pays and what lies on it', () => {
  const { root, named, showBets } = openedBoard()
  const legend = root.querySelector('.roulette-lines .pane-legend')
  expect(legend?.textContent).toBe('Split ×18 · Street ×12 · Corner ×9 · Six line ×6')
  named('Lines')?.click()
  const split = named('Split 17, 20, pays ×18')
  split?.focus()
  expect(legend?.textContent).toBe('Split 17, 20, pays ×18')
  showBets({ placed: () => 0, pending: (bet) => (bet === '17-20' ? 5_00 : 0) })
  split?.click()
  expect(legend?.textContent).toBe('Split 17, 20, pays ×18. Your bet: ₱5.00, not confirmed')
  split?.blur()
  expect(legend?.textContent).toBe('Split ×18 · Street ×12 · Corner ×9 · Six line ×6')
})

test('from zero, arrow keys reach every place of the cloth', () => {
  const { root, named } = openedBoard()
  named('Lines')?.click()
  const cloth = root.querySelector('.lines-cloth')
  const spots = [...root.querySelectorAll<HTMLElement>('.lines-cloth .spot')]
  // The browser's grid, of which there is none here: one unit for each row and column.
  for (const spot of spots) {
    const [row, column] = [Number(spot.style.gridRow), Number.parseInt(spot.style.gridColumn, 10)]
    const x = spot.classList.contains('n0') ? 4 : column
    spot.getBoundingClientRect = () => new DOMRect(x * 40, row * 40, 40, 40)
  }
  const reached = new Set<Element>()
  const waiting = spots.filter((spot) => spot.classList.contains('n0'))
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    reached.add(spot)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      spot.focus()
      spot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      const next = spots.find((one) => one === document.activeElement)
      if (next !== undefined && !reached.has(next) && !waiting.includes(next)) waiting.push(next)
    }
  }
  expect(cloth?.contains(document.activeElement)).toBe(true)
  expect(reached.size).toBe(spots.length)
})

test('no two bets share a place of the cloth, and each lies in the middle of its numbers', () => {
  const inside = Object.values(insideBets).flat()
  const all = [...Array.from({ length: 37 }, (_, number) => [number]), ...inside]
  expect(new Set(all.map((numbers) => JSON.stringify(placeOnCloth(numbers)))).size).toBe(all.length)
  expect(placeOnCloth([17, 20])).toEqual({ row: 14, column: 4 })
  expect(placeOnCloth([1, 2, 4, 5])).toEqual({ row: 4, column: 3 })
  expect(placeOnCloth([34, 35, 36])).toEqual({ row: 25, column: 1 })
  expect(all.map(insideBet).map(numbersOfBet)).toEqual(all)
})

test('the racetrack goes round as the wheel does', () => {
  const side = (column: number) => trackPlaces.filter((place) => place.column === column).map(({ number }) => number)
  const foot = trackPlaces.filter(({ row }) => row === 19).map(({ number }) => number)
  const around = [...side(4), ...foot.toReversed(), ...side(1).toReversed(), 26]
  expect(around).toEqual([...wheelOrder])
})
