import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type Duration, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { listMail } from '#features/players/mail/contract.ts'
import { setPlayerLanguage } from '#features/players/language/server/index.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { giveItems } from './give-items.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const lettersSchema = v.array(v.looseObject({ title: v.string() }))
const coupon = { id: 1001, count: 10, betRate: basisPoints(10_000) }

test.each([
  { language: 'en', mobile: '09175550301', title: 'Expires soon: +10% deposit coupon' },
  { language: 'fil', mobile: '09175550302', title: 'Malapit nang mag-expire: +10% deposit coupon' },
] as const)(
  'a day before an item ends its player gets one letter in $language, however often the job runs',
  async ({ language, mobile, title }) => {
    const player = await registerPlayer(site, mobile)
    await setPlayerLanguage(site.context.db, { playerId: BigInt(player.id), language })
    const now = site.clock.now()
    const gift = { playerId: BigInt(player.id), source: 'test', sourceKey: 'gift', items: [coupon], now }
    const expiresAt = addDuration(addDuration(now, days(1)), minutes(10))
    await site.context.db.transaction((tx) => giveItems(tx, { ...gift, expiresAt }))
    const titlesAfter = async (passed: Duration) => {
      site.clock.advance(passed)
      await site.runDue()
      const { body } = await site.send(listMail, {}, { token: player.token })
      return v.parse(lettersSchema, body.list).map(({ title }) => title)
    }
    expect(await titlesAfter(minutes(5))).toEqual([])
    expect(await titlesAfter(minutes(5))).toEqual([title])
    expect(await titlesAfter(minutes(5))).toEqual([title])
  },
)
