import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { TxState } from '#games/protocol/codes.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type TxKind = 'bet' | 'tip' | 'win' | 'jackpot' | 'rollback' | 'endround' | 'promo' | 'adjust'

export type GameTx = {
  readonly providerId: string
  readonly txId: string
  readonly playerId: bigint
  readonly roundId: string | null
  readonly kind: TxKind
  readonly amount: Centavos
  readonly state: TxState
  /** The transfer in the player's book; null where nothing moved. */
  readonly seq: bigint | null
  readonly isSettled: boolean
  readonly refTxId: string | null
  readonly at: Instant
}

const columns = `t.provider_id as "providerId", t.tx_id as "txId", t.player_id as "playerId", t.round_id as "roundId", t.kind,
  t.amount, t.state, t.seq, t.is_settled as "isSettled", t.ref_tx_id as "refTxId", t.at`

export type TxId = Pick<GameTx, 'providerId' | 'txId'>

const findByIds = statement<GameTx>(
  'game_tx_find_by_ids',
  `select ${columns} from unnest($1::text[], $2::text[]) as k (provider_id, tx_id)
   join game_tx t on t.provider_id = k.provider_id and t.tx_id = k.tx_id`,
)
export const txFindByIds = (db: Queryable, ids: readonly TxId[]): Promise<GameTx[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows(findByIds, [ids.map(({ providerId }) => providerId), ids.map(({ txId }) => txId)])

export const txFind = (db: Queryable, id: TxId): Promise<GameTx | undefined> => atMostOne(txFindByIds(db, [id]))

export type RoundId = { readonly playerId: bigint; readonly providerId: string; readonly roundId: string }

const findByRounds = statement<GameTx>(
  'game_tx_find_by_rounds',
  `select ${columns} from unnest($1::bigint[], $2::text[], $3::text[]) as k (player_id, provider_id, round_id)
   join game_tx t on t.player_id = k.player_id and t.provider_id = k.provider_id and t.round_id = k.round_id`,
)
/** Everything that belongs to these rounds. */
export const txFindByRounds = (db: Queryable, rounds: readonly RoundId[]): Promise<GameTx[]> =>
  rounds.length === 0
    ? Promise.resolve([])
    : db.rows(findByRounds, [
        rounds.map(({ playerId }) => playerId),
        rounds.map(({ providerId }) => providerId),
        rounds.map(({ roundId }) => roundId),
      ])

const save = statement(
  'game_tx_save',
  `insert into game_tx (provider_id, tx_id, player_id, round_id, kind, amount, state, seq, is_settled, ref_tx_id, at)
   select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint[],
     $9::boolean[], $10::text[], $11::timestamptz[])
   on conflict (provider_id, tx_id) do update set state = excluded.state, is_settled = excluded.is_settled`,
)
/** New ones, and the new states of older ones. Each id once; its key in the ledger is what makes it unique. */
export const txSave = (tx: Transaction, list: readonly GameTx[]) =>
  tx.rows(save, [
    list.map(({ providerId }) => providerId),
    list.map(({ txId }) => txId),
    list.map(({ playerId }) => playerId),
    list.map(({ roundId }) => roundId),
    list.map(({ kind }) => kind),
    list.map(({ amount }) => amount),
    list.map(({ state }) => state),
    list.map(({ seq }) => seq),
    list.map(({ isSettled }) => isSettled),
    list.map(({ refTxId }) => refTxId),
    list.map(({ at }) => sqlTime(at)),
  ])
