export { JackpotPlace } from './jackpot-place.tsx'
export { type Jackpot, useCanWinJackpot } from './jackpot-store.ts'
