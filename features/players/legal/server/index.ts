import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import { type LegalAudience, legalVersionKind } from './legal-version-kind.ts'
import { type LegalDeskDependencies, staffLegal } from './desk/staff-legal.ts'
import * as v from 'valibot'
import { answer } from '#core/contract/outcome.ts'
import type { Database } from '#platform/db/database.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { legalTextOut, readLegalText } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'
import { legalTranslationKind } from './legal-translation-kind.ts'
import { legalTextAt } from './translations-in-force.ts'

type LegalDependencies = LegalDeskDependencies & LegalAudience & { readonly db: Database }

/** The legal texts in force, for players. */
export const legal = (needs: LegalDependencies): FeatureModule & ApprovalKinds => ({
  name: 'legal',
  player: {
    handlers: [
      handleOutsideTransaction(readLegalText, async ({ input, now }) =>
        answer(v.parse(legalTextOut, await legalTextAt(needs.db, input, now))),
      ),
    ],
    fieldMeanings,
    refusalTexts: {},
  },
  desk: staffLegal(needs),
  approvalKinds: [legalVersionKind(needs), legalTranslationKind],
})

export { eligibilityDeclarations } from '../declarations.ts'
export { needsNewAgreement } from '../rules.ts'
export { legalVersions } from '../versions.ts'
export { legalVersionNames } from './legal-version-names.ts'
export { legalVersionsAt } from './texts-in-force.ts'
export { legalTranslationsAt } from './translations-in-force.ts'
