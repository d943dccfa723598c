import * as v from 'valibot'
import { idIn, playerIdIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { reportCategories } from './contract.ts'
import { reportAnswerLengthMax, reportStates } from './rules.ts'

const rowOut = {
  id: idOut,
  /** The report's public number: R-2026-000017. */
  number: v.string(),
  playerId: idOut,
  category: v.picklist(reportCategories),
  text: v.string(),
  state: v.picklist(reportStates),
  /** The member handling it; null for nobody. */
  takenBy: v.nullable(v.string()),
  reportedAt: instantOut,
  answeredAt: v.nullable(instantOut),
}

export const listPlayerReports = staffList({
  path: 'playerReportList',
  summary: 'Lists player reports: those to answer, oldest first, or others by status, player and date.',
  permission: 'playerReport.view',
  filter: {
    show: v.optional(v.picklist(['open', 'mine', 'answered', 'closed', 'all']), 'open'),
    category: v.optional(v.picklist(['any', ...reportCategories]), 'any'),
    playerId: v.optional(v.nullable(idIn), null),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['oldest', 'newest'],
  row: rowOut,
})

const playerFactsOut = v.object({
  nickname: v.string(),
  isStopped: v.boolean(),
  locks: v.array(v.string()),
  vip: v.number(),
  identity: v.string(),
  registeredAt: v.nullable(instantOut),
  coin: centavosOut,
  hold: centavosOut,
  safebox: centavosOut,
  deposits: v.array(
    v.object({
      reference: v.string(),
      amount: centavosOut,
      credited: v.nullable(centavosOut),
      state: v.string(),
      createdAt: instantOut,
    }),
  ),
  withdrawals: v.array(
    v.object({ reference: v.string(), amount: centavosOut, state: v.string(), createdAt: instantOut }),
  ),
  rounds: v.array(
    v.object({
      roundId: v.string(),
      gameCode: v.nullable(v.string()),
      state: v.string(),
      stake: centavosOut,
      win: centavosOut,
      openedAt: instantOut,
    }),
  ),
  /** The player's other unanswered reports. */
  otherReports: v.array(v.object({ id: idOut, number: v.string(), text: v.string() })),
})

export const viewPlayerReport = staffCall({
  path: 'playerReport',
  summary: 'Returns one report with its player’s profile, balances, recent transactions and other open reports.',
  permission: 'playerReport.view',
  request: v.object({ id: idIn }),
  response: v.object({
    ...rowOut,
    /** The path of the page where the player was. */
    page: v.string(),
    gameId: v.nullable(idOut),
    answer: v.nullable(v.string()),
    answeredBy: v.nullable(v.string()),
    closedBy: v.nullable(v.string()),
    closedAt: v.nullable(instantOut),
    player: playerFactsOut,
  }),
  refusals: { reportNotFound: 1074 },
})

const reportIn = { id: idIn, reason: reasonIn }
const actRefusals = { reportNotFound: 1074, notOpen: 1430, takenByOther: 1431 } as const

export const takePlayerReport = staffChange({
  path: 'playerReportTake',
  summary: 'Assigns a report to the caller. Taking it over from another member has to be stated.',
  permission: 'playerReport.take',
  request: v.object({ ...reportIn, takesOver: v.optional(v.boolean(), false) }),
  response: v.object({}),
  refusals: actRefusals,
})

export const answerPlayerReport = staffChange({
  path: 'playerReportAnswer',
  summary: 'Answers a report once, by a message to the player’s inbox.',
  permission: 'playerReport.answer',
  request: v.object({
    ...reportIn,
    answer: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(10, 'Write at least 10 characters.'),
      v.maxLength(reportAnswerLengthMax, `Write ${reportAnswerLengthMax} characters at most.`),
    ),
  }),
  response: v.object({}),
  refusals: actRefusals,
})

export const closePlayerReport = staffChange({
  path: 'playerReportClose',
  summary: 'Closes a report that was answered or needs no answer.',
  permission: 'playerReport.close',
  request: v.object(reportIn),
  response: v.object({}),
  refusals: actRefusals,
})

export const viewPlayerFacts = staffCall({
  path: 'playerFacts',
  summary: 'Returns a player’s profile, balances, recent transactions and open reports, beside a chat with the player.',
  permission: 'playerReport.view',
  request: v.object({ playerId: playerIdIn }),
  response: v.object({ player: playerFactsOut }),
  refusals: {},
})
