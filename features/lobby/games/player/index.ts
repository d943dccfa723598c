/** The door for other screens: the games of the lobby, as tiles, lists and sheets. */
export { getGameData, likeGame } from '../contract.ts'
export { GameShelf } from './game-shelf.tsx'
export { GridSkeleton } from './grid-skeleton.tsx'
export { GameInfo } from './info/game-info.tsx'
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
export { popularGames } from '../rules.ts'
