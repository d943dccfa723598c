import { expect, test } from 'vitest'
import { subjectPath } from './subject-path.ts'

test.each([
  { subject: 'player:4711', path: '/players/4711' },
  { subject: 'day:2026-11-29', path: '/daily-close?day=2026-11-29' },
  { subject: 'promotion:free-sign', path: '/promotions/free-sign' },
  { subject: 'list:playerFind', path: undefined },
  { subject: 'player:4711:notes', path: undefined },
  { subject: 'player:', path: undefined },
  { subject: 'player:../staff', path: undefined },
])('an entry about $subject leads to $path', ({ subject, path }) => {
  expect(subjectPath(subject)).toBe(path)
})
