import { createHash } from 'node:crypto'
import { answer, refuse } from '#core/contract/outcome.ts'
import { chatFindForUpdate, firstNameOf } from '#features/lobby/support-chat/server/index.ts'
import { isPlayer } from '#features/players/account/server/index.ts'
import { changed, handleStaff, handleStaffChange, repeated } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { ticketNumber } from '../../rules.ts'
import { enterCall, findTicketOfChat, makeTicketOfChat } from '../../staff-contract.ts'
import { openTicket } from '../open-ticket.ts'
import { ticketFindOfChat } from '../store/ticket.store.ts'
import { callFind } from '../store/ticket-message.store.ts'
import type { TicketDependencies } from '../ticket-dependencies.ts'
import { subjectOf } from './record-of.ts'

const nowhere = { gameId: null, page: '' } as const

/** Tickets that members enter: of phone calls, and of chats that have left something to do. */
export const enterTicketHandlers = ({
  audit,
  ...deadlines
}: Pick<TicketDependencies, 'audit' | 'dueByQueue' | 'queueOf'>): Handler[] => [
  handleStaffChange(audit, enterCall, async ({ input, staff, tx, now }) => {
    const { playerId, category, text, messageKey } = input
    const entered = await callFind(tx, messageKey, staff.email)
    if (entered) return repeated({ id: entered.id, number: ticketNumber(entered.id, entered.openedAt) })
    if (playerId !== null && !(await isPlayer(tx, playerId))) return refuse('playerNotFound')
    const given = { ...nowhere, ...enteredBy(staff), playerId, category, text, messageKey, now }
    const id = await openTicket(deadlines, tx, { ...given, source: 'call', chatId: null })
    if (id === undefined) throw new Error('a call is no chat that could have a ticket already')
    const number = ticketNumber(id, now)
    const after = { ticket: number, owner: staff.email, category }
    return changed({ id, number }, { subject: subjectOf({ id, playerId }), before: null, after })
  }),
  handleStaffChange(audit, makeTicketOfChat, async ({ input: { chatId, category, text }, staff, tx, now }) => {
    const chat = await chatFindForUpdate(tx, chatId)
    if (chat === undefined) return refuse('chatNotFound')
    if (chat.owner === null) return refuse('notTaken')
    if (chat.owner !== staff.email) return refuse('takenByOther')
    const { playerId } = chat
    const messageKey = createHash('sha256').update(`chat ${chatId}`).digest('hex').slice(0, 32)
    const given = { ...nowhere, ...enteredBy(staff), playerId, category, text, messageKey, now }
    const id = await openTicket(deadlines, tx, { ...given, source: 'chat', chatId })
    if (id === undefined) return refuse('hasTicket')
    const number = ticketNumber(id, now)
    const after = { ticket: number, chat: String(chatId), owner: staff.email, category }
    return changed({ id, number }, { subject: subjectOf({ id, playerId }), before: null, after })
  }),
  handleStaff(findTicketOfChat, async ({ input: { chatId }, db }) => {
    const ticket = await ticketFindOfChat(db, chatId)
    return answer({ ticket: ticket ? { id: ticket.id, number: ticketNumber(ticket.id, ticket.openedAt) } : null })
  }),
]

const enteredBy = ({ email, name }: { readonly email: string; readonly name: string }) =>
  ({ author: 'staff', member: email, memberName: firstNameOf(name), owner: email, ownerName: name }) as const
