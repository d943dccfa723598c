import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { approvalsAbout } from '#features/office/approval/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Segment } from './store/segment.store.ts'

/** The approval of a message to a group, and its subject. Before segments, groups were named by their key. */
export const segmentMailKindName = { name: 'segmentMail' } as const
export const segmentMailSubject = (id: bigint | string): string => `mailSegment:${id}`

const titled = v.object({ title: v.string() })
const usesMax = 20

/** The newest messages that were requested for a segment. */
export async function segmentUses(db: Queryable, { id, key }: Pick<Segment, 'id' | 'key'>, now: Instant) {
  const subjects = [id, ...(key === null ? [] : [key])].map(segmentMailSubject)
  const requests = await approvalsAbout(db, { kind: segmentMailKindName.name, subjects, max: usesMax, now })
  return requests.map(({ payload, maker, madeAt, state }) => ({
    title: v.parse(titled, payload).title,
    by: maker,
    at: madeAt,
    state,
  }))
}
