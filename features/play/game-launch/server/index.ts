import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { launchReasons as texts } from './launch-reasons.ts'
import { betRecordHandler } from './bet-record.ts'
import { exitGameHandler } from './exit-game.ts'
import { fieldMeanings } from './field-meanings.ts'
import type { GameLaunchDependencies } from './game-launch-dependencies.ts'
import { startDemoHandler } from './start-demo.ts'
import { startGameHandler } from './start-game.ts'

/** Starting and leaving games, and what was played. */
export const gameLaunch = (needs: GameLaunchDependencies): FeatureModule => ({
  name: 'game-launch',
  player: {
    handlers: [startGameHandler(needs), startDemoHandler(needs), exitGameHandler(needs), betRecordHandler(needs)],
    fieldMeanings,
    refusalTexts: {
      gameNotFound: texts.gameNotFound,
      gameUnavailable: texts.gameUnavailable,
      gameInMaintenance: texts.gameInMaintenance,
      demoClosed: texts.demoClosed,
      playStopped: texts.playStopped,
      kycNeeded: texts.kycNeeded,
      limitReached: texts.limitReached,
    },
  },
})

export {
  type GameAvailability,
  gameDeleteByProvider,
  gameFind,
  gameFindByCodes,
  gamesAtPlay,
  gameSave,
  gameSetAvailability,
} from './game.store.ts'
export { gameTitles } from './game-titles.ts'
export { gameIdsOf } from './game-ids-of.ts'
export type { GameLaunchDependencies } from './game-launch-dependencies.ts'
