/** For panels of other features on a player's page: what they do to a player shows on all of it. */
export { type PlayerAction, usePlayerAction } from './use-player-action.ts'
