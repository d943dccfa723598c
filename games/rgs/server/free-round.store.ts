import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** Rounds of one game granted to a player, as the platform last reported them. */
export type FreeRoundGrant = {
  readonly id: string
  readonly gameCode: string
  readonly stake: Centavos
  readonly roundsLeft: number
  readonly expiresAt: Instant
}

const columns = `f.id, f.game_code as "gameCode", f.stake, f.rounds_left as "roundsLeft", f.expires_at as "expiresAt"`

const forget = statement(
  'free_round_delete_of_game',
  'delete from studio.free_round f where f.account_id = $1 and f.game_code = $2',
)
const insert = statement(
  'free_round_insert',
  `insert into studio.free_round (account_id, id, game_code, stake, rounds_left, expires_at) values ($1, $2, $3, $4, $5, $6)`,
)
type GrantReport = { readonly accountId: bigint; readonly gameCode: string; readonly grants: readonly FreeRoundGrant[] }
/** The free rounds that the platform reports at the launch are the only ones. */
export async function freeRoundReplace(db: Queryable, { accountId, gameCode, grants }: GrantReport): Promise<void> {
  await db.rows(forget, [accountId, gameCode])
  for (const { id, stake, roundsLeft, expiresAt } of grants)
    await db.rows(insert, [accountId, id, gameCode, stake, roundsLeft, sqlTime(expiresAt)])
}

const listUsable = statement<FreeRoundGrant>(
  'free_round_list_usable',
  `select ${columns} from studio.free_round f
   where f.account_id = $1 and f.game_code = $2 and f.rounds_left > 0 and f.expires_at > $3 order by f.expires_at, f.id`,
)
type FreeRoundQuery = { readonly accountId: bigint; readonly gameCode: string; readonly now: Instant }
/** Those that end first come first. */
export const freeRoundListUsable = (db: Queryable, { accountId, gameCode, now }: FreeRoundQuery) =>
  db.rows(listUsable, [accountId, gameCode, sqlTime(now)])

const take = statement<FreeRoundGrant>(
  'free_round_take',
  `update studio.free_round f set rounds_left = f.rounds_left - 1
   where f.account_id = $1 and f.game_code = $2 and f.id = $4 and f.rounds_left > 0 and f.expires_at > $3 returning ${columns}`,
)
/** Undefined: there is none left. */
export const freeRoundTake = (db: Queryable, { accountId, gameCode, now }: FreeRoundQuery, id: string) =>
  atMostOne(db.rows(take, [accountId, gameCode, sqlTime(now), id]))

const giveBack = statement(
  'free_round_give_back',
  'update studio.free_round set rounds_left = rounds_left + 1 where account_id = $1 and id = $2',
)
/** The round was not played. */
export const freeRoundGiveBack = (
  db: Queryable,
  { accountId, id }: { readonly accountId: bigint; readonly id: string },
) => db.rows(giveBack, [accountId, id])
