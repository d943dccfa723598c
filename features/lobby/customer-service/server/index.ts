import { answer } from '#core/contract/outcome.ts'
import { handleStaff, staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getCustomerServices } from '../contract.ts'
import { findMentions } from '../find-mentions-contract.ts'
import { viewPlayerFacts } from '../view-player-facts-contract.ts'
import type { CustomerServiceDependencies } from './customer-service-dependencies.ts'
import { fieldMeanings } from './field-meanings.ts'
import { playerFacts } from './player-facts.ts'
import { playerMentions } from './player-mentions.ts'
import { servicesView } from './services-view.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** The ways to contact the operator, and what customer service sees of a player. */
export const customerService = (needs: CustomerServiceDependencies): FeatureModule => ({
  name: 'customer-service',
  player: {
    handlers: [handleOutsideTransaction(getCustomerServices, async () => answer(servicesView(await needs.services())))],
    fieldMeanings,
    refusalTexts: {},
  },
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      handleStaff(viewPlayerFacts, async ({ input: { playerId }, db, now }) =>
        answer({ player: await playerFacts(db, needs, { playerId, now }) }),
      ),
      handleStaff(findMentions, async ({ input, staff: { roles }, db }) =>
        answer({ mentions: [...(await playerMentions(db, { ...input, roles }))] }),
      ),
    ],
    refusalTexts: { notPermitted: staffMessages.notPermitted },
  },
})
