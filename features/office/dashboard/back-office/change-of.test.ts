import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  { now: 150, before: 100, change: '+50 (+50%)' },
  { now: 75, before: 100, change: '-25 (-25%)' },
  { now: 100, before: 100, change: '=' },
  { now: 0, before: 0, change: '=' },
  { now: 7, before: 0, change: '+7' },
  { now: -7, before: 0, change: '-7' },
  { now: 0, before: 3, change: '-3 (-100%)' },
  // Out of a loss is up, and deeper into it is down.
  { now: 50, before: -100, change: '+150 (+150%)' },
  { now: -150, before: -100, change: '-50 (-50%)' },
  { now: 1_001, before: 3_000, change: '-1999 (-66.6%)' },
])('$before to $now is $change', ({ now, before, change }) => {
  expect(changeOf({ now, before, text: String })).toBe(change)
})
