import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { listBigWins } from '../contract.ts'

export type WinOrder = NonNullable<RequestOf<typeof listBigWins>['order']>
export type ListedWin = ResponseOf<typeof listBigWins>['list'][number]

const lookEveryMs = 15_000

/** The big wins in one order, looked at again while they are shown. */
export const useWinList = (order: WinOrder) => useCallQuery(listBigWins, { order }, { refreshEveryMs: lookEveryMs })
