import type { CalendarDay } from '#core/clock/manila.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { DayOfFriend } from './play.store.ts'

export type LineKind = 'play' | 'correction' | 'clawback'

export type NewLine = {
  /** The promotion that pays. */
  readonly key: string
  readonly agentId: bigint
  readonly inviteeId: bigint
  readonly level: number
  readonly kind: LineKind
  readonly playDay: CalendarDay
  readonly settledOn: CalendarDay
  readonly version: number
  readonly rate: BasisPoints
  readonly validBet: Centavos
  readonly counted: Centavos
  readonly amount: Centavos
  readonly reference: string | null
}

const insert = statement(
  'commission_line_insert',
  `insert into commission_line (key, agent_id, invitee_id, level, kind, play_day, settled_on, version, rate, valid_bet,
     counted, amount, reference)
   select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::smallint[], $5::text[], $6::date[], $7::date[], $8::int[],
     $9::int[], $10::bigint[], $11::bigint[], $12::bigint[], $13::text[])
   on conflict (reference, key, agent_id) where kind = 'clawback' do nothing`,
)
/** A deposit is clawed back once; any other repetition is a defect. */
export const lineInsert = (tx: Transaction, lines: readonly NewLine[]) =>
  tx.rows(insert, [
    lines.map(({ key }) => key),
    lines.map(({ agentId }) => agentId),
    lines.map(({ inviteeId }) => inviteeId),
    lines.map(({ level }) => level),
    lines.map(({ kind }) => kind),
    lines.map(({ playDay }) => playDay),
    lines.map(({ settledOn }) => settledOn),
    lines.map(({ version }) => version),
    lines.map(({ rate }) => rate),
    lines.map(({ validBet }) => validBet),
    lines.map(({ counted }) => counted),
    lines.map(({ amount }) => amount),
    lines.map(({ reference }) => reference),
  ])

/** What a friend's day has earned so far, corrections included. */
export type SettledDay = DayOfFriend & {
  readonly key: string
  readonly agentId: bigint
  readonly level: number
  readonly version: number
  readonly rate: BasisPoints
  readonly validBet: Centavos
  readonly counted: Centavos
  readonly amount: Centavos
}

const sumDays = statement<SettledDay>(
  'commission_line_sum_days',
  `select l.key, l.agent_id as "agentId", l.invitee_id as "inviteeId", l.play_day as day, l.level::int as level, l.version,
     l.rate, sum(l.valid_bet)::bigint as "validBet", sum(l.counted)::bigint as counted, sum(l.amount)::bigint as amount
   from unnest($1::bigint[], $2::date[]) as k (invitee_id, play_day)
     join commission_line l on l.invitee_id = k.invitee_id and l.play_day = k.play_day and l.kind <> 'clawback'
   group by l.key, l.agent_id, l.invitee_id, l.play_day, l.level, l.version, l.rate`,
)
export const settledDays = (db: Queryable, days: readonly DayOfFriend[]) =>
  db.rows(sumDays, [days.map(({ inviteeId }) => inviteeId), days.map(({ day }) => day)])

const sumOn = statement<{ agentId: bigint; amount: Centavos }>(
  'commission_line_sum_on',
  `select agent_id as "agentId", coalesce(sum(amount) filter (where amount > 0), 0)::bigint as amount from commission_line
   where agent_id = any($1::bigint[]) and key = $2 and settled_on = $3 group by agent_id`,
)
/** What these agents have earned by today's settlement, for the daily maximum. */
export const earnedOn = async (
  db: Queryable,
  { agents, key, day }: { readonly agents: readonly bigint[]; readonly key: string; readonly day: CalendarDay },
): Promise<ReadonlyMap<bigint, Centavos>> =>
  new Map((await db.rows(sumOn, [agents, key, day])).map(({ agentId, amount }) => [agentId, amount]))

const sumSince = statement<Pick<NewLine, 'key' | 'agentId' | 'level' | 'version' | 'rate' | 'amount'>>(
  'commission_line_sum_since',
  `select key, agent_id as "agentId", level::int as level, max(version) as version, max(rate) as rate,
     sum(amount)::bigint as amount
   from commission_line where invitee_id = $1 and play_day >= $2 group by key, agent_id, level`,
)
/** What each agent has earned from a friend's play since a day. */
export const earnedSince = (db: Queryable, inviteeId: bigint, day: CalendarDay) => db.rows(sumSince, [inviteeId, day])
