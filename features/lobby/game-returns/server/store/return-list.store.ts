import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { ReturnState } from '../../return-words.ts'

export type ListedSeries = {
  readonly id: bigint
  readonly gameId: bigint
  readonly name: string
  readonly code: string
  readonly provider: string
  readonly type: string
  readonly version: string
  readonly since: Instant
  readonly rtp: number
  readonly terms: unknown
  readonly state: ReturnState
  readonly isPaused: boolean
  readonly openCase: bigint | null
}

const columns = `s.id, s.game_id as "gameId", g.name, s.game_code as code, s.provider_id as provider, g.type, s.version,
  s.began_at as since, s.rtp, s.terms, s.state, g.is_in_maintenance as "isPaused",
  (select max(c.id) from game_return_case c join game_return_series o on o.id = c.series_id
   where o.game_id = s.game_id and c.closed_at is null) as "openCase"`
const from = 'game_return_series s join lobby_game g on g.game_id = s.game_id'

export const returnsForStaff = listQuery<ListedSeries>()({
  name: 'game_return_list_for_staff',
  columns,
  from,
  filters: {
    open: 's.ended_at is null',
    text: '(strpos(lower(g.name), lower($)) > 0 or strpos(s.game_code, lower($)) > 0)',
    type: 'g.type = $',
    state: 's.state = $',
    // `open` is the only choice.
    cases: `($ = 'open' and exists (select from game_return_case c join game_return_series o on o.id = c.series_id
      where o.game_id = s.game_id and c.closed_at is null))`,
  },
  sorts: {
    mostRounds: { by: 's.rounds', kind: 'number', direction: 'desc' },
    newest: { by: 's.began_at', kind: 'time', direction: 'desc' },
  },
  id: 's.id',
})

const find = statement<ListedSeries>('game_return_find', `select ${columns} from ${from} where s.id = $1`)
export const listedSeriesFind = (db: Queryable, id: bigint) => atMostOne(db.rows(find, [id]))

const listShown = statement<ListedSeries>(
  'game_return_list_shown',
  `select ${columns} from ${from} join lobby_brand b on b.id = g.brand_id join lobby_game_type t on t.type = g.type
   where s.ended_at is null and s.terms is not null and g.is_offered and g.is_shown and b.is_shown and t.is_shown
   order by lower(g.name), s.id`,
)
/** The games that players find in the lobby and that declare how their rounds scatter. */
export const shownSeries = (db: Queryable) => db.rows(listShown)
