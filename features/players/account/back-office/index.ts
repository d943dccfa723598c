/** For panels of other features on a player's page, whose acts refresh the whole page. */
export { type PlayerAction, usePlayerAction } from './use-player-action.ts'
