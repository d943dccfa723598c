import { dayOf } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { listAdjustments } from '../contract.ts'
import { adjustmentDayFind, adjustmentList } from './adjustment.store.ts'
import type { AdjustmentNeeds } from './adjustment-needs.ts'

const pageSize = 25

export const listAdjustmentsHandler = ({ dailyMax }: Pick<AdjustmentNeeds, 'dailyMax'>) =>
  handleStaff(listAdjustments, async ({ input: { playerId, page }, db, now }) => {
    const rows = await adjustmentList(db, { playerId, limit: pageSize + 1, offset: page * pageSize })
    return answer({
      movedToday: await adjustmentDayFind(db, dayOf(now)),
      dailyMax: await dailyMax(db),
      adjustments: rows.slice(0, pageSize),
      hasMore: rows.length > pageSize,
    })
  })
