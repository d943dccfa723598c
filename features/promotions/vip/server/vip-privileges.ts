import type { Queryable } from '#platform/db/queryable.ts'
import { actingLevel, levelAt, vipExpOf } from '../rules.ts'
import type { VipLevel } from '../vip-level.ts'
import { vipStandingFind, vipStandingList } from './store/vip-player.store.ts'
import { vipTableFind } from './vip-table.ts'

/** The privileges of the player's level in effect. */
export async function vipPrivileges(db: Queryable, playerId: bigint): Promise<VipLevel> {
  const [{ levels }, standing] = await Promise.all([vipTableFind(db), vipStandingFind(db, playerId)])
  return levelAt(levels, actingLevel(levels, standing))
}

/** The level in effect, for offers by level. */
export async function vipActing(db: Queryable, playerId: bigint): Promise<number> {
  const [{ levels }, standing] = await Promise.all([vipTableFind(db), vipStandingFind(db, playerId)])
  return actingLevel(levels, standing)
}

/** The session's two VIP fields. */
export async function vipFacts(db: Queryable, playerId: bigint): Promise<{ vip: number; vipExp: number }> {
  const { deposited, reached } = await vipStandingFind(db, playerId)
  return { vip: reached, vipExp: vipExpOf(deposited) }
}

/** The levels in effect of many players, for groups of them. Those who never deposited are left out. */
export async function vipLevelsOf(db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  const [{ levels }, standings] = await Promise.all([vipTableFind(db), vipStandingList(db, ids)])
  return new Map(standings.map(({ playerId, ...standing }) => [playerId, actingLevel(levels, standing)]))
}
