import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { listPlayerBookHandler } from './list-player-book.ts'
import { listPlayerRoundsHandler } from './list-player-rounds.ts'
import { viewPlayerMoneyHandler } from './player-money.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewPlayerLinksHandler } from './view-player-links.ts'
import { addPlayerNoteHandler, listPlayerNotesHandler } from './player-notes.ts'

/** Data about one player beyond the account. */
export const playerFile = (dependencies: Pick<StaffDependencies, 'audit'>): FeatureModule => ({
  name: 'player-file',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      viewPlayerMoneyHandler,
      listPlayerBookHandler,
      listPlayerRoundsHandler,
      viewPlayerLinksHandler,
      listPlayerNotesHandler,
      addPlayerNoteHandler(dependencies),
    ],
    refusalTexts: { playerNotFound: 'No player has this ID.', notPermitted: staffMessages.notPermitted },
  },
})
