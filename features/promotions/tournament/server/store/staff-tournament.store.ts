import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Scoring } from '../../rules.ts'

type StaffTournament = {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly scoring: Scoring
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly stoppedAt: Instant | null
  readonly countedAt: Instant | null
  readonly finishedAt: Instant | null
  readonly entrants: number
  readonly left: bigint
  readonly pool: Centavos
  readonly paid: Centavos
  readonly stoppedBy: string | null
}

const byStart = { by: 'starts_at', kind: 'time' } as const

export const tournamentsForStaff = listQuery<StaffTournament>()({
  name: 'tournament_list_for_staff',
  columns: `id, name_en as name, version, scoring, starts_at as "startsAt", ends_at as "endsAt", stopped_at as "stoppedAt",
    counted_at as "countedAt", finished_at as "finishedAt", entrants, pool, stopped_by as "stoppedBy",
    (select count(*) from tournament_entrant e where e.tournament_id = t.id and e.left_at is not null) as left,
    (select coalesce(sum(prize), 0)::bigint from tournament_entrant e
     where e.tournament_id = t.id and e.place is not null and e.paid_at is not null) as paid`,
  from: 'tournament t',
  filters: {},
  sorts: { newest: { ...byStart, direction: 'desc' }, oldest: { ...byStart, direction: 'asc' } },
  id: 'id',
  ids: 'text',
})
