import type { ResponseOf } from '#core/contract/call.ts'
import type { readInviteBonus } from '../contract.ts'

export type PlainBonus = ReturnType<typeof plainBonus>

/** The answer with plain names: the status of the promotion, and the next reward. */
export function plainBonus({
  appInviteBonus1User: state,
  appInviteBonus1ConfigList: gifts,
  ...others
}: ResponseOf<typeof readInviteBonus>) {
  return { ...others, state, gift: gifts.find(({ id }) => id === state.awardId) ?? gifts[0] }
}
