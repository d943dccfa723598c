import { createHash } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { LinkKind } from '../link-kinds.ts'
import { type Link, linksInsert, playersUsing } from './store/link.store.ts'

export type SharedTrait = {
  readonly playerId: bigint
  readonly kind: LinkKind
  /** The device, account or document that two players should not share. */
  readonly key: string
  readonly at: Instant
}

/** Records what a player uses, as a hash: bound accounts, approved documents, devices. */
export const linkPlayers = (db: Queryable, shared: readonly SharedTrait[]) => linksInsert(db, shared.map(linkOf))

/** Other players who use the same. */
export const othersUsing = (db: Queryable, { kind, key, playerId }: Omit<SharedTrait, 'at'>) =>
  playersUsing(db, { kind, key: hashOf(kind, key), playerId })

const linkOf = ({ kind, key, ...rest }: SharedTrait): Link => ({ ...rest, kind, key: hashOf(kind, key) })

const hashOf = (kind: LinkKind, key: string): Buffer => createHash('sha256').update(`${kind}\n${key}`).digest()
