import { timeOfDayText } from '#core/clock/time-of-day.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaff, handleStaffChange, isStale } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { saveSupportDesk, viewStaffDesk } from '../../staff-contract.ts'
import { type Desk, deskFind, deskFindForUpdate, deskSave } from '../store/desk.store.ts'
import type { SupportChatDependencies } from '../support-chat-dependencies.ts'

export const deskHandlers = ({ audit }: Pick<SupportChatDependencies, 'audit'>): Handler[] => [
  handleStaff(viewStaffDesk, async ({ db }) => answer(plain(await deskFind(db)))),
  handleStaffChange(audit, saveSupportDesk, async ({ input, tx }) => {
    const before = plain(await deskFindForUpdate(tx))
    if (isStale(input.expected, before)) return refuse('stale')
    const after = plain(input)
    await deskSave(tx, after)
    return changed({}, { subject: 'supportDesk:hours', before: inWords(before), after: inWords(after) })
  }),
]

const plain = ({ isOffered, days, opensMinute, closesMinute }: Desk) => ({
  isOffered,
  days: [...days],
  opensMinute,
  closesMinute,
})

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** As the audit log shows it. */
const inWords = ({ isOffered, days, opensMinute, closesMinute }: Desk) => ({
  isOffered,
  days: days.map((day) => dayNames[day - 1]).join(', '),
  opens: timeOfDayText(opensMinute),
  closes: timeOfDayText(closesMinute),
})
