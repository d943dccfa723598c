import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { amlRules } from './aml-rules.ts'
import { movementReasons } from './aml-rule-words.ts'
import { holdBases } from './hold-bases.ts'
import { linkKinds } from './link-kinds.ts'

const caseStates = ['open', 'reported', 'closed'] as const
const caseOut = {
  id: idOut,
  playerId: idOut,
  state: v.picklist(caseStates),
  openedAt: instantOut,
  openedBy: v.string(),
  dueAt: instantOut,
  closedAt: v.nullable(instantOut),
  closedBy: v.nullable(v.string()),
  reportNumber: v.nullable(v.string()),
}

export const listCases = staffList({
  path: 'amlCaseList',
  summary: 'Lists AML cases, 25 at a time: open ones, most urgent first, or decided ones, newest first.',
  permission: 'aml.view',
  filter: { isOpen: v.optional(v.boolean(), true), playerId: v.optional(v.nullable(idIn), null) },
  sorts: ['urgent', 'newest', 'oldest'],
  row: { ...caseOut, alerts: v.number(), entries: v.number() },
})

export const viewCase = staffCall({
  path: 'amlCase',
  summary: 'Returns one AML case: its alerts, and every note, document and report in it.',
  permission: 'aml.view',
  request: v.object({ caseId: idIn }),
  response: v.object({
    ...caseOut,
    alerts: v.array(
      v.object({
        id: idOut,
        rule: v.picklist(amlRules),
        day: calendarDayOut,
        version: v.number(),
        inputs: v.record(v.string(), v.string()),
        foundAt: instantOut,
        dueAt: v.nullable(instantOut),
      }),
    ),
    figures: v.object({
      deposited: centavosOut,
      withdrawn: centavosOut,
      validBet: centavosOut,
      /** Null: never rated. */
      score: v.nullable(v.number()),
    }),
    /** What the report will include, newest first. */
    movements: v.array(
      v.object({
        at: instantOut,
        reason: v.picklist(movementReasons),
        amount: centavosOut,
        account: v.string(),
        reference: v.string(),
      }),
    ),
    /** Movements from then on; earlier ones are in archives or before the case. */
    movementsFrom: calendarDayOut,
    /** Other cases of the player, newest first. */
    otherCases: v.array(
      v.object({
        id: idOut,
        state: v.picklist(caseStates),
        openedAt: instantOut,
        reportNumber: v.nullable(v.string()),
      }),
    ),
    entries: v.array(
      v.object({
        id: idOut,
        at: instantOut,
        author: v.string(),
        kind: v.picklist(['note', 'document', 'export', 'decision']),
        text: v.string(),
        fileName: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: { caseNotFound: 1074 },
})

export const openCase = staffChange({
  path: 'amlCaseOpen',
  summary:
    'Opens a case on a player with all their open alerts. It is due in five working days, or with its first covered transaction.',
  permission: 'aml.work',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({ caseId: idOut, dueAt: instantOut }),
  refusals: { playerNotFound: 1076, caseIsOpen: 1077 },
})

export const addCaseNote = staffChange({
  path: 'amlCaseNote',
  summary: 'Adds a note to an open case. It cannot be changed afterwards.',
  permission: 'aml.work',
  request: v.object({
    caseId: idIn,
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Enter a note.'),
      v.maxLength(4_000, 'Use 4,000 characters or fewer.'),
    ),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { caseNotFound: 1074 },
})

export const documentBytesMax = 2_000_000
const base64LengthMax = 2_700_000

export const addCaseDocument = staffChange({
  path: 'amlCaseDocument',
  summary: 'Adds a document to an open case: PDF, JPEG, PNG or text, up to 2 MB. It is stored encrypted.',
  permission: 'aml.work',
  bodyBytesMax: 3_000_000,
  request: v.object({
    caseId: idIn,
    fileName: v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[\w .,()+-]{1,120}$/,
        'Use a file name of letters, digits and simple punctuation, up to 120 characters.',
      ),
    ),
    text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a description.'), v.maxLength(500)),
    base64: v.pipe(
      v.string(),
      v.base64('Choose a file.'),
      v.minLength(4),
      v.maxLength(base64LengthMax, 'Choose a file of 2 MB or less.'),
    ),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { caseNotFound: 1074, strangeFile: 1240 },
})

const fileOut = v.object({ fileName: v.string(), mediaType: v.string(), base64: v.string() })

export const openCaseDocument = staffChange({
  path: 'amlCaseDocumentOpen',
  summary: 'Returns a document of a case. Needs a reason, which is logged.',
  permission: 'aml.open',
  request: v.object({ entryId: idIn, reason: reasonIn }),
  response: fileOut,
  refusals: { documentNotFound: 1074 },
})

const reportForms = ['STR', 'CTR'] as const

export const exportCase = staffChange({
  path: 'amlCaseExport',
  summary: 'Creates the report of a case for the authority, as CSV or PDF. The case records that it was created.',
  permission: 'aml.work',
  request: v.object({
    caseId: idIn,
    form: v.picklist(reportForms),
    format: v.picklist(['csv', 'pdf']),
    /** Of a suspicious transaction; it is kept in the case. */
    grounds: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4_000, 'Use 4,000 characters or fewer.')), ''),
    reason: reasonIn,
  }),
  response: fileOut,
  refusals: { caseNotFound: 1074 },
})

export const decideCase = staffChange({
  path: 'amlCaseDecide',
  summary: 'Decides a case: reported, with the report’s number, or nothing to report. Its alerts close with it.',
  permission: 'aml.work',
  request: v.object({
    caseId: idIn,
    outcome: v.variant('kind', [
      v.object({
        kind: v.literal('reported'),
        reportNumber: v.pipe(
          v.string(),
          v.trim(),
          v.minLength(1, 'Enter the AMLC reference number.'),
          v.maxLength(60, 'Use 60 characters or fewer.'),
        ),
      }),
      v.object({ kind: v.literal('nothing') }),
    ]),
    /** How many alerts the member has seen: one that joined since must be looked at first. */
    alertsSeen: v.pipe(v.number(), v.integer(), v.minValue(0)),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(10, 'Enter a reason of at least 10 characters.'),
      v.maxLength(4_000),
    ),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { caseNotFound: 1074, alertJoined: 1073 },
})

export const viewCluster = staffCall({
  path: 'riskCluster',
  summary: 'Returns the players linked with a player, and the links: devices, payout accounts, documents and networks.',
  permission: 'risk.view',
  request: v.object({ playerId: idIn }),
  response: v.object({
    players: v.array(
      v.object({
        id: idOut,
        score: v.nullable(v.number()),
        hits: v.array(v.object({ rule: v.string(), points: v.number() })),
      }),
    ),
    /** The shared thing by a short hash that reveals nothing. */
    ties: v.array(v.object({ playerId: idOut, kind: v.picklist(linkKinds), key: v.string() })),
    /** The number of further players who are not shown. */
    notShown: v.number(),
    /** Once-per-person gifts held for these players, waiting ones first. */
    heldGifts: v.array(
      v.object({
        playerId: idOut,
        gift: v.string(),
        title: v.string(),
        basis: v.picklist(holdBases),
        heldAt: instantOut,
        releasedAt: v.nullable(instantOut),
        releasedBy: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: {},
})

export const releaseHeldGift = staffChange({
  path: 'riskGiftRelease',
  summary:
    'Releases a reward that was on hold because of links to other players. The player is notified and can claim it.',
  permission: 'risk.releaseGift',
  request: v.object({ playerId: idIn, gift: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), reason: reasonIn }),
  response: v.object({}),
  refusals: { notHeld: 1074 },
})
