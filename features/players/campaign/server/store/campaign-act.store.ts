import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ActStep } from '../../graph.ts'
import type { MessageState } from '../../message-state.ts'

export type StepKey = { readonly campaignId: bigint; readonly version: number; readonly step: string }

// One slice at a time in the whole product, so that the caps of players who are in two campaigns hold.
const lock = statement('campaign_run_lock', `select pg_advisory_xact_lock(hashtext('campaign_run'))`)
export const runLock = (tx: Transaction) => tx.rows(lock)

const insert = statement<{ id: bigint }>(
  'campaign_act_insert',
  `insert into campaign_act (campaign_id, player_id, step, version, kind, title, worth, at)
   select $1, p.id, $2, $3, $4, $5, $6, $7 from unnest($8::bigint[]) as p (id)
   on conflict do nothing returning player_id as id`,
)
type NewActs = StepKey & {
  readonly kind: ActStep['kind']
  readonly title: string
  readonly worth: Centavos
  readonly now: Instant
  readonly ids: readonly bigint[]
}
/** The players who have not had this act before. */
export async function actsInsert(
  tx: Transaction,
  { campaignId, step, version, kind, title, worth, now, ids }: NewActs,
) {
  const rows = await tx.rows(insert, [campaignId, step, version, kind, title, worth, sqlTime(now), ids])
  return new Set(rows.map(({ id }) => id))
}

export type Recent = { readonly id: bigint; readonly day: number; readonly week: number }
const recent = statement<Recent>(
  'campaign_act_count_recent',
  `select player_id as id, count(*) filter (where at >= $2)::int as day, count(*)::int as week
   from campaign_act where player_id = any($1::bigint[]) and at >= $3 group by 1`,
)
/** How much players got today and in the last week, of all campaigns together. */
export const actsRecent = (tx: Transaction, ids: readonly bigint[], since: { day: Instant; week: Instant }) =>
  tx.rows(recent, [ids, sqlTime(since.day), sqlTime(since.week)])

const pass = statement(
  'campaign_step_pass',
  `insert into campaign_step as s (campaign_id, version, step, passed, put_off)
   select $1, $2, p.step, p.players, p.put_off from unnest($3::text[], $4::bigint[], $5::bigint[]) as p (step, players, put_off)
   on conflict (campaign_id, version, step) do update
     set passed = s.passed + excluded.passed, put_off = s.put_off + excluded.put_off`,
)
type Tally = ReadonlyMap<string, number>
type Passed = Omit<StepKey, 'step'> & { readonly passed: Tally; readonly putOff: Tally }
export function stepsPass(tx: Transaction, { campaignId, version, passed, putOff }: Passed) {
  const named = [...new Set([...passed.keys(), ...putOff.keys()])]
  const counts = [passed, putOff].map((tally) => named.map((step) => tally.get(step) ?? 0))
  return tx.rows(pass, [campaignId, version, named, ...counts])
}

const open = statement(
  'campaign_step_open',
  'insert into campaign_step (campaign_id, version, step) values ($1, $2, $3) on conflict do nothing',
)
const lockSpent = statement<{ spent: bigint }>(
  'campaign_step_lock_spent',
  'select spent from campaign_step where campaign_id = $1 and version = $2 and step = $3 for update',
)
/** What the gifts of a step have cost. The row is locked until the transaction ends. */
export async function spentLock(tx: Transaction, { campaignId, version, step }: StepKey): Promise<Centavos> {
  await tx.rows(open, [campaignId, version, step])
  const [row] = await tx.rows(lockSpent, [campaignId, version, step])
  return centavos(row?.spent ?? 0n)
}

const spend = statement(
  'campaign_step_spend',
  'update campaign_step set spent = spent + $4 where campaign_id = $1 and version = $2 and step = $3',
)
export const spentAdd = (tx: Transaction, { campaignId, version, step }: StepKey, amount: Centavos) =>
  tx.rows(spend, [campaignId, version, step, amount])

const steps = statement<{ version: number; step: string; passed: bigint; spent: bigint; putOff: bigint }>(
  'campaign_step_list',
  'select version, step, passed, spent, put_off as "putOff" from campaign_step where campaign_id = $1',
)
export const stepCounts = (db: Queryable, campaignId: bigint) => db.rows(steps, [campaignId])

export type PlayerAct = {
  readonly campaign: string
  readonly campaignId: number
  readonly kind: ActStep['kind']
  /** What became of a message that leaves the product; null: it is in the inbox. */
  readonly state: MessageState | null
  readonly title: string
  readonly worth: bigint
  readonly at: Instant
}
const byId = { by: 'a.id', kind: 'number' } as const

/** What a player got of campaigns, for the staff and for the player's copy. */
export const playerActs = listQuery<PlayerAct>()({
  name: 'campaign_act_list',
  columns: `c.name as campaign, c.id::int as "campaignId", a.kind, m.state, a.title, a.worth, a.at`,
  from: `campaign_act a join campaign c on c.id = a.campaign_id
    left join campaign_message m on m.campaign_id = a.campaign_id and m.player_id = a.player_id and m.step = a.step`,
  filters: { playerId: 'a.player_id = $' },
  sorts: { newest: { ...byId, direction: 'desc' }, oldest: { ...byId, direction: 'asc' } },
  id: 'a.id',
})
