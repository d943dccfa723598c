import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { viewGameReturn } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

type Stake = ResponseOf<typeof viewGameReturn>['stakes'][number]['stake']

/** The band of stakes that begins there; 0 is all of them. */
export function stakeText(stake: Stake, isBought = false): string {
  if (stake === 0) return messages.allBets
  return formatMessage(isBought ? messages.fromPrice : messages.fromStake, { stake: formatMoney(stake) })
}
