export { LazyJackpotRow } from './lazy-jackpot-row.tsx'
export { type Jackpot, useCanWinJackpot, useJackpotGames, useKnownJackpotGames } from './jackpot-store.ts'
