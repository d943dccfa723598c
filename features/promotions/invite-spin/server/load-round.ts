import type { Instant } from '#core/clock/instant.ts'
import { drawFrom } from '#core/draw/draw.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import {
  hasInvited,
  inviteCountFree,
  inviteCountUsed,
  inviteTake,
  type InviteUse,
} from '#features/promotions/invite/server/index.ts'
import {
  type Promotion,
  promotionAt,
  promotionKept,
  type PromotionDependencies,
  stateList,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { nextRoundAt, planSpins, roundEnd, type SpinRound, type SpinTerms, statusOf } from '../rules.ts'
import { inviteSpinKind } from './invite-spin-kind.ts'
import { type KeptRound, readRound, writeRound } from './round.ts'

export type SpinDependencies = PromotionDependencies & {
  readonly bytes: ByteSource
  /** Whether the player's next invite counts for another promotion. */
  readonly countsElsewhere: (
    db: Queryable,
    inviter: { readonly playerId: bigint; readonly registeredAt: Instant; readonly now: Instant },
  ) => Promise<boolean>
}

export type LoadedRound = {
  readonly row: StateRow
  readonly promotion: Promotion<SpinTerms>
  readonly kept: KeptRound
  readonly round: SpinRound
}

export type Spinner = { readonly playerId: bigint; readonly registeredAt: Instant; readonly now: Instant }

const key = inviteSpinKind.key
const roundsKept = 60

const keyOfUse = (cycleKey: string): string => `${key}:${cycleKey}`

/** A player's newest round, with the invites counted so far. */
export async function loadRound(
  db: Queryable,
  { playerId, acting }: Pick<Spinner, 'playerId'> & { readonly acting?: Promotion<SpinTerms> },
): Promise<LoadedRound | undefined> {
  const [row] = await stateList(db, { playerId, key }, 1)
  return row && roundFrom(db, row, acting)
}

async function roundFrom(db: Queryable, row: StateRow, acting?: Promotion<SpinTerms>): Promise<LoadedRound> {
  const kept = readRound(row)
  const [promotion, invites] = await db.pipeline(() =>
    Promise.all([
      acting === undefined
        ? promotionAt<SpinTerms>(db, inviteSpinKind, row.version)
        : promotionKept(db, acting, row.version),
      inviteCountUsed(db, row.playerId, keyOfUse(row.cycleKey)),
    ]),
  )
  const { plan, spins, exchangedAt } = kept
  return { row, promotion, kept, round: { startedAt: row.beganAt, plan, spun: spins.length, invites, exchangedAt } }
}

const inviteUseOf = ({ row, promotion: { settings }, round }: LoadedRound): InviteUse => ({
  inviterId: row.playerId,
  place: keyOfUse(row.cycleKey),
  from: round.startedAt,
  until: roundEnd(settings, round),
  countMax: Math.max(0, settings.inviteNeed - round.invites),
  shares: settings.shares,
})

const isCounting = ({ promotion, round }: LoadedRound, now: Instant): boolean =>
  statusOf(promotion.settings, round, now) === 'running'

/** The round after counting newly valid invites. The player's book is locked. */
export async function countInvites(
  tx: Transaction,
  needs: SpinDependencies,
  loaded: LoadedRound,
  spinner: Spinner,
): Promise<LoadedRound> {
  if (!isCounting(loaded, spinner.now) || (await needs.countsElsewhere(tx, spinner))) return loaded
  const taken = await inviteTake(tx, inviteUseOf(loaded), spinner.now)
  return { ...loaded, round: { ...loaded.round, invites: loaded.round.invites + taken.length } }
}

/** Whether invites wait to be counted, for the red dot, without writing. */
export async function hasInviteWaiting(
  db: Queryable,
  needs: SpinDependencies,
  loaded: LoadedRound,
  spinner: Spinner,
): Promise<boolean> {
  if (!isCounting(loaded, spinner.now) || !(await hasInvited(db, spinner.playerId))) return false
  const [isElsewhere, free] = await db.pipeline(() =>
    Promise.all([needs.countsElsewhere(db, spinner), inviteCountFree(db, inviteUseOf(loaded))]),
  )
  return !isElsewhere && free > 0
}

/** When the next round can open; undefined: at once. */
export async function nextRoundOpensAt(
  db: Queryable,
  { playerId, now }: Pick<Spinner, 'playerId' | 'now'>,
): Promise<Instant | undefined> {
  const rows = await stateList(db, { playerId, key }, roundsKept)
  const next = nextRoundAt(rows.flatMap((row) => readRound(row).exchangedAt ?? []))
  return next !== undefined && next > now ? next : undefined
}

/** A new round, whose spins are drawn now, once and for all. */
export async function beginRound(
  tx: Transaction,
  { bytes }: Pick<SpinDependencies, 'bytes'>,
  { promotion, playerId, now }: Pick<Spinner, 'playerId' | 'now'> & { readonly promotion: Promotion<SpinTerms> },
): Promise<LoadedRound> {
  const before = await stateList(tx, { playerId, key }, roundsKept)
  const cycleKey = `c${before.length + 1}-${now}`
  const row = await stateOpen(tx, { playerId, key, cycleKey, version: promotion.version, now })
  const kept = { plan: [...planSpins(promotion.settings, drawFrom(bytes))], spins: [], exchangedAt: null }
  await stateSave(tx, { ...row, data: writeRound(kept) }, now)
  return roundFrom(tx, { ...row, data: writeRound(kept), rowVersion: row.rowVersion + 1 })
}

/** Stores the state of a round. */
export async function saveRound(
  tx: Transaction,
  { row, ...loaded }: LoadedRound,
  kept: KeptRound,
  now: Instant,
): Promise<LoadedRound> {
  await stateSave(tx, { ...row, data: writeRound(kept) }, now)
  const round = { ...loaded.round, spun: kept.spins.length, exchangedAt: kept.exchangedAt }
  return { ...loaded, row: { ...row, rowVersion: row.rowVersion + 1 }, kept, round }
}
