import * as v from 'valibot'
import { wholeTextIn } from '#core/contract/whole-text-in.ts'
import { calendarDayIn } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type ApprovalFact, type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { type Closing, closingListOfDay, closingLock, closingReopen } from './store/daily-close.store.ts'

export const reopenKindName = { name: 'dailyCloseReopening' } as const

export const reopeningKind: ApprovalKind = approvalKind({
  ...reopenKindName,
  label: 'Reopening of a closed day',
  approves: 'dailyClose.approveReopening',
  payload: v.object({ day: calendarDayIn, closingId: wholeTextIn, closedBy: v.string() }),
  facts: async ({ day, closingId, closedBy }, { db }) => {
    const closing = (await closingListOfDay(db, day)).find(({ id }) => id === closingId)
    return [
      { name: 'Date', value: formatDay(day) },
      { name: 'Closed by', value: closedBy },
      ...(closing === undefined ? [] : closedWith(closing)),
      { name: 'Effect', value: 'The figures of this day can change until it’s closed again' },
    ]
  },
  carryOut: async (tx, { day, closingId }, { maker, approver, now }) => {
    await closingLock(tx)
    const opened = await closingReopen(tx, { id: closingId, now, by: `${maker} and ${approver}` })
    return opened
      ? { kind: 'done', result: { day, opened: true } }
      : { kind: 'refused', why: 'This day is already open.' }
  },
})

const closedWith = ({ closedAt, figures: { ggr, ngr }, root }: Closing): ApprovalFact[] => [
  { name: 'Closed', value: formatInstant(closedAt) },
  { name: 'GGR at close', value: formatMoney(centavos(ggr)) },
  { name: 'NGR at close', value: formatMoney(centavos(ngr)) },
  ...(root === null ? [] : [{ name: 'Owed to players at close', value: formatMoney(root.total) }]),
]
