import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { fieldMeanings } from './field-meanings.ts'
import type { ReplayDependencies } from './find-replay.ts'
import { replayWords as texts } from './replay-words.ts'
import { shareData } from './share-data.ts'
import { shareRoundHandler, unshareRoundHandler } from './share-round.ts'
import { sharedRoundHandler } from './shared-round.ts'
import { watchRoundHandler } from './watch-round.ts'

/** Rounds watched again, and shared. */
export const replay = (needs: ReplayDependencies): FeatureModule => ({
  name: 'replay',
  player: {
    handlers: [watchRoundHandler(needs), shareRoundHandler(needs), unshareRoundHandler, sharedRoundHandler(needs)],
    fieldMeanings,
    refusalTexts: {
      roundNotFound: texts.roundNotFound,
      roundArchived: texts.roundArchived,
      roundNotOver: texts.roundNotOver,
      roundNotReplayed: texts.roundNotReplayed,
      roundNotShared: texts.roundNotShared,
      sharingStopped: texts.sharingStopped,
    },
  },
  personalData: [shareData],
})

export { findReplay, type ReplayDependencies } from './find-replay.ts'
export { openShares, shareKey } from './open-shares.ts'
