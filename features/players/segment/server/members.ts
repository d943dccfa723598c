import { minutes } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { SegmentRule } from '../segment-rule.ts'
import { reachableAmong, type ReachablePlayer } from './reachable-player.ts'
import { progressFind } from './store/fact.store.ts'
import { type Measured, segmentList, sizeFindLast, sizeSave } from './store/segment.store.ts'
import { memberCount, memberPage, memberSample, membersFind, type SegmentSize } from './store/member.store.ts'

/** How many players belong to a segment, as its facts say. */
export const segmentSize = (db: Queryable, rule: SegmentRule, now: Instant): Promise<SegmentSize> =>
  memberCount(db, rule, dayOf(now))

type SavedRule = SegmentRule & { readonly id: bigint }

/** Measures a saved segment. The last measurement of a day is its size in the history. */
export async function keepSize(db: Queryable, segment: SavedRule, now: Instant): Promise<Measured> {
  const size = { ...(await segmentSize(db, segment, now)), measuredAt: now }
  await sizeSave(db, { segmentId: segment.id, day: dayOf(now), ...size })
  return size
}

/** Before the facts have been read, every segment would be empty: nothing is kept of that. */
export const isMeasurable = async (db: Queryable): Promise<boolean> => (await progressFind(db)).factsAt !== null

const freshFor = minutes(5)

/** The size of a segment that somebody looks at, measured again if it is older than some minutes. Undefined: no facts yet. */
export async function freshSize(db: Queryable, segment: SavedRule, now: Instant): Promise<Measured | undefined> {
  const last = await sizeFindLast(db, segment.id)
  if (last !== undefined && durationBetween(last.measuredAt, now) < freshFor) return last
  return (await isMeasurable(db)) ? keepSize(db, segment, now) : last
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
