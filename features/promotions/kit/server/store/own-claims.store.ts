import { listQuery } from '#platform/db/list-query.ts'
import type { ClaimRow } from './claim.store.ts'

/** A player's claims of all promotions. */
export const ownClaims = listQuery<Omit<ClaimRow, 'playerId'>>()({
  name: 'promotion_claim_list_own',
  columns: `c.key, c.claim_key as "claimKey", c.items, c.cost, c.claimed_at as "claimedAt", c.revoked_at as "revokedAt"`,
  from: 'promotion_claim c',
  filters: { playerId: 'c.player_id = $' },
  sorts: { oldest: { by: 'c.claimed_at', kind: 'time', direction: 'asc' } },
  id: `(c.key || ' ' || c.claim_key)`,
  ids: 'text',
})
