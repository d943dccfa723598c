import { answer } from '#core/contract/outcome.ts'
import { handleStaff, staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { viewOpening } from '../contract.ts'
import { openingSteps } from '../rules.ts'
import { readOpeningFacts, type Surroundings } from './read-opening-facts.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** The steps of setting up an installation, for staff. */
export const houseOpening = (surroundings: Surroundings): FeatureModule => ({
  name: 'house-opening',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      handleStaff(viewOpening, async ({ db }) =>
        answer({ steps: [...openingSteps(await readOpeningFacts(db, surroundings))] }),
      ),
    ],
    refusalTexts: { notPermitted: staffMessages.notPermitted },
  },
})

export { readOpeningFacts } from './read-opening-facts.ts'
export { isReadyToOpen, openingSteps } from '../rules.ts'
