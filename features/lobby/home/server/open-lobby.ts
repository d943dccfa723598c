import type { FastifyInstance } from 'fastify'
import { content } from '#features/lobby/content/server/index.ts'
import {
  createPreparedGameLists,
  games,
  type LikeGameDependencies,
  type PreparedGameList,
  registerGameList,
} from '#features/lobby/games/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { createLobbyShelf, type LobbyShelf, type LobbyShelfDependencies } from './lobby-shelf.ts'

export type LobbyDependencies = LobbyShelfDependencies & LikeGameDependencies

/** The lobby of one process: its calls, the game list under its version, and what others ask of it. */
export type Lobby = LobbyShelf & {
  readonly features: readonly Feature[]
  /** The game list in force, written and compressed. */
  readonly preparedGameList: () => Promise<PreparedGameList>
  readonly register: (server: FastifyInstance) => void
}

export function openLobby(dependencies: LobbyDependencies): Lobby {
  const shelf = createLobbyShelf(dependencies)
  const preparedGameList = createPreparedGameLists(shelf.gameList)
  return {
    ...shelf,
    preparedGameList,
    register: (server) => registerGameList(server, preparedGameList),
    features: [games(dependencies), content(shelf)],
  }
}
