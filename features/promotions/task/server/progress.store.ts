import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Progress } from '../task.ts'

export type ProgressKey = { readonly playerId: bigint; readonly cycleKey: string; readonly type: number }

type Standing = Progress & Omit<ProgressKey, 'playerId'>

const find = statement<Standing & { ordinal: bigint }>(
  'task_progress_find',
  `select k.ordinal, t.cycle_key as "cycleKey", t.type::int as type, t.progress, t.acted_at as "actedAt"
   from unnest($1::bigint[], $2::text[]) with ordinality as k (player_id, cycle_key, ordinal)
     join task_progress t using (player_id, cycle_key)`,
)
const standings = gathered<Pick<ProgressKey, 'playerId' | 'cycleKey'>, Standing>({
  textOf: ({ playerId, cycleKey }) => `${playerId} ${cycleKey}`,
  read: (db, keys) => db.rows(find, [keys.map(({ playerId }) => playerId), keys.map(({ cycleKey }) => cycleKey)]),
})
/** A player's progress in a cycle. */
export const progressFind = (db: Queryable, playerId: bigint, cycleKey: string) => standings(db, { playerId, cycleKey })

const add = statement(
  'task_progress_add',
  `insert into task_progress as p (player_id, cycle_key, type, progress)
   select * from unnest($1::bigint[], $2::text[], $3::smallint[], $4::bigint[]) as n (player_id, cycle_key, type, progress)
   order by 1, 2, 3
   on conflict (player_id, cycle_key, type) do update set progress = p.progress + excluded.progress`,
)
export type Step = ProgressKey & { readonly by: bigint }
/** One entry per key. */
export const progressAdd = (tx: Transaction, steps: readonly Step[]) =>
  tx.rows(add, [
    steps.map(({ playerId }) => playerId),
    steps.map(({ cycleKey }) => cycleKey),
    steps.map(({ type }) => type),
    steps.map(({ by }) => by),
  ])

const act = statement<{ type: number }>(
  'task_progress_act',
  `insert into task_progress as p (player_id, cycle_key, type, acted_at) values ($1, $2, $3, $4)
   on conflict (player_id, cycle_key, type) do update set acted_at = coalesce(p.acted_at, excluded.acted_at)
   returning type::int as type`,
)
/** Records the visit; the first one counts. */
export const progressAct = (tx: Transaction, { playerId, cycleKey, type }: ProgressKey, now: Instant) =>
  tx.rows(act, [playerId, cycleKey, type, sqlTime(now)])

const insertDeposit = statement<{ reference: string }>(
  'task_deposit_insert',
  `insert into task_deposit (reference, player_id, cycle_key, amount, is_first) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning reference`,
)
export type TaskDeposit = {
  readonly reference: string
  readonly playerId: bigint
  readonly cycleKey: string
  readonly amount: Centavos
  readonly isFirst: boolean
}
/** False: already counted. */
export const taskDepositInsert = async (tx: Transaction, d: TaskDeposit): Promise<boolean> =>
  (await atMostOne(tx.rows(insertDeposit, [d.reference, d.playerId, d.cycleKey, d.amount, d.isFirst]))) !== undefined

const takeDeposit = statement<TaskDeposit>(
  'task_deposit_take',
  `update task_deposit set taken_at = $2 where reference = $1 and taken_at is null
   returning reference, player_id as "playerId", cycle_key as "cycleKey", amount, is_first as "isFirst"`,
)
/** Undefined: it never counted, or was already removed. */
export const taskDepositTake = (tx: Transaction, reference: string, now: Instant) =>
  atMostOne(tx.rows(takeDeposit, [reference, sqlTime(now)]))
