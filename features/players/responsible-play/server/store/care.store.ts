import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { playerRow } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { BreakKind, RealityMinutes } from '../../limit-words.ts'

type Care = { readonly realityMinutes: RealityMinutes; readonly noPromptUntil: Instant | null }

export const careFind = playerRow<Care>({
  name: 'play_care_find',
  columns: { realityMinutes: 'c.reality_minutes', noPromptUntil: 'c.no_prompt_until' },
  from: 'play_care c where c.player_id = k.player_id',
})

const setReality = statement(
  'play_care_set_reality',
  `insert into play_care (player_id, reality_minutes) values ($1, $2)
   on conflict (player_id) do update set reality_minutes = excluded.reality_minutes`,
)
export const careSetReality = (tx: Transaction, playerId: bigint, minutes: RealityMinutes) =>
  tx.rows(setReality, [playerId, minutes])

const quiet = statement(
  'play_care_quiet',
  `insert into play_care as c (player_id, no_prompt_until) values ($1, $2)
   on conflict (player_id) do update set no_prompt_until = greatest(c.no_prompt_until, excluded.no_prompt_until)`,
)
/** Suppresses deposit suggestions until that moment. */
export const careQuiet = (tx: Transaction, playerId: bigint, until: Instant) =>
  tx.rows(quiet, [playerId, sqlTime(until)])

export type Break = { readonly kind: BreakKind; readonly beganAt: Instant; readonly endsAt: Instant }

const insertBreak = statement(
  'play_break_insert',
  'insert into play_break (player_id, kind, began_at, ends_at) values ($1, $2, $3, $4)',
)
export const breakInsert = (tx: Transaction, playerId: bigint, { kind, beganAt, endsAt }: Break) =>
  tx.rows(insertBreak, [playerId, kind, sqlTime(beganAt), sqlTime(endsAt)])

const listBreaks = statement<Break>(
  'play_break_list',
  `select kind, began_at as "beganAt", ends_at as "endsAt" from play_break
   where player_id = $1 order by ends_at desc, id desc limit 50`,
)
/** Latest end first. */
export const breakList = (db: Queryable, playerId: bigint) => db.rows(listBreaks, [playerId])
