import type { ResponseOf } from '#core/contract/call.ts'
import type { readInviteBonus } from '../contract.ts'

export type PlainBonus = ReturnType<typeof plainBonus>

/** The answer with plain names: how the promotion stands, and the gift that the player plays for. */
export function plainBonus({
  appInviteBonus1User: state,
  appInviteBonus1ConfigList: gifts,
  ...others
}: ResponseOf<typeof readInviteBonus>) {
  return { ...others, state, gift: gifts.find(({ id }) => id === state.awardId) ?? gifts[0] }
}
