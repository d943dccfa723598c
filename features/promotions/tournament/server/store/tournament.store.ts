import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavosFromNumber } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { TournamentTerms, TournamentWindow } from '../../rules.ts'
import { tournamentGames } from '../../tournament-games.ts'

export type Tournament = TournamentTerms &
  TournamentWindow & {
    /** The version of the promotion that it was prepared with. */
    readonly version: number
    readonly pool: Centavos
    readonly betRate: BasisPoints
    /** How many have entered, with those who left. */
    readonly entrants: number
    readonly stoppedAt: Instant | null
    readonly countedAt: Instant | null
    readonly finishedAt: Instant | null
    readonly tableHash: string | null
    readonly settledAt: Instant | null
  }

export type TournamentRow = Omit<Tournament, 'name' | 'prizes' | 'games'> & {
  readonly nameEn: string
  readonly nameFil: string
  readonly games: string
  readonly prizes: unknown
}

export const tournamentColumns = `t.id, t.number, t.version, t.name_en as "nameEn", t.name_fil as "nameFil", t.scoring, t.games, t.rounds,
  t.stake, t.entry_points as "entryPoints", t.prizes, t.pool, t.bet_rate as "betRate", t.starts_at as "startsAt",
  t.ends_at as "endsAt", t.entrants, t.stopped_at as "stoppedAt", t.counted_at as "countedAt",
  t.finished_at as "finishedAt", t.table_hash as "tableHash", t.settled_at as "settledAt"`

const keptPrizes = v.array(v.object({ count: v.number(), amount: v.pipe(v.number(), v.transform(centavosFromNumber)) }))
const keptGames = v.picklist(tournamentGames)

export const tournamentOf = ({ nameEn, nameFil, ...row }: TournamentRow): Tournament => ({
  ...row,
  name: { en: nameEn, fil: nameFil } satisfies LocalText,
  games: v.parse(keptGames, row.games),
  prizes: v.parse(keptPrizes, row.prizes),
})

const insert = statement<{ id: string }>(
  'tournament_insert',
  `insert into tournament (id, number, version, name_en, name_fil, scoring, games, rounds, stake, entry_points, prizes, pool,
     bet_rate, starts_at, ends_at, prepared_at)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16
   where not exists (select from tournament t where t.number = $2 and t.starts_at < $15 and t.ends_at > $14)
   on conflict do nothing returning id`,
)
export type NewTournament = TournamentTerms &
  TournamentWindow & { readonly version: number; readonly pool: Centavos; readonly betRate: BasisPoints }
/** False: it is there already, or another version prepared one of that number and time. */
export const tournamentInsert = async (tx: Transaction, t: NewTournament, now: Instant) =>
  (await atMostOne(
    tx.rows(insert, [
      t.id,
      t.number,
      t.version,
      t.name.en,
      t.name.fil,
      t.scoring,
      t.games,
      t.rounds,
      t.stake,
      t.entryPoints,
      JSON.stringify(t.prizes.map(({ count, amount }) => ({ count, amount: Number(amount) }))),
      t.pool,
      t.betRate,
      sqlTime(t.startsAt),
      sqlTime(t.endsAt),
      sqlTime(now),
    ]),
  )) !== undefined

const find = statement<TournamentRow>(
  'tournament_find',
  `select ${tournamentColumns} from tournament t where t.id = $1`,
)
export const tournamentFind = async (db: Queryable, id: string) => {
  const row = await atMostOne(db.rows(find, [id]))
  return row && tournamentOf(row)
}

const listShown = statement<TournamentRow>(
  'tournament_list_shown',
  `select ${tournamentColumns} from tournament t where t.ends_at > $1 or t.id in (
     select e.id from tournament e where e.ends_at <= $1 and e.stopped_at is null order by e.ends_at desc limit $2
   ) order by t.starts_at, t.id`,
)
/** All that have not ended, and so many of the last that have. */
export const tournamentsShown = async (db: Queryable, now: Instant, endedMax: number) =>
  (await db.rows(listShown, [sqlTime(now), endedMax])).map(tournamentOf)

const listUnsettled = statement<TournamentRow>(
  'tournament_list_unsettled',
  `select ${tournamentColumns} from tournament t where t.settled_at is null order by t.ends_at, t.id`,
)
/** Those for which something is left to do. */
export const tournamentsUnsettled = async (db: Queryable) => (await db.rows(listUnsettled)).map(tournamentOf)
