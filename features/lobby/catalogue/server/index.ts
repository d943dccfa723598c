import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { staffCatalogue } from './desk/staff-catalogue.ts'
import { staffFieldMeanings } from './desk/staff-field-meanings.ts'
import { staffOffers } from './desk/staff-offers.ts'
import { staffOrder } from './desk/staff-order.ts'

/** What providers offer, as the operator's staff sees and arranges it. */
export const staffLobbyCatalogue = (dependencies: Pick<StaffDependencies, 'audit'>): Feature => ({
  name: 'catalogue',
  fieldMeanings: staffFieldMeanings,
  handlers: [...staffCatalogue(dependencies), ...staffOffers(dependencies), ...staffOrder(dependencies)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    placeNotFound: 'There is no such type, brand or game.',
    nothingToChange: 'That is how it stands already.',
    versionNotFound: 'There is no such version.',
    entryNotFound: 'What you decided about is not waiting any more. Look again.',
    notToBringBack: 'Providers and weights are not brought back by this. Change them again instead.',
    stale: staffMessages.stale,
  },
})

export { catalogueJob, type CatalogueSource, syncSources } from './catalogue-job.ts'
export { removeProvider } from './remove-provider.ts'
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
export { switchPlay } from './switch-play.ts'
export { syncCatalogue } from './sync-catalogue.ts'
