import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { readFirstCharge } from '../contract.ts'

/** Whether the player has bought the offer, however it stands now: the specification's status other than 0. */
export function useFirstChargeBought(isAsked: boolean): boolean {
  const { answer } = useCallQuery(readFirstCharge, {}, { enabled: isAsked })
  return answer !== undefined && answer.appRechargeBonusCollection9.itemStatus !== 0
}
