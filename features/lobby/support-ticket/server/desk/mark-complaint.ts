import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { markComplaint, unmarkComplaint } from '../../staff-contract.ts'
import { complaintMarkInsert } from '../store/complaint-mark.store.ts'
import { type Ticket, ticketFindForUpdate } from '../store/ticket.store.ts'
import type { TicketDependencies } from '../ticket-dependencies.ts'
import { recordOf } from './record-of.ts'

/** A ticket is a complaint by what its player says, whoever owns it and in whatever state it is. */
export const markComplaintHandlers = ({ audit }: Pick<TicketDependencies, 'audit'>): Handler[] => [
  handleStaffChange(audit, markComplaint, async ({ input: { id, kind }, staff, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket === undefined) return refuse('ticketNotFound')
    if (ticket.complaint === kind) return refuse('alreadyComplaint')
    await complaintMarkInsert(tx, { ticketId: id, kind, member: staff.email, at: now })
    return changed({}, recordOfMark(ticket, kind))
  }),
  handleStaffChange(audit, unmarkComplaint, async ({ input: { id }, staff, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket === undefined) return refuse('ticketNotFound')
    if (ticket.complaint === null) return refuse('notAComplaint')
    await complaintMarkInsert(tx, { ticketId: id, kind: null, member: staff.email, at: now })
    return changed({}, recordOfMark(ticket, null))
  }),
]

function recordOfMark(ticket: Ticket, complaint: Ticket['complaint']) {
  const record = recordOf(ticket, { complaint })
  return { ...record, before: { ...record.before, complaint: ticket.complaint } }
}
