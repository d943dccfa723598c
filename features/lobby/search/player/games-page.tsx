import { useMemo, useState } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { GameInfo, GameShelf, useGames } from '#features/lobby/games/player/index.ts'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { SearchFilters } from './search-filters.tsx'
import { type SearchFilter, searchGames } from './search-games.ts'
import { useSearchIndex } from './use-search-index.ts'
import { messages } from './messages/en.ts'

/** Every game of the house, to be narrowed by kind and brand. */
export function GamesPage() {
  const [filter, setFilter] = useState<SearchFilter>({})
  const [infoGame, setInfoGame] = useState<Game>()
  const games = useGames()
  const index = useSearchIndex(games.games)
  const shown = useMemo(() => searchGames(index, { query: '', filter }), [index, filter])
  return (
    <MenuPage title={messages.games}>
      <SearchFilters filter={filter} onChange={setFilter} />
      <GameShelf label={messages.games} shown={shown} from={games} onInfo={setInfoGame}>
        <EmptyState icon="dice" title={messages.noGames}>
          {messages.noGamesText}
        </EmptyState>
      </GameShelf>
      <GameInfo game={infoGame} onClose={() => setInfoGame(undefined)} />
    </MenuPage>
  )
}
