import { useDeferredValue, useMemo, useState } from 'react'
import type { Game } from '#features/web-configuration/player/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { popularGames } from '../rules.ts'
import { GameInfo } from './game-info.tsx'
import { GameShelf } from './game-shelf.tsx'
import { RecentSearches } from './recent-searches-row.tsx'
import { rememberSearch } from './recent-searches.ts'
import { SearchBar } from './search-bar.tsx'
import { SearchFilters } from './search-filters.tsx'
import { type SearchFilter, searchGames, searchIndex } from './search-games.ts'
import styles from './search-page.module.css'
import { useGames } from './use-games.ts'

/** Finds a game while its name is typed. */
export function SearchPage() {
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SearchFilter>({})
  const [told, setTold] = useState<Game>()
  const asked = query.trim() !== '' || Object.values(filter).some(Boolean)
  const remember = () => rememberSearch(query)
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">Search games</h1>
      <SearchBar query={query} onChange={setQuery} onDone={remember} />
      <div className={styles.content} onClick={remember} role="presentation">
        <SearchFilters filter={filter} onChange={setFilter} />
        {asked ? (
          <Found query={query} filter={filter} onInfo={setTold} />
        ) : (
          <>
            <RecentSearches onChoose={setQuery} />
            <Popular onInfo={setTold} />
          </>
        )}
      </div>
      <GameInfo game={told} onClose={() => setTold(undefined)} />
    </div>
  )
}

type FoundProps = {
  readonly query: string
  readonly filter: SearchFilter
  readonly onInfo: (game: Game) => void
}

function Found({ query, filter, onInfo }: FoundProps) {
  const games = useGames()
  const found = useFound(games.games, { query, filter })
  return (
    <>
      <p className={styles.count} role="status">
        {countText(found.length)}
      </p>
      <GameShelf label="Games found" shown={found} from={games} onInfo={onInfo}>
        <EmptyState icon="search" title={query.trim() === '' ? 'No such games' : `No game like “${query.trim()}”`}>
          Try fewer letters or another filter. These are played most:
        </EmptyState>
        <Popular onInfo={onInfo} />
      </GameShelf>
    </>
  )
}

/** Typing comes first: the games follow as soon as there is time. */
function useFound(games: readonly Game[], search: { readonly query: string; readonly filter: SearchFilter }) {
  const index = useMemo(() => searchIndex(games), [games])
  const { query, filter } = useDeferredValue(search)
  return useMemo(() => searchGames(index, { query, filter }), [index, query, filter])
}

const countText = (count: number): string => (count === 1 ? '1 game' : `${count} games`)

function Popular({ onInfo }: Pick<FoundProps, 'onInfo'>) {
  const games = useGames()
  return (
    <section className={styles.popular} aria-labelledby="search-popular">
      <h2 id="search-popular" className={styles.title}>
        Popular games
      </h2>
      <GameShelf label="Popular games" shown={popularGames(games.games)} from={games} onInfo={onInfo}>
        <EmptyState icon="dice" title="Nothing here yet" />
      </GameShelf>
    </section>
  )
}
