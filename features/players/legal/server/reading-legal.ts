import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { legalTextOut } from '../contract.ts'
import type { LegalDocumentId } from '../document.ts'
import { previewLegalText, viewLegalText, viewLegalVersion } from '../staff-contract.ts'
import { legalVersions } from '../versions.ts'
import { faultsOfText } from './faults-of-text.ts'
import { legalDraftFindNewest } from './store/legal-draft.store.ts'
import { legalVersionList } from './store/legal-version.store.ts'
import { legalTranslationDraftFindNewest, legalTranslationNumbers } from './store/legal-translation.store.ts'
import { legalTranslationWords } from './translations-in-force.ts'
import { documentOf, legalVersionsAt, legalWords } from './texts-in-force.ts'

export type PreviewDependencies = {
  /** The preview page of the player's app, and its key. */
  readonly preview: { readonly address: string; readonly key: (now: Instant) => string }
}

export const readingLegal = ({ preview }: PreviewDependencies): Handler[] => [
  handleStaff(viewLegalText, async ({ input: { document }, db, now }) => {
    const standing = (await legalVersionsAt(db, now))[document]
    const [words, draft, published, fil, filipino] = await Promise.all([
      legalWords(db, document, standing.version),
      legalDraftFindNewest(db, document),
      legalVersionList(db, document),
      filipinoOf(db, document, standing.version),
      filipinoNumbers(db, document),
    ])
    if (words === undefined) throw new Error(`${document} of ${standing.version} has no words`)
    const versions = [...published, broughtVersion(legalVersions[document].version)]
    return answer({
      inForce: { ...standing, ...words },
      draft: draft ?? null,
      translations: { fil },
      versions: versions.map((each) => ({ ...each, filipino: filipino.get(each.version) ?? null })),
    })
  }),
  handleStaff(viewLegalVersion, async ({ input: { document, version }, db }) => {
    const words = await legalWords(db, document, version)
    return words === undefined ? refuse('versionNotFound') : answer({ version, ...words })
  }),
  handleStaff(previewLegalText, async ({ input: { document, language, ...text }, now }) => {
    const faults = faultsOfText(text)
    if (faults.length > 0) return invalid(...faults)
    const configuration = {
      legalDraft: v.parse(legalTextOut, documentOf({ id: document, language, version: dayOf(now) }, text)),
    }
    const draft = { mode: 'normal', configuration, stories: [], services: [] } as const
    return answer({ address: preview.address, key: preview.key(now), draft: { ...draft, stories: [], services: [] } })
  }),
]

/** The Filipino draft, and the translation that players read. */
async function filipinoOf(db: Queryable, document: LegalDocumentId, version: string) {
  const [inForce, draft] = await Promise.all([
    legalTranslationWords(db, { document, language: 'fil', version }),
    legalTranslationDraftFindNewest(db, { document, language: 'fil' }),
  ])
  return { inForce: inForce ?? null, draft: draft ?? null }
}

/** The newest translation of each English version; the product's own version has the product's own. */
async function filipinoNumbers(db: Queryable, document: LegalDocumentId): Promise<ReadonlyMap<string, number>> {
  const all = await legalTranslationNumbers(db)
  const own = all.filter((each) => each.document === document && each.language === 'fil')
  return new Map([[legalVersions[document].version, 0], ...own.map((each) => [each.version, each.number] as const)])
}

/** The product's own text. */
const broughtVersion = (version: string) => ({
  version,
  isMaterial: true,
  revision: null,
  publishedBy: null,
  publishedAt: null,
  reason: '',
})
