import type { Letter } from '../../letter.ts'
import { listQuery } from '#platform/db/list-query.ts'

type Row = Omit<Letter, 'id' | 'playerId' | 'kind' | 'items'> & { readonly items: unknown; readonly source: string }

const byId = { by: 'm.id', kind: 'number' } as const

/** Includes letters that the player has deleted. */
export const mailForStaff = listQuery<Row>()({
  name: 'mail_list_for_staff',
  columns: `m.title, m.body, m.items, m.source, m.sent_at as "sentAt", m.expires_at as "expiresAt", m.read_at as "readAt",
    m.received_at as "receivedAt"`,
  from: 'mail m',
  filters: { playerId: 'm.player_id = $' },
  sorts: { newest: { ...byId, direction: 'desc' }, oldest: { ...byId, direction: 'asc' } },
  id: 'm.id',
})
