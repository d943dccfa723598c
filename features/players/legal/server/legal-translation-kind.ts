import * as v from 'valibot'
import { calendarDayIn } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { languageNames } from '#core/language/language.ts'
import { type ApprovalFact, type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { legalDocumentIds } from '../document.ts'
import { translationLanguages } from '../load-translation.ts'
import { legalTitles } from '../titles.ts'
import { changeFacts } from './change-facts.ts'
import {
  legalTranslationDraftFindNewest,
  legalTranslationDraftWords,
  legalTranslationInsert,
} from './store/legal-translation.store.ts'
import { legalWords } from './texts-in-force.ts'
import { legalTranslationWords, type TranslationKey } from './translations-in-force.ts'

export const legalTranslationKindName = { name: 'legalTranslation' } as const

/** As with English texts, only the newest draft can be published: what is approved is what was reviewed. */
const payload = v.object({
  document: v.picklist(legalDocumentIds),
  language: v.picklist(translationLanguages),
  revision: v.number(),
  /** The English version that it translates. */
  version: calendarDayIn,
})

/** A translation is written by one member and published by another. Nobody is asked to agree again: English is binding. */
export const legalTranslationKind: ApprovalKind = approvalKind({
  ...legalTranslationKindName,
  label: 'Translation of a legal text',
  approves: 'legal.approve',
  payload,
  facts: async ({ document, language, revision, version }, { db }) => [
    { name: 'Text', value: `${legalTitles[document]}, ${languageNames[language]}, draft ${revision}` },
    { name: 'English version', value: formatDay(version) },
    ...(await differenceOf(db, { document, language, revision, version })),
  ],
  carryOut: async (tx, { document, language, revision, version }, { approver, maker, reason, now }) => {
    const newest = await legalTranslationDraftFindNewest(tx, { document, language })
    if (newest?.revision !== revision)
      return { kind: 'refused', why: 'The draft has changed since this request. Make a new request.' }
    const publishedBy = `${maker}, approved by ${approver}`
    const translation = { document, language, version, revision, publishedBy, reason, now }
    const number = await legalTranslationInsert(tx, translation)
    if (number === undefined)
      return {
        kind: 'refused',
        why: 'Another translation of this version has just been published. Review it and make a new request.',
      }
    return { kind: 'done', result: { document, language, version, number } }
  },
})

/** What the draft changes in the translation that players read, or in the English text if they read that. */
async function differenceOf(
  db: Queryable,
  { revision, ...key }: TranslationKey & { readonly revision: number },
): Promise<ApprovalFact[]> {
  const [translated, english, draft] = await Promise.all([
    legalTranslationWords(db, key),
    legalWords(db, key.document, key.version),
    legalTranslationDraftWords(db, { ...key, revision }),
  ])
  const before = translated ?? english
  if (before === undefined || draft === undefined) return []
  const compared = translated ? `translation ${translated.number}` : 'the English text (no translation yet)'
  return [{ name: 'Compared with', value: compared }, ...changeFacts(before, draft)]
}
