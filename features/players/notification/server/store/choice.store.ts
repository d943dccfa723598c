import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type Choice, choices } from '../../choices.ts'

type Row = { readonly channel: string; readonly fact: string; readonly since: Instant }

const list = statement<Row>(
  'notification_off_list',
  'select o.channel, o.fact, o.since from notification_off o where o.player_id = $1',
)
/** What the player has turned off; with `before`, only what was off before that time. */
export async function choicesOff(db: Queryable, playerId: bigint, before?: Instant): Promise<readonly Choice[]> {
  const rows = await db.rows(list, [playerId])
  return choices.filter(({ channel, fact }) =>
    rows.some((row) => row.channel === channel && row.fact === fact && (before === undefined || row.since < before)),
  )
}

type ChoiceKey = { readonly playerId: bigint; readonly choice: Choice }

const turnOff = statement(
  'notification_off_insert',
  `insert into notification_off (player_id, channel, fact, since) values ($1, $2, $3, $4) on conflict do nothing`,
)
export const choiceTurnOff = (tx: Transaction, { playerId, choice, now }: ChoiceKey & { readonly now: Instant }) =>
  tx.rows(turnOff, [playerId, choice.channel, choice.fact, sqlTime(now)])

const turnOn = statement(
  'notification_off_delete',
  'delete from notification_off where player_id = $1 and channel = $2 and fact = $3',
)
export const choiceTurnOn = (tx: Transaction, { playerId, choice }: ChoiceKey) =>
  tx.rows(turnOn, [playerId, choice.channel, choice.fact])
