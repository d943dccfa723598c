import { listQuery } from '#platform/db/list-query.ts'
import type { Break } from './care.store.ts'

/** Every break and exclusion that a player ever had. */
export const ownBreaks = listQuery<Break>()({
  name: 'play_break_list_own',
  columns: 'b.kind, b.began_at as "beganAt", b.ends_at as "endsAt"',
  from: 'play_break b',
  filters: { playerId: 'b.player_id = $' },
  sorts: { oldest: { by: 'b.began_at', kind: 'time', direction: 'asc' } },
  id: 'b.id',
})
