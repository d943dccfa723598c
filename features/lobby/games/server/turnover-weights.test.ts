import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOutbox, type TestOutbox } from '#tests/support/test-outbox.ts'
import { turnoverWeights } from './turnover-weights.ts'

let bench: TestOutbox
beforeAll(async () => {
  bench = await openTestOutbox()
})
afterAll(() => bench.close())

test('the list of games tells what counts for a bonus: a game’s own weight, or that of its kind', async () => {
  await bench.rows(`update turnover_weight set weight = 1 where weights_id <> 'bonus'`)
  await bench.rows(`insert into turnover_weight (weights_id, scope, subject, weight)
    values ('bonus', 'game', 'studio/lucky', 2500), ('points', 'game', 'studio/other', 1)`)
  const weightOf = await turnoverWeights(bench.db)
  expect(weightOf({ providerId: 'studio', code: 'lucky', type: 'live' })).toBe(2_500)
  expect(weightOf({ providerId: 'studio', code: 'other', type: 'live' })).toBe(3_000)
  expect(weightOf({ providerId: 'elsewhere', code: 'lucky', type: 'slots' })).toBe(10_000)
})
