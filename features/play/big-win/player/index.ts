export { useNewYearWinners } from './use-new-year-winners.ts'
export { BigWinTicker, type BigWinTickerProps } from './big-win-ticker.tsx'
