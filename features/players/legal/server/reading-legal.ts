import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { legalTextOut } from '../contract.ts'
import { previewLegalText, viewLegalText, viewLegalVersion } from '../staff-contract.ts'
import { legalVersions } from '../versions.ts'
import { faultsOfText } from './faults-of-text.ts'
import { legalDraftFindNewest } from './store/legal-draft.store.ts'
import { legalVersionList } from './store/legal-version.store.ts'
import { documentOf, legalVersionsAt, legalWords } from './texts-in-force.ts'

export type PreviewDependencies = {
  /** The preview page of the player's app, and its key. */
  readonly preview: { readonly address: string; readonly key: (now: Instant) => string }
}

export const readingLegal = ({ preview }: PreviewDependencies): Handler[] => [
  handleStaff(viewLegalText, async ({ input: { document }, db, now }) => {
    const standing = (await legalVersionsAt(db, now))[document]
    const [words, draft, published] = await Promise.all([
      legalWords(db, document, standing.version),
      legalDraftFindNewest(db, document),
      legalVersionList(db, document),
    ])
    if (words === undefined) throw new Error(`${document} of ${standing.version} has no words`)
    return answer({
      inForce: { ...standing, ...words },
      draft: draft ?? null,
      versions: [...published, broughtVersion(legalVersions[document].version)],
    })
  }),
  handleStaff(viewLegalVersion, async ({ input: { document, version }, db }) => {
    const words = await legalWords(db, document, version)
    return words === undefined ? refuse('versionNotFound') : answer({ version, ...words })
  }),
  handleStaff(previewLegalText, async ({ input: { document, ...text }, now }) => {
    const faults = faultsOfText(text)
    if (faults.length > 0) return invalid(...faults)
    const configuration = { legalDraft: v.parse(legalTextOut, documentOf(document, dayOf(now), text)) }
    const draft = { mode: 'normal', configuration, stories: [], services: [] } as const
    return answer({ address: preview.address, key: preview.key(now), draft: { ...draft, stories: [], services: [] } })
  }),
]

/** The product's own text. */
const broughtVersion = (version: string) => ({
  version,
  isMaterial: true,
  revision: null,
  publishedBy: null,
  publishedAt: null,
  reason: '',
})
