import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { TxState } from '#games/protocol/codes.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { ledgerSource } from '../order-identity.ts'

export type TxKind = 'bet' | 'tip' | 'win' | 'jackpot' | 'rollback' | 'endround' | 'promo' | 'adjust'

export type GameTx = {
  readonly providerId: string
  readonly txId: string
  readonly playerId: bigint
  readonly roundId: string | null
  readonly kind: TxKind
  readonly amount: Centavos
  readonly state: TxState
  /** The transfer in the player's book; null if nothing moved. */
  readonly seq: bigint | null
  readonly refTxId: string | null
  /** The previous bet or win of the same round. */
  readonly followsTxId: string | null
  readonly at: Instant
}

const columns = `t.provider_id as "providerId", t.tx_id as "txId", t.player_id as "playerId", t.round_id as "roundId", t.kind,
  t.amount, t.state, t.seq, t.ref_tx_id as "refTxId", t.follows_tx_id as "followsTxId", t.at`

export type TxId = Pick<GameTx, 'providerId' | 'txId'>

const findByIds = statement<GameTx>(
  'game_tx_find_by_ids',
  `select ${columns} from (select unnest($1::text[]) as source, unnest($2::text[]) as tx_id) as k
   cross join lateral (select * from game_tx t where t.source = k.source and t.tx_id = k.tx_id offset 0) t`,
)
/** Read from the ledger: a transaction is the operation that made it. */
export const txFindByIds = (db: Queryable, ids: readonly TxId[]): Promise<GameTx[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows(findByIds, [ids.map(({ providerId }) => ledgerSource(providerId)), ids.map(({ txId }) => txId)])

export const txFind = (db: Queryable, id: TxId): Promise<GameTx | undefined> => atMostOne(txFindByIds(db, [id]))

export type RoundId = { readonly playerId: bigint; readonly providerId: string; readonly roundId: string }

const findByRounds = statement<GameTx>(
  'game_tx_find_by_rounds',
  `with recursive played as (
     select t.* from unnest($1::bigint[], $2::text[], $3::text[]) as k (player_id, provider_id, round_id)
     join game_round r on r.player_id = k.player_id and r.provider_id = k.provider_id and r.round_id = k.round_id
     join game_tx t on t.source = 'game:' || r.provider_id and t.tx_id = r.last_tx_id
     union all
     select t.* from played p join game_tx t on t.source = p.source and t.tx_id = p.follows_tx_id
   ) select ${columns} from played t`,
)
/** The bets and wins of these rounds, including those taken back, newest first. */
export const txFindByRounds = (db: Queryable, rounds: readonly RoundId[]): Promise<GameTx[]> =>
  rounds.length === 0
    ? Promise.resolve([])
    : db.rows(findByRounds, [
        rounds.map(({ playerId }) => playerId),
        rounds.map(({ providerId }) => providerId),
        rounds.map(({ roundId }) => roundId),
      ])

const undo = statement(
  'game_tx_undo',
  `insert into game_tx_undone (player_id, source, tx_id, at)
   select unnest($1::bigint[]), unnest($2::text[]), unnest($3::text[]), $4`,
)
/** Marks transactions as taken back, each once. */
export const txUndo = (tx: Transaction, list: readonly GameTx[], at: Instant) =>
  tx.rows(undo, [
    list.map(({ playerId }) => playerId),
    list.map(({ providerId }) => ledgerSource(providerId)),
    list.map(({ txId }) => txId),
    sqlTime(at),
  ])
