import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { KycStatus } from '../identity-words.ts'
import { identityFind } from './store/identity.store.ts'

export type PlayerIdentity = {
  readonly status: KycStatus
  /** As submitted; only the status proves it. */
  readonly name?: { readonly first: string; readonly middle: string; readonly last: string }
  readonly birthDate?: CalendarDay
  /** Equal for all accounts with the same document. */
  readonly idHash?: string
  readonly approvedAt?: Instant
}

/** A player's identity as far as it is known: for withdrawals, bank accounts and duplicate detection. */
export async function identityOf(db: Queryable, playerId: bigint): Promise<PlayerIdentity> {
  const row = await identityFind(db, playerId)
  if (row === undefined) return { status: 'NONE' }
  const { status, firstName, middleName, lastName, birthDate, idHash, decidedAt } = row
  return {
    status,
    ...(firstName === null || lastName === null
      ? {}
      : { name: { first: firstName, middle: middleName ?? '', last: lastName } }),
    ...(birthDate === null ? {} : { birthDate }),
    ...(idHash === null ? {} : { idHash: idHash.toString('hex') }),
    ...(status === 'APPROVED' && decidedAt !== null ? { approvedAt: decidedAt } : {}),
  }
}
