import { addDays, dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import {
  type PromotionDependencies,
  readReader,
  takeRebate,
  validBetIn,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { actingLevel, levelAt, type PeriodGift, periodGifts, weeklyGift } from '../rules.ts'
import type { VipTable } from '../vip-level.ts'
import { sendVipGift } from './send-gift.ts'
import { vipGiftWasSent } from './store/vip-gift.store.ts'
import { vipDepositorsList, vipStandingFind } from './store/vip-player.store.ts'
import { areVipGiftsOn, vipTableFind } from './vip-table.ts'

const playersAtOnce = 200

/** Runs daily, so that a server down on Monday sends on Tuesday. Each gift is sent once. */
export const periodGiftsJob = (needs: PromotionDependencies & { readonly db: Database }): Job => ({
  name: 'vip.periodGifts',
  when: { dailyAt: '00:20' },
  run: async ({ now, signal }) => {
    const { db } = needs
    if (!(await areVipGiftsOn(db, now))) return
    const table = await vipTableFind(db)
    for (const gift of periodGifts(table, now)) {
      for (let after = 0n; ; ) {
        signal.throwIfAborted()
        const { startsAt, endsAt } = gift.period
        const some = { startsAt, endsAt, atLeast: gift.depositMin, after, countMax: playersAtOnce }
        const players = await vipDepositorsList(db, some)
        for (const { playerId } of players) {
          await db.transaction((tx) => giveForPeriod(tx, needs, { playerId, gift, table, now }))
        }
        const last = players.at(-1)
        if (last === undefined) break
        after = last.playerId
      }
    }
  },
})

type PeriodGiftGrant = {
  readonly playerId: bigint
  readonly gift: PeriodGift
  readonly table: VipTable
  readonly now: Instant
}

async function giveForPeriod(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, gift: { kind, period }, table, now }: PeriodGiftGrant,
): Promise<void> {
  await lockBooks(tx, [playerId])
  const gift = { playerId, kind, key: period.key }
  if (await vipGiftWasSent(tx, gift)) return
  const level = actingLevel(table.levels, await vipStandingFind(tx, playerId))
  if (level === 0) return
  if ((await readReader(tx, needs, { playerId, now })).isRestricted) return
  const terms = levelAt(table.levels, level)
  if (kind === 'month') {
    return sendVipGift(tx, { ...gift, level, amount: terms.monthly, isCapped: false, at: now }, table.giftDays)
  }
  const played = await validBetIn(tx, {
    playerId,
    from: dayOf(period.startsAt),
    before: addDays(dayOf(period.startsAt), 7),
  })
  const earned = weeklyGift(terms, played)
  const amount: Centavos = earned === 0n ? zeroCentavos : await takeRebate(tx, { playerId, amount: earned, now })
  await sendVipGift(tx, { ...gift, level, amount, isCapped: amount < earned, at: now }, table.giftDays)
}
