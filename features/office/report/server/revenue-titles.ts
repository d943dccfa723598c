import { kindName } from '#core/enumerations/game-kind-name.ts'
import { gameTitles } from '#features/play/game-launch/server/index.ts'
import { providerNames } from '#features/play/game-wallet/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RevenueSplit } from '../report-names.ts'

type TitleOf = (key: string) => string

/** What the rows of a report are called: the names of providers, kinds and games. */
export async function revenueTitles(db: Queryable, by: RevenueSplit, keys: readonly string[]): Promise<TitleOf> {
  if (by === 'type') return kindName
  if (by === 'brand') return (key) => (key === 'unknown' ? 'No brand' : key)
  if (by === 'provider') return titlesFrom(await providerNames(db))
  if (by === 'day') return (key) => key
  const titleOf = await gameTitles(db, keys.map(gameOf))
  return (key) => titleOf(gameOf(key)) ?? key
}

const titlesFrom =
  (names: ReadonlyMap<string, string>): TitleOf =>
  (key) =>
    names.get(key) ?? key

/** A provider's key holds no slash; a game's code may. */
const gameOf = (key: string) => {
  const slash = key.indexOf('/')
  return { providerId: key.slice(0, slash), gameCode: key.slice(slash + 1) }
}
