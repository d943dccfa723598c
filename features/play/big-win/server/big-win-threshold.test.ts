import { afterAll, beforeAll, expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import { settingsInsert } from '#features/office/web-configuration/server/index.ts'
import { openTestOutbox, type TestOutbox } from '#tests/support/test-outbox.ts'
import { bigWinThreshold } from './big-win-threshold.ts'

let bench: TestOutbox
beforeAll(async () => {
  bench = await openTestOutbox()
})
afterAll(() => bench.close())

test('a win is big from the pesos, and from the multiple of its stake, that the operator has set', async () => {
  const settings = { bigWinAmountMin: 2_500, bigWinMultipleMin: 30 }
  await settingsInsert(bench.db, { settings, changedBy: 'test', reason: 'test', now: bench.clock.now() })
  expect(await bigWinThreshold(bench.db)).toEqual({ amountMin: pesos(2_500n), multipleMin: 30n })
})
