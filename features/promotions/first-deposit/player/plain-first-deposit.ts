import type { ResponseOf } from '#core/contract/call.ts'
import type { readFirstDeposit } from '../contract.ts'

export type PlainFirstDeposit = ReturnType<typeof plainFirstDeposit>

/** The answer with plain names: the status of the offer for the player, and the only offer. */
export function plainFirstDeposit({
  appRechargeBonusCollection9: state,
  appRechargeBonusCollection9ConfigList: [offer],
  now,
}: ResponseOf<typeof readFirstDeposit>) {
  return { state, offer, now }
}
