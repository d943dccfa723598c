import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { ReplayDependencies } from '#features/play/replay/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { listPlayerBookHandler } from './list-player-book.ts'
import { listPlayerRoundsHandler } from './list-player-rounds.ts'
import { viewPlayerMoneyHandler } from './player-money.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewRoundReplayHandler } from './view-round-replay.ts'
import { viewPlayerLinksHandler } from './view-player-links.ts'
import { addPlayerNoteHandler, listPlayerNotesHandler } from './player-notes.ts'

type PlayerFileDependencies = Pick<StaffDependencies, 'audit'> & ReplayDependencies

/** Data about one player beyond the account. */
export const playerFile = (dependencies: PlayerFileDependencies): FeatureModule => ({
  name: 'player-file',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      viewPlayerMoneyHandler,
      listPlayerBookHandler,
      listPlayerRoundsHandler,
      viewRoundReplayHandler(dependencies),
      viewPlayerLinksHandler,
      listPlayerNotesHandler,
      addPlayerNoteHandler(dependencies),
    ],
    refusalTexts: {
      playerNotFound: 'No player has this ID.',
      roundNotFound: 'This player has no such round.',
      roundArchived: 'This round is archived. It can be viewed again once the rounds of its month are attached.',
      notPermitted: staffMessages.notPermitted,
    },
  },
})
