import { monthPeriod } from '#core/clock/period.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { promotionOf } from '#features/promotions/kit/server/index.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { prizeStateWords } from '../prize-state-words.ts'
import type { PointsShop } from '../shop-item.ts'
import { listPrizes } from '../staff-contract.ts'
import { pointsKind } from './points-kind.ts'
import { prizesForStaff } from './store/staff-prize.store.ts'
import { stockTaken } from './store/stock.store.ts'

/** Prizes sent by people, and the month's remaining stock. */
export const listPrizesHandler = handleStaffList(listPrizes, {
  read: async ({ input: { state, playerId, ...paging }, db, now, limit, countMax }) => {
    const filter = { state: state === 'all' ? undefined : state, playerId: playerId ?? undefined }
    const { key: month } = monthPeriod(now)
    const page = await prizesForStaff.read(db, { ...paging, filter, limit, countMax })
    const taken = await stockTaken(db, month)
    const shop = await promotionOf<PointsShop>(db, pointsKind)
    const stock = (shop?.settings.items ?? []).map(({ id, name, stock: of }) => ({
      id,
      name: name.en,
      stock: of,
      taken: taken.get(id) ?? 0,
    }))
    return { ...page, month, stock }
  },
  csv: [
    { name: 'No.', cell: ({ id }) => id },
    { name: 'Requested (Manila)', cell: ({ at }) => csvTime(at) },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Prize', cell: ({ name }) => name },
    { name: 'Count', cell: ({ count }) => count },
    { name: 'Points', cell: ({ points }) => plainDecimal(points) },
    { name: 'Status', cell: ({ state }) => prizeStateWords[state] },
    { name: 'Said to the player', cell: ({ note }) => note },
    { name: 'By', cell: ({ decidedBy }) => decidedBy },
  ],
})
