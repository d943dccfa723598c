/** The door for the lobby: what can be won, and by which games. */
export { JackpotPlace } from './jackpot-place.tsx'
export { type Jackpot, useCanWinJackpot } from './jackpot-store.ts'
