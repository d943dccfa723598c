import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type GameFact = { readonly name: string; readonly value: string; readonly hint?: string }

/** The facts of a game that matter before the first bet. */
export function gameFacts(game: Game, playersNow?: number): readonly GameFact[] {
  return [
    { name: messages.returnToPlayer, value: percent(game.rtp), hint: messages.returnToPlayerHint },
    { name: messages.volatility, value: swings[game.volatility] },
    {
      name: messages.betRange,
      value: betRange(game),
    },
    { name: messages.largestWin, value: formatMessage(messages.timesTheBet, { times: brief(game.maxWin) }) },
    { name: messages.playthrough, value: percent(game.turnoverWeight), hint: messages.playthroughHint },
    { name: messages.provider, value: game.brand },
    ...(game.virtual === 1 ? [virtualFact] : []),
    // It arrives last, and moves nothing above it.
    ...(playersNow === undefined ? [] : [playersFact(playersNow)]),
  ]
}

const playersFact = (count: number): GameFact => ({
  name: messages.playingNow,
  value: formatMessage(messages.players, { count }),
  hint: messages.playingNowHint,
})

export const betRange = ({ stakeMin, stakeMax }: Pick<Game, 'stakeMin' | 'stakeMax'>): string =>
  formatMessage(messages.fromMinToMax, { min: formatMoney(stakeMin), max: formatMoney(stakeMax) })

const virtualFact: GameFact = {
  name: messages.virtualGame,
  value: messages.computerDrawn,
  hint: messages.virtualGameHint,
}

const swings = {
  low: messages.volatilityLow,
  medium: messages.volatilityMedium,
  high: messages.volatilityHigh,
} as const satisfies Readonly<Record<Game['volatility'], string>>

/** Ten-thousandths: 9,650 is 96.5%. */
export const percent = (tenThousandths: number): string => `${brief(tenThousandths)}%`

/** Hundredths without trailing zeros: 500,000 is 5,000. */
const brief = (hundredths: number): string => formatHundredths(hundredths).replace(/\.?0+$/, '')
