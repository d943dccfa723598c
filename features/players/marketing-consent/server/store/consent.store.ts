import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { MarketingChannel } from '#core/marketing-channel.ts'

type Consent = { readonly playerId: bigint; readonly channel: MarketingChannel }

const list = statement<{ channel: string; since: Instant }>(
  'marketing_consent_list',
  'select channel, since from marketing_consent where player_id = $1',
)
export const consentsOf = (db: Queryable, playerId: bigint) => db.rows(list, [playerId])

const give = statement<{ given: boolean }>(
  'marketing_consent_insert',
  'insert into marketing_consent (player_id, channel, since) values ($1, $2, $3) on conflict do nothing returning true as given',
)
/** False: it was given before. */
export const consentInsert = async (tx: Transaction, { playerId, channel, now }: Consent & { readonly now: Instant }) =>
  (await tx.rows(give, [playerId, channel, sqlTime(now)])).length === 1

const withdraw = statement<{ withdrawn: boolean }>(
  'marketing_consent_delete',
  'delete from marketing_consent where player_id = $1 and channel = $2 returning true as withdrawn',
)
/** False: there was none. It waits for a transaction that sends by this consent, and nothing is sent after it. */
export const consentDelete = async (tx: Transaction, { playerId, channel }: Consent) =>
  (await tx.rows(withdraw, [playerId, channel])).length === 1

const among = statement<{ id: bigint }>(
  'marketing_consent_among',
  'select player_id as id from marketing_consent where channel = $1 and player_id = any($2::bigint[])',
)
export const consentsAmong = async (db: Queryable, channel: MarketingChannel, ids: readonly bigint[]) =>
  new Set((await db.rows(among, [channel, ids])).map(({ id }) => id))

const lock = statement<{ id: bigint }>(
  'marketing_consent_lock',
  `select player_id as id from marketing_consent where channel = $1 and player_id = any($2::bigint[])
   order by player_id for share`,
)
/** Those of these players who agree. None of them can withdraw before the transaction has ended. */
export const consentsLock = async (tx: Transaction, channel: MarketingChannel, ids: readonly bigint[]) =>
  new Set((await tx.rows(lock, [channel, ids])).map(({ id }) => id))
