import * as v from 'valibot'
import { answer } from '#core/contract/outcome.ts'
import type { Database } from '#platform/db/database.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { legalTextOut, readLegalText } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'
import { legalTextAt } from './texts-in-force.ts'

/** The legal texts in force, for players. */
export const legal = ({ db }: { readonly db: Database }): Feature => ({
  name: 'legal',
  handlers: [
    handleOutsideTransaction(readLegalText, async ({ input: { document }, now }) =>
      answer(v.parse(legalTextOut, await legalTextAt(db, document, now))),
    ),
  ],
  fieldMeanings,
  refusalTexts: {},
})

export { eligibilityDeclarations } from '../declarations.ts'
export { needsNewAgreement } from '../rules.ts'
export { legalVersions } from '../versions.ts'
export { legalVersionKind } from './legal-version-kind.ts'
export { staffLegal } from './desk/staff-legal.ts'
export { legalVersionsAt } from './texts-in-force.ts'
