import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { useEffect, useEffectEvent } from 'react'
import type { PromotionProgress } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readFirstDeposit } from '../contract.ts'
import { plainFirstDeposit } from './plain-first-deposit.ts'

/** Announces once that the player has bought the offer: any status of the specification other than 0. */
export function FirstDepositProgress({ onDone }: PromotionProgress) {
  const { answer } = useCallQuery(readFirstDeposit, {})
  const isBought = answer !== undefined && plainFirstDeposit(answer).state.itemStatus !== firstDepositStatus.buyable
  const notifyDone = useEffectEvent(onDone)
  useEffect(() => {
    if (isBought) notifyDone()
  }, [isBought])
  return null
}
