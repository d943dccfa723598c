import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayOfType = {
  readonly key: string
  readonly rounds: bigint
  readonly stake: Centavos
  readonly win: Centavos
}

/** Rounds, bets and wins by kind of game, as a closing keeps them. */
export const playJson = (rows: readonly PlayOfType[]): string =>
  JSON.stringify(
    Object.fromEntries(
      rows.map(({ key, rounds, stake, win }) => [
        key,
        { rounds: String(rounds), stake: String(stake), win: String(win) },
      ]),
    ),
  )

const whole = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)
const amount = v.pipe(whole, v.transform(centavos))
const playKept = v.nullable(v.record(v.string(), v.object({ rounds: whole, stake: amount, win: amount })))

type Row = {
  readonly day: CalendarDay
  readonly ggr: Centavos
  readonly closedBy: string
  readonly reopenedBy: string | null
  readonly reopenedAt: Instant | null
  readonly play: unknown
}

const list = statement<Row>(
  'daily_close_list_with_play',
  `select day, (figures ->> 'ggr')::bigint as ggr, closed_by as "closedBy", reopened_by as "reopenedBy",
     reopened_at as "reopenedAt", play
   from daily_close where day between $1 and $2 order by day, id`,
)
/** Every closing of these days with what was played by kind of game, those that were reopened included. */
export const closingsOfDays = async (
  db: Queryable,
  { from, until }: { readonly from: CalendarDay; readonly until: CalendarDay },
) => (await db.rows(list, [from, until])).map(({ play, ...row }) => ({ ...row, play: v.parse(playKept, play) }))

const findFirst = statement<{ day: CalendarDay | null }>(
  'daily_close_find_first',
  'select min(day) as day from daily_close',
)
/** The first day that was ever closed. */
export const firstClosedDay = async (db: Queryable): Promise<CalendarDay | undefined> =>
  (await exactlyOne(db.rows(findFirst))).day ?? undefined
