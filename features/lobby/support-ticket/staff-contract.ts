import * as v from 'valibot'
import { calendarDayIn } from '#core/clock/manila.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { idIn, playerIdIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { languages } from '#core/language/language.ts'
import { messageKeyIn } from './contract.ts'
import { complaintKinds } from '#core/complaint-kind.ts'
import { supportQueues } from '#core/support-queue.ts'
import { ticketCategories, ticketSources, ticketStates, ticketTextLengthMax } from './ticket-terms.ts'

const rowOut = {
  id: idOut,
  /** The ticket's public number: R-2026-000017. */
  number: v.string(),
  /** Null: a caller who is no player, or did not say who. */
  playerId: v.nullable(idOut),
  source: v.picklist(ticketSources),
  category: v.picklist(ticketCategories),
  /** Null: it is no complaint. */
  complaint: v.nullable(v.picklist(complaintKinds)),
  /** Where it waits, by the player's VIP level when it was opened. */
  queue: v.picklist(supportQueues),
  state: v.picklist(ticketStates),
  /** The member who answers; null for nobody. */
  owner: v.nullable(v.string()),
  openedAt: instantOut,
  firstDueAt: instantOut,
  firstAnsweredAt: v.nullable(instantOut),
  /** Since when it waits for customer service, and until when it may; null: it does not. */
  waitingSince: v.nullable(instantOut),
  dueAt: v.nullable(instantOut),
  isOverdue: v.boolean(),
  solvedAt: v.nullable(instantOut),
  rating: v.nullable(v.number()),
}

export const listTickets = staffList({
  path: 'ticketList',
  summary:
    'Lists tickets: those that wait for customer service, by queue and age, or others by owner, state, player and date.',
  permission: 'ticket.view',
  filter: {
    show: v.optional(v.picklist(['open', 'mine', 'unowned', 'overdue', 'waiting', 'solved', 'all']), 'open'),
    source: v.optional(v.picklist(['any', ...ticketSources]), 'any'),
    category: v.optional(v.picklist(['any', ...ticketCategories]), 'any'),
    complaint: v.optional(v.picklist(['any', 'complaint', ...complaintKinds]), 'any'),
    playerId: v.optional(v.nullable(idIn), null),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['first', 'oldest', 'newest'],
  row: { ...rowOut, firstText: v.string() },
})

export const viewTicket = staffCall({
  path: 'ticketView',
  summary: 'Returns one ticket with its messages, notes and steps.',
  permission: 'ticket.view',
  request: v.object({ id: idIn }),
  response: v.object({
    ...rowOut,
    /** The language in which the player reads answers. */
    language: v.picklist(languages),
    /** The path of the page where the player was. */
    page: v.string(),
    gameId: v.nullable(idOut),
    chatId: v.nullable(idOut),
    solvedBy: v.nullable(v.string()),
    messages: v.array(
      v.object({
        id: idOut,
        author: v.picklist(['player', 'staff', 'note']),
        /** The member who wrote it; null for the player. */
        member: v.nullable(v.string()),
        text: v.string(),
        sentAt: instantOut,
      }),
    ),
    steps: v.array(
      v.object({
        id: idOut,
        act: v.picklist(['open', 'take', 'handOver', 'answer', 'solve', 'reopen']),
        /** Null: the player, or a solution after two weeks of silence. */
        member: v.nullable(v.string()),
        receiver: v.nullable(v.string()),
        at: instantOut,
      }),
    ),
    marks: v.array(
      v.object({
        id: idOut,
        /** Null: from here on it is no complaint. */
        kind: v.nullable(v.picklist(complaintKinds)),
        /** Null: the player, when writing. */
        member: v.nullable(v.string()),
        at: instantOut,
      }),
    ),
  }),
  refusals: { ticketNotFound: 1074 },
})

const textIn = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Write a message.'),
  v.maxLength(ticketTextLengthMax, `Write ${ticketTextLengthMax} characters at most.`),
)
const notFound = { ticketNotFound: 1074 } as const
const owned = { ...notFound, ticketSolved: 1480, takenByOther: 1431 } as const
/** Made by the form: sent again, it is the same message. */
const messageKey = messageKeyIn

export const takeTicket = staffChange({
  path: 'ticketTake',
  summary: 'Assigns a ticket to the caller. Taking it over from another member has to be stated.',
  permission: 'ticket.take',
  request: v.object({ id: idIn, reason: reasonIn, takesOver: v.optional(v.boolean(), false) }),
  response: v.object({}),
  refusals: owned,
})

export const listTicketColleagues = staffCall({
  path: 'ticketColleagues',
  summary: 'Lists the active members who may answer tickets, besides the caller.',
  permission: 'ticket.view',
  request: v.object({}),
  response: v.object({ members: v.array(v.object({ email: v.string(), name: v.string() })) }),
  refusals: {},
})

export const handOverTicket = staffChange({
  path: 'ticketHandOver',
  summary: 'Makes a colleague the owner of the ticket, with a reason that the colleague reads in the audit log.',
  permission: 'ticket.handOver',
  request: v.object({ id: idIn, to: v.pipe(v.string(), v.trim(), v.maxLength(200)), reason: reasonIn }),
  response: v.object({}),
  refusals: { ...owned, notTaken: 1433, notAColleague: 1434 },
})

