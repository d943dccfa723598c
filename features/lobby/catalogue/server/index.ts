import { type StaffDependencies, staffMessages, type WorkQueues } from '#features/office/staff/server/index.ts'
import type { Switches } from '#features/office/web-configuration/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { catalogueJob, type CatalogueJobDependencies } from './catalogue-job.ts'
import { staffCatalogue } from './desk/staff-catalogue.ts'
import { staffFieldMeanings } from './desk/staff-field-meanings.ts'
import { staffOffers } from './desk/staff-offers.ts'
import { staffShelves } from './desk/staff-shelves.ts'
import { offersWaiting } from './store/catalogue-offer.store.ts'
import { playIsOpen } from './store/play-switch.store.ts'
import { switchPlay } from './switch-play.ts'

type Dependencies = CatalogueJobDependencies & Pick<StaffDependencies, 'audit'>

/** What providers offer, and what the operator's staff takes of it. */
export const catalogue = (dependencies: Dependencies): FeatureModule & Switches & WorkQueues => ({
  name: 'catalogue',
  desk: staffCalls(dependencies),
  jobs: [catalogueJob(dependencies)],
  queues: [
    {
      name: 'catalogue',
      label: 'Provider changes to review',
      permission: 'catalogue.view',
      page: '/catalogue',
      count: offersWaiting,
    },
  ],
  switches: { play: { isOpen: playIsOpen, set: switchPlay } },
})

const staffCalls = (dependencies: Pick<StaffDependencies, 'audit'>): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [...staffCatalogue(dependencies), ...staffOffers(dependencies), ...staffShelves(dependencies)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    placeNotFound: 'This type, brand or game wasn’t found.',
    nothingToChange: 'Nothing to change. It’s already set this way.',
    versionNotFound: 'Version not found.',
    entryNotFound: 'Some of these changes are no longer waiting for a decision. Nothing was changed. Reload the list.',
    notToBringBack: 'Versions of providers and weights can’t be reverted here. Change them directly.',
    stale: staffMessages.stale,
  },
})

export { catalogueSources } from './catalogue-sources.ts'
export { syncSources } from './catalogue-job.ts'
export { removeProvider } from './remove-provider.ts'
export { pauseGame } from './pause-game.ts'
export { offersWaiting } from './store/catalogue-offer.store.ts'
export { catalogueVersionNewest, snapshotBegin } from './store/catalogue-version.store.ts'
export {
  brandList,
  type BrandRow,
  gameListListed,
  type ListedGame,
  platformList,
  type PlatformRow,
  typeList,
  type TypeRow,
} from './store/catalogue.store.ts'
export { gameBrands } from './store/game-brand.store.ts'
export { gameIsListed } from './store/listed-game.store.ts'
export { gamesPlayable } from './store/offered-game.store.ts'
export { playIsOpen } from './store/play-switch.store.ts'
export { syncCatalogue } from './sync-catalogue.ts'
