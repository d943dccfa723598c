import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type EmailFact, emailFacts } from '../../email-facts.ts'

const list = statement<{ fact: string }>(
  'notification_email_list',
  'select fact from notification_email where player_id = $1',
)
/** What the player has chosen to get by e-mail. */
export async function emailFactsChosen(db: Queryable, playerId: bigint): Promise<readonly EmailFact[]> {
  const rows = await db.rows(list, [playerId])
  return emailFacts.filter((fact) => rows.some((row) => row.fact === fact))
}

type EmailChoice = { readonly playerId: bigint; readonly fact: EmailFact }

const choose = statement(
  'notification_email_insert',
  'insert into notification_email (player_id, fact, since) values ($1, $2, $3) on conflict do nothing',
)
export const emailFactChoose = (tx: Transaction, { playerId, fact, now }: EmailChoice & { readonly now: Instant }) =>
  tx.rows(choose, [playerId, fact, sqlTime(now)])

const drop = statement('notification_email_delete', 'delete from notification_email where player_id = $1 and fact = $2')
export const emailFactDrop = (tx: Transaction, { playerId, fact }: EmailChoice) => tx.rows(drop, [playerId, fact])
