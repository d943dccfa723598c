import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type Duration, hours, minutes } from '#core/clock/duration.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { setPlayerLanguage } from '#features/players/language/server/index.ts'
import { bonusDefaults } from '#ledger'
import { createLog } from '#platform/log/log.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { grantReward } from './grant-reward.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const silent = createLog({ level: 'silent', style: 'json' })
const titlesSchema = v.array(v.object({ title: v.string() }))

test.each([
  { language: 'en', mobile: '09175550401', title: (left: number) => `Your bonus expires in ${left} hours` },
  {
    language: 'fil',
    mobile: '09175550402',
    title: (left: number) => `Mag-e-expire ang bonus mo sa loob ng ${left} oras`,
  },
] as const)(
  'the player of a bonus with open playthrough gets a letter 72 and 24 hours before it expires, in $language',
  async ({ language, mobile, title }) => {
    const player = await registerPlayer(site, mobile)
    const playerId = BigInt(player.id)
    const { db } = site.context
    await setPlayerLanguage(db, { playerId, language })
    const items = [{ id: coinItem, count: 1_000, betRate: basisPoints(30_000) }]
    const gift = { playerId, source: 'test', sourceKey: language, title: 'Fiesta gift', items, now: site.clock.now() }
    await db.transaction((tx) => grantReward(tx, gift))
    const titlesAfter = async (passed: Duration) => {
      site.clock.advance(passed)
      await site.runDue()
      await createOutbox({ db, clock: site.clock, log: silent, consumers: site.features.consumers }).drain()
      const { rows } = await db.pool.query('select title from mail where player_id = $1 order by id', [player.id])
      return v.parse(titlesSchema, rows).map((row) => row.title)
    }
    expect(await titlesAfter(days(bonusDefaults.days - 4))).toEqual([])
    expect(await titlesAfter(hours(25))).toEqual([title(72)])
    expect(await titlesAfter(minutes(10))).toEqual([title(72)])
    expect(await titlesAfter(hours(48))).toEqual([title(72), title(24)])
  },
)
