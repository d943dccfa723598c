import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOnReturn } from '#platform/browser/connection/use-on-return.ts'
import { type GameListState, gameListStoreOf } from './game-list-store.ts'

export type Games = GameListState & {
  /** Fetches what could not be fetched. */
  readonly retry: () => void
}

/** Every game of the lobby; until they are there, those that came with the page. The first to ask has them fetched. */
export function useGames(): Games {
  const configuration = useLobbyConfiguration()
  const client = useClient()
  const { store, load } = gameListStoreOf(configuration)
  const { games, state } = useStore(store)

  // How a list is read is fetched with it: the page begins with the games that it carries.
  const retry = () =>
    void load(async () => {
      const { gameListSource, readGameList } = await import('./read-game-list.ts')
      return readGameList(gameListSource(client), configuration.gameListVersion)
    })
  const begin = useEffectEvent(retry)
  useEffect(() => {
    if (store) begin()
  }, [store])
  useOnReturn(retry, state === 'failed')
  return { games, state, retry }
}
