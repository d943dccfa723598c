import { useMemo } from 'react'
import { useJackpotGames } from '#features/play/jackpot/player/index.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { filterGames, type GameFilter } from './game-filter.ts'

/** Those of the games that pass the filter, in its order. */
export function useFilteredGames(games: readonly Game[], filter: GameFilter): readonly Game[] {
  const jackpotGames = useJackpotGames()
  return useMemo(() => filterGames({ games, filter, jackpotGames }), [games, filter, jackpotGames])
}
