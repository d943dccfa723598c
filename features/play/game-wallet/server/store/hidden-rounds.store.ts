import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { monthOfDay } from '#ledger'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { RoundId } from './game-tx.store.ts'

/** States in which only a file has all rounds of the month, as SQL. */
const isHidden = `state in ('deleting', 'deleted')`

/** Whether only a file has all rounds of this day, as SQL. */
export const isDayHidden = (day: string): string =>
  `exists (select from game_round_archive a where a.month = date_trunc('month', ${day})::date and a.${isHidden})`

/** The hashes of all rounds that files have, as SQL. */
export const archivedKeys = `
  select substring(k.keys from 8 * each + 1 for 8) as hash
  from game_round_archive a join game_round_archive_key k on k.month = a.month
  cross join generate_series(0, octet_length(k.keys) / 8 - 1) as each`

/** The hashes of those that only files have, as SQL. */
export const hiddenKeys = `${archivedKeys} where a.${isHidden}`

const list = statement<{ month: CalendarDay }>(
  'game_round_archive_list_hidden',
  `select month from game_round_archive where ${isHidden} order by month`,
)

/** From this moment on all rounds can be read here; undefined if no month is in an archive alone. */
export async function roundsReadableSince(db: Queryable): Promise<Instant | undefined> {
  const last = (await db.rows(list)).at(-1)
  return last && monthOfDay(last.month).until
}

/** Rounds of this time cannot be read, because only archives have them. */
export class RoundsHidden extends Error {
  constructor(months: readonly string[]) {
    super(
      `only the archives have the rounds of ${months.join(', ')}: attach them with \`npm run ledger:attach -- <month> --rounds\``,
    )
    this.name = 'RoundsHidden'
  }
}

type Range = { readonly from: Instant; readonly until: Instant }

/** Throws instead of reporting rounds that ended in this time with a part missing. */
export async function requireRoundsReadable(db: Queryable, { from, until }: Range): Promise<void> {
  const months = (await db.rows(list))
    .map(({ month }) => monthOfDay(month))
    .filter((month) => month.from < until && month.until > from)
  if (months.length > 0) throw new RoundsHidden(months.map(({ name }) => name))
}

type ArchivedRound = RoundId & { readonly month: CalendarDay }

const find = statement<ArchivedRound>(
  'game_round_archive_find',
  `select * from (
     select player_id as "playerId", provider_id as "providerId", round_id as "roundId",
       game_round_archived(player_id, provider_id, round_id) as month
     from unnest($1::bigint[], $2::text[], $3::text[]) as k (player_id, provider_id, round_id)
   ) as looked where month is not null`,
)
/** Those of the rounds that only archives have. For rounds that were not found, which is rare. */
export const archivedRoundsOf = (db: Queryable, ids: readonly RoundId[]): Promise<ArchivedRound[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows(find, [
        ids.map(({ playerId }) => playerId),
        ids.map(({ providerId }) => providerId),
        ids.map(({ roundId }) => roundId),
      ])

const findOfPlayer = statement<{ month: CalendarDay }>(
  'game_round_archive_find_of_player',
  `select month from (
     select game_round_archived($1, p.id, $2) as month from game_provider p where $3::text is null or p.id = $3
   ) as looked where month is not null limit 1`,
)
type PlayersRound = Pick<RoundId, 'playerId' | 'roundId'> & { readonly providerId?: string }

/** Whether only an archive has this round of the player, of whichever provider. */
export const isRoundArchived = async (db: Queryable, { playerId, roundId, providerId }: PlayersRound) =>
  (await atMostOne(db.rows(findOfPlayer, [playerId, roundId, providerId ?? null]))) !== undefined
