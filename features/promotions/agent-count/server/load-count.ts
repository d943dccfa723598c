import * as v from 'valibot'
import { instant, type Instant } from '#core/clock/instant.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import {
  inviteCountFree,
  inviteCountUsed,
  inviteTake,
  type InviteUse,
} from '#features/promotions/invite/server/index.ts'
import {
  onceCycle,
  type Promotion,
  promotionOf,
  stateFind,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { CountState, CountTerms } from '../rules.ts'
import { agentCountKind } from './agent-count-kind.ts'

const { key } = agentCountKind

export type CountPromotion = Promotion<CountTerms & { readonly shares: boolean }>
export type PlayerNow = { readonly playerId: bigint; readonly now: Instant }

/** A player's cards, spins and chests, by the version in force. */
export type LoadedCount = {
  readonly promotion: CountPromotion
  readonly state: CountState
  /** Valid invites that count here, or still can. */
  readonly friends: number
}

/** Undefined: it was never set up. */
export async function loadCount(
  db: Queryable,
  { playerId, now }: PlayerNow,
  acting?: CountPromotion,
): Promise<LoadedCount | undefined> {
  const promotion = acting ?? (await promotionOf(db, agentCountKind))
  if (promotion === undefined) return undefined
  const [row, friends] = await Promise.all([
    stateFind(db, { playerId, key, cycleKey: onceCycle }),
    friendsOf(db, promotion, { playerId, now }),
  ])
  return { promotion, state: readState(row?.data ?? {}), friends }
}

export type LockedCount = LoadedCount & { readonly row: StateRow; readonly used: number }

/** The same with its row locked, which is created if missing: concurrent taps of a player are serialised. */
export async function lockCount(tx: Transaction, { playerId, now }: PlayerNow): Promise<LockedCount | undefined> {
  const promotion = await promotionOf(tx, agentCountKind)
  if (promotion === undefined) return undefined
  const row = await stateOpen(tx, { playerId, key, cycleKey: onceCycle, version: promotion.version, now })
  const used = await inviteCountUsed(tx, playerId, key)
  const free = await inviteCountFree(tx, inviteUse(promotion, { playerId, now }))
  return { promotion, row, state: readState(row.data), used, friends: used + free }
}

export const saveCount = (tx: Transaction, row: StateRow, state: CountState, now: Instant) =>
  stateSave(tx, { ...row, progress: BigInt(state.draws.length), data: writeState(state) }, now)

/** Assigns as many friends to this promotion as a reward needs. False: another promotion was first. */
export async function takeFriends(
  tx: Transaction,
  { promotion, used }: LockedCount,
  { playerId, now, need }: PlayerNow & { readonly need: number },
): Promise<boolean> {
  const countMax = Math.max(0, need - used)
  const taken = countMax === 0 ? [] : await inviteTake(tx, inviteUse(promotion, { playerId, now, countMax }), now)
  return taken.length === countMax
}

const friendsMax = 10_000

async function friendsOf(db: Queryable, promotion: CountPromotion, player: PlayerNow): Promise<number> {
  const [used, free] = await Promise.all([
    inviteCountUsed(db, player.playerId, key),
    inviteCountFree(db, inviteUse(promotion, player)),
  ])
  return used + free
}

const inviteUse = (
  { settings: { shares } }: CountPromotion,
  { playerId, now, countMax = friendsMax }: PlayerNow & { readonly countMax?: number },
): InviteUse => ({
  inviterId: playerId,
  place: key,
  from: instant(0),
  until: instant(now + 1),
  countMax,
  shares,
})

const earned = { need: v.number(), isRevoked: v.boolean() }

/** A row that was only created holds nothing. */
const stateIn = v.object({
  seal: v.optional(v.nullable(v.string()), null),
  draws: v.optional(
    v.array(
      v.object({
        ...earned,
        kind: v.picklist(['scratch', 'spin']),
        version: v.number(),
        index: v.number(),
        items: rewardItemsIn,
        seed: v.string(),
        clientSeed: v.string(),
      }),
    ),
    [],
  ),
  chests: v.optional(v.array(v.object(earned)), []),
})

const readState = (data: unknown): CountState => v.parse(stateIn, data)

const writeState = ({ draws, ...state }: CountState): object => ({
  ...state,
  draws: draws.map(({ items, ...draw }) => ({ ...draw, items: keptItems(items) })),
})
