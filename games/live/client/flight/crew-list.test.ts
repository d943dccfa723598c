// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Crew, Passenger } from '#games/rgs/table-contract.ts'
import { createCrewList, crewRows, crewText } from './crew-list.ts'

const passenger = (number: number, stake: number, out: number | null = null): Passenger => ({
  passenger: number,
  name: `Ju••••${number}`,
  stake,
  out,
})
const crew = (passengers: readonly Passenger[], changes: Partial<Crew> = {}): Crew => ({
  players: passengers.length,
  inTheAir: 1_234_000,
  passengers,
  topWins: [],
  ...changes,
})
const own = { passenger: 7, stake: 1_000, out: undefined }

test('the player’s own bets come first, once, and the others stay as they are sorted', () => {
  const rows = crewRows(crew([passenger(3, 9_000), passenger(7, 1_000), passenger(1, 500)]), [own])
  expect(rows.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['You', true],
    ['Ju••••3', false],
    ['Ju••••1', false],
  ])
})

test.each([
  ['the player alone', crew([passenger(7, 1_000)]), [own], 'flying', 'No other player is on the list this flight.'],
  ['one other', crew([passenger(1, 500)]), [], 'flying', '1 player · ₱12,340.00 in the air'],
  ['thirty-seven', crew([passenger(1, 500)], { players: 37 }), [own], 'waiting', '37 players · ₱12,340.00 in the air'],
  ['it is over', crew([passenger(1, 500)], { players: 37 }), [own], 'gone', '37 players'],
] as const)('says how many are aboard: %s', (...[, now, bets, phase, text]) => {
  expect(crewText({ crew: now, own: bets, phase })).toBe(text)
})

test('shows stake, multiplier and amount of who has left, and keeps no row of the flight before', () => {
  const list = createCrewList()
  const shown = () =>
    [...list.root.querySelectorAll<HTMLElement>('.crew-rows ol:first-child li:not([hidden])')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
  list.show({ crew: crew([passenger(1, 5_000, 210), passenger(2, 1_000)]), own: [], phase: 'flying' })
  expect(shown()).toEqual([
    ['Ju••••1', '₱50.00', '×2.10  ₱105.00'],
    ['Ju••••2', '₱10.00', ''],
  ])
  list.show({ crew: crew([passenger(9, 2_000)]), own: [], phase: 'waiting' })
  expect(shown()).toEqual([['Ju••••9', '₱20.00', '']])
})

test('where nobody is aboard, the list says how to be on it, until there is a bet', () => {
  const list = createCrewList()
  const shown = () =>
    [...list.root.querySelectorAll('.crew-totals:not([hidden]), .crew-empty:not([hidden])')].map(
      ({ textContent }) => textContent,
    )
  const invitation = [expect.stringMatching(/^No bets on the list yet.*Your bet shows here\.$/)]
  list.show({ crew: undefined, own: [], phase: 'waiting' })
  expect(shown()).toEqual(invitation)
  list.show({ crew: crew([]), own: [], phase: 'flying' })
  expect(shown()).toEqual(invitation)
  list.show({ crew: crew([]), own: [own], phase: 'waiting' })
  expect(shown()).toEqual(['No other player is on the list this flight.'])
})

test('the largest wins of the day stand behind the second tab, or words that there are none', () => {
  const list = createCrewList()
  document.body.append(list.root)
  list.root.querySelectorAll('button')[1]?.click()
  list.show({ crew: crew([]), own: [], phase: 'waiting' })
  expect(list.root.querySelector('.crew-empty:not([hidden])')?.textContent).toContain('yet today')
  const topWins = [{ name: 'Ma••••', number: 8, win: 250_000, times: 2_500 }]
  list.show({ crew: crew([], { topWins }), own: [], phase: 'waiting' })
  expect(list.root.querySelector('ol:not([hidden]) li')?.textContent).toBe('Ma••••×25.00₱2,500.00')
})
