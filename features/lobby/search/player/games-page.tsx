import { useState } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import {
  FilterBar,
  filtersSet,
  GameInfo,
  GameShelf,
  NoFilteredGames,
  useFilteredGames,
  useGameFilter,
  useGames,
} from '#features/lobby/games/player/index.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { useSearchIndex } from './use-search-index.ts'
import { messages } from './messages/en.ts'

/** Every game of the house, to be narrowed by what the catalogue knows of it. */
export function GamesPage() {
  const [filter, setFilter] = useGameFilter()
  const [infoGame, setInfoGame] = useState<Game>()
  const games = useGames()
  // In the order in which the search knows them: the popular ones first, then the operator's.
  const { games: all } = useSearchIndex(games.games)
  const found = useFilteredGames(all, filter)
  // The few that came with the page have other places among all.
  const shown = games.state === 'first' ? [] : found
  return (
    <MenuPage title={messages.games}>
      <FilterBar games={all} filter={filter} onChange={setFilter} />
      <GameShelf label={messages.games} shown={shown} from={games} onInfo={setInfoGame}>
        {filtersSet(filter) > 0 ? (
          <NoFilteredGames onClear={() => setFilter({ sort: filter.sort })} />
        ) : (
          <EmptyState icon="dice" title={messages.noGames}>
            {messages.noGamesText}
          </EmptyState>
        )}
      </GameShelf>
      <GameInfo game={infoGame} onClose={() => setInfoGame(undefined)} />
    </MenuPage>
  )
}
