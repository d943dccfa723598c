import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Seat } from '../../apart.ts'

const list = statement<Seat & { readonly email: string }>(
  'staff_seat_list',
  `select m.id, m.email, m.is_demo as "isDemo", m.link_by as "linkBy", m.link_used_at as "linkUsedAt",
     coalesce(array_agg(distinct host(s.ip)) filter (where s.id is not null), '{}') as addresses,
     coalesce(array_agg(distinct s.device) filter (where s.device is not null), '{}') as devices
   from staff_member m left join staff_session s on s.staff_id = m.id and s.last_action_at >= $2
   where m.id = $1 or m.id = $3 or m.email = $4 group by m.id`,
)
/** Decider and maker, by id or e-mail, with their devices and addresses since then. */
export const staffSeatList = (db: Queryable, decider: bigint, maker: bigint | string, since: Instant) => {
  const [id, email] = typeof maker === 'string' ? [null, maker] : [maker, null]
  return db.rows(list, [decider, sqlTime(since), id, email])
}
