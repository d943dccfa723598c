import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Session = {
  readonly id: bigint
  readonly accountId: bigint
  readonly gameCode: string
  readonly walletSessionSealed: Buffer | null
  readonly stakeMax: Centavos | null
  readonly realityCheckSec: number
  /** The least time between two spins that the house requires. */
  readonly spinMsMin: number
  /** The most rounds that the page may play by itself. */
  readonly autoRoundsMax: number
  /** Whether a bonus may be bought. */
  readonly sellsBonus: boolean
  readonly openedAt: Instant
}

const insert = statement<{ id: bigint }>(
  'session_insert',
  `insert into studio.session (account_id, token_hash, game_code, wallet_session_sealed, stake_max, reality_check_sec, opened_at,
     spin_ms_min, auto_rounds_max, sells_bonus)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
)
export const sessionInsert = async (
  db: Queryable,
  session: Omit<Session, 'id'> & { readonly tokenHash: Buffer },
): Promise<bigint> => {
  const { accountId, tokenHash, gameCode, walletSessionSealed, stakeMax, realityCheckSec, openedAt } = session
  const values = [
    accountId,
    tokenHash,
    gameCode,
    walletSessionSealed,
    stakeMax,
    realityCheckSec,
    sqlTime(openedAt),
    session.spinMsMin,
    session.autoRoundsMax,
    session.sellsBonus,
  ]
  return (await exactlyOne(db.rows(insert, values))).id
}

const find = statement<Session>(
  'session_find',
  `select s.id, s.account_id as "accountId", s.game_code as "gameCode", s.wallet_session_sealed as "walletSessionSealed",
     s.stake_max as "stakeMax", s.reality_check_sec as "realityCheckSec", s.spin_ms_min as "spinMsMin", s.auto_rounds_max as "autoRoundsMax",
     s.sells_bonus as "sellsBonus", s.opened_at as "openedAt"
   from studio.session s where s.token_hash = any($1)`,
)
/** The hashes of one token, under each secret that counts. */
export const sessionFind = (db: Queryable, tokenHashes: readonly Buffer[]) =>
  atMostOne(db.rows(find, [tokenHashes.map((hash) => hexBytes(hash.toString('hex')))]))
