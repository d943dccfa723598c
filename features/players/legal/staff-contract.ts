import * as v from 'valibot'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { legalTextOut } from './contract.ts'
import { languages } from '#core/language/language.ts'
import { legalDocumentIds } from './document.ts'
import { translationLanguages } from './load-translation.ts'

const documentIn = v.picklist(legalDocumentIds)
const revisionIn = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000))
const textIn = {
  summary: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say in a sentence what it is.'), v.maxLength(1_000)),
  /** As parsed by features/players/legal/markup.ts. */
  body: v.pipe(v.string(), v.maxLength(120_000)),
}
const textBytesMax = 600_000

const draftOut = v.nullable(
  v.object({
    revision: v.number(),
    summary: v.string(),
    body: v.string(),
    savedBy: v.string(),
    savedAt: instantOut,
    reason: v.string(),
  }),
)

export const viewLegalText = staffCall({
  path: 'legalText',
  summary: 'Returns one legal text: the version in force, the newest draft, and every version.',
  permission: 'legal.view',
  request: v.object({ document: documentIn }),
  response: v.object({
    inForce: v.object({ version: v.string(), material: v.string(), summary: v.string(), body: v.string() }),
    draft: draftOut,
    translations: v.object({
      fil: v.object({
        /** Of the English version in force; null: players read English. */
        inForce: v.nullable(v.object({ number: v.number(), summary: v.string(), body: v.string() })),
        draft: draftOut,
      }),
    }),
    versions: v.array(
      v.object({
        version: v.string(),
        isMaterial: v.boolean(),
        /** Null: it came with the product. */
        revision: v.nullable(v.number()),
        publishedBy: v.nullable(v.string()),
        publishedAt: v.nullable(instantOut),
        reason: v.string(),
        /** The newest Filipino translation; 0: it came with the product. */
        filipino: v.nullable(v.number()),
      }),
    ),
  }),
  refusals: {},
})

export const viewLegalVersion = staffCall({
  path: 'legalVersion',
  summary: 'Returns the text of one version, for comparison.',
  permission: 'legal.view',
  request: v.object({ document: documentIn, version: calendarDayIn }),
  response: v.object({ version: calendarDayOut, summary: v.string(), body: v.string() }),
  refusals: { versionNotFound: 1074 },
})

export const previewLegalText = staffCall({
  path: 'legalPreview',
  summary: 'Returns a draft as players would read it, and the address of its preview.',
  permission: 'legal.view',
  bodyBytesMax: textBytesMax,
  request: v.object({ document: documentIn, language: v.optional(v.picklist(languages), 'en'), ...textIn }),
  response: v.object({
    address: v.string(),
    key: v.string(),
    /** In the format of the preview page. */
    draft: v.object({
      mode: v.literal('normal'),
      configuration: v.object({ legalDraft: legalTextOut }),
      stories: v.tuple([]),
      services: v.tuple([]),
    }),
  }),
  refusals: {},
})

export const saveLegalDraft = staffChange({
  path: 'legalDraftSave',
  summary: 'Saves a draft of a legal text. Every revision is kept; players do not see it.',
  permission: 'legal.save',
  bodyBytesMax: textBytesMax,
  request: v.object({
    document: documentIn,
    /** The revision that the form was filled from; 0 for none. */
    revision: revisionIn,
    ...textIn,
    reason: reasonIn,
  }),
  response: v.object({ revision: v.number() }),
  refusals: { stale: 1073, nothingToChange: 1004 },
})

export const requestLegalVersion = staffChange({
  path: 'legalPublishRequest',
  summary: 'Requests that the newest draft be in force from a date. Another member publishes it.',
  permission: 'legal.request',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    document: documentIn,
    revision: v.pipe(revisionIn, v.minValue(1)),
    effective: calendarDayIn,
    /** Players' rights, money or duties change: those who agreed to an older version are asked again. */
    isMaterial: v.boolean(),
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { stale: 1073, tooEarly: 1260, sentBefore: 1151 },
})

export const saveLegalTranslationDraft = staffChange({
  path: 'legalTranslationDraftSave',
  summary: 'Saves a draft of the translation of a legal text. Every revision is kept; players do not see it.',
  permission: 'legal.save',
  bodyBytesMax: textBytesMax,
  request: v.object({
    document: documentIn,
    language: v.picklist(translationLanguages),
    /** The revision that the form was filled from; 0 for none. */
    revision: revisionIn,
    ...textIn,
    reason: reasonIn,
  }),
  response: v.object({ revision: v.number() }),
  refusals: { stale: 1073, nothingToChange: 1004 },
})

export const requestLegalTranslation = staffChange({
  path: 'legalTranslationPublishRequest',
  summary:
    'Requests that the newest draft be published as the translation of an English version. Another member publishes it.',
  permission: 'legal.request',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    document: documentIn,
    language: v.picklist(translationLanguages),
    revision: v.pipe(revisionIn, v.minValue(1)),
    /** The English version that it translates. */
    version: calendarDayIn,
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { stale: 1073, versionNotFound: 1074, sentBefore: 1151 },
})
