import type { Catalogue, CatalogueGame } from '#games/protocol/catalogue.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { days } from '#core/clock/duration.ts'

/** How long a game that was added to a running lobby is called new. */
export const newFor = days(14)
const hotAtFirstMax = 12

/** A listed game of one provider, as in its last catalogue. */
export type KnownGame = CatalogueGame & {
  readonly isOffered: boolean
  readonly isNew: boolean
  readonly listedAt: Instant
  readonly sort: number
}

export type AddedGame = {
  readonly game: CatalogueGame
  readonly sort: number
  readonly isNew: boolean
  /** Its place among the popular games; undefined for a game that is not one. */
  readonly hotSort: number | undefined
}

export type SyncPlan = {
  readonly added: readonly AddedGame[]
  /** Changed or offered again. */
  readonly changed: readonly CatalogueGame[]
  /** Codes no longer offered. */
  readonly gone: readonly string[]
  /** Codes that have been new for long enough. */
  readonly noLongerNew: readonly string[]
}

/**
 * The changes of a provider's catalogue. The operator's own data is untouched: positions, marks and maintenance stay. A
 * provider's first catalogue fills an empty shelf: nothing of it is new, and the first of each type are popular until
 * an operator decides otherwise.
 */
export function planSync(known: readonly KnownGame[], catalogue: Catalogue, now: Instant): SyncPlan {
  const knownByCode = new Map(known.map((game) => [game.code, game]))
  const offered = new Set(catalogue.games.map(({ code }) => code))
  const isFirst = known.length === 0
  const hot = isFirst ? hotAtFirst(catalogue.games) : []
  const lastSort = known.reduce((highest, { sort }) => Math.max(highest, sort), 0)
  const added = catalogue.games.filter(({ code }) => !knownByCode.has(code))
  return {
    added: added.map((game, at) => ({
      game,
      sort: lastSort + at + 1,
      isNew: !isFirst,
      hotSort: hot.includes(game) ? hot.indexOf(game) + 1 : undefined,
    })),
    changed: catalogue.games.filter((game) => {
      const before = knownByCode.get(game.code)
      return before !== undefined && (!before.isOffered || hasChanged(before, game))
    }),
    gone: known.filter(({ code, isOffered }) => isOffered && !offered.has(code)).map(({ code }) => code),
    noLongerNew: known
      .filter(({ isNew, listedAt }) => isNew && listedAt <= subtractDuration(now, newFor))
      .map(({ code }) => code),
  }
}

export const isNothing = ({ added, changed, gone, noLongerNew }: SyncPlan): boolean =>
  added.length + changed.length + gone.length + noLongerNew.length === 0

/** A provider's fields of a game. */
export const reportedFields = [
  'name',
  'brand',
  'type',
  'engine',
  'version',
  'rtpBasisPoints',
  'volatility',
  'maxWin',
  'returns',
  'stakeMin',
  'stakeMax',
  'isDemo',
  'isVirtual',
  'theme',
  'features',
  'iconUrl',
  'launchUrl',
] as const satisfies readonly (keyof CatalogueGame)[]

const hasChanged = (before: KnownGame, after: CatalogueGame): boolean =>
  reportedFields.some((field) => reportedText(before[field]) !== reportedText(after[field]))

/** Fields are compared and shown as text: a list of features is equal to another of the same ones. */
export function reportedText(value: CatalogueGame[keyof CatalogueGame]): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
}

/** One of each kind in turn, so that every kind is among the popular games. */
function hotAtFirst(games: readonly CatalogueGame[]): CatalogueGame[] {
  const counts = new Map<string, number>()
  const turns = games.map((game) => {
    const turn = counts.get(game.type) ?? 0
    counts.set(game.type, turn + 1)
    return { game, turn }
  })
  return turns
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, hotAtFirstMax)
    .map(({ game }) => game)
}
