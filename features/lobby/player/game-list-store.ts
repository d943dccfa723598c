import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type Game,
  type GameColumns,
  gamesOfColumns,
  type WebConfiguration,
} from '#features/web-configuration/player/index.ts'
import type { KeptValues } from '#platform/browser/storage/kept-values.ts'
import { gameListPath } from '../contract.ts'

export type GameListState = {
  readonly games: readonly Game[]
  /** `first`: what came with the page. `whole`: every game of the lobby. `failed`: the rest could not be fetched. */
  readonly state: 'first' | 'whole' | 'failed'
}

export type GameListStore = {
  readonly store: StoreApi<GameListState>
  /** Fetches what is missing; while that is under way and once it is there, does nothing. */
  readonly load: (from: GameListSource) => Promise<void>
}

export type GameList = { readonly version: number; readonly games: readonly Game[] }

export type GameListSource = {
  readonly fetch: typeof globalThis.fetch
  readonly kept: KeptValues
  /** The list that is in force by now, when the page's own version is over. */
  readonly newest: () => Promise<GameList | undefined>
}

type Configuration = Pick<WebConfiguration, 'firstGameList' | 'gameCount' | 'gameListVersion'>

const stores = new WeakMap<Configuration, GameListStore>()

/** The games of a configuration: at first those that came with it, then all. */
export function gameListStoreOf(configuration: Configuration): GameListStore {
  const known = stores.get(configuration)
  if (known) return known
  const made = createGameListStore(configuration)
  stores.set(configuration, made)
  return made
}

function createGameListStore({ firstGameList, gameCount, gameListVersion }: Configuration): GameListStore {
  const isWhole = firstGameList.length >= gameCount
  const store = createStore<GameListState>(() => ({ games: firstGameList, state: isWhole ? 'whole' : 'first' }))
  let loading: Promise<void> | undefined

  const fetchList = async (source: GameListSource) => {
    const kept = await readKept(source.kept)
    if (kept?.version === gameListVersion) return store.setState({ games: kept.games, state: 'whole' })
    const fetched = await fetchNewest(source, gameListVersion)
    if (fetched) {
      store.setState({ games: fetched.games, state: 'whole' })
      return source.kept.write(keptKey, fetched)
    }
    // Without a network an older list is better than a part of one.
    store.setState(kept ? { games: kept.games, state: 'whole' } : { state: 'failed' })
  }
  return {
    store,
    load: async (source) => {
      if (store.getState().state === 'whole') return
      loading ??= fetchList(source).finally(() => {
        loading = undefined
      })
      await loading
    },
  }
}

const keptKey = 'list'

async function readKept(kept: KeptValues): Promise<GameList | undefined> {
  const value = await kept.read(keptKey)
  return isGameList(value) ? value : undefined
}

/** A page that was kept open may name a version that is over. */
async function fetchNewest(source: GameListSource, version: number): Promise<GameList | undefined> {
  const named = await fetchVersion(source, version)
  return named === 'over' ? source.newest() : named
}

async function fetchVersion({ fetch }: GameListSource, version: number): Promise<GameList | 'over' | undefined> {
  try {
    const response = await fetch(gameListPath(version))
    if (response.status === 404) return 'over'
    const body: unknown = response.ok ? await response.json() : undefined
    return isWireList(body) ? { version: body.version, games: gamesOfColumns(body) } : undefined
  } catch {
    return undefined
  }
}

// Both were written by the server through the contract's schema; what is looked at is only whether they are there.
const isGameList = (value: unknown): value is GameList =>
  isVersioned(value) && 'games' in value && Array.isArray(value.games)
const isWireList = (value: unknown): value is GameColumns => isVersioned(value) && 'columns' in value

const isVersioned = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value
