import { formatMessage } from '#core/message/format-message.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { messages } from '../messages/en.ts'
import { betRange, percent } from './game-facts.ts'

const swings = {
  low: messages.tileSwingLow,
  medium: messages.tileSwingMedium,
  high: messages.tileSwingHigh,
} as const satisfies Readonly<Record<Game['volatility'], string>>

/** What a tile tells of its game under the pointer: return, volatility, bets, players now. One line each. */
export const tileFacts = (game: Game, playersNow?: number): string =>
  [
    formatMessage(messages.tileRtp, { rtp: percent(game.rtp) }),
    swings[game.volatility],
    betRange(game),
    ...(playersNow === undefined ? [] : [formatMessage(messages.tilePlayersNow, { count: playersNow })]),
  ].join('\n')
