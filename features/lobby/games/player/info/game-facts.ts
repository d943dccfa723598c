import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'

export type GameFact = { readonly name: string; readonly value: string; readonly hint?: string }

/** What a player may want to know of a game before the first bet. */
export function gameFacts(game: Game): readonly GameFact[] {
  return [
    { name: 'Return to player', value: percent(game.rtp), hint: 'in the long run, over very many rounds' },
    { name: 'Swings', value: swings[game.volatility] },
    { name: 'Bets', value: `${formatMoney(game.stakeMin)} to ${formatMoney(game.stakeMax)}` },
    { name: 'Largest win', value: `${brief(game.maxWin)} × the bet` },
    { name: 'Counts for turnover', value: percent(game.turnoverWeight), hint: 'of each bet, towards a bonus' },
    { name: 'Made by', value: game.brand },
    ...(game.virtual === 1 ? [virtualFact] : []),
  ]
}

const virtualFact: GameFact = {
  name: 'Virtual game',
  value: 'Drawn by computer',
  hint: 'no dealer, no camera, no real match',
}

const swings = {
  low: 'Small: many little wins',
  medium: 'Medium',
  high: 'Large: rare, bigger wins',
} as const satisfies Readonly<Record<Game['volatility'], string>>

/** Ten-thousandths: 9,650 is 96.5%. */
const percent = (tenThousandths: number): string => `${brief(tenThousandths)}%`

/** Hundredths without the zeros that say nothing: 500,000 is 5,000. */
const brief = (hundredths: number): string => formatHundredths(hundredths).replace(/\.?0+$/, '')