export const answerTicket = staffChange({
  path: 'ticketAnswer',
  summary: 'Answers the player, in the inbox and on the report’s page. Only the owner of the ticket answers.',
  permission: 'ticket.answer',
  request: v.object({ id: idIn, text: textIn, messageKey, reason: reasonIn }),
  response: v.object({}),
  refusals: { ...owned, notTaken: 1433, noPlayer: 1484, ticketFull: 1482 },
})

export const noteTicket = staffChange({
  path: 'ticketNote',
  summary: 'Adds a note of the staff to a ticket. The player does not see it.',
  permission: 'ticket.note',
  request: v.object({ id: idIn, text: textIn, messageKey, reason: reasonIn }),
  response: v.object({}),
  refusals: { ...notFound, ticketFull: 1482 },
})

export const solveTicket = staffChange({
  path: 'ticketSolve',
  summary: 'Marks a ticket as solved. The player is told in the inbox, and can rate it if it was answered.',
  permission: 'ticket.solve',
  request: v.object({ id: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: owned,
})

export const reopenTicket = staffChange({
  path: 'ticketReopen',
  summary: 'Opens a solved ticket again. The caller becomes its owner.',
  permission: 'ticket.reopen',
  request: v.object({ id: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { ...notFound, notSolved: 1481 },
})

export const markComplaint = staffChange({
  path: 'ticketMarkComplaint',
  summary: 'Marks a ticket as a complaint of a kind, or gives a complaint another kind.',
  permission: 'ticket.markComplaint',
  request: v.object({ id: idIn, kind: v.picklist(complaintKinds), reason: reasonIn }),
  response: v.object({}),
  refusals: { ...notFound, alreadyComplaint: 1488 },
})

export const unmarkComplaint = staffChange({
  path: 'ticketUnmarkComplaint',
  summary: 'Takes back the mark of a complaint. Months that have ended keep it.',
  permission: 'ticket.unmarkComplaint',
  request: v.object({ id: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { ...notFound, notAComplaint: 1489 },
})

const firstTextIn = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(10, 'Write at least 10 characters.'),
  v.maxLength(ticketTextLengthMax, `Write ${ticketTextLengthMax} characters at most.`),
)
const newTicketOut = v.object({ id: idOut, number: v.string() })

export const enterCall = staffChange({
  path: 'ticketEnterCall',
  summary: 'Opens a ticket for a phone call. The caller of this method becomes its owner.',
  permission: 'ticket.enterCall',
  request: v.object({
    /** Null: whoever called is no player, or did not say who. */
    playerId: v.nullable(playerIdIn),
    category: v.picklist(ticketCategories),
    /** The caller’s concern. The player reads it. */
    text: firstTextIn,
    messageKey,
    reason: reasonIn,
  }),
  response: newTicketOut,
  refusals: { playerNotFound: 1361 },
})

export const makeTicketOfChat = staffChange({
  path: 'ticketOfChat',
  summary: 'Opens a ticket for what a support chat has left to do. Only the owner of the chat does.',
  permission: 'ticket.ofChat',
  request: v.object({
    chatId: idIn,
    category: v.picklist(ticketCategories),
    /** The remaining work. The player reads it. */
    text: firstTextIn,
    reason: reasonIn,
  }),
  response: newTicketOut,
  refusals: { chatNotFound: 1074, notTaken: 1433, takenByOther: 1431, hasTicket: 1483 },
})

export const findTicketOfChat = staffCall({
  path: 'ticketOfChatFind',
  summary: 'Returns the ticket that a support chat has become, if any.',
  permission: 'ticket.view',
  request: v.object({ chatId: idIn }),
  response: v.object({ ticket: v.nullable(newTicketOut) }),
  refusals: {},
})

const responseTimesOut = v.object({
  /** First answers, and how long the middle one and the slowest but a tenth took. Null: too few to say. */
  count: v.number(),
  medianSeconds: v.nullable(v.number()),
  slowSeconds: v.nullable(v.number()),
})
const ratingsOut = v.object({
  count: v.number(),
  /** In tenths of a star; null: too few to say. */
  averageTenths: v.nullable(v.number()),
})
const figuresOut = {
  tickets: v.object({
    taken: v.number(),
    answered: v.number(),
    first: responseTimesOut,
    overdue: v.number(),
    solved: v.number(),
    ratings: ratingsOut,
  }),
  chats: v.object({ taken: v.number(), answered: v.number(), first: responseTimesOut, ratings: ratingsOut }),
}

export const viewSupportFigures = staffCall({
  path: 'supportFigures',
  summary:
    'Returns what became of the tickets and chats opened in a period, by member: the work, first answers, ratings.',
  permission: 'ticket.viewFigures',
  request: v.object({ from: calendarDayIn, until: calendarDayIn }),
  response: v.object({
    opened: v.object({ tickets: v.number(), chats: v.number() }),
    all: v.object(figuresOut),
    /** Overdue tickets that nobody has taken. */
    overdueUnowned: v.number(),
    members: v.array(v.object({ member: v.string(), ...figuresOut })),
  }),
  refusals: { periodTooLong: 1487 },
})
