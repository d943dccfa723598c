import type { Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import type { Grant, PromoAccount, Requirement, RequirementState } from './requirement.ts'
import { weightsFind } from './weights.store.ts'

export type RequirementRow = {
  readonly playerId: bigint
  readonly id: bigint
  readonly seq: bigint
  readonly kind: Grant['kind']
  readonly source: string
  readonly sourceId: string
  readonly title: string
  readonly credit: Centavos
  readonly rate: BasisPoints
  readonly required: Centavos
  readonly progress: Centavos
  readonly weightsId: string
  readonly returnsTo: PromoAccount | null
  readonly betMax: Centavos | null
  readonly refusesLarger: boolean
  readonly createdAt: Instant
  readonly expiresAt: Instant | null
  readonly status: RequirementState['status']
  readonly clearedBy: 'PLAY' | 'DEPLETION' | null
  readonly clearedWithdrawals: number | null
  readonly endedAt: Instant | null
}

export const requirementColumns = `player_id as "playerId", id, seq, kind, source, source_id as "sourceId", title, credit, rate,
  required, progress, weights_id as "weightsId", returns_to as "returnsTo", bet_max as "betMax",
  refuses_larger as "refusesLarger", created_at as "createdAt", expires_at as "expiresAt", status, cleared_by as "clearedBy",
  cleared_withdrawals as "clearedWithdrawals", ended_at as "endedAt"`

/** Joins the rows with the weights they name. */
export async function requirementsOf(db: Queryable, rows: readonly RequirementRow[]): Promise<Requirement[]> {
  if (rows.length === 0) return []
  const weights = await weightsFind(db, [...new Set(rows.map(({ weightsId }) => weightsId))])
  return rows.map((row) => {
    const { playerId, id, seq, source, sourceId, title, credit, rate, required, progress, weightsId, createdAt } = row
    return {
      playerId,
      id,
      seq,
      source,
      sourceId,
      title,
      credit,
      rate,
      required,
      progress,
      createdAt,
      grant: grantOf(row),
      weights: weights.get(weightsId) ?? { byType: {}, byGame: {} },
      state: stateOf(row),
    }
  })
}

function grantOf({ kind, id, returnsTo, expiresAt, betMax, refusesLarger }: RequirementRow): Grant {
  if (kind === 'deposit') return { kind }
  if (returnsTo === null) throw new Error(`bonus requirement ${id} has no account to return to`)
  return {
    kind,
    returnsTo,
    expiresAt: expiresAt ?? 'never',
    betMax: betMax === null ? undefined : { amount: betMax, refusesLarger },
  }
}

function stateOf({ id, status, clearedBy, clearedWithdrawals, endedAt }: RequirementRow): RequirementState {
  if (status === 'ACTIVE') return { status }
  if (endedAt === null) throw new Error(`requirement ${id} ended at no time`)
  if (status !== 'CLEARED') return { status, endedAt }
  if (clearedBy === null || clearedWithdrawals === null) throw new Error(`requirement ${id} was cleared by nothing`)
  return { status, by: clearedBy, withdrawals: clearedWithdrawals, endedAt }
}

export function grantColumns(grant: Grant) {
  if (grant.kind === 'deposit') {
    return { kind: grant.kind, returnsTo: null, expiresAt: null, betMax: null, refusesLarger: false }
  }
  const { kind, returnsTo, expiresAt, betMax } = grant
  return {
    kind,
    returnsTo,
    expiresAt: expiresAt === 'never' ? null : sqlTime(expiresAt),
    betMax: betMax?.amount ?? null,
    refusesLarger: betMax?.refusesLarger ?? false,
  }
}

export const stateColumns = (state: RequirementState) => ({
  status: state.status,
  clearedBy: state.status === 'CLEARED' ? state.by : null,
  withdrawals: state.status === 'CLEARED' ? state.withdrawals : null,
  endedAt: state.status === 'ACTIVE' ? null : sqlTime(state.endedAt),
})
