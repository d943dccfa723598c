import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { SegmentRule } from '../segment-rule.ts'
import { reachableAmong, type ReachablePlayer } from './reachable-player.ts'
import { segmentList, sizeSave } from './store/segment.store.ts'
import { memberCount, memberPage, memberSample, membersFind, type SegmentSize } from './store/member.store.ts'

/** How many players belong to a segment, as its facts say. */
export const segmentSize = (db: Queryable, rule: SegmentRule, now: Instant): Promise<SegmentSize> =>
  memberCount(db, rule, dayOf(now))

/** Measures a saved segment. The last measurement of a day is its size in the history. */
export async function keepSize(db: Queryable, segment: SegmentRule & { readonly id: bigint }, now: Instant) {
  const size = await segmentSize(db, segment, now)
  await sizeSave(db, { segmentId: segment.id, day: dayOf(now), ...size, measuredAt: now })
  return size
}

const sampleMax = 20

/** Some members whom marketing may reach, as they stand now. */
export const segmentSample = async (db: Queryable, rule: SegmentRule, now: Instant) =>
  reachableAmong(db, await memberSample(db, rule, { today: dayOf(now), limit: sampleMax }), now)

export type SegmentPage = { readonly after: bigint; readonly limit: number; readonly now: Instant }

/** The next members whom marketing may reach, as they stand now; `last` is undefined when there are no more. */
export async function segmentPlayers(
  db: Queryable,
  rule: SegmentRule,
  { after, limit, now }: SegmentPage,
): Promise<{ readonly players: readonly ReachablePlayer[]; readonly last: bigint | undefined }> {
  const ids = await memberPage(db, rule, { today: dayOf(now), after, limit })
  return { players: await reachableAmong(db, ids, now), last: ids.length < limit ? undefined : ids.at(-1) }
}

/** The segments to choose from. */
export const segmentsForUse = async (db: Queryable) =>
  (await segmentList(db)).map(({ id, name }) => ({ id: Number(id), name }))

/** The next members, whether or not marketing may reach them; `last` is undefined when there are no more. */
export async function segmentMemberIds(
  db: Queryable,
  rule: SegmentRule,
  { after, limit, now }: SegmentPage,
): Promise<{ readonly ids: readonly bigint[]; readonly last: bigint | undefined }> {
  const ids = await memberPage(db, rule, { today: dayOf(now), after, limit })
  return { ids, last: ids.length < limit ? undefined : ids.at(-1) }
}

/** Which of these players belong to a segment. */
export const segmentMembersAmong = (db: Queryable, rule: SegmentRule, ids: readonly bigint[], now: Instant) =>
  membersFind(db, rule, { ids, today: dayOf(now) })

/** The segments with their conditions. */
export const segmentsWithRules = async (db: Queryable) =>
  (await segmentList(db)).map(({ id, name, version, joined, conditions }) => ({
    id: Number(id),
    name,
    version,
    joined,
    conditions,
  }))
