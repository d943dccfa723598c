import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type ScreeningOrigin = { readonly foundBy: 'registration' | 'list' | 'night'; readonly now: Instant }

const screen = statement<{ id: bigint }>(
  'restricted_hit_screen_mobile',
  `insert into restricted_hit (player_id, list, name, name_key, birth_date, found_by, found_at)
   select $1, r.list, r.name, r.name_key, r.birth_date, $3, $4 from restricted_person r where r.mobile = $2
   on conflict (player_id, list, name_key, coalesce(birth_date, '1900-01-01')) do nothing returning id`,
)
/** Screens one number against the lists. Decided matches are not raised again. */
export const restrictedScreenMobile = (
  tx: Transaction,
  { id, mobile }: { readonly id: bigint; readonly mobile: string },
  { foundBy, now }: ScreeningOrigin,
) => tx.rows(screen, [id, mobile, foundBy, sqlTime(now)])

const listAll = statement<{ mobile: string }>(
  'restricted_person_list_mobiles',
  'select distinct mobile from restricted_person where mobile is not null',
)
/** Every number on a list. */
export const restrictedMobiles = async (db: Queryable): Promise<string[]> =>
  (await db.rows(listAll)).map(({ mobile }) => mobile)
