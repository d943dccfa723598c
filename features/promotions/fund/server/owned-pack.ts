import * as v from 'valibot'
import { instant, type Instant } from '#core/clock/instant.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import { levelOf } from '#features/play/player-level/server/index.ts'
import {
  type BudgetAt,
  claimListOf,
  isOpen,
  type KeptCycle,
  keptCycles,
  onceCycle,
  type Promotion,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import {
  endOfPack,
  type FundTerms,
  isActive,
  type Milestone,
  milestoneStatus,
  type OwnedPack,
  type PackProgress,
  totalOf,
} from '../rules.ts'
import { fundKind } from './fund-kind.ts'

export type FundPromotion = Promotion<FundTerms>

const { key } = fundKind

const kept = v.object({
  reference: v.string(),
  boughtAt: v.pipe(v.number(), v.transform(instant)),
  isRevoked: v.boolean(),
})

/** A player's pack and progress, with the settings of the version that it was bought by. */
export type FundStanding = {
  readonly row: StateRow | undefined
  readonly settings: FundTerms
  readonly progress: PackProgress
}

export const claimKeyOf = (level: number): string => `level:${level}`

export const fundStanding = async (db: Queryable, acting: FundPromotion, playerId: bigint): Promise<FundStanding> =>
  standingWith(db, await packFind(db, acting, playerId), { acting, playerId })

/** The same of players who have a pack: others have neither a level nor a bonus to look at. */
export async function ownedStanding(
  db: Queryable,
  acting: FundPromotion,
  playerId: bigint,
): Promise<FundStanding | undefined> {
  const cycle = await packFind(db, acting, playerId)
  return cycle && standingWith(db, cycle, { acting, playerId })
}

async function packFind(db: Queryable, acting: FundPromotion, playerId: bigint) {
  const [cycle] = await keptCycles(db, { acting, playerId, schema: kept, countMax: 1 })
  return cycle
}

async function standingWith(
  db: Queryable,
  cycle: KeptCycle<FundTerms, OwnedPack> | undefined,
  { acting, playerId }: { readonly acting: FundPromotion; readonly playerId: bigint },
): Promise<FundStanding> {
  const settings = cycle?.settings ?? acting.settings
  const claimKeys = settings.milestones.map(({ level }) => claimKeyOf(level))
  const [claims, playerLevel] = await Promise.all([
    claimListOf(db, { playerId, key, claimKeys }),
    levelOf(db, playerId),
  ])
  const claimed = new Set(claims.map(({ claimKey }) => claimKey))
  const isClaimed = (level: number) => claimed.has(claimKeyOf(level))
  return { row: cycle?.row, settings, progress: { pack: cycle?.held, playerLevel, isClaimed } }
}

type PackPurchase = {
  readonly playerId: bigint
  readonly reference: string
  readonly version: number
  readonly now: Instant
}

/** Stores a newly paid pack. The player's book is locked, and the player has none. */
export async function keepPack(tx: Transaction, { playerId, reference, version, now }: PackPurchase): Promise<void> {
  const row = await stateOpen(tx, { playerId, key, cycleKey: onceCycle, version, now })
  const pack: OwnedPack = { reference, boughtAt: now, isRevoked: false }
  await stateSave(tx, { ...row, itemStatus: 1, data: pack }, now)
}

export const revokePack = (tx: Transaction, row: StateRow, pack: OwnedPack, now: Instant) =>
  stateSave(tx, { ...row, data: { ...pack, isRevoked: true } }, now)

export const itemsOf = ({ amount }: Milestone, { betRate }: Pick<FundTerms, 'betRate'>): readonly RewardItem[] => [
  { id: coinItem, count: Number(amount), betRate },
]

/** The player's view of the level pack. */
export function fundView(acting: FundPromotion, { settings, progress }: FundStanding, { now, covers }: BudgetAt) {
  const { pack, playerLevel } = progress
  const at = { terms: settings, now }
  const { fundId, price, lastsDays } = acting.settings
  return {
    offer:
      pack === undefined && isOpen(acting, now)
        ? { fundId, price, lastsDays, isSoldOut: !covers(totalOf(acting.settings)) }
        : null,
    owned:
      pack === undefined || pack.isRevoked
        ? null
        : { price: settings.price, expireTime: endOfPack(pack, settings), isActive: isActive(progress, at) },
    level: playerLevel,
    milestones: settings.milestones.map((milestone) => ({
      level: milestone.level,
      items: [...itemsOf(milestone, settings)],
      status: milestoneStatus(milestone.level, progress, at),
    })),
    total: totalOf(settings),
    now,
  }
}
