import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { staffCatalogue } from './catalogue/staff-catalogue.ts'
import { staffOffers } from './catalogue/staff-offers.ts'
import { staffOrder } from './catalogue/staff-order.ts'
import type { PreviewDependencies } from './content/preview-content.ts'
import { staffContent } from './content/staff-content.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** The catalogue and the lobby's content, as the operator's staff sees and changes them. */
export const staffLobby = (needs: Pick<StaffDependencies, 'audit'> & PreviewDependencies): Feature => ({
  name: 'lobby',
  fieldMeanings: staffFieldMeanings,
  handlers: [...staffCatalogue(needs), ...staffOffers(needs), ...staffOrder(needs), ...staffContent(needs)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    placeNotFound: 'There is no such type, brand or game.',
    nothingToChange: 'That is how it stands already.',
    versionNotFound: 'There is no such version.',
    askedBefore: 'This was asked for already, and waits for a second person.',
    entryNotFound: 'What you decided about is not waiting any more. Look again.',
    notToBringBack: 'Providers and weights are not brought back by this. Change them again instead.',
    stale: staffMessages.stale,
  },
})

export { previewPath } from '../preview-contract.ts'
export { catalogueJob, type CatalogueSource, syncSources } from './catalogue/catalogue-job.ts'
export { paidAccountKind } from './content/paid-account-kind.ts'
export { offersWaiting } from './catalogue/catalogue-offer.store.ts'
export { gamesPlayable } from './catalogue/offered-game.store.ts'
export { playIsOpen } from './catalogue/play-switch.store.ts'
export { switchPlay } from './catalogue/switch-play.ts'
export { removeProvider } from './catalogue/remove-provider.ts'
export { syncCatalogue } from './catalogue/sync-catalogue.ts'
export { gameDataOf } from './game-data.ts'
export type { TurnoverWeights } from './game-list.ts'
export { announcementsOf } from './lobby-configuration-view.ts'
export { gamePlayed, type Lobby, openLobby } from './lobby.ts'
export { previewKeys } from './content/preview-key.ts'
export { seedDemoContent } from './content/seed-demo-content.ts'
export { readContent } from './content/read-content.ts'
export { readLevels } from './content/read-levels.ts'
export { gameBrands } from './catalogue/game-brand.store.ts'
