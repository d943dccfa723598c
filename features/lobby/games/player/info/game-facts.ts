import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type GameFact = { readonly name: string; readonly value: string; readonly hint?: string }

/** The facts of a game that matter before the first bet. */
export function gameFacts(game: Game): readonly GameFact[] {
  return [
    { name: messages.returnToPlayer, value: percent(game.rtp), hint: messages.inTheLongRunOver },
    { name: messages.swings, value: swings[game.volatility] },
    {
      name: messages.bets,
      value: formatMessage(messages.stakeMinToStakeMax, {
        stakeMin: formatMoney(game.stakeMin),
        stakeMax: formatMoney(game.stakeMax),
      }),
    },
    { name: messages.largestWin, value: formatMessage(messages.maxWinTheBet, { maxWin: brief(game.maxWin) }) },
    { name: messages.countsForTurnover, value: percent(game.turnoverWeight), hint: messages.ofEachBetTowardsA },
    { name: messages.madeBy, value: game.brand },
    ...(game.virtual === 1 ? [virtualFact] : []),
  ]
}

const virtualFact: GameFact = {
  name: messages.virtualGame,
  value: messages.drawnByComputer,
  hint: messages.noDealerNoCameraNo,
}

const swings = {
  low: messages.smallManyLittleWins,
  medium: messages.medium,
  high: messages.largeRareBiggerWins,
} as const satisfies Readonly<Record<Game['volatility'], string>>

/** Ten-thousandths: 9,650 is 96.5%. */
const percent = (tenThousandths: number): string => `${brief(tenThousandths)}%`

/** Hundredths without trailing zeros: 500,000 is 5,000. */
const brief = (hundredths: number): string => formatHundredths(hundredths).replace(/\.?0+$/, '')
