import { monthPeriod, weekPeriod } from '#core/clock/period.ts'
import { answer } from '#core/contract/outcome.ts'
import { levelOf } from '#features/play/player-level/server/index.ts'
import { standingOf } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readVip } from '../contract.ts'
import { actingLevel, vipExpOf } from '../rules.ts'
import { vipGiftList } from './store/vip-gift.store.ts'
import { vipDepositedIn, vipStandingFind } from './store/vip-player.store.ts'
import { vipTableFind } from './vip-table.ts'

const giftsShown = 30

export const readVipHandler = handleOutsideTransaction(readVip, async ({ identity: { playerId }, now, db }) => {
  const [week, month] = [weekPeriod(now), monthPeriod(now)]
  const [table, standing, gifts, inWeek, inMonth, userLevel, { validBet }] = await Promise.all([
    vipTableFind(db),
    vipStandingFind(db, playerId),
    vipGiftList(db, playerId, giftsShown),
    vipDepositedIn(db, playerId, week),
    vipDepositedIn(db, playerId, month),
    levelOf(db, playerId),
    standingOf(db, playerId),
  ])
  return answer({
    vip: standing.reached,
    acting: actingLevel(table.levels, standing),
    vipExp: vipExpOf(standing.deposited),
    userLevel,
    bet: validBet,
    levels: [...table.levels],
    week: { deposited: inWeek, needed: table.weeklyDeposit, endsAt: week.endsAt },
    month: { deposited: inMonth, needed: table.monthlyDeposit, endsAt: month.endsAt },
    giftDays: table.giftDays,
    gifts,
  })
})
