import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** The seeds of a table for one day: each is the hash of the one that follows it. */
export type SeedChain = {
  readonly id: bigint
  /** The hash of the first seed. */
  readonly anchor: string
  readonly lastSeedSealed: Buffer
  readonly length: number
  /** Null: announced, and not used yet. */
  readonly openedAt: Instant | null
}

const columns = 'id, anchor, last_seed_sealed as "lastSeedSealed", length, opened_at as "openedAt"'

const find = statement<SeedChain>('seed_chain_find', `select ${columns} from studio.table_chain where id = $1`)
export const seedChainFind = (db: Queryable, id: bigint) => exactlyOne(db.rows(find, [id]))

const findAnnounced = statement<SeedChain>(
  'seed_chain_find_announced',
  `select ${columns} from studio.table_chain where game_code = $1 and opened_at is null`,
)
export const seedChainFindAnnounced = (db: Queryable, gameCode: string) => atMostOne(db.rows(findAnnounced, [gameCode]))

const announce = statement<SeedChain>(
  'seed_chain_announce',
  `insert into studio.table_chain (game_code, anchor, last_seed_sealed, length, announced_at)
   values ($1, $2, $3, $4, $5) returning ${columns}`,
)
export type NewSeedChain = Pick<SeedChain, 'anchor' | 'lastSeedSealed' | 'length'> & {
  readonly gameCode: string
  readonly now: Instant
}
export const seedChainAnnounce = (db: Queryable, chain: NewSeedChain) => {
  const { gameCode, anchor, lastSeedSealed, length, now } = chain
  return exactlyOne(db.rows(announce, [gameCode, anchor, lastSeedSealed, length, sqlTime(now)]))
}

const open = statement<{ id: bigint }>(
  'seed_chain_open',
  'update studio.table_chain set opened_at = $2 where id = $1 and opened_at is null returning id',
)
export const seedChainOpen = (db: Queryable, id: bigint, now: Instant) => exactlyOne(db.rows(open, [id, sqlTime(now)]))
