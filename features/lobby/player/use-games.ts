import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { getConfiguration, type WebConfiguration } from '#features/web-configuration/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useConfig } from '#platform/browser/config/config-context.tsx'
import { keptValues } from '#platform/browser/storage/kept-values.ts'
import { type GameListState, gameListStoreOf } from './game-list-store.ts'

const kept = keptValues('games')

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

  const retry = () => {
    const newest = async () => {
      const reply = await client.send(getConfiguration, {})
      const { version, gameList: games } = reply.kind === 'answer' ? reply.body.gameConfig : {}
      return version !== undefined && games ? { version, games } : undefined
    }
    void load({ fetch: window.fetch.bind(window), kept, newest })
  }
  const begin = useEffectEvent(retry)
  useEffect(() => {
    if (store) begin()
  }, [store])
  return { games, state, retry }
}

export const useLobbyConfiguration = (): WebConfiguration => useConfig<WebConfiguration>()
