import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { listPlayerBookHandler } from './list-player-book.ts'
import { listPlayerRoundsHandler } from './list-player-rounds.ts'
import { viewPlayerMoneyHandler } from './player-money.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewPlayerLinksHandler } from './view-player-links.ts'
import { addPlayerNoteHandler, listPlayerNotesHandler } from './player-notes.ts'

/** Data about one player beyond the account. */
export const playerFile = (needs: Pick<StaffDependencies, 'audit'>): Feature => ({
  name: 'player-file',
  fieldMeanings: staffFieldMeanings,
  handlers: [
    viewPlayerMoneyHandler,
    listPlayerBookHandler,
    listPlayerRoundsHandler,
    viewPlayerLinksHandler,
    listPlayerNotesHandler,
    addPlayerNoteHandler(needs),
  ],
  refusalTexts: { playerNotFound: 'There is no player with this id.', notPermitted: staffMessages.notPermitted },
})
