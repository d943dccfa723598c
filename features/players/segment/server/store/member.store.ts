import type { CalendarDay } from '#core/clock/manila.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { plannedEachTime, statement } from '#platform/db/statement.ts'
import type { SegmentRule } from '../../segment-rule.ts'
import { ruleSql } from './rule-sql.ts'

export type SegmentSize = {
  /** Whom marketing may reach. */
  readonly players: number
  /** Players who fulfil the conditions, and whom it must not reach. */
  readonly leftOut: number
}

/** How many players fulfil the conditions: one pass over the facts. */
export async function memberCount(db: Queryable, rule: SegmentRule, today: CalendarDay): Promise<SegmentSize> {
  const { name, where, values } = ruleSql(rule, today)
  const count = statement<{ players: bigint; leftOut: bigint }>(
    `segment_member_count/${name}`,
    `select count(*) filter (where is_reachable) as players, count(*) filter (where not is_reachable) as "leftOut"
     from segment_fact where ${where}`,
  )
  const { players, leftOut } = await exactlyOne(db.rows(plannedEachTime(count), values))
  return { players: Number(players), leftOut: Number(leftOut) }
}

export type MemberPage = { readonly today: CalendarDay; readonly after: bigint; readonly limit: number }

/** The members by id, whether or not marketing may reach them. */
export async function memberPage(db: Queryable, rule: SegmentRule, { today, after, limit }: MemberPage) {
  const { name, where, values } = ruleSql(rule, today)
  const [from, count] = [`$${values.length + 1}`, `$${values.length + 2}`]
  const list = statement<{ id: bigint }>(
    `segment_member_page/${name}`,
    `select player_id as id from segment_fact where ${where} and player_id > ${from}::bigint
     order by player_id limit ${count}::int`,
  )
  return (await db.rows(plannedEachTime(list), [...values, after, limit])).map(({ id }) => id)
}

/** Some of them that seemed reachable. Numbers of players say nothing about them, so that the sample is a fair one. */
export async function memberSample(db: Queryable, rule: SegmentRule, { today, limit }: Omit<MemberPage, 'after'>) {
  const { name, where, values } = ruleSql(rule, today)
  const list = statement<{ id: bigint }>(
    `segment_member_sample/${name}`,
    `select player_id as id from segment_fact where ${where} and is_reachable
     order by player_id desc limit $${values.length + 1}::int`,
  )
  return (await db.rows(plannedEachTime(list), [...values, limit])).map(({ id }) => id)
}

/** Which of these players fulfil the conditions, whether or not marketing may reach them. */
export async function membersFind(
  db: Queryable,
  rule: SegmentRule,
  { ids, today }: { readonly ids: readonly bigint[]; readonly today: CalendarDay },
): Promise<ReadonlySet<bigint>> {
  if (ids.length === 0) return new Set()
  const { name, where, values } = ruleSql(rule, today)
  const find = statement<{ id: bigint }>(
    `segment_member_find/${name}`,
    `select player_id as id from segment_fact where player_id = any($${values.length + 1}::bigint[]) and ${where}`,
  )
  return new Set((await db.rows(plannedEachTime(find), [...values, ids])).map(({ id }) => id))
}
