import type { Client } from '#core/contract/client.ts'
import { type GameColumns, gamesOfColumns, getConfiguration } from '#features/office/web-configuration/player/index.ts'
import { type KeptValues, keptValues } from '#platform/browser/storage/kept-values.ts'
import { gameListPath } from '../../contract.ts'
import type { GameList } from './game-list-store.ts'

export type GameListSource = {
  readonly fetch: typeof globalThis.fetch
  readonly kept: KeptValues
  /** The list that is in force by now, when the page's own version is over. */
  readonly newest: () => Promise<GameList | undefined>
}

const kept = keptValues('games')

/** Where the games of a page come from: this device, the list under its version, the configuration in force. */
export const gameListSource = (client: Client): GameListSource => ({
  fetch: window.fetch.bind(window),
  kept,
  newest: async () => {
    const reply = await client.send(getConfiguration, {})
    const { version, gameList: games } = reply.kind === 'answer' ? reply.body.gameConfig : {}
    return version !== undefined && games ? { version, games } : undefined
  },
})

/** Every game of the lobby. A client with the current version downloads nothing; undefined if nothing is available. */
export async function readGameList(source: GameListSource, version: number): Promise<GameList | undefined> {
  const kept = await readKept(source.kept)
  if (kept?.version === version) return kept
  const fetched = await fetchNewest(source, version)
  // Without a network an older list is better than a part of one.
  if (!fetched) return kept
  void source.kept.write(keptKey, fetched)
  return fetched
}

/** A list of another form has another key: one that lacks a column would be read as complete. */
const keptKey = 'list-2'

async function readKept(kept: KeptValues): Promise<GameList | undefined> {
  const value = await kept.read(keptKey)
  return isGameList(value) ? value : undefined
}

/** A page left open may name an outdated version. */
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

// Both were written by the server through the contract's schema; only their presence is checked.
const isGameList = (value: unknown): value is GameList =>
  isVersioned(value) && 'games' in value && Array.isArray(value.games)
const isWireList = (value: unknown): value is GameColumns => isVersioned(value) && 'columns' in value

const isVersioned = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value
