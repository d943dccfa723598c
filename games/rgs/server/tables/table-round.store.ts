import type { Instant } from '#core/clock/instant.ts'
import type { DrawRecord } from '#core/draw/recorded-draw.ts'
import type { Json } from '#games/title/json.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** One public round of a table. */
export type TableRound = {
  readonly id: bigint
  readonly gameCode: string
  /** Of the rules that decide it. */
  readonly gameVersion: number
  readonly number: number
  readonly seedId: bigint
  readonly seedHash: string
  readonly state: 'betting' | 'running' | 'over'
  readonly opening: Json
  readonly result: Json
  readonly drawn: readonly DrawRecord[]
  readonly bytesUsed: number
  readonly openedAt: Instant
  readonly closesAt: Instant
  readonly resultAt: Instant | null
  readonly endsAt: Instant | null
  /** Where its seed lies in the chain of its day. Null in a round of an older release. */
  readonly chainId: bigint | null
  readonly chainPosition: number | null
}

export const tableRoundColumns = `t.id, t.game_code as "gameCode", t.game_version as "gameVersion", t.number, t.seed_id as "seedId", s.server_seed_hash as "seedHash", t.state,
  t.opening, t.result, t.drawn, t.bytes_used as "bytesUsed", t.opened_at as "openedAt", t.closes_at as "closesAt",
  t.result_at as "resultAt", t.ends_at as "endsAt", t.chain_id as "chainId", t.chain_position as "chainPosition"`
export const tableRoundFrom = 'studio.table_round t join studio.seed s on s.id = t.seed_id'

const tryLock = statement<{ isMine: boolean }>(
  'table_try_lock',
  `select pg_try_advisory_xact_lock(hashtextextended('studio.table ' || $1, 0)) as "isMine"`,
)
/** Whether this transaction may carry the table on; another process has it otherwise. */
export const tableTryLock = async (db: Queryable, gameCode: string): Promise<boolean> =>
  (await exactlyOne(db.rows(tryLock, [gameCode]))).isMine

const findLatest = statement<TableRound>(
  'table_round_find_latest',
  `select ${tableRoundColumns} from ${tableRoundFrom} where t.game_code = $1 order by t.number desc limit 1`,
)
export const tableRoundFindLatest = (db: Queryable, gameCode: string) => atMostOne(db.rows(findLatest, [gameCode]))

const find = statement<TableRound>(
  'table_round_find',
  `select ${tableRoundColumns} from ${tableRoundFrom} where t.id = $1`,
)
export const tableRoundFind = (db: Queryable, id: bigint) => exactlyOne(db.rows(find, [id]))

const findForBets = statement<TableRound>(
  'table_round_find_for_bets',
  `select ${tableRoundColumns} from ${tableRoundFrom} where t.id = $1 for share of t`,
)
/** While a transaction that writes a bet holds it, the round cannot reach its result. */
export const tableRoundFindForBets = (db: Queryable, id: bigint) => atMostOne(db.rows(findForBets, [id]))

const insert = statement(
  'table_round_insert',
  `insert into studio.table_round
     (game_code, game_version, number, seed_id, state, opening, drawn, bytes_used, opened_at, closes_at, chain_id, chain_position)
   values ($1, $2, $3, $4, 'betting', $5, $6, $7, $8, $9, $10, $11)`,
)
export type NewTableRound = Pick<
  TableRound,
  | 'gameCode'
  | 'gameVersion'
  | 'number'
  | 'seedId'
  | 'opening'
  | 'drawn'
  | 'bytesUsed'
  | 'openedAt'
  | 'closesAt'
  | 'chainId'
  | 'chainPosition'
>
export const tableRoundInsert = (db: Queryable, round: NewTableRound) =>
  db.rows(insert, [
    round.gameCode,
    round.gameVersion,
    round.number,
    round.seedId,
    JSON.stringify(round.opening),
    JSON.stringify(round.drawn),
    round.bytesUsed,
    sqlTime(round.openedAt),
    sqlTime(round.closesAt),
    round.chainId,
    round.chainPosition,
  ])

const setResult = statement<{ id: bigint }>(
  'table_round_set_result',
  `update studio.table_round set state = 'running', result = $2, drawn = $3, bytes_used = $4, result_at = $5, ends_at = $6
   where id = $1 and state = 'betting' returning id`,
)
export type TableResult = Pick<TableRound, 'result' | 'drawn' | 'bytesUsed'> & {
  readonly resultAt: Instant
  readonly endsAt: Instant
}
/** A round has one result: false where it had one already. */
export const tableRoundSetResult = async (db: Queryable, id: bigint, ended: TableResult): Promise<boolean> => {
  const { result, drawn, bytesUsed, resultAt, endsAt } = ended
  const values = [id, JSON.stringify(result), JSON.stringify(drawn), bytesUsed, sqlTime(resultAt), sqlTime(endsAt)]
  return (await db.rows(setResult, values)).length === 1
}

const setOver = statement(
  'table_round_set_over',
  `update studio.table_round set state = 'over' where id = $1 and state = 'running'`,
)
export const tableRoundSetOver = (db: Queryable, id: bigint) => db.rows(setOver, [id])

const insertSeed = statement<{ id: bigint }>(
  'seed_insert_public',
  `insert into studio.seed (account_id, server_seed_sealed, server_seed_hash, client_seed, next_nonce, opened_at)
   values (null, $1, $2, $3, 1, $4) returning id`,
)
export type PublicSeed = { readonly serverSeedSealed: Buffer; readonly hash: string; readonly clientSeed: string }
/** Nonce 0 is the round's own; those of its players are their seats. */
export const publicSeedInsert = async (db: Queryable, seed: PublicSeed, now: Instant): Promise<bigint> =>
  (await exactlyOne(db.rows(insertSeed, [seed.serverSeedSealed, seed.hash, seed.clientSeed, sqlTime(now)]))).id
