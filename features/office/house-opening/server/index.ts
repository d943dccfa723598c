import { answer } from '#core/contract/outcome.ts'
import { handleStaff, staffMessages } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Feature } from '#platform/http/feature.ts'
import { viewOpening } from '../contract.ts'
import type { OpeningFacts } from '../opening-facts.ts'
import { openingSteps } from '../rules.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

export type OpeningDependencies = { readonly factsOf: (db: Queryable) => Promise<OpeningFacts> }

/** The steps of setting up an installation, for staff. */
export const houseOpening = ({ factsOf }: OpeningDependencies): Feature => ({
  name: 'house-opening',
  fieldMeanings: staffFieldMeanings,
  handlers: [handleStaff(viewOpening, async ({ db }) => answer({ steps: [...openingSteps(await factsOf(db))] }))],
  refusalTexts: { notPermitted: staffMessages.notPermitted },
})

export { isReadyToOpen, openingSteps } from '../rules.ts'
