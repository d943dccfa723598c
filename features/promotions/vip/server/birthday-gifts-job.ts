import { dayOf } from '#core/clock/manila.ts'
import { type PromotionDependencies, readReader } from '#features/promotions/kit/server/index.ts'
import { playersBornOn } from '#features/players/account/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { actingLevel, birthdaysOn, levelAt } from '../rules.ts'
import { sendVipGift } from './send-gift.ts'
import { vipReachedList, vipStandingFind } from './store/vip-player.store.ts'
import { areVipGiftsOn, vipTableFind } from './vip-table.ts'

const playersAtOnce = 500

/** Once a year, on the day itself. */
export const birthdayGiftsJob = (needs: PromotionDependencies & { readonly db: Database }): Job => ({
  name: 'vip.birthdayGifts',
  when: { dailyAt: '08:00' },
  run: async ({ now, signal }) => {
    const { db } = needs
    if (!(await areVipGiftsOn(db, now))) return
    const { levels, giftDays } = await vipTableFind(db)
    const today = dayOf(now)
    const key = today.slice(0, 4)
    for (let after = 0n; ; ) {
      signal.throwIfAborted()
      const born = await playersBornOn(db, { monthDays: birthdaysOn(today), after, countMax: playersAtOnce })
      const last = born.at(-1)
      if (last === undefined) return
      after = last
      for (const playerId of await vipReachedList(db, born)) {
        const level = actingLevel(levels, await vipStandingFind(db, playerId))
        const { isRestricted } = await readReader(db, needs, { playerId, now })
        if (level === 0 || isRestricted) continue
        const gift = { playerId, kind: 'birthday', key, level, amount: levelAt(levels, level).birthday } as const
        await db.transaction((tx) => sendVipGift(tx, { ...gift, isCapped: false, at: now }, giftDays))
      }
    }
  },
})
