/** The door for the lobby's home: what players really won. */
export { BigWinTicker, type BigWinTickerProps } from './big-win-ticker.tsx'
