import { answer } from '#core/contract/outcome.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getGameData } from '../contract.ts'
import { gamesTexts as texts } from './messages/index.ts'
import { fieldMeanings } from './field-meanings.ts'
import { countGameHours } from './game-popularity.ts'
import { gameDataOf } from './game-data.ts'
import { type LikeGameDependencies, likeGameHandler } from './like-game.ts'
import type { PreparedGameList } from './prepared-game-list.ts'
import { registerGameList } from './register-game-list.ts'

type GamesDependencies = LikeGameDependencies & { readonly preparedGameList: () => Promise<PreparedGameList> }

/** The games of the lobby: their list, and what a player likes and played last. */
export const games = (dependencies: GamesDependencies): FeatureModule => ({
  name: 'games',
  player: {
    handlers: [
      likeGameHandler(dependencies),
      handleOutsideTransaction(getGameData, async ({ identity, db }) =>
        answer(await gameDataOf(db, identity.playerId)),
      ),
    ],
    fieldMeanings,
    refusalTexts: {
      nothingToChange: texts.nothingToChange,
      gameNotFound: texts.gameNotFound,
      tooManyLikes: texts.tooManyLikes,
      tryLater: texts.tryLater,
    },
  },
  consumers: [countGameHours],
  register: (server) => registerGameList(server, dependencies.preparedGameList),
})

export { firstGames } from '../game-rows.ts'
export { forgetProvider } from './forget-provider.ts'
export { gameDataOf } from './game-data.ts'
export { type GameList, readGameList } from './game-list.ts'
export { turnoverWeights } from './turnover-weights.ts'
export { hourOf, mostPlayed, type PopularList, popularOf } from './game-popularity.ts'
export { gamePlayed } from './game-played.ts'
export { createPreparedGameLists, type PreparedGameList } from './prepared-game-list.ts'
