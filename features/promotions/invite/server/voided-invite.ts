import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'

/** Undoes the effects of an invite that counted and became void. */
export type VoidedInvite = (
  tx: Transaction,
  gone: { readonly inviterId: bigint; readonly place: string; readonly now: Instant },
) => Promise<void>
