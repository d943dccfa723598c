/** The door for the lobby: what can be won, and by which games. */
export { JackpotRow } from './jackpot-row.tsx'
export { type Jackpot, useCanWinJackpot } from './jackpot-store.ts'
