// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { TableNews } from '#games/rgs/table-contract.ts'
import { createHistoryStrip, type PastFlight, pastFlights } from './history-strip.ts'

const news = (changes: Partial<TableNews>): TableNews =>
  ({ phase: 'over', number: 40, traces: [150, 1_020, 231], ...changes }) as TableNews

test.each([
  ['over', 40],
  ['betting', 39],
  ['running', 39],
] as const)('while the flight is %s, the newest of the strip is flight %i', (phase, newest) => {
  expect(pastFlights(news({ phase }))).toEqual([
    { number: newest, height: 231 },
    { number: newest - 1, height: 1_020 },
    { number: newest - 2, height: 150 },
  ])
})

test('each is coloured by its band, says its number, and opens the flight that it names', () => {
  const opened: PastFlight[] = []
  const strip = createHistoryStrip((flight) => opened.push(flight))
  strip.show(news({}))
  const buttons = [...strip.root.querySelectorAll('button')]
  expect(buttons.map(({ className }) => className)).toEqual(['is-good', 'is-great', 'is-low'])
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Flight 40: ×2.31',
    'Flight 39: ×10.20',
    'Flight 38: ×1.50',
  ])
  buttons[1]?.click()
  expect(opened).toEqual([{ number: 39, height: 1_020 }])
})

test('a newer flight takes the focus from none that stays', () => {
  const strip = createHistoryStrip(() => undefined)
  document.body.replaceChildren(strip.root)
  strip.show(news({}))
  const chosen = strip.root.querySelectorAll('button')[1]
  chosen?.focus()
  strip.show(news({ number: 41, traces: [1_020, 231, 105] }))
  expect(document.activeElement).toBe(chosen)
  expect([...strip.root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '×1.05',
    '×2.31',
    '×10.20',
  ])
})
