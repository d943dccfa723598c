import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { HoldBasis } from '../../hold-bases.ts'

export type GiftKey = { readonly playerId: bigint; readonly gift: string }
export type HeldGift = GiftKey & {
  readonly title: string
  readonly basis: HoldBasis
  readonly heldAt: Instant
  readonly releasedAt: Instant | null
  readonly releasedBy: string | null
}

type NewHeldGift = Omit<HeldGift, 'releasedAt' | 'releasedBy'> & { readonly titleFil: string }

const columns = `g.player_id as "playerId", g.gift, g.title, g.basis, g.held_at as "heldAt", g.released_at as "releasedAt",
  g.released_by as "releasedBy"`

const save = statement(
  'risk_held_gift_save',
  `insert into risk_held_gift as g (player_id, gift, title, title_fil, basis, held_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (player_id, gift) do update set basis = excluded.basis
   where g.released_at is null and g.basis <> excluded.basis`,
)
/** The first hold counts; its basis may have changed since. */
export const heldGiftSave = (tx: Transaction, { playerId, gift, title, titleFil, basis, heldAt }: NewHeldGift) =>
  tx.rows(save, [playerId, gift, title, titleFil, basis, sqlTime(heldAt)])

const isReleased = statement<{ exists: boolean }>(
  'risk_held_gift_is_released',
  `select exists (select from risk_held_gift where player_id = $1 and gift = $2 and released_at is not null) as exists`,
)
/** Whether a person has released it. */
export const giftIsReleased = async (db: Queryable, { playerId, gift }: GiftKey): Promise<boolean> =>
  (await exactlyOne(db.rows(isReleased, [playerId, gift]))).exists

const release = statement<Pick<NewHeldGift, 'title' | 'titleFil' | 'basis'>>(
  'risk_held_gift_release',
  `update risk_held_gift set released_at = $3, released_by = $4
   where player_id = $1 and gift = $2 and released_at is null returning title, title_fil as "titleFil", basis`,
)
export type Release = GiftKey & { readonly now: Instant; readonly by: string }
/** Undefined: it is not held, or was already released. */
export const heldGiftRelease = (tx: Transaction, { playerId, gift, now, by }: Release) =>
  atMostOne(tx.rows(release, [playerId, gift, sqlTime(now), by]))

const listByNetwork = statement<{ gift: string }>(
  'risk_held_gift_list_by_network',
  `select gift from risk_held_gift where player_id = $1 and basis = 'network' and released_at is null order by gift`,
)
/** Gifts of a player held for the network only. */
export const giftsHeldByNetwork = async (tx: Transaction, playerId: bigint): Promise<string[]> =>
  (await tx.rows(listByNetwork, [playerId])).map(({ gift }) => gift)

const listOf = statement<HeldGift>(
  'risk_held_gift_list_of',
  `select ${columns} from risk_held_gift g where g.player_id = any($1::bigint[])
   order by g.released_at nulls first, g.held_at desc, g.player_id, g.gift limit 200`,
)
/** Held gifts of these players, waiting ones first. */
export const heldGiftsOf = (db: Queryable, playerIds: readonly bigint[]) => db.rows(listOf, [playerIds])
