import { expect, test } from 'vitest'
import { hours, seconds } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { afterFailure, pauseAfter, resultOf } from './rules.ts'

const now = instant(Date.UTC(2026, 10, 28))
const lane = { attempts: 0, failingSince: null, retryHours: 24, sent: 100 }
const failed = { kind: 'failed', reason: 'Answered 500' } as const
const silent = { kind: 'silent', reason: 'No connection' } as const
const refused = { kind: 'refused', reason: 'Answered 422' } as const

test.each([
  [1, 0, 2.5],
  [1, 1, 5],
  [2, 1, 10],
  [8, 1, 640],
  [9, 1, 900],
  [500, 1, 900],
  [500, 0, 450],
])('after %i failures and at the share %d the pause is %d seconds', (attempts, share, pause) => {
  expect(pauseAfter(attempts, share)).toBe(pause * 1_000)
})

test.each([
  [200, 'accepted'],
  [204, 'accepted'],
  [301, 'failed'],
  [400, 'refused'],
  [401, 'failed'],
  [404, 'failed'],
  [410, 'gone'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
  [100, 'failed'],
])('%i is %s', (status, kind) => expect(resultOf(status).kind).toBe(kind))

test('what is answered is halved, and what reaches nobody is not', () => {
  expect(afterFailure(lane, failed, { now, share: 1 })).toMatchObject({ batchMax: 50, attempts: 1, failingSince: now })
  expect(afterFailure({ ...lane, sent: 1 }, failed, { now, share: 1 })).toMatchObject({ batchMax: 1 })
  expect(afterFailure({ ...lane, sent: 7 }, silent, { now, share: 1 })).toMatchObject({ batchMax: 100 })
})

test('a refused batch is halved after a second, and a single event is given up at its fifth refusal', () => {
  const halved = afterFailure(lane, refused, { now, share: 1 })
  expect(halved).toMatchObject({ batchMax: 50, attempts: 0, givesUp: 'nothing', retryAt: addDuration(now, seconds(1)) })
  const single = { ...lane, sent: 1 }
  expect(afterFailure({ ...single, attempts: 3 }, refused, { now, share: 1 })).toMatchObject({ givesUp: 'nothing' })
  expect(afterFailure({ ...single, attempts: 4 }, refused, { now, share: 1 })).toMatchObject({ givesUp: 'one' })
})

test.each([
  [-1, 'nothing'],
  [0, 'old'],
  [1, 'old'],
])('%i milliseconds from the end of its hours: %s is given up', (difference, givesUp) => {
  const failingSince = instant(now - hours(24) - difference)
  expect(afterFailure({ ...lane, failingSince }, silent, { now, share: 1 })).toMatchObject({ givesUp, failingSince })
})
