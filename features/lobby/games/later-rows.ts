import { type GameTheme, gameThemes } from '#core/enumerations/game-traits.ts'
import { fullRow, rowGamesMax } from './game-rows.ts'

type LaterGame = { readonly id: number | bigint; readonly theme: GameTheme | null; readonly sort: number }

export type LaterRow<G extends LaterGame> =
  | { readonly kind: 'jackpot'; readonly games: readonly G[] }
  | { readonly kind: 'theme'; readonly theme: GameTheme; readonly games: readonly G[] }

export type LaterRowsRequest<G extends LaterGame> = {
  readonly games: readonly G[]
  readonly jackpotGames: ReadonlySet<G['id']>
}

/**
 * The rows below all others, which no first screen shows: games that can win a jackpot, and games of a theme, where they
 * fill a row.
 */
export function laterRows<G extends LaterGame>({ games, jackpotGames }: LaterRowsRequest<G>): LaterRow<G>[] {
  const sorted = games.toSorted((a, b) => a.sort - b.sort)
  const rows: LaterRow<G>[] = [
    { kind: 'jackpot', games: sorted.filter(({ id }) => jackpotGames.has(id)) },
    ...gameThemes.map((theme) => ({
      kind: 'theme' as const,
      theme,
      games: sorted.filter((game) => game.theme === theme),
    })),
  ]
  return rows
    .filter((row) => row.games.length >= (row.kind === 'theme' ? fullRow : 1))
    .map((row) => ({ ...row, games: row.games.slice(0, rowGamesMax) }))
}
