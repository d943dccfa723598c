import { listQuery } from '#platform/db/list-query.ts'
import { type Chat, chatColumns } from './chat.store.ts'
import { servingTurn } from './serving-turn.store.ts'

const byTime = { by: 'c.opened_at', kind: 'time' } as const

export const chatsForStaff = listQuery<Chat & { readonly lastText: string }>()({
  name: 'support_chat_list_for_staff',
  columns: `${chatColumns}, coalesce((select left(m.text, 160) from support_message m
    where m.chat_id = c.id order by m.id desc limit 1), '') as "lastText"`,
  from: 'support_chat c',
  filters: {
    open: `c.state <> 'closed'`,
    waiting: `c.state <> 'closed' and c.waiting_since is not null`,
    mine: `c.state <> 'closed' and c.owner = $`,
    closed: `c.state = 'closed'`,
    language: 'c.language = $',
    playerId: 'c.player_id = $',
    from: 'c.opened_at >= $time',
    until: 'c.opened_at < $time',
  },
  sorts: {
    first: { by: servingTurn('c'), kind: 'number', direction: 'asc' },
    oldest: { ...byTime, direction: 'asc' },
    newest: { ...byTime, direction: 'desc' },
  },
  id: 'c.id',
})
