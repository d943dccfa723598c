import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { openTestOutbox, type TestOutbox } from '#tests/support/test-outbox.ts'
import { legalVersionNames } from './legal-version-names.ts'

let bench: TestOutbox
beforeAll(async () => {
  bench = await openTestOutbox()
})
afterAll(() => bench.close())

test.each(['termsOfUse', 'privacyPolicy', 'responsiblePlay', 'licence', 'eligibility', 'about'])(
  'a new version of %s is told under its name, and every other text keeps its own',
  async (document) => {
    // The product's own texts may be as new as the clock of tests.
    const now = addDuration(bench.clock.now(), days(30))
    const before = await legalVersionNames(bench.db, now)
    await bench.rows(
      `with draft as (insert into legal_draft values ($1, 1, 'Summary', 'Body', 'test', 'test', now()))
       insert into legal_version values ($1, $2, 1, true, 'test', 'test', now())`,
      [document, dayOf(now)],
    )
    expect(await legalVersionNames(bench.db, now)).toEqual({ ...before, [document]: dayOf(now) })
  },
)
