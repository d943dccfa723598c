import { answer } from '#core/contract/outcome.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getGameData } from '../contract.ts'
import { gamesMessages as words } from '../messages.ts'
import { fieldMeanings } from './field-meanings.ts'
import { gameDataOf } from './game-data.ts'
import { type LikeGameDependencies, likeGameHandler } from './like-game.ts'

/** What a player likes and played last. */
export const games = (dependencies: LikeGameDependencies): Feature => ({
  name: 'games',
  handlers: [
    likeGameHandler(dependencies),
    handleOutsideTransaction(getGameData, async ({ identity, db }) => answer(await gameDataOf(db, identity.playerId))),
  ],
  fieldMeanings,
  refusalTexts: {
    nothingToChange: words['games.nothingToChange'],
    gameNotFound: words['games.gameNotFound'],
    tooManyLikes: words['games.tooManyLikes'],
    tryLater: words['games.tryLater'],
  },
})

export { popularGames } from '../rules.ts'
export { forgetProvider } from './forget-provider.ts'
export { gameDataOf } from './game-data.ts'
export { type GameList, readGameList, type TurnoverWeights } from './game-list.ts'
export { gamePlayed } from './game-played.ts'
export type { LikeGameDependencies } from './like-game.ts'
export { createPreparedGameLists, type PreparedGameList } from './prepared-game-list.ts'
export { registerGameList } from './register-game-list.ts'
