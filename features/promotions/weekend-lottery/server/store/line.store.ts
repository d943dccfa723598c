import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { TicketLine, Winner } from '../../rules.ts'

const columns = `entrant, player_id as "playerId", by_deposits as "byDeposits", by_play as "byPlay", by_pack as "byPack",
  first_ticket as first, last_ticket as last`

const insert = statement(
  'weekend_lottery_line_insert',
  `insert into weekend_lottery_line (week, entrant, player_id, by_deposits, by_play, by_pack, first_ticket, last_ticket)
   select $1, * from unnest($2::int[], $3::bigint[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[])`,
)
export const linesInsert = (tx: Transaction, week: string, lines: readonly TicketLine[]) =>
  tx.rows(insert, [
    week,
    lines.map(({ entrant }) => entrant),
    lines.map(({ playerId }) => playerId),
    lines.map(({ byDeposits }) => byDeposits),
    lines.map(({ byPlay }) => byPlay),
    lines.map(({ byPack }) => byPack),
    lines.map(({ first }) => first),
    lines.map(({ last }) => last),
  ])

const list = statement<TicketLine>(
  'weekend_lottery_line_list',
  `select ${columns} from weekend_lottery_line where week = $1 order by entrant`,
)
export const lineList = (db: Queryable, week: string) => db.rows(list, [week])

const findOf = statement<TicketLine & { week: string; won: Centavos | null }>(
  'weekend_lottery_line_find_of_player',
  `select l.week, ${columns},
     (select w.amount from weekend_lottery_winner w where w.week = l.week and w.entrant = l.entrant) as won
   from weekend_lottery_line l join weekend_lottery d on d.week = l.week
   where l.player_id = $1 order by d.closes_at desc limit 1`,
)
/** The player's numbers in the newest closed list that has any. */
export const lineOfPlayer = async (db: Queryable, playerId: bigint) => {
  const found = await atMostOne(db.rows(findOf, [playerId]))
  return found && { ...found, won: found.won ?? zeroCentavos }
}

const insertWinners = statement(
  'weekend_lottery_winner_insert',
  `insert into weekend_lottery_winner (week, place, entrant, ticket, amount)
   select $1, * from unnest($2::int[], $3::int[], $4::int[], $5::bigint[])`,
)
export const winnersInsert = (tx: Transaction, week: string, winners: readonly Winner[]) =>
  tx.rows(insertWinners, [
    week,
    winners.map(({ place }) => place),
    winners.map(({ entrant }) => entrant),
    winners.map(({ ticket }) => ticket),
    winners.map(({ amount }) => amount),
  ])

export type WinnerRow = Winner & { readonly playerId: bigint; readonly sentAt: Instant | null }

const listWinners = statement<WinnerRow>(
  'weekend_lottery_winner_list',
  `select w.place, w.entrant, w.ticket, w.amount, w.sent_at as "sentAt", l.player_id as "playerId"
   from weekend_lottery_winner w join weekend_lottery_line l on l.week = w.week and l.entrant = w.entrant
   where w.week = $1 order by w.place limit $2`,
)
export const winnerList = (db: Queryable, week: string, countMax: number) => db.rows(listWinners, [week, countMax])

const setSent = statement<{ place: number }>(
  'weekend_lottery_winner_set_sent',
  'update weekend_lottery_winner set sent_at = $3 where week = $1 and place = $2 and sent_at is null returning place',
)
export const winnerSetSent = (tx: Transaction, { week, place }: { week: string; place: number }, now: Instant) =>
  tx.rows(setSent, [week, place, sqlTime(now)])

const sumSent = statement<{ sent: Centavos }>(
  'weekend_lottery_winner_sum_sent',
  `select coalesce(sum(amount), 0)::bigint as sent from weekend_lottery_winner where week = $1 and sent_at is not null`,
)
export const winnersSent = async (db: Queryable, week: string): Promise<Centavos> =>
  (await exactlyOne(db.rows(sumSent, [week]))).sent
