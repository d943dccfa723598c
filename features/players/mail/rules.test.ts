import { expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, instant, subtractDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { letterState, mayDelete, redDotsOf, takeRefusal } from './rules.ts'

const now = instant(Date.UTC(2026, 10, 22))
const later = addDuration(now, hours(25))
const items = [{ id: coinItem, count: 1_000, betRate: basisPoints(10_000) }]
const plain = { items: [], expiresAt: later, readAt: null, receivedAt: null }
const gift = { ...plain, items }

const letters = [
  { what: 'a letter that was not opened', letter: plain, state: 'unread', refusal: 'nothingAttached' },
  { what: 'one that was', letter: { ...plain, readAt: now }, state: 'read', refusal: 'nothingAttached' },
  { what: 'one with a gift', letter: gift, state: 'toTake', refusal: undefined },
  { what: 'one with a gift that was opened', letter: { ...gift, readAt: now }, state: 'toTake', refusal: undefined },
  { what: 'one whose gift was taken', letter: { ...gift, receivedAt: now }, state: 'taken', refusal: 'takenBefore' },
  { what: 'one whose gift ends now', letter: { ...gift, expiresAt: now }, state: 'ended', refusal: 'letterEnded' },
  {
    what: 'one whose gift ends in a moment',
    letter: { ...gift, expiresAt: instant(now + 1) },
    state: 'toTake',
    refusal: undefined,
  },
  {
    what: 'one that was taken and has ended',
    letter: { ...gift, expiresAt: now, receivedAt: now },
    state: 'taken',
    refusal: 'takenBefore',
  },
] as const

test.each(letters)('$what is $state', ({ letter, state, refusal }) => {
  expect(letterState(letter, now)).toBe(state)
  expect(takeRefusal(letter, now)).toBe(refusal)
  expect(mayDelete(letter, now)).toBe(state !== 'toTake')
})

test.each([
  [[], { red0: false, red1: false, red2: false }],
  [[plain], { red0: true, red1: false, red2: false }],
  [[{ ...gift, readAt: now }], { red0: false, red1: true, red2: false }],
  [[{ ...gift, expiresAt: addDuration(now, hours(24)) }], { red0: true, red1: true, red2: true }],
  [[{ ...gift, readAt: now, expiresAt: subtractDuration(now, hours(1)) }], { red0: false, red1: false, red2: false }],
])('the red dots of %j', (letters, dots) => {
  expect(redDotsOf(letters, now)).toEqual(dots)
})
