import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ReturnState } from '../../return-words.ts'

const lock = statement('game_return_lock', `select pg_advisory_xact_lock(hashtextextended('game_return', 0))`)
/** One process at a time counts and judges. */
export const returnLock = (tx: Transaction) => tx.rows(lock)

const offered = `lobby_game g join lobby_brand b on b.id = g.brand_id join lobby_platform p on p.id = b.platform_id`
const isOther = `(s.version, s.rtp, s.terms) is distinct from (g.version, g.rtp::integer, g.returns)`

const endChanged = statement(
  'game_return_series_end_changed',
  `update game_return_series s set ended_at = greatest($1, s.began_at)
   from lobby_game g where g.game_id = s.game_id and s.ended_at is null and ${isOther}`,
)
/** Ends the series of games that have another version or declare something else. */
export const seriesEndChanged = (tx: Transaction, now: Instant) => tx.rows(endChanged, [sqlTime(now)])

const begin = statement(
  'game_return_series_begin',
  `insert into game_return_series (game_id, provider_id, game_code, version, rtp, terms, began_at, state)
   select g.game_id, p.provider_id, g.code, g.version, g.rtp, g.returns, $1, case when g.returns is null then 'counted' else 'few' end
   from ${offered}
   where g.is_offered and not g.is_scale_test
     and not exists (select from game_return_series s where s.game_id = g.game_id and s.ended_at is null)
   on conflict (game_id) where ended_at is null do nothing`,
)
/** Begins a series of every offered game that has none. */
export const seriesBegin = (tx: Transaction, now: Instant) => tx.rows(begin, [sqlTime(now)])

const end = statement(
  'game_return_series_end',
  'update game_return_series set ended_at = greatest($2, began_at) where game_id = $1 and ended_at is null',
)
/** From then on the game's rounds are counted from 0. */
export const seriesEnd = (tx: Transaction, gameId: bigint, now: Instant) => tx.rows(end, [gameId, sqlTime(now)])

export type Series = {
  readonly id: bigint
  readonly gameId: bigint
  readonly providerId: string
  readonly gameCode: string
  readonly rtp: number
  readonly terms: unknown
  readonly beganAt: Instant
  readonly endedAt: Instant | null
}

const list = statement<Series>(
  'game_return_series_list_since',
  `select id, game_id as "gameId", provider_id as "providerId", game_code as "gameCode", rtp, terms, began_at as "beganAt",
     ended_at as "endedAt"
   from game_return_series where ended_at is null or ended_at > $1 order by id`,
)
/** The series that had not ended at that moment. */
export const seriesListSince = (db: Queryable, since: Instant) => db.rows(list, [sqlTime(since)])

const judge = statement(
  'game_return_series_judge',
  `update game_return_series s set state = n.state, rounds = n.rounds
   from unnest($1::bigint[], $2::text[], $3::bigint[]) as n (id, state, rounds)
   where s.id = n.id and (s.state, s.rounds) is distinct from (n.state, n.rounds)`,
)
export type Judgement = { readonly id: bigint; readonly state: ReturnState; readonly rounds: bigint }
export const seriesJudge = (tx: Transaction, judgements: readonly Judgement[]) =>
  tx.rows(judge, [
    judgements.map(({ id }) => id),
    judgements.map(({ state }) => state),
    judgements.map(({ rounds }) => rounds),
  ])

export type CountState = { readonly countedUntil: Instant | null; readonly pausesGames: boolean }

const findState = statement<CountState>(
  'game_return_state_find',
  'select counted_until as "countedUntil", pauses_games as "pausesGames" from game_return_state',
)
export const countStateFind = (db: Queryable) => exactlyOne(db.rows(findState))

const saveCounted = statement('game_return_state_save_counted', 'update game_return_state set counted_until = $1')
export const countedUntilSave = (tx: Transaction, until: Instant) => tx.rows(saveCounted, [sqlTime(until)])

const savePauses = statement<{ pauses: boolean }>(
  'game_return_state_save_pauses',
  'update game_return_state set pauses_games = $1 where pauses_games <> $1 returning pauses_games as pauses',
)
/** False: it was set this way already. */
export const pausesGamesSave = async (tx: Queryable, pauses: boolean): Promise<boolean> =>
  (await atMostOne(tx.rows(savePauses, [pauses]))) !== undefined
