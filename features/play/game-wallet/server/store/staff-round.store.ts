import { listQuery } from '#platform/db/list-query.ts'
import type { RoundRow } from './game-round.store.ts'

type StaffRound = Pick<
  RoundRow,
  'providerId' | 'roundId' | 'gameCode' | 'state' | 'stake' | 'win' | 'isFree' | 'revision' | 'openedAt' | 'endedAt'
> & { readonly detailUrl: string | null }

const byTime = { by: 'r.opened_at', kind: 'time' } as const

export const roundsForStaff = listQuery<StaffRound>()({
  name: 'game_round_list_for_staff',
  columns: `r.provider_id as "providerId", r.round_id as "roundId", r.game_code as "gameCode", r.state, r.stake, r.win,
    r.is_free as "isFree", r.revision, r.opened_at as "openedAt", r.ended_at as "endedAt", r.detail_url as "detailUrl"`,
  from: 'game_round r',
  filters: {
    playerId: 'r.player_id = $',
    open: `exists (select from game_open_round o where o.player_id = r.player_id and o.provider_id = r.provider_id
      and o.round_id = r.round_id)`,
    providerId: 'r.provider_id = $',
    from: 'r.opened_at >= $time',
    until: 'r.opened_at < $time',
  },
  sorts: { newest: { ...byTime, direction: 'desc' }, oldest: { ...byTime, direction: 'asc' } },
  id: `(r.provider_id || ' ' || r.round_id)`,
  ids: 'text',
})
