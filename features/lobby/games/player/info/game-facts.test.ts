import { expect, test } from 'vitest'
import { gameFacts } from './game-facts.ts'
import { testGame } from '#features/office/web-configuration/testing/test-games.ts'

const factOf = (name: string, game = testGame(1)) => gameFacts(game).find((fact) => fact.name === name)?.value

test.each([
  [9650, '96.5%'],
  [9600, '96%'],
  [9608, '96.08%'],
  [10_000, '100%'],
])('a return of %i ten-thousandths is written %s', (rtp, text) => {
  expect(factOf('Return to player', testGame(1, { rtp }))).toBe(text)
})

test('bets and the largest win are written as players read them', () => {
  expect(factOf('Bet per round')).toBe('₱1.00 to ₱500.00')
  expect(factOf('Highest known win')).toBe('5,000× your bet')
})

test('a virtual game says that a computer draws it, and no other game does', () => {
  expect(factOf('Virtual game', testGame(1, { virtual: 1 }))).toBe('Results drawn by computer')
  expect(factOf('Virtual game')).toBeUndefined()
})

test('players now are the last fact, and absent if nothing is known', () => {
  expect(gameFacts(testGame(1), 12).at(-1)).toMatchObject({ name: 'Playing now', value: '12 players' })
  expect(factOf('Playing now')).toBeUndefined()
})
