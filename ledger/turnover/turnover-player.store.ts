import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { Balances } from '../book/book.ts'

export type PlayerRow = {
  readonly playerId: bigint
  readonly seq: bigint
  readonly validBet: Centavos
  readonly withdrawals: number
}

const lock = statement<PlayerRow>(
  'turnoverPlayerLock',
  `select player_id as "playerId", seq, valid_bet as "validBet", withdrawals from turnover_player
   where player_id = any($1::bigint[]) order by player_id for update`,
)
const open = statement(
  'turnoverPlayerOpen',
  `insert into turnover_player (player_id) select player_id from unnest($1::bigint[]) as player_id order by player_id
   on conflict do nothing`,
)
/**
 * Locks the turnover of these players in the order of their ids. Lock order: a transaction that also moves their money
 * locks their books first.
 */
export async function turnoverLock(tx: Transaction, playerIds: readonly bigint[]): Promise<PlayerRow[]> {
  const ids = [...new Set(playerIds)]
  const rows = await tx.rows(lock, [ids])
  if (rows.length === ids.length) return rows
  await tx.rows(open, [ids])
  return tx.rows(lock, [ids])
}

const save = statement(
  'turnoverPlayerSave',
  `update turnover_player p set valid_bet = n.valid_bet
   from unnest($1::bigint[], $2::bigint[]) as n (player_id, valid_bet) where p.player_id = n.player_id`,
)
export const turnoverSaveValidBet = (
  tx: Transaction,
  players: readonly { readonly playerId: bigint; readonly validBet: Centavos }[],
): Promise<never[]> => tx.rows(save, [players.map(({ playerId }) => playerId), players.map(({ validBet }) => validBet)])

const takeSeq = statement('turnoverPlayerTakeSeq', 'update turnover_player set seq = seq + 1 where player_id = $1')
export const turnoverTakeSeq = (tx: Transaction, playerId: bigint): Promise<never[]> => tx.rows(takeSeq, [playerId])

const countWithdrawal = statement(
  'turnoverPlayerCountWithdrawal',
  'update turnover_player set withdrawals = withdrawals + 1 where player_id = $1',
)
export const turnoverCountWithdrawal = (tx: Transaction, playerId: bigint): Promise<never[]> =>
  tx.rows(countWithdrawal, [playerId])

const findValidBet = statement<{ validBet: Centavos }>(
  'turnoverPlayerFindValidBet',
  'select valid_bet as "validBet" from turnover_player where player_id = $1',
)
export const turnoverFindValidBet = async (db: Queryable, playerId: bigint): Promise<Centavos | undefined> =>
  (await atMostOne(db.rows(findValidBet, [playerId])))?.validBet

type StandingRow = Balances & { readonly validBet: Centavos }

const findStanding = statement<StandingRow>(
  'turnoverPlayerFindStanding',
  `select coalesce(b.coin, 0) as coin, coalesce(b.hold, 0) as hold, coalesce(b.safebox, 0) as safebox,
     coalesce(b.points, 0) as points, coalesce(p.valid_bet, 0) as "validBet"
   from (select $1::bigint as player_id) k left join ledger_book b using (player_id)
   left join turnover_player p using (player_id)`,
)
/** A player's balances and valid bets at one moment. A player without a book has zero. */
export const turnoverFindStanding = (db: Queryable, playerId: bigint): Promise<StandingRow> =>
  exactlyOne(db.rows(findStanding, [playerId]))

const findPoor = statement<{ playerId: bigint }>(
  'turnoverPlayerFindPoor',
  `select b.player_id as "playerId" from ledger_book b
   where b.player_id = any($1::bigint[]) and b.coin + b.hold + b.safebox < $2
     and exists (select from turnover_req q where q.player_id = b.player_id and q.status = 'ACTIVE')
   order by b.player_id`,
)
/** Players with a balance below this and an open requirement, read without a lock. */
export const turnoverFindPoor = async (
  tx: Transaction,
  playerIds: readonly bigint[],
  below: Centavos,
): Promise<bigint[]> => (await tx.rows(findPoor, [playerIds, below])).map(({ playerId }) => playerId)
