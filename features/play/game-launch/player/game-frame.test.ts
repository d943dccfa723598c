import { expect, test } from 'vitest'
import { messageOf } from './game-frame.tsx'
import { gameIdOf } from './game-id-of.ts'
import { elapsedText } from './use-play-figures.ts'

const game = { window, origin: 'https://studio.example' }
const round = { kind: 'round', state: 'ended', staked: 100, win: 250 }
const message = (more: object = {}) => ({ source: window, origin: game.origin, data: round as unknown, ...more })

test('what the game says in the agreed form is heard', () => {
  expect(messageOf(message(), game)).toEqual(round)
})

test.each([
  ['another window', { source: null }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another form', { data: { ...round, win: '250' } }],
  ['half a centavo', { data: { ...round, win: 0.5 } }],
  ['no object', { data: 'exit' }],
  ['an unknown word', { data: { kind: 'pay', amount: 1 } }],
])('%s is not', (_what, more) => {
  expect(messageOf(message(more), game)).toBeUndefined()
})

test.each([
  ['17', 17],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address names game %s as %s', (text, id) => {
  expect(gameIdOf(text)).toBe(id)
})

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3_599, '59:59'],
  [3_845, '1:04:05'],
])('%i seconds of play are shown as %s', (seconds, text) => {
  expect(elapsedText(seconds)).toBe(text)
})
