import * as v from 'valibot'
import { calendarDayIn } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { type ApprovalKind, approvalKind } from '#features/approval/server/index.ts'
import { closingLock, closingReopen } from './daily-close.store.ts'

export const reopenKindName = { name: 'dailyCloseReopening' } as const

const wholeText = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)

/** Opening a closed day again, as whoever has to approve it sees it. */
export const reopeningKind: ApprovalKind = approvalKind({
  ...reopenKindName,
  label: 'Opening of a closed day',
  approves: 'dailyClose.approveReopening',
  payload: v.object({ day: calendarDayIn, closingId: wholeText, closedBy: v.string() }),
  facts: ({ day, closedBy }) => [
    { name: 'Day', value: formatDay(day) },
    { name: 'Closed by', value: closedBy },
  ],
  carryOut: async (tx, { day, closingId }, { maker, approver, now }) => {
    await closingLock(tx)
    const opened = await closingReopen(tx, { id: closingId, now, by: `${maker} and ${approver}` })
    return opened
      ? { kind: 'done', result: { day, opened: true } }
      : { kind: 'refused', why: 'This closing does not stand any more.' }
  },
})
