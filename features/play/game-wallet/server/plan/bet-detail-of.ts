import type { Operation } from '#games/protocol/operations.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import type { BetDetail } from '../../bet-detail.ts'

/** What the provider reports about a bet; undefined if nothing, as is usual. */
export function betDetailOf(txId: string, meta: Operation<'bet'>['meta']): BetDetail | undefined {
  const { odds, wagers = [] } = meta ?? {}
  if (odds === undefined && wagers.length === 0) return undefined
  return { txId, wagers, odds: odds === undefined ? undefined : basisPoints(odds) }
}
