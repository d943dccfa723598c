import type { Operation } from '#games/protocol/operations.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import type { BetDetail } from '../../bet-detail.ts'

/** What the provider tells of a bet. Undefined where it tells nothing, as most do. */
export function betDetailOf(txId: string, meta: Operation<'bet'>['meta']): BetDetail | undefined {
  const { odds, wagers = [] } = meta ?? {}
  if (odds === undefined && wagers.length === 0) return undefined
  return { txId, wagers, odds: odds === undefined ? undefined : basisPoints(odds) }
}
