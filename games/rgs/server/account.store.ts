import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Account = {
  readonly id: bigint
  readonly kind: 'real' | 'demo'
  readonly playerId: string | null
  readonly nickname: string
  readonly demoBalance: Centavos | null
  readonly sessionId: bigint | null
  readonly lastRoundAt: Instant | null
}

const columns = `a.id, a.kind, a.player_id as "playerId", a.nickname, a.demo_balance as "demoBalance",
  a.session_id as "sessionId", a.last_round_at as "lastRoundAt"`

const insertReal = statement<{ id: bigint }>(
  'account_upsert_real',
  `insert into studio.account (kind, player_id, nickname, public_name, created_at) values ('real', $1, $2, $3, $4)
   on conflict (player_id) do update set nickname = excluded.nickname, public_name = excluded.public_name returning id`,
)
type RealPlayer = {
  readonly playerId: string
  readonly nickname: string
  /** Null: this player is in no list that others read. */
  readonly publicName: string | null
}
export const accountUpsertReal = async (
  db: Queryable,
  { playerId, nickname, publicName, now }: RealPlayer & { readonly now: Instant },
): Promise<bigint> => (await exactlyOne(db.rows(insertReal, [playerId, nickname, publicName, sqlTime(now)]))).id

const insertDemo = statement<{ id: bigint }>(
  'account_insert_demo',
  `insert into studio.account (kind, nickname, demo_balance, created_at) values ('demo', $1, $2, $3) returning id`,
)
export const accountInsertDemo = async (
  db: Queryable,
  { nickname, balance, now }: { nickname: string; balance: Centavos; now: Instant },
): Promise<bigint> => (await exactlyOne(db.rows(insertDemo, [nickname, balance, sqlTime(now)]))).id

const findForUpdate = statement<Account>(
  'account_find_for_update',
  `select ${columns} from studio.account a where a.id = $1 for update`,
)
/** Everything a player does is done one after the other: the account's row is the lock. */
export const accountFindForUpdate = (db: Queryable, id: bigint) => exactlyOne(db.rows(findForUpdate, [id]))

const find = statement<Account>('account_find', `select ${columns} from studio.account a where a.id = $1`)
export const accountFind = (db: Queryable, id: bigint) => exactlyOne(db.rows(find, [id]))

const setSession = statement('account_set_session', 'update studio.account set session_id = $2 where id = $1')
export const accountSetSession = (db: Queryable, id: bigint, sessionId: bigint) => db.rows(setSession, [id, sessionId])

const touch = statement('account_touch', 'update studio.account set last_round_at = $2 where id = $1')
export const accountTouch = (db: Queryable, id: bigint, now: Instant) => db.rows(touch, [id, sqlTime(now)])

const moveDemo = statement<{ balance: Centavos }>(
  'account_move_demo',
  `update studio.account set demo_balance = demo_balance + $2
   where id = $1 and kind = 'demo' and demo_balance + $2 >= 0 returning demo_balance as balance`,
)
/** Undefined: there is not as much play money. */
export const accountMoveDemo = async (db: Queryable, id: bigint, amount: Centavos): Promise<Centavos | undefined> =>
  (await atMostOne(db.rows(moveDemo, [id, amount])))?.balance

const purgeDemo = statement<{ id: bigint }>(
  'account_purge_demo',
  `delete from studio.account a where a.kind = 'demo' and a.created_at < $1
     and coalesce(a.last_round_at, a.created_at) < $1 returning a.id`,
)
/** A demonstration leaves nothing behind; answers how many were forgotten. */
export const accountPurgeDemo = async (db: Queryable, before: Instant): Promise<number> =>
  (await db.rows(purgeDemo, [sqlTime(before)])).length
