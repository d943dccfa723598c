import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { tips } from '#core/message/tips.ts'
import { ticketCategories, ticketTextLengthMax, ticketTextLengthMin } from './ticket-terms.ts'

const textIn = (lengthMin: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(lengthMin, tips.tooShort(lengthMin)),
    v.maxLength(ticketTextLengthMax, tips.tooLong(ticketTextLengthMax)),
  )
export const messageKeyIn = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

export const report = call({
  path: 'report',
  summary: 'Sends a player’s report of a problem to customer service. Returns its number.',
  access: 'player',
  money: 'none',
  request: v.object({
    category: v.picklist(ticketCategories),
    text: textIn(ticketTextLengthMin),
    /** The game that the report is about, if any. */
    gameId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    /** The path of the page where the player was. */
    page: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    /** Whether the player makes a complaint of it. */
    isComplaint: v.optional(v.boolean(), false),
  }),
  /** R-2026-000017 */
  response: v.object({ number: v.string() }),
  refusals: { tryLater: 1020 },
})

/** The player's words for the states: open, waiting (for the player) and solved. */
const reportStates = ['open', 'answered', 'closed'] as const
const reportOut = {
  id: idOut,
  number: v.string(),
  category: v.picklist(ticketCategories),
  state: v.picklist(reportStates),
  isComplaint: v.boolean(),
  time: instantOut,
}

export const listReports = call({
  path: 'reportList',
  summary: 'Lists the player’s own reports, newest first, with their status.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({ list: v.array(v.object({ ...reportOut, text: v.string() })) }),
  refusals: {},
})

export const viewReport = call({
  path: 'reportView',
  summary: 'Returns one of the player’s reports with its messages.',
  access: 'player',
  money: 'none',
  request: v.object({ id: idIn }),
  response: v.object({
    ...reportOut,
    /** Whether it was entered by a member, after a chat or a call. */
    isEntered: v.boolean(),
    messages: v.array(
      v.object({
        id: idOut,
        author: v.picklist(['player', 'staff']),
        /** The member's first name; empty for the player, and where it is not known. */
        name: v.string(),
        text: v.string(),
        sentAt: instantOut,
      }),
    ),
    canReply: v.boolean(),
    canRate: v.boolean(),
    rating: v.nullable(v.number()),
  }),
  refusals: { reportNotFound: 1485 },
})

export const replyToReport = call({
  path: 'reportReply',
  summary: 'Adds a message to one of the player’s reports. A solved one is opened again.',
  access: 'player',
  money: 'none',
  request: v.object({
    id: idIn,
    text: textIn(1),
    /** Made by the sender: sent again, it is the same message. */
    messageKey: messageKeyIn,
  }),
  response: v.object({}),
  refusals: { tryLater: 1020, reportNotFound: 1485, reportOver: 1486, reportFull: 1482 },
})

export const rateReport = call({
  path: 'reportRate',
  summary: 'Rates a solved report that was answered, once.',
  access: 'player',
  money: 'none',
  request: v.object({ id: idIn, stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)) }),
  response: v.object({}),
  refusals: { notToRate: 1475 },
})
