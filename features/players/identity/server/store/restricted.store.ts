import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type RestrictedPerson = {
  readonly name: string
  readonly nameKey: string
  readonly birthDate: CalendarDay | null
  /** With its country code; null if the list names none. */
  readonly mobile: string | null
}

const clear = statement('restricted_person_clear', 'delete from restricted_person where list = $1')
const load = statement(
  'restricted_person_load',
  `insert into restricted_person (list, name, name_key, birth_date, mobile, loaded_at)
   select $1, k.name, k.name_key, k.birth_date, k.mobile, $6
   from unnest($2::text[], $3::text[], $4::date[], $5::text[]) as k (name, name_key, birth_date, mobile)
   on conflict (list, name_key, coalesce(birth_date, '1900-01-01'))
     do update set loaded_at = excluded.loaded_at, mobile = coalesce(excluded.mobile, restricted_person.mobile)`,
)
export type RestrictedList = {
  readonly list: string
  readonly persons: readonly RestrictedPerson[]
  readonly replaces: boolean
  readonly now: Instant
}
export async function restrictedLoad(tx: Transaction, { list, persons, replaces, now }: RestrictedList): Promise<void> {
  if (replaces) await tx.rows(clear, [list])
  const columns = [
    persons.map((p) => p.name),
    persons.map((p) => p.nameKey),
    persons.map((p) => p.birthDate),
    persons.map((p) => p.mobile),
  ]
  await tx.rows(load, [list, ...columns, sqlTime(now)])
}

const countAll = statement<{ persons: bigint; lists: bigint }>(
  'restricted_person_count',
  'select count(*) as persons, count(distinct list) as lists from restricted_person',
)
export const restrictedCount = (db: Queryable) => exactlyOne(db.rows(countAll))

export type ScreeningOrigin = {
  readonly foundBy: 'submission' | 'night' | 'list' | 'bankAccount'
  readonly now: Instant
}

// Same name, and same birth date if the list has one. Decided matches are not raised again.
const screen = statement<{ playerId: bigint }>(
  'restricted_hit_screen',
  `insert into restricted_hit (player_id, list, name, name_key, birth_date, found_by, found_at)
   select i.player_id, r.list, r.name, r.name_key, r.birth_date, $1, $2
   from restricted_person r join identity i on i.name_keys @> array[r.name_key]
     and (r.birth_date is null or r.birth_date = i.birth_date)
   where ($3::bigint is null or i.player_id = $3)
   on conflict (player_id, list, name_key, coalesce(birth_date, '1900-01-01')) do nothing
   returning player_id as "playerId"`,
)
/** Screens the declared data of one player, or everybody, drafts included. Returns new matches. */
export const restrictedScreen = (tx: Queryable, { foundBy, now }: ScreeningOrigin, playerId?: bigint) =>
  tx.rows(screen, [foundBy, sqlTime(now), playerId ?? null])

export type RestrictedHit = {
  readonly id: bigint
  readonly list: string
  readonly name: string
  readonly birthDate: CalendarDay | null
  readonly foundAt: Instant
  readonly state: 'open' | 'cleared' | 'confirmed'
}

const hitColumns = `h.id, h.list, h.name, h.birth_date as "birthDate", h.found_at as "foundAt", h.state`

const listHits = statement<RestrictedHit>(
  'restricted_hit_list',
  `select ${hitColumns} from restricted_hit h where h.player_id = $1 order by h.id`,
)
export const hitList = (db: Queryable, playerId: bigint) => db.rows(listHits, [playerId])

const decide = statement<RestrictedHit & { playerId: bigint }>(
  'restricted_hit_decide',
  `update restricted_hit h set state = $2, decided_at = $3 where h.id = $1 and h.state = 'open'
   returning ${hitColumns}, h.player_id as "playerId"`,
)
/** Undefined: there is no such open match. */
export const hitDecide = (
  tx: Transaction,
  { id, state, now }: { readonly id: bigint; readonly state: 'cleared' | 'confirmed'; readonly now: Instant },
) => atMostOne(tx.rows(decide, [id, state, sqlTime(now)]))
