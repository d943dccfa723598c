import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'

/** What is done about an invite that counted for a place and is none any more. */
export type VoidedInvite = (
  tx: Transaction,
  gone: { readonly inviterId: bigint; readonly place: string; readonly now: Instant },
) => Promise<void>
