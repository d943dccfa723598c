import type { Instant } from '#core/clock/instant.ts'
import { refuse, type RefusalOutcome } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import type { StaffIdentity } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { AdjustmentLine } from '../adjustment-line.ts'
import { movedBy } from '../rules.ts'
import { adjustmentKindName } from './adjustment-kind.ts'
import { dailyMax } from './daily-max.ts'
import { keptLines } from './adjustment-payload.ts'

type AdjustmentRequest = {
  readonly lines: readonly AdjustmentLine[]
  readonly subject: string
  readonly reason: string
  readonly requestKey: string
  readonly staff: StaffIdentity
  readonly now: Instant
}

/** Requests approval of the lines. Requests that could never be approved are refused at once. */
export async function requestAdjustmentApproval(
  tx: Transaction,
  { lines, ...request }: AdjustmentRequest,
): Promise<bigint | RefusalOutcome<'playerNotFound' | 'aboveDailyCap' | 'sentBefore'>> {
  const ids = [...new Set(lines.map(({ playerId }) => playerId))]
  const known = new Set((await playersAtPlay(tx, ids, request.now)).map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) return refuse('playerNotFound', { why: `Player ID: ${unknown}.` })
  if (movedBy(lines) > (await dailyMax(tx))) return refuse('aboveDailyCap')
  const payload = keptLines(lines)
  return (await requestApproval(tx, { kind: adjustmentKindName, payload, ...request })) ?? refuse('sentBefore')
}
