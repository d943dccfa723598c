import { dayOf } from '#core/clock/manila.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { listAdjustments } from '../contract.ts'
import { dailyMax } from './daily-max.ts'
import { adjustmentDayFind, adjustmentsForStaff } from './adjustment.store.ts'

/** Adjustments, and the use of the day's cap. */
export const listAdjustmentsHandler = handleStaffList(listAdjustments, {
  read: async ({ input: { playerId, direction, from, until, ...paging }, db, now, limit, countMax }) => {
    const filter = {
      playerId: playerId ?? undefined,
      direction: direction || undefined,
      from,
      until,
    }
    const page = await adjustmentsForStaff.read(db, { ...paging, filter, limit, countMax })
    const movedToday = await adjustmentDayFind(db, dayOf(now))
    return { ...page, movedToday, dailyMax: await dailyMax(db) }
  },
  csv: [
    { name: 'When (Manila)', cell: ({ madeAt }) => csvTime(madeAt) },
    { name: 'Request', cell: ({ approvalId }) => approvalId },
    { name: 'Line', cell: ({ line }) => line },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Credit', cell: ({ direction, amount }) => (direction === 'credit' ? plainDecimal(amount) : null) },
    { name: 'Debit', cell: ({ direction, amount }) => (direction === 'debit' ? plainDecimal(amount) : null) },
    { name: 'Playthrough', cell: ({ betRate }) => betRate && `${decimalOf(betRate)} ×` },
    { name: 'Reason', cell: ({ note }) => note },
    { name: 'Requested by', cell: ({ maker }) => maker },
    { name: 'Approved by', cell: ({ approver }) => approver },
  ],
})
