import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import type { MailKind } from '../../mail-kind.ts'
import type { NewLetter } from './mail.store.ts'

/** What the operator writes to many, with or without a reward. */
export type NewsLetter = Omit<NewLetter, 'playerId' | 'kind'> & { readonly kind: Extract<MailKind, 'news' | 'reward'> }

const insert = statement<{ id: bigint }>(
  'mail_insert_many',
  `insert into mail (player_id, source, source_key, title, body, items, sent_at, expires_at, kind)
   select p.id, $2, $3, $4, $5, $6, $7, $8, $9 from unnest($1::bigint[]) as p (id)
   on conflict (player_id, source, source_key) do nothing returning id`,
)
/** Sends one letter to many players, once each. Returns their number. */
export async function mailInsertMany(
  tx: Transaction,
  playerIds: readonly bigint[],
  { kind, source, sourceKey, title, body, items, sentAt, expiresAt }: NewsLetter,
): Promise<number> {
  if (playerIds.length === 0) return 0
  const texts = [playerIds, source, sourceKey, title, body, JSON.stringify(keptItems(items))]
  return (await tx.rows(insert, [...texts, sqlTime(sentAt), sqlTime(expiresAt), kind])).length
}
