import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import { recallMail } from '#features/players/mail/server/index.ts'
import { levelAt, levelCarried, newVipLevels, vipExpOf } from '../rules.ts'
import { letterKey, sendVipGift } from './send-gift.ts'
import { vipGiftRecall } from './store/vip-gift.store.ts'
import { vipDepositCount, vipDepositTake, vipLevelRaise } from './store/vip-player.store.ts'
import { areVipGiftsOn, vipTableFind } from './vip-table.ts'

/** The level rises and falls with deposits. A level reached again after a refund gives no second reward. */
export const vipFollowsDeposits: DepositHook = {
  name: 'vip',
  onPaid: async (tx, { playerId, reference, amount, now }) => {
    const standing = await vipDepositCount(tx, { playerId, reference, amount, now })
    if (standing === undefined) return
    const { levels, giftDays } = await vipTableFind(tx)
    const reached = newVipLevels(levels, standing)
    const highest = reached.at(-1)
    if (highest === undefined) return
    await vipLevelRaise(tx, playerId, highest)
    if (!(await areVipGiftsOn(tx, now))) return
    for (const level of reached) {
      const amountOfLevel = levelAt(levels, level).levelUp
      const gift = { playerId, kind: 'level', key: String(level), level, amount: amountOfLevel } as const
      await sendVipGift(tx, { ...gift, isCapped: false, at: now }, giftDays)
    }
  },
  onTakenBack: async (tx, { playerId, reference }, now) => {
    const standing = await vipDepositTake(tx, { playerId, reference, now })
    if (standing === undefined) return
    const { levels } = await vipTableFind(tx)
    const above = levelCarried(levels, vipExpOf(standing.deposited))
    const keys = await vipGiftRecall(tx, { playerId, above, now })
    for (const key of keys) await recallMail(tx, { playerId, source: 'vip', sourceKey: letterKey('level', key), now })
  },
}
