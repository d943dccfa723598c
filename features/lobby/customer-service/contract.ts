import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { tips } from '#core/message/tips.ts'

const serviceOut = v.object({
  id: v.number(),
  nickname: v.string(),
  /** An address, `tel:` or `mailto:`. One that matches the configured pattern is the live chat. */
  url: v.string(),
  /** 1: opens outside the app, also in the native one. */
  isOut: v.picklist([0, 1]),
  /** Opening hours in words: "Every day, 24 hours". */
  hours: v.string(),
})
export type WireService = v.InferOutput<typeof serviceOut>

export const getCustomerServices = call({
  path: 'getCustomerServices',
  summary: 'Lists the contact options of customer service in their order; the first is the default.',
  access: 'anyone',
  money: 'none',
  request: v.object({}),
  response: v.object({
    appCustomerServiceQueue: v.array(serviceOut),
  }),
  refusals: {},
})

export const reportCategories = ['game', 'payment', 'account', 'safety', 'other'] as const
export type ReportCategory = (typeof reportCategories)[number]
export const reportTextLengthMin = 10
export const reportTextLengthMax = 2000

export const report = call({
  path: 'report',
  summary: 'Sends a player’s report of a problem to customer service. Returns its number.',
  access: 'player',
  money: 'none',
  request: v.object({
    category: v.picklist(reportCategories),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(reportTextLengthMin, tips.tooShort(reportTextLengthMin)),
      v.maxLength(reportTextLengthMax, tips.tooLong(reportTextLengthMax)),
    ),
    /** The game that the report is about, if any. */
    gameId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    /** The path of the page where the player was. */
    page: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  /** R-2026-000017 */
  response: v.object({ number: v.string() }),
  refusals: { tryLater: 1020 },
})

export const listReports = call({
  path: 'reportList',
  summary: 'Lists the player’s own reports, newest first, with their status.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({
    list: v.array(
      v.object({
        number: v.string(),
        category: v.picklist(reportCategories),
        text: v.string(),
        state: v.picklist(['open', 'answered', 'closed']),
        time: instantOut,
      }),
    ),
  }),
  refusals: {},
})
