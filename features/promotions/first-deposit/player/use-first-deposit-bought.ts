import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readFirstDeposit } from '../contract.ts'

/** Whether the player has bought the offer, whatever its current state: the specification's status other than 0. */
export function useFirstDepositBought(isAsked: boolean): boolean {
  const { answer } = useCallQuery(readFirstDeposit, {}, { enabled: isAsked })
  return answer !== undefined && answer.appRechargeBonusCollection9.itemStatus !== 0
}
