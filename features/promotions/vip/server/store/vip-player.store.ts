import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { playerRow } from '#platform/db/gathering.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { VipStanding } from '../../rules.ts'

const find = playerRow<VipStanding>({
  name: 'vip_player_find',
  columns: { deposited: 'v.deposited', reached: 'v.reached::int' },
  from: 'vip_player v where v.player_id = k.player_id',
})
/** A player's state; the lowest before any deposit. */
export const vipStandingFind = async (db: Queryable, playerId: bigint): Promise<VipStanding> =>
  (await find(db, playerId)) ?? { deposited: zeroCentavos, reached: 0 }

const list = statement<VipStanding & { playerId: bigint }>(
  'vip_player_list',
  'select player_id as "playerId", deposited, reached::int as reached from vip_player where player_id = any($1::bigint[])',
)
/** The states of players who ever deposited. */
export const vipStandingList = (db: Queryable, ids: readonly bigint[]) => db.rows(list, [ids])

const open = statement('vip_player_open', 'insert into vip_player (player_id) values ($1) on conflict do nothing')
const add = statement<VipStanding>(
  'vip_player_add',
  'update vip_player set deposited = deposited + $2 where player_id = $1 returning deposited, reached::int as reached',
)
const insertDeposit = statement<{ reference: string }>(
  'vip_deposit_insert',
  `insert into vip_deposit (reference, player_id, amount, at) values ($1, $2, $3, $4)
   on conflict do nothing returning reference`,
)
export type CountedDeposit = {
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
  readonly now: Instant
}
/** Counts a deposit once and returns the new state. Undefined: already counted. */
export async function vipDepositCount(
  tx: Transaction,
  { playerId, reference, amount, now }: CountedDeposit,
): Promise<VipStanding | undefined> {
  await tx.rows(open, [playerId])
  const inserted = await atMostOne(tx.rows(insertDeposit, [reference, playerId, amount, sqlTime(now)]))
  return inserted && exactlyOne(tx.rows(add, [playerId, amount]))
}

const takeDeposit = statement<{ amount: Centavos }>(
  'vip_deposit_take',
  'update vip_deposit set taken_at = $2 where reference = $1 and taken_at is null returning amount',
)
const subtract = statement<VipStanding>(
  'vip_player_subtract',
  'update vip_player set deposited = deposited - $2 where player_id = $1 returning deposited, reached::int as reached',
)
/** Removes a deposit once. Undefined: it never counted, or was already removed. */
export async function vipDepositTake(
  tx: Transaction,
  { playerId, reference, now }: Omit<CountedDeposit, 'amount'>,
): Promise<VipStanding | undefined> {
  const taken = await atMostOne(tx.rows(takeDeposit, [reference, sqlTime(now)]))
  return taken && exactlyOne(tx.rows(subtract, [playerId, taken.amount]))
}

const raise = statement(
  'vip_player_raise',
  'update vip_player set reached = greatest(reached, $2) where player_id = $1',
)
export const vipLevelRaise = (tx: Transaction, playerId: bigint, level: number) => tx.rows(raise, [playerId, level])

const sumSince = statement<{ total: Centavos }>(
  'vip_deposit_sum',
  `select coalesce(sum(amount), 0)::bigint as total from vip_deposit
   where player_id = $1 and at >= $2 and at < $3 and taken_at is null`,
)
export type Span = { readonly startsAt: Instant; readonly endsAt: Instant }
export const vipDepositedIn = async (db: Queryable, playerId: bigint, { startsAt, endsAt }: Span): Promise<Centavos> =>
  (await exactlyOne(db.rows(sumSince, [playerId, sqlTime(startsAt), sqlTime(endsAt)]))).total

const listDepositors = statement<{ playerId: bigint }>(
  'vip_deposit_list_players',
  `select player_id as "playerId" from vip_deposit
   where at >= $1 and at < $2 and taken_at is null and player_id > $4
   group by player_id having sum(amount) >= $3 order by player_id limit $5`,
)
export type Depositors = Span & { readonly atLeast: Centavos; readonly after: bigint; readonly countMax: number }
/** Players who deposited at least this much in a period, in id order. */
export const vipDepositorsList = (db: Queryable, { startsAt, endsAt, atLeast, after, countMax }: Depositors) =>
  db.rows(listDepositors, [sqlTime(startsAt), sqlTime(endsAt), atLeast, after, countMax])

const listReached = statement<{ playerId: bigint }>(
  'vip_player_list_reached',
  `select player_id as "playerId" from vip_player where reached > 0 and player_id = any($1::bigint[]) order by player_id`,
)
/** Those of the players who are above the lowest level. */
export const vipReachedList = async (db: Queryable, ids: readonly bigint[]): Promise<readonly bigint[]> =>
  (await db.rows(listReached, [ids])).map(({ playerId }) => playerId)
