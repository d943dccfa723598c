import { gameIdsOf } from '#features/play/game-launch/server/index.ts'
import { publicNamesOf } from '#features/players/account/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { bigWinThreshold } from './big-win-threshold.ts'
import { bigWinsFollowPlay } from './big-wins-follow-play.ts'
import { fieldMeanings } from './field-meanings.ts'
import { listBigWinsHandler, lobbyTipsHandler, type TickerDependencies } from './list-big-wins.ts'

/** The ticker and the page of big wins. */
export const bigWin = (needs: TickerDependencies): FeatureModule => ({
  name: 'big-win',
  player: { handlers: [listBigWinsHandler(), lobbyTipsHandler(needs)], fieldMeanings, refusalTexts: {} },
  consumers: [bigWinsFollowPlay({ threshold: bigWinThreshold, publicNames: publicNamesOf, gameIds: gameIdsOf })],
})
