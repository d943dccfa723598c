import { memo, useDeferredValue, useMemo, useState } from 'react'
import { type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { GameInfo, gamesByIds, GameShelf, type Games, useGames } from '#features/lobby/games/player/index.ts'
import { RecentSearches } from './recent-searches-row.tsx'
import { rememberSearch } from './recent-searches.ts'
import { SearchBar } from './search-bar.tsx'
import { SearchFilters } from './search-filters.tsx'
import { type Search, type SearchFilter, searchGames } from './search-games.ts'
import styles from './search-panel.module.css'
import type { SearchIndex } from './search-index.ts'
import { useScene } from '#features/lobby/content/player/index.ts'
import { useSearchIndex } from './use-search-index.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type SearchPanelProps = {
  /** Leaves the search; absent where its frame has a way out. */
  readonly onBack?: () => void
}

/** Searches while typing: the text shows at once, and results follow as soon as there is time. */
export function SearchPanel({ onBack }: SearchPanelProps) {
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SearchFilter>({})
  const [infoGame, setInfoGame] = useState<Game>()
  const search = useDeferredValue(useMemo(() => ({ query, filter }), [query, filter]))
  const remember = () => rememberSearch(query)
  return (
    <>
      <SearchBar query={query} onChange={setQuery} onDone={remember} onBack={onBack} />
      <div className={styles.content} onClick={remember} role="presentation">
        <SearchFilters filter={filter} onChange={setFilter} />
        <Answer search={search} onChoose={setQuery} onInfo={setInfoGame} />
      </div>
      <GameInfo game={infoGame} onClose={() => setInfoGame(undefined)} />
    </>
  )
}

type AnswerProps = {
  readonly search: Search
  readonly onChoose: (query: string) => void
  readonly onInfo: (game: Game) => void
}

/** Memoised by query, so that a keystroke renders only its letter. */
const Answer = memo(function Answer({ search, onChoose, onInfo }: AnswerProps) {
  const games = useGames()
  const index = useSearchIndex(games.games)
  if (search.query.trim() !== '' || Object.values(search.filter).some(Boolean)) {
    return <Found search={search} games={games} index={index} onInfo={onInfo} />
  }
  return (
    <>
      <RecentSearches onChoose={onChoose} />
      <Popular games={games} onInfo={onInfo} />
    </>
  )
})

type FoundProps = Pick<AnswerProps, 'search' | 'onInfo'> & { readonly games: Games; readonly index: SearchIndex }

function Found({ search, games, index, onInfo }: FoundProps) {
  const found = useMemo(() => searchGames(index, search), [index, search])
  const words = search.query.trim()
  const scene = useScene('emptySearch')
  return (
    <>
      <p className={styles.count} role="status">
        {countText(found.length)}
      </p>
      <GameShelf label={messages.gamesFound} shown={found} from={games} onInfo={onInfo}>
        <EmptyState
          icon="search"
          picture={scene}
          title={words === '' ? messages.noGames : formatMessage(messages.noMatch, { query: words })}
        >
          {messages.noMatchText}
        </EmptyState>
        <Popular games={games} onInfo={onInfo} />
      </GameShelf>
    </>
  )
}

const countText = (count: number): string => formatMessage(messages.gameCount, { count })

function Popular({ games, onInfo }: Pick<FoundProps, 'games' | 'onInfo'>) {
  const { popular } = useLobbyConfiguration()
  const shown = useMemo(() => gamesByIds(games.games, popular.gameIds), [games.games, popular])
  const title = popular.by === 'rounds' ? messages.popularGames : messages.featuredGames
  return (
    <section className={styles.popular} aria-labelledby="search-popular">
      <h2 id="search-popular" className={styles.title}>
        {title}
      </h2>
      <GameShelf label={title} shown={shown} from={games} onInfo={onInfo}>
        <EmptyState icon="dice" title={messages.noPopularGames} />
      </GameShelf>
    </section>
  )
}
