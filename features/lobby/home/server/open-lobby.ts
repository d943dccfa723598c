import type { FastifyInstance } from 'fastify'
import { answer } from '#core/contract/outcome.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import { getGameData } from '#features/lobby/games/contract.ts'
import { lobbyMessages as words } from '#features/lobby/games/messages.ts'
import { historyMax } from '#features/lobby/content/rules.ts'
import { fieldMeanings } from '#features/lobby/games/server/field-meanings.ts'
import { gameDataOf } from '#features/lobby/games/server/game-data.ts'
import { likeGameHandler } from '#features/lobby/games/server/like-game.ts'
import { createLobbyShelf, type LobbyShelf, type LobbyShelfDependencies } from './lobby-shelf.ts'
import { playedForget, playedSave } from '#features/lobby/games/server/store/played.store.ts'
import { createPreparedGameLists, type PreparedGameList } from '#features/lobby/games/server/prepared-game-list.ts'
import { registerGameList } from '#features/lobby/games/server/register-game-list.ts'
import { rewardDetailHandler } from '#features/lobby/content/server/reward-detail.ts'

export type LobbyDependencies = LobbyShelfDependencies & { readonly limiter: Pick<RateLimiter, 'take'> }

/** The lobby of one process: its calls, the game list under its version, and what others ask of it. */
export type Lobby = LobbyShelf & {
  readonly feature: Feature
  /** The game list in force, written and compressed. */
  readonly preparedGameList: () => Promise<PreparedGameList>
  readonly register: (server: FastifyInstance) => void
}

export function openLobby(needs: LobbyDependencies): Lobby {
  const shelf = createLobbyShelf(needs)
  const preparedGameList = createPreparedGameLists(shelf.gameList)
  return {
    ...shelf,
    preparedGameList,
    register: (server) => registerGameList(server, preparedGameList),
    feature: {
      name: 'lobby',
      handlers: [
        likeGameHandler(needs),
        handleOutsideTransaction(getGameData, async ({ identity, db }) =>
          answer(await gameDataOf(db, identity.playerId)),
        ),
        rewardDetailHandler(shelf),
      ],
      fieldMeanings,
      refusalTexts: {
        nothingToChange: words['lobby.nothingToChange'],
        gameNotFound: words['lobby.gameNotFound'],
        tooManyLikes: words['lobby.tooManyLikes'],
        tryLater: words['lobby.tryLater'],
        adNotFound: words['lobby.adNotFound'],
      },
    },
  }
}

/** A game was started: it is the first of those played last. */
export async function gamePlayed(
  tx: Transaction,
  played: { readonly playerId: bigint; readonly gameId: bigint; readonly now: Instant },
): Promise<void> {
  await playedSave(tx, played)
  await playedForget(tx, played.playerId, historyMax)
}
