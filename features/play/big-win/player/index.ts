export { type ListedWin, useWinList, type WinOrder } from './use-win-list.ts'
export { usePlayersNow } from './use-players-now.ts'
export { useNewYearWinners } from './use-new-year-winners.ts'
export { BigWinTicker, type BigWinTickerProps } from './big-win-ticker.tsx'
