import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { amlRules } from './aml-rules.ts'
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
  summary: 'Cases of money laundering, the most urgent first, or the newest; open ones or decided ones. 25 at a time.',
  permission: 'aml.view',
  filter: { isOpen: v.optional(v.boolean(), true), playerId: v.optional(v.nullable(idIn), null) },
  sorts: ['urgent', 'newest', 'oldest'],
  row: { ...caseOut, alerts: v.number(), entries: v.number() },
})

export const viewCase = staffCall({
  path: 'amlCase',
  summary: 'One case whole: what raised it, and everything that was written down and put into its file.',
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
  summary: 'Begins a case of a player, with every alert of theirs that is open. Five working days run from now.',
  permission: 'aml.work',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({ caseId: idOut }),
  refusals: { playerNotFound: 1076, caseIsOpen: 1077 },
})

export const addCaseNote = staffChange({
  path: 'amlCaseNote',
  summary: 'Writes a note into the file of an open case. It cannot be changed afterwards.',
  permission: 'aml.work',
  request: v.object({
    caseId: idIn,
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Say something.'),
      v.maxLength(4_000, '4,000 characters at most.'),
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
  summary: 'Puts a document into the file of an open case: PDF, JPEG, PNG or text, 2 MB at most. It is kept sealed.',
  permission: 'aml.work',
  bodyBytesMax: 3_000_000,
  request: v.object({
    caseId: idIn,
    fileName: v.pipe(v.string(), v.trim(), v.regex(/^[\w .,()+-]{1,120}$/, 'Give the file a plain name.')),
    text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say what it shows.'), v.maxLength(500)),
    base64: v.pipe(
      v.string(),
      v.base64('This is no file.'),
      v.minLength(4),
      v.maxLength(base64LengthMax, '2 MB at most.'),
    ),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { caseNotFound: 1074, strangeFile: 1240 },
})

const fileOut = v.object({ fileName: v.string(), mediaType: v.string(), base64: v.string() })

export const openCaseDocument = staffChange({
  path: 'amlCaseDocumentOpen',
  summary: 'A document of a case. Whoever opens it says for what, and it is logged.',
  permission: 'aml.open',
  request: v.object({ entryId: idIn, reason: reasonIn }),
  response: fileOut,
  refusals: { documentNotFound: 1074 },
})

const reportForms = ['STR', 'CTR'] as const

export const exportCase = staffChange({
  path: 'amlCaseExport',
  summary: 'The report of a case for the authority, as CSV or PDF. That it was made stands in the file.',
  permission: 'aml.work',
  request: v.object({
    caseId: idIn,
    form: v.picklist(reportForms),
    format: v.picklist(['csv', 'pdf']),
    reason: reasonIn,
  }),
  response: fileOut,
  refusals: { caseNotFound: 1074 },
})

export const decideCase = staffChange({
  path: 'amlCaseDecide',
  summary: 'Ends a case: reported, with the number of the report, or nothing to report. Its alerts end with it.',
  permission: 'aml.work',
  request: v.object({
    caseId: idIn,
    /** Empty: nothing to report. */
    reportNumber: v.pipe(v.string(), v.trim(), v.maxLength(60)),
    text: v.pipe(v.string(), v.trim(), v.minLength(10, 'Say in a sentence why.'), v.maxLength(4_000)),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { caseNotFound: 1074 },
})

export const viewCluster = staffCall({
  path: 'riskCluster',
  summary: 'Everybody who hangs together with a player, and by what: devices, accounts paid to, documents, networks.',
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
  summary: 'Lets a player have a gift that was held for what ties them to others. The player is told, and claims it.',
  permission: 'risk.releaseGift',
  request: v.object({ playerId: idIn, gift: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), reason: reasonIn }),
  response: v.object({}),
  refusals: { notHeld: 1074 },
})
