import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { lobbyTips } from '../contract.ts'

type NewYearWinner = NonNullable<ResponseOf<typeof lobbyTips>['newYearList']>[number]

/** The newest winners of the New Year event; none until they are read. */
export const useNewYearWinners = (): readonly NewYearWinner[] => useCallQuery(lobbyTips, {}).answer?.newYearList ?? []
