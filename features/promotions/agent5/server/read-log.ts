import { answer } from '#core/contract/outcome.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import { payoutsOf } from '#features/promotions/commission/server/index.ts'
import { claimList } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import * as v from 'valibot'
import { readAgent5Log } from '../contract.ts'
import { agent5Kind } from './agent5-kind.ts'

const { key } = agent5Kind
const pageSize = 20
const payoutsMax = 200

/** Claims, newest first: friends' cash and stages; commission has its payouts. */
export const readLogHandler = handleOutsideTransaction(
  readAgent5Log,
  async ({ input: { page, type }, identity: { playerId }, db }) => {
    const rows = type === 'commission' ? await payoutRows(db, playerId) : await claimRows(db, playerId, type)
    const offset = (page - 1) * pageSize
    return answer({ rows: rows.slice(offset, offset + pageSize), hasMore: rows.length > offset + pageSize })
  },
)

const payoutRows = async (db: Queryable, agentId: bigint) =>
  (await payoutsOf(db, { agentId, key }, payoutsMax)).map(({ id, amount, state, requestedAt: time }) => ({
    id: String(id),
    name: '',
    amount,
    state,
    time,
  }))

async function claimRows(db: Queryable, playerId: bigint, type: 'valid' | 'stage') {
  const prefix = `${type}:`
  const claims = (await claimList(db, playerId, key)).filter(({ claimKey }) => claimKey.startsWith(prefix))
  const subjectOf = (claimKey: string) => claimKey.slice(prefix.length)
  const friends = type === 'valid' ? claims.map(({ claimKey }) => BigInt(subjectOf(claimKey))) : []
  const names = await publicNamesOf(db, friends)
  return claims.map(({ claimKey, items, claimedAt: time, revokedAt }) => ({
    id: claimKey,
    name: type === 'stage' ? subjectOf(claimKey) : (names.get(BigInt(subjectOf(claimKey))) ?? hiddenName),
    amount: coinsIn(v.parse(rewardItemsIn, items)),
    state: revokedAt === null ? ('paid' as const) : ('revoked' as const),
    time,
  }))
}
