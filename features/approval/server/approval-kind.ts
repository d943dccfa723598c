import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { Permission } from '#features/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'

export type ApprovalFact = { readonly name: string; readonly value: string }

/** What is known when an approved request is carried out. */
export type CarryingOut = {
  readonly approvalId: bigint
  readonly reason: string
  readonly maker: string
  readonly approver: string
  readonly now: Instant
}

/** Refused: nothing was done, and the request goes on waiting. */
export type CarriedOut =
  | { readonly kind: 'done'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly why: string }

/** A kind of act that takes two people, as the feature that does it describes it. */
export type ApprovalKind = {
  readonly name: string
  readonly label: string
  /** Who may decide it. */
  readonly approves: Permission
  readonly facts: (payload: unknown) => readonly ApprovalFact[]
  /** In the transaction of the approval. */
  readonly carryOut: (tx: Transaction, payload: unknown, how: CarryingOut) => Promise<CarriedOut>
}

type Definition<Payload> = Omit<ApprovalKind, 'facts' | 'carryOut'> & {
  /** What the request keeps: JSON, with amounts written as texts. */
  readonly payload: v.GenericSchema<unknown, Payload>
  readonly facts: (payload: Payload) => readonly ApprovalFact[]
  readonly carryOut: (tx: Transaction, payload: Payload, how: CarryingOut) => Promise<CarriedOut>
}

/** Describes a kind of act. What was kept is parsed again before it is shown or done. */
export const approvalKind = <Payload>({ payload, facts, carryOut, ...kind }: Definition<Payload>): ApprovalKind => ({
  ...kind,
  facts: (kept) => facts(v.parse(payload, kept)),
  carryOut: (tx, kept, how) => carryOut(tx, v.parse(payload, kept), how),
})
