/** The door for other screens: the games of the lobby, as tiles, lists and sheets. */
export { getGameData, likeGame } from '../contract.ts'
export { suggestGames, type Suggestion } from './for-you/suggest-games.ts'
export { ForYouCheckbox } from './for-you/for-you-checkbox.tsx'
export { useForYou } from './for-you/for-you-choice.ts'
export { WhyThese } from './for-you/why-these.tsx'
export { FilterBar, type FilterBarProps } from './filter/filter-bar.tsx'
export { filterOfSearch, searchOfFilter } from './filter/filter-address.ts'
export { filtersSet, type GameFilter } from './filter/game-filter.ts'
export { NoFilteredGames } from './filter/no-filtered-games.tsx'
export { useFilteredGames } from './filter/use-filtered-games.ts'
export { useGameFilter } from './filter/use-game-filter.ts'
export { GameRail } from './rail/game-rail.tsx'
export { GameShelf } from './game-shelf.tsx'
export { GridSkeleton } from './grid-skeleton.tsx'
export { gameListFailure } from './list/late-game-list-failure.ts'
export { followArrows } from './follow-arrows.ts'
export { desktopGame } from './start/late-desktop-game.ts'
export { GameInfo } from './info/game-info.tsx'
export { TileFactsOnHover } from './info/tile-facts-on-hover.tsx'
export { FavouritesTab } from './likes/favourites-tab.tsx'
export {
  brandLogos,
  brandsOf,
  gamesOfBrand,
  gamesOfType,
  type LobbySelection,
  lobbyTabs,
  selectionRequested,
} from './list/game-list.ts'
export { type Games, useGames } from './list/use-games.ts'
export { firstRowGames, firstRows, type GameRow, gameRows, gamesByIds } from '../game-rows.ts'
export { type LaterRow, laterRows } from '../later-rows.ts'
