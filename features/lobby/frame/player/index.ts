/** The frame of the home and of the shells: what is above, below and beside the pages. */
export { PlayerBar } from './player-bar.tsx'
export { LobbyFooter } from './lobby-footer.tsx'
