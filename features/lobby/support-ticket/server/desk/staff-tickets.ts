import type { Instant } from '#core/clock/instant.ts'
import { complaintWords } from '#core/complaint-kind.ts'
import type { InputOf } from '#core/contract/call.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { supportQueueWords } from '#core/support-queue.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import {
  csvTime,
  handleStaff,
  handleStaffList,
  staffMessages,
  upperFirst,
} from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { categoryWords, sourceWords, ticketStateWords } from '../../desk-words.ts'
import { ticketNumber } from '../../rules.ts'
import { listTickets, viewTicket } from '../../staff-contract.ts'
import { complaintMarkList } from '../store/complaint-mark.store.ts'
import { ticketsForStaff } from '../store/staff-ticket.store.ts'
import { type Ticket, ticketFind } from '../store/ticket.store.ts'
import { ticketMessageList } from '../store/ticket-message.store.ts'
import { ticketStepList } from '../store/ticket-step.store.ts'
import type { TicketDependencies } from '../ticket-dependencies.ts'
import { actOnTicketHandlers } from './act-on-ticket.ts'
import { enterTicketHandlers } from './enter-ticket.ts'
import { handOverHandlers } from './hand-over.ts'
import { markComplaintHandlers } from './mark-complaint.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { supportFiguresHandler } from './support-figures.ts'

/** Tickets for customer service. */
export const staffTickets = (needs: TicketDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    listHandler,
    viewHandler,
    ...actOnTicketHandlers(needs),
    ...handOverHandlers(needs),
    ...markComplaintHandlers(needs),
    ...enterTicketHandlers(needs),
    supportFiguresHandler,
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    ticketNotFound: 'Ticket not found.',
    ticketSolved: 'This ticket has been solved in the meantime. Reopen it first.',
    notSolved: 'This ticket is open already.',
    takenByOther: 'Someone else owns this. Take it over first.',
    notTaken: 'Take this first.',
    notAColleague: 'This member can’t answer tickets right now. Choose another one.',
    noPlayer: 'This ticket has no player who could read an answer.',
    ticketFull: 'This ticket has reached its maximum length. Solve it and go on in a new one.',
    playerNotFound: 'There is no player with this ID.',
    chatNotFound: 'Chat not found.',
    hasTicket: 'This chat has a ticket already.',
    alreadyComplaint: 'This ticket is marked as this kind of complaint already.',
    notAComplaint: 'This ticket is not marked as a complaint.',
    periodTooLong: 'Choose a period of up to 92 days.',
  },
})

const listHandler = handleStaffList(listTickets, {
  read: async ({ input, staff, db, now, limit, countMax }) => {
    const { show, source, category, complaint, playerId, from, until, ...paging } = input
    const valueOf = { mine: staff.email, overdue: now } as const
    const shown = show === 'all' ? {} : { [show]: show === 'mine' || show === 'overdue' ? valueOf[show] : true }
    const narrowed = { source: source !== 'any' && source, category: category !== 'any' && category }
    const complaints = complaint === 'any' ? {} : complaint === 'complaint' ? { anyComplaint: true } : { complaint }
    const filter = { ...shown, ...narrowed, ...complaints, playerId: playerId ?? undefined, from, until }
    const sort = orderOf(show, paging.sort)
    const page = await ticketsForStaff.read(db, { ...paging, sort, filter, limit, countMax })
    return { ...page, rows: page.rows.map((row) => ({ ...row, ...standingOf(row, now) })) }
  },
  csv: [
    { name: 'Opened (Manila)', cell: ({ openedAt }) => csvTime(openedAt) },
    { name: 'Number', cell: ({ number }) => number },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Queue', cell: ({ queue }) => supportQueueWords[queue] },
    { name: 'Source', cell: ({ source }) => sourceWords[source] },
    { name: 'About', cell: ({ category }) => categoryWords[category] },
    { name: 'Complaint', cell: ({ complaint }) => complaint && upperFirst(complaintWords[complaint]) },
    { name: 'Begins with', cell: ({ firstText }) => firstText },
    { name: 'Status', cell: ({ state }) => ticketStateWords[state] },
    { name: 'Owner', cell: ({ owner }) => owner },
    { name: 'First answer due (Manila)', cell: ({ firstDueAt }) => csvTime(firstDueAt) },
    { name: 'First answer (Manila)', cell: ({ firstAnsweredAt }) => csvTime(firstAnsweredAt) },
    { name: 'Due (Manila)', cell: ({ dueAt }) => csvTime(dueAt) },
    { name: 'Solved (Manila)', cell: ({ solvedAt }) => csvTime(solvedAt) },
    { name: 'Rating', cell: ({ rating }) => rating },
  ],
})

type Question = InputOf<typeof listTickets>

/** Solved tickets wait for nobody: they are in order of time alone. */
const orderOf = (show: Question['show'], sort: Question['sort']): Question['sort'] =>
  sort === 'first' && (show === 'solved' || show === 'all') ? 'oldest' : sort

const standingOf = ({ id, openedAt, dueAt }: Pick<Ticket, 'id' | 'openedAt' | 'dueAt'>, now: Instant) => ({
  number: ticketNumber(id, openedAt),
  isOverdue: dueAt !== null && dueAt < now,
})

const nobodysLanguage: Language = 'en'

const viewHandler = handleStaff(viewTicket, async ({ input: { id }, db, now }) => {
  const ticket = await ticketFind(db, id)
  if (ticket === undefined) return refuse('ticketNotFound')
  const { playerId } = ticket
  const [language, messages, steps, marks] = await Promise.all([
    playerId === null ? nobodysLanguage : languageOfPlayer(db, playerId),
    ticketMessageList(db, id),
    ticketStepList(db, id),
    complaintMarkList(db, id),
  ])
  const shown = messages.map(({ memberName: _name, ...message }) => message)
  return answer({ ...ticket, ...standingOf(ticket, now), language, messages: shown, steps, marks })
})
