import * as v from 'valibot'
import { type Instant, instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type DayFigures, eachFigure } from '../../day-figures.ts'
import type { DayCount } from '../count-day.ts'
import { type PlayOfType, playJson } from './closed-play.store.ts'

const wholeText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)
const figuresKept = v.object(eachFigure(() => wholeText))
const rootKept = v.object({
  total: v.pipe(wholeText, v.transform(centavos)),
  players: wholeText,
  hash: v.string(),
  madeAt: v.pipe(v.number(), v.transform(instant)),
})
const accountsKept = v.array(v.object({ account: v.string(), asset: v.string(), received: wholeText, paid: wholeText }))

type Row = {
  readonly id: bigint
  readonly figures: unknown
  readonly root: unknown
  readonly accounts: unknown
  readonly notes: string[]
  readonly closedBy: string
  readonly closedAt: Instant
  readonly reopenedBy: string | null
  readonly reopenedAt: Instant | null
}
export type Closing = Omit<Row, 'figures' | 'root' | 'accounts'> & DayCount

const columns = `id, figures, root, accounts, notes, closed_by as "closedBy", closed_at as "closedAt",
  reopened_by as "reopenedBy", reopened_at as "reopenedAt"`

const closingOf = ({ figures, root, accounts, ...row }: Row): Closing => ({
  ...row,
  figures: v.parse(figuresKept, figures),
  root: v.parse(v.nullable(rootKept), root),
  accounts: v.parse(accountsKept, accounts),
})

const lock = statement('daily_close_lock', `select pg_advisory_xact_lock(hashtextextended('daily_close', 0))`)
/** Serialises closing and reopening, so that the state of earlier days holds. */
export const closingLock = (tx: Transaction) => tx.rows(lock)

const insert = statement<{ id: bigint }>(
  'daily_close_insert',
  `insert into daily_close (day, figures, root, accounts, notes, closed_by, closed_at, play) values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (day) where reopened_at is null do nothing returning id`,
)
type NewClosing = DayCount &
  Pick<Closing, 'notes' | 'closedBy' | 'closedAt'> & {
    readonly day: CalendarDay
    /** By kind of game. */
    readonly play: readonly PlayOfType[]
  }
/** Undefined: it is already closed. */
export const closingInsert = (tx: Transaction, { day, figures, root, accounts, play, ...by }: NewClosing) =>
  atMostOne(
    tx.rows(insert, [
      day,
      keptJson(figures),
      root && keptJson(root),
      keptJson(accounts),
      by.notes,
      by.closedBy,
      sqlTime(by.closedAt),
      playJson(play),
    ]),
  )

const keptJson = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each))

const listOfDay = statement<Row>(
  'daily_close_list_of_day',
  `select ${columns} from daily_close where day = $1 order by id desc`,
)
/** Every closing of a day, newest first. */
export const closingListOfDay = async (db: Queryable, day: CalendarDay): Promise<Closing[]> =>
  (await db.rows(listOfDay, [day])).map(closingOf)

const listStanding = statement<{ day: CalendarDay; figures: unknown }>(
  'daily_close_list_standing',
  'select day, figures from daily_close where reopened_at is null and day between $1 and $2 order by day',
)
/** The closed days of a period with their figures. */
export const closedFigures = async (
  db: Queryable,
  { from, until }: { readonly from: CalendarDay; readonly until: CalendarDay },
): Promise<ReadonlyMap<CalendarDay, DayFigures>> =>
  new Map((await db.rows(listStanding, [from, until])).map(({ day, figures }) => [day, v.parse(figuresKept, figures)]))

const firstOpen = statement<{ day: CalendarDay }>(
  'daily_close_find_first_open',
  `select d::date as day from generate_series((select min(day) from daily_close)::timestamp, $1::date - 1, '1 day') as d
   where not exists (select from daily_close c where c.day = d::date and c.reopened_at is null) order by d limit 1`,
)
/** The first open day before this one, since the first closing. */
export const openDayBefore = async (db: Queryable, day: CalendarDay): Promise<CalendarDay | undefined> =>
  (await atMostOne(db.rows(firstOpen, [day])))?.day

const reopen = statement<{ id: bigint }>(
  'daily_close_reopen',
  `update daily_close set reopened_at = $2, reopened_by = $3 where id = $1 and reopened_at is null returning id`,
)
/** Undefined: it is already open. */
export const closingReopen = (tx: Transaction, by: { id: bigint; now: Instant; by: string }) =>
  atMostOne(tx.rows(reopen, [by.id, sqlTime(by.now), by.by]))
