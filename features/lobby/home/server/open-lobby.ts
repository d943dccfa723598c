import { createPreparedGameLists, type PreparedGameList } from '#features/lobby/games/server/index.ts'
import { createLobbyShelf, type LobbyShelf, type LobbyShelfDependencies } from './lobby-shelf.ts'

/** The lobby of one process: what it shows, and the game list under its version. */
export type Lobby = LobbyShelf & {
  /** The game list in force, written and compressed. */
  readonly preparedGameList: () => Promise<PreparedGameList>
}

export function openLobby(dependencies: LobbyShelfDependencies): Lobby {
  const shelf = createLobbyShelf(dependencies)
  return { ...shelf, preparedGameList: createPreparedGameLists(shelf.gameList) }
}
