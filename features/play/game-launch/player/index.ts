export { gameIdOf } from './game-id-of.ts'
export { GamePage } from './game-page.tsx'
export type { GameMode } from './use-game-launch.ts'
export { exitGame, startDemo, startGame } from '../contract.ts'
