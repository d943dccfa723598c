import type { Instant } from '#core/clock/instant.ts'
import { approvalsWaiting } from '#features/office/approval/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { promotionApproval, versionIn } from '../promotion-approval.ts'

type RequestedVersion = { readonly key: string; readonly version: number; readonly now: Instant }

/** Whether a version of a promotion waits for its approval. */
export async function waitsForApproval(db: Queryable, { key, version, now }: RequestedVersion): Promise<boolean> {
  const waiting = await approvalsWaiting(db, { kind: promotionApproval.name, subject: `promotion:${key}`, now })
  return waiting.some((payload) => versionIn(payload) === version)
}
