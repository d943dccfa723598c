import type { TitleInfo } from '#games/rgs/contract.ts'
import { money } from './hud.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type StakeRules = Pick<TitleInfo, 'stakes' | 'limits'>

/** From how little to how much is bet at once. The chips of a table with limits are no limit: several lie on one spot. */
export function stakeRange({ stakes, limits }: StakeRules): string {
  const most =
    limits === undefined ? (stakes.at(-1) ?? 0) : Math.min(Math.max(...Object.values(limits.spots)), limits.round)
  return formatMessage(limits === undefined ? messages.fromTo : messages.fromToPerBet, {
    least: money(stakes[0] ?? 0),
    most: money(most),
  })
}
