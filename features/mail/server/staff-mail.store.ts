import * as v from 'valibot'
import type { Letter } from '../letter.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type Row = Omit<Letter, 'id' | 'playerId' | 'items'> & { readonly items: unknown; readonly source: string }

const page = statement<Row>(
  'mail_page_of_staff',
  `select m.title, m.body, m.items, m.source, m.sent_at as "sentAt", m.expires_at as "expiresAt", m.read_at as "readAt",
     m.received_at as "receivedAt"
   from mail m where m.player_id = $1 order by m.id desc limit $2 offset $3`,
)
export type StaffMailPage = { readonly playerId: bigint; readonly limit: number; readonly offset: number }
/** Also what the player has thrown away. */
export const mailPageOfStaff = async (db: Queryable, { playerId, limit, offset }: StaffMailPage) =>
  (await db.rows(page, [playerId, limit, offset])).map(({ items, ...row }) => ({
    ...row,
    items: v.parse(rewardItemsIn, items),
  }))
