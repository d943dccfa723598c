import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { mayHoldBack } from './acting.store.ts'

/** A version in force that holds players back, for one player. */
export type PlayerHoldout = {
  readonly key: string
  readonly version: number
  /** Ten-thousandths of the players. */
  readonly share: number
  /** Took part by an earlier version, and keeps the promotion. */
  readonly isBegun: boolean
  /** Belongs to one of the two groups already. */
  readonly isEnrolled: boolean
}

const listOfPlayers = statement<PlayerHoldout & { ordinal: bigint }>(
  'promotion_holdout_list_of_players',
  `select k.ordinal, p.key, p.version, (v.terms->>'holdout')::int as share,
     exists (select from promotion_state s where s.player_id = k.player_id and s.key = p.key and s.version < p.version)
       or exists (select from promotion_claim c where c.player_id = k.player_id and c.key = p.key and c.version < p.version)
       or exists (select from promotion_reservation r
         where r.player_id = k.player_id and r.key = p.key and r.version < p.version and r.held > 0) as "isBegun",
     exists (select from promotion_enrolment e
       where e.key = p.key and e.version = p.version and e.player_id = k.player_id) as "isEnrolled"
   from promotion p
     join promotion_version v on v.key = p.key and v.version = p.version and (v.terms->>'holdout')::int > 0
     cross join unnest($1::bigint[]) with ordinality as k (player_id, ordinal)
   where p.state = 'live'`,
)
const holdouts = gathered<bigint, PlayerHoldout>({
  textOf: String,
  read: (db, players) => db.rows(listOfPlayers, [players]),
})
export const holdoutsOf = async (db: Queryable, playerId: bigint): Promise<PlayerHoldout[]> =>
  (await mayHoldBack(db)) ? holdouts(db, playerId) : []

const enrol = statement(
  'promotion_enrolment_insert',
  `insert into promotion_enrolment (key, version, player_id, is_held, at)
   select key, version, $1, is_held, $2 from unnest($3::text[], $4::int[], $5::boolean[]) as e (key, version, is_held)
   on conflict do nothing`,
)
export type Enrolment = Pick<PlayerHoldout, 'key' | 'version'> & { readonly isHeld: boolean }
export type Enrolments = {
  readonly playerId: bigint
  readonly enrolments: readonly Enrolment[]
  readonly now: Instant
}
/** Puts a player into a group of each version, before any effect of it. */
export const enrolmentInsert = (tx: Transaction, { playerId, enrolments, now }: Enrolments) =>
  tx.rows(enrol, [
    playerId,
    sqlTime(now),
    enrolments.map(({ key }) => key),
    enrolments.map(({ version }) => version),
    enrolments.map(({ isHeld }) => isHeld),
  ])

export type EnrolledPlayer = { readonly playerId: bigint; readonly isHeld: boolean; readonly at: Instant }

const list = statement<EnrolledPlayer>(
  'promotion_enrolment_list',
  `select player_id as "playerId", is_held as "isHeld", at from promotion_enrolment
   where key = $1 and version = $2 and player_id > $3 order by player_id limit $4`,
)
export type EnrolledAfter = {
  readonly key: string
  readonly version: number
  readonly after: bigint
  readonly countMax: number
}
/** The players of both groups, by their numbers. */
export const enrolmentList = (db: Queryable, { key, version, after, countMax }: EnrolledAfter) =>
  db.rows(list, [key, version, after, countMax])

const ended = statement<{ at: Instant }>(
  'promotion_holdout_ended',
  `select at from promotion_acting
   where key = $1 and version is distinct from $2
     and id > (select min(id) from promotion_acting where key = $1 and version = $2)
   order by id limit 1`,
)
/** When a version that acted was replaced, paused or ended; undefined: it acts, or never did. */
export const actedUntil = async (db: Queryable, key: string, version: number): Promise<Instant | undefined> =>
  (await atMostOne(db.rows(ended, [key, version])))?.at
