import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { staffCatalogue } from '#features/lobby/catalogue/server/desk/staff-catalogue.ts'
import { staffOffers } from '#features/lobby/catalogue/server/desk/staff-offers.ts'
import { staffOrder } from '#features/lobby/catalogue/server/desk/staff-order.ts'
import type { PreviewDependencies } from '#features/lobby/content/server/desk/preview-content.ts'
import { staffContent } from '#features/lobby/content/server/desk/staff-content.ts'
import { staffFieldMeanings } from '#features/lobby/catalogue/server/desk/staff-field-meanings.ts'

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

export { previewPath } from '#features/lobby/content/preview-contract.ts'
export { catalogueJob, type CatalogueSource, syncSources } from '#features/lobby/catalogue/server/catalogue-job.ts'
export { paidAccountKind } from '#features/lobby/content/server/desk/paid-account-kind.ts'
export { offersWaiting } from '#features/lobby/catalogue/server/store/catalogue-offer.store.ts'
export { gamesPlayable } from '#features/lobby/catalogue/server/store/offered-game.store.ts'
export { playIsOpen } from '#features/lobby/catalogue/server/store/play-switch.store.ts'
export { switchPlay } from '#features/lobby/catalogue/server/switch-play.ts'
export { removeProvider } from '#features/lobby/catalogue/server/remove-provider.ts'
export { syncCatalogue } from '#features/lobby/catalogue/server/sync-catalogue.ts'
export { gameDataOf } from '#features/lobby/games/server/game-data.ts'
export type { TurnoverWeights } from '#features/lobby/games/server/game-list.ts'
export { announcementsOf } from './lobby-configuration-view.ts'
export { gamePlayed, type Lobby, openLobby } from './open-lobby.ts'
export { previewKeys } from '#features/lobby/content/server/preview-key.ts'
export { seedDemoContent } from '#features/lobby/content/server/seed-demo-content.ts'
export { readContent } from '#features/lobby/content/server/read-content.ts'
export { readLevels } from '#features/lobby/content/server/read-levels.ts'
export { gameBrands } from '#features/lobby/catalogue/server/store/game-brand.store.ts'
