import type { ResponseOf } from '#core/contract/call.ts'
import type { readFirstDeposit } from '../contract.ts'

export type PlainFirstDeposit = ReturnType<typeof plainFirstDeposit>

/** The answer with plain names: how the offer stands for the player, and the offer, of which there is one. */
export function plainFirstDeposit({
  appRechargeBonusCollection9: state,
  appRechargeBonusCollection9ConfigList: [offer],
  now,
}: ResponseOf<typeof readFirstDeposit>) {
  return { state, offer, now }
}
