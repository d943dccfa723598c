/** The door for the home: what stands above and below it. */
export { playerBar, playerTools } from './late-player-parts.ts'
export { LobbyFooter } from './lobby-footer.tsx'
