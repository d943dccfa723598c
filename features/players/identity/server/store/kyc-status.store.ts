import { playerRow } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { KycStatus } from '../../identity-words.ts'

const find = playerRow<{ readonly status: KycStatus }>({
  name: 'identity_find_status',
  columns: { status: 'i.status' },
  from: 'identity i where i.player_id = k.player_id',
})

/** A player's verification status, without personal data. */
export const kycStatusOf = async (db: Queryable, playerId: bigint): Promise<KycStatus> =>
  (await find(db, playerId))?.status ?? 'NONE'
