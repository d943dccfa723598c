import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { startStep } from '../../graph.ts'

export const leavingReasons = ['protected', 'stopped', 'newVersion', 'budgetSpent'] as const
export type LeavingReason = (typeof leavingReasons)[number]

const known = statement<{ id: bigint }>(
  'campaign_player_find_known',
  'select player_id as id from campaign_player where campaign_id = $1 and player_id = any($2::bigint[])',
)
/** Those who have never been in the campaign: a player enters it once. */
export async function playersNotYetIn(db: Queryable, campaignId: bigint, ids: readonly bigint[]) {
  const before = new Set((await db.rows(known, [campaignId, ids])).map(({ id }) => id))
  return ids.filter((id) => !before.has(id))
}

const enter = statement<{ id: bigint }>(
  'campaign_player_insert',
  `insert into campaign_player (campaign_id, player_id, version, is_held, state, step, due_at, entered_at, changed_at)
   select $1, p.id, $2, p.held, case when p.held then 'ended' else 'going' end, '${startStep}', $3, $3, $3
   from unnest($4::bigint[], $5::boolean[]) as p (id, held) on conflict do nothing returning player_id as id`,
)
type Entering = {
  readonly campaignId: bigint
  readonly version: number
  readonly players: readonly { readonly playerId: bigint; readonly isHeld: boolean }[]
  readonly now: Instant
}
/** Players who are held back are in the campaign for its measurement alone. */
export const playersEnter = (tx: Transaction, { campaignId, version, players, now }: Entering) =>
  tx.rows(enter, [
    campaignId,
    version,
    sqlTime(now),
    players.map(({ playerId }) => playerId),
    players.map(({ isHeld }) => isHeld),
  ])

export type DuePlayer = {
  readonly playerId: bigint
  readonly version: number
  readonly step: string
  readonly enteredAt: Instant
}

const due = statement<DuePlayer>(
  'campaign_player_list_due',
  `select player_id as "playerId", version, step, entered_at as "enteredAt" from campaign_player
   where campaign_id = $1 and state = 'going' and due_at <= $2 order by due_at, player_id limit $3 for update`,
)
export const playersDue = (tx: Transaction, campaignId: bigint, { now, limit }: { now: Instant; limit: number }) =>
  tx.rows(due, [campaignId, sqlTime(now), limit])

export type Place = { readonly playerId: bigint; readonly step: string } & (
  | { readonly state: 'going'; readonly dueAt: Instant }
  | { readonly state: 'ended' }
  | { readonly state: 'left'; readonly why: LeavingReason }
)

const move = statement(
  'campaign_player_move',
  `update campaign_player c set step = p.step, state = p.state, due_at = coalesce(p.due_at, c.due_at), left_why = p.why, changed_at = $2
   from unnest($3::bigint[], $4::text[], $5::text[], $6::timestamptz[], $7::text[]) as p (id, step, state, due_at, why)
   where c.campaign_id = $1 and c.player_id = p.id`,
)
export const playersMove = (tx: Transaction, campaignId: bigint, places: readonly Place[], now: Instant) =>
  tx.rows(move, [
    campaignId,
    sqlTime(now),
    places.map(({ playerId }) => playerId),
    places.map(({ step }) => step),
    places.map(({ state }) => state),
    places.map((place) => (place.state === 'going' ? sqlTime(place.dueAt) : null)),
    places.map((place) => (place.state === 'left' ? place.why : null)),
  ])

export type PlayerCount = {
  readonly version: number
  readonly step: string
  readonly state: 'going' | 'ended' | 'left'
  readonly isHeld: boolean
  readonly why: LeavingReason | null
  readonly players: number
}
const counts = statement<PlayerCount>(
  'campaign_player_count',
  `select version, step, state, is_held as "isHeld", left_why as why, count(*)::int as players from campaign_player
   where campaign_id = $1 group by 1, 2, 3, 4, 5`,
)
export const playerCounts = (db: Queryable, campaignId: bigint) => db.rows(counts, [campaignId])

export type GroupMember = { readonly playerId: bigint; readonly enteredAt: Instant }
const group = statement<GroupMember>(
  'campaign_player_list_group',
  `select player_id as "playerId", entered_at as "enteredAt" from campaign_player
   where campaign_id = $1 and is_held = $2 and entered_at < $3 order by entered_at desc limit $4`,
)
type Group = { readonly isHeld: boolean; readonly before: Instant; readonly limit: number }
export const groupMembers = (db: Queryable, campaignId: bigint, { isHeld, before, limit }: Group) =>
  db.rows(group, [campaignId, isHeld, sqlTime(before), limit])

const going = statement<{ id: bigint }>(
  'campaign_player_list_going',
  `select player_id as id from campaign_player where campaign_id = $1 and state = 'going' and player_id > $2
   order by player_id limit $3`,
)
type GoingPage = { readonly after: bigint; readonly limit: number }
export const playersGoing = async (db: Queryable, campaignId: bigint, { after, limit }: GoingPage) =>
  (await db.rows(going, [campaignId, after, limit])).map(({ id }) => id)

const protect = statement(
  'campaign_player_protect',
  `update campaign_player set state = 'left', left_why = 'protected', changed_at = $3
   where campaign_id = $1 and player_id = any($2::bigint[]) and state = 'going'`,
)
/** Takes players out whom marketing must not reach. */
export const playersProtect = (db: Queryable, campaignId: bigint, ids: readonly bigint[], now: Instant) =>
  db.rows(protect, [campaignId, ids, sqlTime(now)])
