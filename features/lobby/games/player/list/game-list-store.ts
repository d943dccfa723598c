import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Game, WebConfiguration } from '#features/office/web-configuration/player/index.ts'

export type GameListState = {
  readonly games: readonly Game[]
  /** `first`: what came with the page. `whole`: every game of the lobby. `failed`: the rest could not be fetched. */
  readonly state: 'first' | 'whole' | 'failed'
}

export type GameList = { readonly version: number; readonly games: readonly Game[] }

export type GameListStore = {
  readonly store: StoreApi<GameListState>
  /** Loads the missing games; does nothing while loading or when complete. */
  readonly load: (read: () => Promise<GameList | undefined>) => Promise<void>
}

type Configuration = Pick<WebConfiguration, 'firstGameList' | 'gameCount'>

const stores = new WeakMap<Configuration, GameListStore>()

/** The games of a configuration: at first those that came with it, then all. */
export function gameListStoreOf(configuration: Configuration): GameListStore {
  const known = stores.get(configuration)
  if (known) return known
  const made = createGameListStore(configuration)
  stores.set(configuration, made)
  return made
}

function createGameListStore({ firstGameList, gameCount }: Configuration): GameListStore {
  const isWhole = firstGameList.length >= gameCount
  const store = createStore<GameListState>(() => ({ games: firstGameList, state: isWhole ? 'whole' : 'first' }))
  let loading: Promise<void> | undefined

  const take = (list: GameList | undefined) =>
    store.setState(list ? { games: list.games, state: 'whole' } : { state: 'failed' })
  return {
    store,
    load: async (read) => {
      if (store.getState().state === 'whole') return
      loading ??= read()
        .then(take, () => take(undefined))
        .finally(() => {
          loading = undefined
        })
      await loading
    },
  }
}
