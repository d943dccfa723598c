/** For panels of other features on a player's page, whose acts refresh the whole page. */
export { usePlayerAction } from './use-player-action.ts'
