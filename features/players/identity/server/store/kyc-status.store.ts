import { gatheredByPlayer } from '#platform/db/gathering.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { KycStatus } from '../../identity-words.ts'

type Row = { readonly status: KycStatus }

const find = statement<Row & { ordinal: bigint }>(
  'identity_find_status',
  `select k.ordinal, i.status from unnest($1::bigint[]) with ordinality as k (player_id, ordinal)
     join identity i using (player_id)`,
)
const rowOf = gatheredByPlayer<Row>((db, playerIds) => db.rows(find, [playerIds]))

/** A player's verification status, without personal data. */
export const kycStatusOf = async (db: Queryable, playerId: bigint): Promise<KycStatus> =>
  (await atMostOne(rowOf(db, playerId)))?.status ?? 'NONE'
