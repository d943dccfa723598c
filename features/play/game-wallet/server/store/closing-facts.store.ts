import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const compared = statement<{ provider: string; comparedAt: Instant | null }>(
  'game_round_day_list_of',
  `select p.name as provider, d.compared_at as "comparedAt" from game_provider p
   left join game_round_day d on d.provider_id = p.id and d.day = $1
   where p.inquiry_url is not null and p.state <> 'disabled' order by p.name, p.id`,
)
/** Every provider that can be called, by name, and when its rounds of the day were last compared. */
export const gameDaysCompared = (db: Queryable, day: CalendarDay) => db.rows(compared, [day])

const countOpen = statement<{ count: bigint }>(
  'game_difference_count_until',
  'select count(*) from game_difference where resolved_at is null and found_at <= $1',
)
/** Unexplained differences up to a moment. */
export const gameDifferencesUntil = async (db: Queryable, until: Instant): Promise<bigint> =>
  (await exactlyOne(db.rows(countOpen, [sqlTime(until)]))).count

export type CorrectedRound = {
  readonly playerId: bigint
  readonly provider: string
  readonly roundId: string
  readonly stake: Centavos
  readonly win: Centavos
  readonly correctedAt: Instant
}

const corrected = statement<CorrectedRound>(
  'game_round_list_corrected_after',
  `select r.player_id as "playerId", r.provider_id as provider, r.round_id as "roundId", r.stake, r.win,
     greatest(t.at, u.at) as "correctedAt"
   from game_round_correction c
   join game_round r on r.round_id = c.round_id and r.provider_id = c.provider_id and r.player_id = c.player_id
   join game_tx t on t.source = 'game:' || r.provider_id and t.tx_id = r.last_tx_id
   left join game_tx_undone u on u.source = t.source and u.tx_id = t.tx_id
   where c.ended_at >= $1 and c.ended_at < $2 and greatest(t.at, u.at) > $3
   order by greatest(t.at, u.at) limit 100`,
)
type Correction = { readonly from: Instant; readonly until: Instant; readonly after: Instant }
/** Rounds that ended in a period and were corrected after a moment, at most 100. */
export const roundsCorrectedAfter = (db: Queryable, { from, until, after }: Correction) =>
  db.rows(corrected, [sqlTime(from), sqlTime(until), sqlTime(after)])
