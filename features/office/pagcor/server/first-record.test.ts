import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instant, instant } from '#core/clock/instant.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { closeDays, post } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { viewPagcorMonth } from '../contract.ts'

let office: TestBackOffice
let checker: SignedInStaff
beforeAll(async () => {
  office = await openTestBackOffice()
  checker = await office.newStaff('financeChecker')
})
afterAll(() => office.close())

const view = async (month: string) => (await office.send(viewPagcorMonth, { month }, checker.token)).body
const midnight = startOfDay(calendarDay('2026-10-15'))

const depositAt = (now: Instant) =>
  office.site.context.db.transaction((tx) =>
    post(tx, {
      playerId: 1n,
      source: 'test',
      key: String(now),
      now,
      transfers: [{ reason: 'deposit', from: 'psp:a', to: 'coin', amount: centavos(100n), reference: 'r' }],
    }),
  )

test('before the first record there is no month to work out', async () => {
  expect(await view('2026-10')).toMatchObject({ errcode: 1176 })
})

test('days are open from the day of the first transfer on, which begins at midnight in Manila', async () => {
  await depositAt(midnight)
  expect(await view('2026-10')).toMatchObject({
    errcode: 1173,
    why: expect.stringMatching(/^Open: Oct 15, 2026, .* 12 more\.$/),
  })
  await depositAt(instant(midnight - 1))
  expect(await view('2026-10')).toMatchObject({
    errcode: 1173,
    why: expect.stringMatching(/^Open: Oct 14, 2026, .* 13 more\.$/),
  })
  expect(await view('2026-09')).toMatchObject({ errcode: 1176 })
})

test('the same holds once the days are summed up', async () => {
  await closeDays(office.site.context.db, office.site.clock.now())
  expect(await view('2026-10')).toMatchObject({ errcode: 1173, why: expect.stringMatching(/^Open: Oct 14, 2026, /) })
})
