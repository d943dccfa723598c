import { type Expiry, hasEnded, type Instant, instant } from '#core/clock/instant.ts'
import type { LobbyConfiguration } from '#features/office/web-configuration/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { type Audience, type Content, nextEdge, readContent } from '#features/lobby/content/server/index.ts'
import { brandList, platformList, typeList } from '#features/lobby/catalogue/server/index.ts'
import { type LobbyVersions, lobbyVersionsFind } from './store/lobby-versions.store.ts'
import {
  type GameList,
  hourOf,
  mostPlayed,
  popularOf,
  readGameList,
  turnoverWeights,
} from '#features/lobby/games/server/index.ts'
import { type LobbyFacts, lobbyConfigurationView } from './lobby-configuration-view.ts'

/** The lobby as it is now, composed once for each of its versions. */
export type LobbyShelf = {
  readonly configuration: (audience: Audience) => Promise<LobbyConfiguration>
  readonly gameList: () => Promise<GameList>
  readonly content: () => Promise<Content>
}

export type LobbyShelfDependencies = {
  readonly db: Database
  /** The table of levels that acts where the operator has set none, or this one. */
  readonly levelsInForce: (set: Content['levels']) => LobbyFacts['levels']
}

type LobbySnapshot = { readonly configuration: LobbyConfiguration; readonly at: Instant; readonly until: Expiry }

/**
 * Every answer asks the database for two numbers, so that a change acts at once on every process; all else is kept in
 * memory until one of the numbers is another.
 */
export function createLobbyShelf({ db, levelsInForce }: LobbyShelfDependencies): LobbyShelf {
  const games = kept(async () => readGameList(db, await turnoverWeights(db)))
  const facts = kept(async (key) =>
    readFacts({ db, levelsInForce }, key, await games.of(catalogueKey(await lobbyVersionsFind(db)))),
  )
  const played = kept((hour) => mostPlayed(db, instant(Number(hour))))
  const composed = new Map<string, LobbySnapshot>()

  return {
    async configuration(audience) {
      const { mode, language, now } = audience
      const form = `${mode} ${language}`
      const known = await facts.of(factsKey(await lobbyVersionsFind(db)))
      const popular = popularOf(await played.of(String(hourOf(now))), known.games.gameList)
      const before = composed.get(form)
      // The games that are played most are part of the version: they change without anybody's act.
      const versioned = { ...known, popular, lobbyVersion: `${known.lobbyVersion}.${popular.gameIds.join('-')}` }
      if (before && isStillTrue(before, versioned, now)) return before.configuration
      const until = nextEdge([...known.content.ads, ...known.content.notices], now)
      const lobbyVersion = `${versioned.lobbyVersion}.${until}`
      const configuration = lobbyConfigurationView({ ...versioned, lobbyVersion }, audience)
      composed.set(form, { configuration, at: now, until })
      return configuration
    },
    gameList: async () => games.of(catalogueKey(await lobbyVersionsFind(db))),
    content: async () => (await facts.of(factsKey(await lobbyVersionsFind(db)))).content,
  }
}

const catalogueKey = ({ catalogue }: LobbyVersions): string => String(catalogue)
const factsKey = ({ catalogue, content }: LobbyVersions): string => `${catalogue}.${content}`

const isStillTrue = (
  { configuration, at, until }: LobbySnapshot,
  { lobbyVersion }: Pick<LobbyFacts, 'lobbyVersion'>,
  now: Instant,
): boolean => configuration.lobbyVersion === `${lobbyVersion}.${until}` && now >= at && !hasEnded(until, now)

async function readFacts(
  { db, levelsInForce }: Pick<LobbyShelfDependencies, 'db' | 'levelsInForce'>,
  lobbyVersion: string,
  games: GameList,
): Promise<Omit<LobbyFacts, 'popular'>> {
  const [types, brands, platforms, content] = await Promise.all([
    typeList(db),
    brandList(db),
    platformList(db),
    readContent(db),
  ])
  return { lobbyVersion, games, types, brands, platforms, content, levels: levelsInForce(content.levels) }
}

/** The last value read, by key. Concurrent callers share a read. */
function kept<T>(read: (key: string) => Promise<T>) {
  let last: { readonly key: string; readonly value: Promise<T> } | undefined
  return {
    of(key: string): Promise<T> {
      if (last?.key === key) return last.value
      const value = read(key)
      const entry = { key, value }
      last = entry
      value.catch(() => {
        if (last === entry) last = undefined
      })
      return value
    },
  }
}
