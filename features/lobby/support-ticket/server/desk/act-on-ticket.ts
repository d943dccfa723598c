import { refuse } from '#core/contract/outcome.ts'
import { firstNameOf } from '#features/lobby/support-chat/server/index.ts'
import { changed, handleStaffChange, repeated } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { refuseTicketAct, type TicketRefusal } from '../../rules.ts'
import { answerTicket, noteTicket, reopenTicket, solveTicket, takeTicket } from '../../staff-contract.ts'
import { type Deadlines, dueFrom } from '../open-ticket.ts'
import { solve } from '../solve.ts'
import { ticketFindForUpdate, ticketReopen, ticketTake, ticketWaitForPlayer } from '../store/ticket.store.ts'
import { isTicketMessageSent, ticketMessageInsert } from '../store/ticket-message.store.ts'
import { ticketStepInsert } from '../store/ticket-step.store.ts'
import type { TicketDependencies } from '../ticket-dependencies.ts'
import { sendAnswerLetter } from '../ticket-letters.ts'
import { recordOf } from './record-of.ts'

/**
 * Every act takes the ticket's lock, so that of ten simultaneous takers one has it, and an answer never follows a solution.
 * The texts stay in the ticket: the audit log outlives them.
 */
export const actOnTicketHandlers = ({
  audit,
  ...deadlines
}: Pick<TicketDependencies, 'audit' | 'dueByQueue'>): Handler[] => [
  take(audit),
  answer(audit),
  note(audit),
  solution(audit),
  reopening(audit, deadlines),
]

type Audit = TicketDependencies['audit']

const take = (audit: Audit): Handler =>
  handleStaffChange(audit, takeTicket, async ({ input: { id, takesOver }, staff, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket === undefined) return refuse('ticketNotFound')
    const refusal = refuseTicketAct(takesOver ? 'takeOver' : 'take', ticket, staff.email)
    if (refusal !== undefined) return refuse(ofOwner(refusal))
    if (ticket.owner === staff.email) return repeated({})
    await ticketTake(tx, { id, owner: staff.email, ownerName: staff.name, handedBy: null })
    await ticketStepInsert(tx, { ticketId: id, act: 'take', member: staff.email, now })
    return changed({}, recordOf(ticket, { owner: staff.email }))
  })

const answer = (audit: Audit): Handler =>
  handleStaffChange(audit, answerTicket, async ({ input: { id, text, messageKey }, staff, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket === undefined) return refuse('ticketNotFound')
    if (await isTicketMessageSent(tx, id, messageKey)) return repeated({})
    const refusal = refuseTicketAct('answer', ticket, staff.email)
    if (refusal === 'notTaken' || refusal === 'noPlayer' || refusal === 'ticketFull') return refuse(refusal)
    if (refusal !== undefined) return refuse(ofOwner(refusal))
    const author = { author: 'staff', member: staff.email, memberName: firstNameOf(staff.name) } as const
    const messageId = await ticketMessageInsert(tx, { ...author, ticketId: id, text, messageKey, sentAt: now })
    if (messageId === undefined) return repeated({})
    await ticketWaitForPlayer(tx, { id, by: staff.email, now })
    await ticketStepInsert(tx, { ticketId: id, act: 'answer', member: staff.email, now })
    await sendAnswerLetter(tx, ticket, { answer: text, messageId, now })
    return changed({}, recordOf(ticket, { state: 'waiting', message: String(messageId) }))
  })

const note = (audit: Audit): Handler =>
  handleStaffChange(audit, noteTicket, async ({ input: { id, text, messageKey }, staff, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket === undefined) return refuse('ticketNotFound')
    if (await isTicketMessageSent(tx, id, messageKey)) return repeated({})
    if (refuseTicketAct('note', ticket, staff.email) !== undefined) return refuse('ticketFull')
    const author = { author: 'note', member: staff.email, memberName: firstNameOf(staff.name) } as const
    const messageId = await ticketMessageInsert(tx, { ...author, ticketId: id, text, messageKey, sentAt: now })
    if (messageId === undefined) return repeated({})
    return changed({}, recordOf(ticket, { note: String(messageId) }))
  })

const solution = (audit: Audit): Handler =>
  handleStaffChange(audit, solveTicket, async ({ input: { id }, staff, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket === undefined) return refuse('ticketNotFound')
    const refusal = refuseTicketAct('solve', ticket, staff.email)
    if (refusal !== undefined) return refuse(ofOwner(refusal))
    await solve(tx, ticket, { by: staff.email, now })
    return changed({}, recordOf(ticket, { state: 'solved' }))
  })

const reopening = (audit: Audit, deadlines: Deadlines): Handler =>
  handleStaffChange(audit, reopenTicket, async ({ input: { id }, staff, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket === undefined) return refuse('ticketNotFound')
    if (refuseTicketAct('reopen', ticket, staff.email) !== undefined) return refuse('notSolved')
    await ticketReopen(tx, { id, now, dueAt: await dueFrom(deadlines, tx, now) })
    await ticketTake(tx, { id, owner: staff.email, ownerName: staff.name, handedBy: null })
    await ticketStepInsert(tx, { ticketId: id, act: 'reopen', member: staff.email, now })
    return changed({}, recordOf(ticket, { state: 'open', owner: staff.email }))
  })

/** Whoever takes, hands over or solves a ticket needs no player and no room for a message. */
export function ofOwner(refusal: TicketRefusal): 'ticketSolved' | 'takenByOther' {
  if (refusal === 'ticketSolved' || refusal === 'takenByOther') return refusal
  throw new Error(`this act on a ticket cannot be refused for ${refusal}`)
}
