/** The door for the lobby's screens: a game in its frame, and the calls that begin and end it. */
export { gameIdOf } from './game-id-of.ts'
export { GamePage } from './game-page.tsx'
export type { GameMode } from './use-game-launch.ts'
export { exitGame, startDemo, startGame } from '../contract.ts'
export { gameLaunchMessages } from '../messages.ts'
