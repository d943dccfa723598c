import { formatMessage } from '#core/message/format-message.ts'
import { messages } from '../messages/en.ts'
import type { AutoEnd, AutoRun } from './auto-play.ts'

/** Why automatic rounds end besides: the player, what the house shows in between, and a round that was not played. */
export type Interruption = 'player' | 'check' | 'jackpot' | 'interrupted'
export type AutoStop = AutoEnd | Interruption

export function autoEndText(end: Exclude<AutoStop, 'interrupted'>, { plan, left }: AutoRun): string {
  const played = plan.rounds - left
  return formatMessage(messages.autoEnded, { why: reasons[end], count: played })
}

const reasons = {
  played: messages.autoAllPlayed,
  loss: messages.autoLossReached,
  win: messages.autoWinReached,
  bonus: messages.autoBonus,
  player: messages.autoStopped,
  check: messages.autoCheck,
  jackpot: messages.autoJackpot,
} as const
