import { answer, refuse } from '#core/contract/outcome.ts'
import { daysBetween, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { chatCountOpened, type ChatFigures, chatFigures } from '#features/lobby/support-chat/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { averageTenths, periodDaysMax, responseTimes } from '../../figure-rules.ts'
import { viewSupportFigures } from '../../staff-contract.ts'
import { ticketCountOpened, type TicketFigures, ticketFigures } from '../store/ticket-figures.store.ts'

/** What became of the tickets and chats of a period, for whoever leads customer service. */
export const supportFiguresHandler = handleStaff(viewSupportFigures, async ({ input: { from, until }, db, now }) => {
  if (daysBetween(from, until) >= periodDaysMax) return refuse('periodTooLong')
  const period = { from: startOfDay(from), until: endOfDay(until), now }
  const [tickets, chats, ticketsOpened, chatsOpened] = await Promise.all([
    ticketFigures(db, period),
    chatFigures(db, period),
    ticketCountOpened(db, period),
    chatCountOpened(db, period),
  ])
  const viewOf = (isThis: (row: Row) => boolean) => ({
    tickets: ticketView(tickets.find(isThis)),
    chats: chatView(chats.find(isThis)),
  })
  const names = new Set([...tickets, ...chats].flatMap(({ member }) => (member === null ? [] : [member])))
  return answer({
    opened: { tickets: ticketsOpened, chats: chatsOpened },
    all: viewOf(({ isAll }) => isAll),
    overdueUnowned: tickets.find(({ isAll, member }) => !isAll && member === null)?.overdue ?? 0,
    members: [...names].toSorted().map((name) => ({ member: name, ...viewOf(({ member }) => member === name) })),
  })
})

type Row = Pick<TicketFigures, 'isAll' | 'member'>

const ticketView = (row: TicketFigures = noTickets) => ({
  taken: row.taken,
  answered: row.answered,
  first: responseTimes(row),
  overdue: row.overdue,
  solved: row.solved,
  ratings: { count: row.ratings, averageTenths: averageTenths(row) },
})

const chatView = (row: ChatFigures = noChats) => ({
  taken: row.taken,
  answered: row.answered,
  first: responseTimes(row),
  ratings: { count: row.ratings, averageTenths: averageTenths(row) },
})

const noChats: ChatFigures = {
  isAll: false,
  member: null,
  taken: 0,
  answered: 0,
  firsts: 0,
  medianSeconds: null,
  slowSeconds: null,
  ratings: 0,
  stars: 0,
}
const noTickets: TicketFigures = { ...noChats, solved: 0, overdue: 0 }
