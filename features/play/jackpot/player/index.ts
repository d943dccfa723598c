export { LazyJackpotRow } from './lazy-jackpot-row.tsx'
export { type Jackpot, useCanWinJackpot } from './jackpot-store.ts'
