import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { RiskRating } from '../../rules.ts'

type ListedRating = RiskRating & {
  readonly playerId: bigint
  readonly at: Instant
  readonly version: number
}

const byTime = { by: 's.at', kind: 'time' } as const

/** Every rating. The thresholds of medium and high are part of the indexes. */
export const ratingsForStaff = listQuery<ListedRating>()({
  name: 'risk_score_list',
  columns: 's.player_id as "playerId", s.at, s.score, s.version, s.hits',
  from: 'risk_score s',
  filters: {
    rule: `s.hits @> jsonb_build_array(jsonb_build_object('rule', $::text))`,
    middle: 's.score >= 40',
    high: 's.score >= 70',
    playerId: 's.player_id = $',
    from: 's.at >= $time',
    until: 's.at < $time',
  },
  sorts: { newest: { ...byTime, direction: 'desc' }, oldest: { ...byTime, direction: 'asc' } },
  id: 's.player_id',
})
