import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type RoundState = 'betting' | 'open' | 'settling' | 'closed' | 'refused' | 'voided'

export type Round = {
  readonly id: string
  readonly accountId: bigint
  readonly sessionId: bigint
  readonly gameCode: string
  /** Of the rules that decided it. */
  readonly gameVersion: number
  readonly requestId: string
  readonly requestHash: Buffer
  readonly stake: Centavos
  readonly staked: Centavos
  readonly win: Centavos
  readonly seedId: bigint
  readonly nonce: number
  readonly state: RoundState
  readonly step: number
  readonly refusal: string | null
  readonly openedAt: Instant
  /** The public round that it is a part of. */
  readonly tableRoundId: bigint | null
  /** Which slip of its player's in the public round; 0 where a player has one seat. */
  readonly slip: number
  /** The grant that it is played from: it costs nothing. */
  readonly freeRoundId: string | null
}

const columns = `r.id, r.account_id as "accountId", r.session_id as "sessionId", r.game_code as "gameCode",
  r.game_version as "gameVersion", r.request_id as "requestId", r.request_hash as "requestHash", r.stake, r.staked, r.win, r.seed_id as "seedId", r.nonce,
  r.state, r.step, r.refusal, r.opened_at as "openedAt", r.table_round_id as "tableRoundId", r.slip,
  r.free_round_id as "freeRoundId"`

const insert = statement(
  'round_insert',
  `insert into studio.round (id, account_id, session_id, game_code, game_version, request_id, request_hash, stake, seed_id,
     nonce, state, step, opened_at, table_round_id, slip, free_round_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'betting', -1, $11, $12, $13, $14)`,
)
export type NewRound = Omit<Round, 'staked' | 'win' | 'state' | 'step' | 'refusal'>
export const roundInsert = (db: Queryable, round: NewRound) =>
  db.rows(insert, [
    round.id,
    round.accountId,
    round.sessionId,
    round.gameCode,
    round.gameVersion,
    round.requestId,
    round.requestHash,
    round.stake,
    round.seedId,
    round.nonce,
    sqlTime(round.openedAt),
    round.tableRoundId,
    round.slip,
    round.freeRoundId,
  ])

const find = statement<Round>('round_find', `select ${columns} from studio.round r where r.id = $1`)
export const roundFind = (db: Queryable, id: string) => atMostOne(db.rows(find, [id]))

const findForUpdate = statement<Round>(
  'round_find_for_update',
  `select ${columns} from studio.round r where r.id = $1 for update`,
)
export const roundFindForUpdate = (db: Queryable, id: string) => exactlyOne(db.rows(findForUpdate, [id]))

const findByRequest = statement<Round>(
  'round_find_by_request',
  `select ${columns} from studio.round r where r.account_id = $1 and r.request_id = $2`,
)
export const roundFindByRequest = (db: Queryable, accountId: bigint, requestId: string) =>
  atMostOne(db.rows(findByRequest, [accountId, requestId]))

const findUnderWay = statement<Round>(
  'round_find_under_way',
  `select ${columns} from studio.round r
   where r.account_id = $1 and r.game_code = $2 and r.state in ('betting', 'open', 'settling')`,
)
export const roundFindUnderWay = (db: Queryable, accountId: bigint, gameCode: string) =>
  atMostOne(db.rows(findUnderWay, [accountId, gameCode]))

const findLatest = statement<Round>(
  'round_find_latest',
  `select ${columns} from studio.round r
   where r.account_id = $1 and r.game_code = $2 and r.state <> 'refused' order by r.opened_at desc limit 1`,
)
export const roundFindLatest = (db: Queryable, accountId: bigint, gameCode: string) =>
  atMostOne(db.rows(findLatest, [accountId, gameCode]))

const countUnderWay = statement<{ count: bigint }>(
  'round_count_under_way',
  `select count(*) from studio.round r where r.seed_id = $1 and r.state in ('betting', 'open', 'settling')`,
)
export const roundCountUnderWay = async (db: Queryable, seedId: bigint): Promise<bigint> =>
  (await exactlyOne(db.rows(countUnderWay, [seedId]))).count

const update = statement(
  'round_update',
  `update studio.round set state = $2, step = $3, staked = $4, win = $5, refusal = $6, ended_at = $7 where id = $1`,
)
export type RoundProgress = Pick<Round, 'id' | 'state' | 'step' | 'staked' | 'win' | 'refusal'>
export const roundUpdate = (db: Queryable, round: RoundProgress, now: Instant) => {
  const isEnded = round.state === 'closed' || round.state === 'refused' || round.state === 'voided'
  const { id, state, step, staked, win, refusal } = round
  return db.rows(update, [id, state, step, staked, win, refusal, isEnded ? sqlTime(now) : null])
}

const listLeft = statement<{ id: string }>(
  'round_list_left',
  `select r.id from studio.round r where r.state = 'open' and r.opened_at < $1 and r.table_round_id is null order by r.opened_at limit 100`,
)
/** Rounds that wait for a move of somebody who has gone. A table's wait for its clock. */
export const roundListLeft = async (db: Queryable, before: Instant): Promise<string[]> =>
  (await db.rows(listLeft, [sqlTime(before)])).map(({ id }) => id)

const listByAccount = statement<Round>(
  'round_list_by_account',
  `select ${columns} from studio.round r where r.account_id = $1 and r.game_code = $2 and r.state <> 'refused'
     and ($3::text is null or (r.opened_at, r.id) < (select b.opened_at, b.id from studio.round b where b.id = $3 and b.account_id = $1))
   order by r.opened_at desc, r.id desc limit $4`,
)
type RoundPage = {
  readonly accountId: bigint
  readonly gameCode: string
  /** Only rounds older than this one. */
  readonly before: string | undefined
  readonly count: number
}
export const roundListByAccount = (db: Queryable, { accountId, gameCode, before, count }: RoundPage) =>
  db.rows(listByAccount, [accountId, gameCode, before ?? null, count])
