import { answer, refuse } from '#core/contract/outcome.ts'
import { activeMembersWith, changed, handleStaff, handleStaffChange } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { refuseTicketAct } from '../../rules.ts'
import { handOverTicket, listTicketColleagues } from '../../staff-contract.ts'
import { ticketFindForUpdate, ticketTake } from '../store/ticket.store.ts'
import { ticketStepInsert } from '../store/ticket-step.store.ts'
import type { TicketDependencies } from '../ticket-dependencies.ts'
import { ofOwner } from './act-on-ticket.ts'
import { recordOf } from './record-of.ts'

export const handOverHandlers = ({ audit }: Pick<TicketDependencies, 'audit'>): Handler[] => [
  handleStaff(listTicketColleagues, async ({ staff, db }) => {
    const members = await activeMembersWith(db, 'ticket.answer')
    const colleagues = members.filter(({ email }) => email !== staff.email)
    return answer({ members: colleagues.map(({ email, name }) => ({ email, name })) })
  }),
  handleStaffChange(audit, handOverTicket, async ({ input: { id, to }, staff, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket === undefined) return refuse('ticketNotFound')
    const refusal = refuseTicketAct('handOver', ticket, staff.email)
    if (refusal === 'notTaken') return refuse(refusal)
    if (refusal !== undefined) return refuse(ofOwner(refusal))
    const members = await activeMembersWith(tx, 'ticket.answer')
    const colleague = members.find(({ email }) => email === to && email !== staff.email)
    if (colleague === undefined) return refuse('notAColleague')
    await ticketTake(tx, { id, owner: colleague.email, ownerName: colleague.name, handedBy: staff.email })
    await ticketStepInsert(tx, { ticketId: id, act: 'handOver', member: staff.email, receiver: colleague.email, now })
    return changed({}, recordOf(ticket, { owner: colleague.email }))
  }),
]
