export { BigWinTicker, type BigWinTickerProps } from './big-win-ticker.tsx'
