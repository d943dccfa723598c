import { answer, refuse } from '#core/contract/outcome.ts'
import { type Handler, handleOutsideTransaction } from '#platform/http/handle.ts'
import { listReports, viewReport } from '../contract.ts'
import { mayRate, refuseReply, ticketNumber } from '../rules.ts'
import type { TicketState } from '../ticket-terms.ts'
import { ticketListOfPlayer } from './store/staff-ticket.store.ts'
import { ticketFind } from './store/ticket.store.ts'
import { ticketMessageList } from './store/ticket-message.store.ts'

const reportsShownMax = 50
const wireState = { open: 'open', waiting: 'answered', solved: 'closed' } as const satisfies Record<TicketState, string>

/** The player's own tickets, which players know as reports. */
export const readReportHandlers: readonly Handler[] = [
  handleOutsideTransaction(listReports, async ({ identity: { playerId }, db }) => {
    const rows = await ticketListOfPlayer(db, playerId, reportsShownMax)
    const list = rows.map(({ id, category, complaint, text, state, openedAt }) => ({
      id,
      number: ticketNumber(id, openedAt),
      category,
      isComplaint: complaint !== null,
      text,
      state: wireState[state],
      time: openedAt,
    }))
    return answer({ list })
  }),
  handleOutsideTransaction(viewReport, async ({ input: { id }, identity: { playerId }, db, now }) => {
    const ticket = await ticketFind(db, id)
    if (ticket?.playerId !== playerId) return refuse('reportNotFound')
    const { category, complaint, source, state, openedAt, rating } = ticket
    const messages = (await ticketMessageList(db, id)).flatMap(({ author, memberName, text, sentAt, id: messageId }) =>
      author === 'note' ? [] : [{ id: messageId, author, name: memberName ?? '', text, sentAt }],
    )
    return answer({
      id,
      number: ticketNumber(id, openedAt),
      category,
      isComplaint: complaint !== null,
      state: wireState[state],
      time: openedAt,
      isEntered: source !== 'report',
      messages,
      canReply: refuseReply(ticket, now) === undefined,
      canRate: mayRate(ticket, now),
      rating,
    })
  }),
]
