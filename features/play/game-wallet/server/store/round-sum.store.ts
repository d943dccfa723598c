import { type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { isCounted } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { packedIds } from '#platform/db/packed-ids.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { isDayHidden } from './hidden-rounds.store.ts'

/**
 * Sums of the counted players' rounds that closed in a period, given as SQL, by day and game. Grouped by player first, which lists
 * players without sorting every round.
 */
export const roundSumsWhere = (time: string): string => `
  select day, provider_id, game_code, game_type, sum(rounds)::bigint as rounds, sum(stake)::bigint as stake,
    sum(win)::bigint as win, ${packedIds('player_id')} as players
  from (
    select (ended_at at time zone 'Asia/Manila')::date as day, provider_id, coalesce(game_code, 'unknown') as game_code,
      coalesce(game_type, 'unknown') as game_type, player_id, count(*) as rounds,
      sum(case when is_free then 0 else stake end) as stake, sum(win) as win
    from game_round where state = 'CLOSED' and ${isCounted()} and ${time} group by 1, 2, 3, 4, 5
  ) as played group by 1, 2, 3, 4`

const lock = statement('game_round_sum_lock', `select pg_advisory_xact_lock(hashtextextended('game_round_sum', 0))`)
/** One process at a time sums days up. */
export const roundSumLock = (tx: Transaction) => tx.rows(lock)

const findNext = statement<{ day: CalendarDay | null }>(
  'game_round_sum_find_next',
  `select coalesce(
     (select max(day) + 1 from game_round_sum_day),
     (select (min(ended_at) at time zone 'Asia/Manila')::date from game_round)
   ) as day`,
)
/** The first day never summed up; undefined while no round has ended. */
export const roundSumFindNext = async (db: Queryable): Promise<CalendarDay | undefined> =>
  (await exactlyOne(db.rows(findNext))).day ?? undefined

// Corrections are few, and recorded separately.
const revisionsOf = (day: string): string => `(
  select coalesce(sum(revision), 0)::bigint from game_round_correction
  where ended_at >= ${day}::timestamp at time zone 'Asia/Manila'
    and ended_at < (${day} + 1)::timestamp at time zone 'Asia/Manila')`

const findCorrected = statement<{ day: CalendarDay }>(
  'game_round_sum_find_corrected',
  `select d.day from game_round_sum_day d
   where d.revisions <> ${revisionsOf('d.day')} and not ${isDayHidden('d.day')} order by d.day limit 1`,
)
/** The first day with corrections since it was summed up. A day whose rounds are archived waits until they are attached. */
export const roundSumFindCorrected = async (db: Queryable): Promise<CalendarDay | undefined> =>
  (await atMostOne(db.rows(findCorrected)))?.day

type SummedDays = { readonly from: CalendarDay; readonly until: CalendarDay }

const listCurrent = statement<{ day: CalendarDay }>(
  'game_round_sum_list_current',
  `select d.day from game_round_sum_day d
   where d.day between $1 and $2 and d.revisions = ${revisionsOf('d.day')} order by d.day`,
)
/** The days of a period whose sums are current. */
export const roundSumDays = async (db: Queryable, { from, until }: SummedDays): Promise<CalendarDay[]> =>
  (await db.rows(listCurrent, [from, until])).map(({ day }) => day)

const listToAttach = statement<{ month: string }>(
  'game_round_sum_list_to_attach',
  `select distinct to_char(d.day, 'YYYY-MM') as month from game_round_sum_day d
   where d.day between $1 and $2 and d.revisions <> ${revisionsOf('d.day')} and ${isDayHidden('d.day')} order by 1`,
)
/** The months that have to be attached before all days of a period can be summed up again: days of theirs were corrected. */
export const monthsToAttach = async (db: Queryable, { from, until }: SummedDays): Promise<string[]> =>
  (await db.rows(listToAttach, [from, until])).map(({ month }) => month)

const forget = statement('game_round_sum_forget', 'delete from game_round_sum where day = $1')
const add = statement(
  'game_round_sum_add',
  `with marked as (
     insert into game_round_sum_day (day, revisions) select $3::date, ${revisionsOf('$3::date')}
     on conflict (day) do update set revisions = excluded.revisions
   )
   insert into game_round_sum (day, provider_id, game_code, game_type, rounds, stake, win, players)
   ${roundSumsWhere('ended_at >= $1 and ended_at < $2')}`,
)
/** Sums a day up, replacing earlier sums. Counts and sums come from one snapshot. */
export async function roundSumWrite(tx: Transaction, day: CalendarDay): Promise<void> {
  await tx.rows(forget, [day])
  await tx.rows(add, [sqlTime(startOfDay(day)), sqlTime(endOfDay(day)), day])
}

export type RoundSum = {
  readonly day: CalendarDay
  readonly providerId: string
  readonly gameCode: string
  readonly gameType: string
  readonly rounds: bigint
  readonly stake: bigint
  readonly win: bigint
}
const sumColumns = `day, provider_id as "providerId", game_code as "gameCode", game_type as "gameType", rounds, stake, win`

const listSums = statement<RoundSum>(
  'game_round_sum_list',
  `select ${sumColumns} from game_round_sum where day between $1 and $2`,
)
/** The sums that are kept for these days. */
export const roundSumsKept = (db: Queryable, { from, until }: SummedDays) => db.rows(listSums, [from, until])

const sumRounds = statement<RoundSum>(
  'game_round_sum_of_rounds',
  `select ${sumColumns} from (${roundSumsWhere('ended_at >= $1 and ended_at < $2')}) as s`,
)
/** The sums of the rounds that are here. */
export const roundSumsHere = (db: Queryable, { from, until }: SummedDays) =>
  db.rows(sumRounds, [sqlTime(startOfDay(from)), sqlTime(endOfDay(until))])

const findStanding = statement<{ days: bigint; current: bigint; last: CalendarDay | null }>(
  'game_round_sum_find_standing',
  `select count(*) as days, count(*) filter (where d.revisions = ${revisionsOf('d.day')}) as current,
     (select max(day) from game_round_sum_day) as last
   from game_round_sum_day d where d.day between $1 and $2`,
)
/** Whether every day of a period that has rounds is summed up with all of its corrections. */
export const isSummedUp = async (db: Queryable, { from, until }: SummedDays): Promise<boolean> => {
  const { days, current, last } = await exactlyOne(db.rows(findStanding, [from, until]))
  return last !== null && last >= until && days === current
}

const findFaults = statement<{ day: CalendarDay; providerId: string; gameCode: string }>(
  'game_round_sum_find_faults',
  `with current as (
     select d.day from game_round_sum_day d where d.revisions = ${revisionsOf('d.day')} and not ${isDayHidden('d.day')}
   ), kept as (select s.* from game_round_sum s join current c on c.day = s.day),
   summed as (
     select s.* from (${roundSumsWhere(
       `ended_at < (select (max(day) + 1)::timestamp at time zone 'Asia/Manila' from game_round_sum_day)`,
     )}) as s join current c on c.day = s.day
   )
   select day, provider_id as "providerId", game_code as "gameCode" from (
     (select * from kept except all select * from summed) union all (select * from summed except all select * from kept)
   ) as differing group by 1, 2, 3 order by 1, 2, 3 limit 20`,
)
/** The first days and games whose sums differ from their rounds. Days whose rounds are archived are not looked at. */
export const roundSumFindFaults = (db: Queryable) => db.rows(findFaults)
