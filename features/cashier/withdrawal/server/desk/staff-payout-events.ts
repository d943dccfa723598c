import { refuse } from '#core/contract/outcome.ts'
import { providerEventColumns } from '#features/cashier/deposit/server/index.ts'
import {
  changed,
  handleStaffChange,
  handleStaffList,
  type StaffDependencies,
} from '#features/office/staff/server/index.ts'
import { outcomeWords } from '../../desk-words.ts'
import { listPayoutEvents, replayPayoutEvent } from '../../staff-contract.ts'
import { withdrawalQueryNow } from '../store/payout-query.store.ts'
import { eventFindReference, payoutEventsForStaff } from '../store/withdrawal-event.store.ts'

/** Payout events of providers. */
export const staffPayoutEventsHandler = handleStaffList(listPayoutEvents, {
  read: async ({ input: { show, text, from, until, ...paging }, db, limit, countMax }) => {
    const filter = { odd: show === 'odd', text: text || undefined, from, until }
    return payoutEventsForStaff.read(db, { ...paging, filter, limit, countMax })
  },
  csv: [...providerEventColumns, { name: 'Outcome', cell: ({ outcome }) => outcomeWords[outcome] }],
})

/** An old event's signature has expired. The regular job queries the provider instead. */
export const staffReplayPayoutEventHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, replayPayoutEvent, async ({ input: { provider, eventId }, tx, now }) => {
    const event = await eventFindReference(tx, { provider, eventId })
    if (event === undefined) return refuse('eventNotFound')
    if (!(await withdrawalQueryNow(tx, { provider, reference: event.reference, now }))) return refuse('nothingToAsk')
    return changed({}, { subject: `withdrawal:${event.reference}`, before: { eventId }, after: { asked: 'again' } })
  })
