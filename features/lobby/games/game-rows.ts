import type { WireFlag } from '#core/enumerations/wire-flag.ts'
import { type PopularGame, popularGames } from './rules.ts'

type RowGame = PopularGame & {
  readonly id: number | bigint
  readonly typeId: number | string
  readonly sort: number
  readonly recent: WireFlag
}

export type GameRow<G extends RowGame> =
  | { readonly kind: 'popular' | 'featured' | 'new'; readonly games: readonly G[] }
  | { readonly kind: 'type'; readonly typeId: G['typeId']; readonly games: readonly G[] }

type RowType<G extends RowGame> = { readonly id: G['typeId']; readonly sort: number; readonly status: WireFlag }

export type RowsRequest<G extends RowGame> = {
  readonly games: readonly G[]
  readonly types: readonly RowType<G>[]
  readonly popular: { readonly by: 'rounds' | 'operator'; readonly gameIds: readonly G['id'][] }
}

/** The rows that come with the page, and how many games of each: what any first screen shows. */
export const firstRows = 3
export const firstRowGames = 8
/** More games of a row than a thumb pushes through. The tab has them all. */
export const rowGamesMax = 16
/** A row with fewer does not fill a phone, and comes after those that do. */
export const fullRow = 4

/**
 * The rows of the home, each only where it has something. What the row of popular games shows first is last in the
 * others, and a row that would only repeat it is left out.
 */
export function gameRows<G extends RowGame>({ games, types, popular: played }: RowsRequest<G>): GameRow<G>[] {
  const popular = played.by === 'rounds' ? gamesByIds(games, played.gameIds) : popularGames(games)
  const shownFirst = new Set(popular.slice(0, firstRowGames))
  const othersFirst = (row: readonly G[]): readonly G[] => {
    const others = row.filter((game) => !shownFirst.has(game))
    return others.length === 0 ? [] : [...others, ...row.filter((game) => shownFirst.has(game))]
  }
  const recent = games.filter((game) => game.recent).toSorted((a, b) => a.sort - b.sort)
  const rows: GameRow<G>[] = [
    { kind: played.by === 'rounds' ? 'popular' : 'featured', games: popular },
    { kind: 'new', games: recent },
    ...shownTypes(types).map(({ id }) => ({
      kind: 'type' as const,
      typeId: id,
      games: othersFirst(games.filter(({ typeId }) => typeId === id).toSorted((a, b) => a.sort - b.sort)),
    })),
  ]
  return rows
    .filter((row) => row.games.length > 0)
    .toSorted((a, b) => Number(a.games.length < fullRow) - Number(b.games.length < fullRow))
    .map((row) => ({ ...row, games: row.games.slice(0, rowGamesMax) }))
}

/** Games by their ids, in the order of the ids; what is no longer in the lobby is left out. */
export function gamesByIds<G extends { readonly id: number | bigint }>(
  games: readonly G[],
  ids: readonly G['id'][],
): readonly G[] {
  const known = new Map(games.map((game) => [game.id, game]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

const shownTypes = <G extends RowGame>(types: readonly RowType<G>[]): readonly RowType<G>[] =>
  types.filter(({ status }) => status).toSorted((a, b) => a.sort - b.sort)

/** The games of the rows in sight, which come with the page: it is complete before the list of games is there. */
export function firstGames<G extends RowGame>(request: RowsRequest<G>): G[] {
  const rows = gameRows(request).slice(0, firstRows)
  return [...new Set(rows.flatMap((row) => row.games.slice(0, firstRowGames)))]
}
