import * as v from 'valibot'
import type { Centavos } from '#core/money/centavos.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Permission } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export type ApprovalFact = { readonly name: string; readonly value: string }

/** A player whom an act is about, and the coins it gives them, below zero where it takes them; none where it moves none. */
export type Move = { readonly playerId: bigint; readonly coins?: Centavos }

/** With what a card is written: what stands now belongs on it as much as what was asked for. */
export type PreviewContext = { readonly db: Queryable; readonly isWaiting: boolean; readonly now: Instant }
type Facts = readonly ApprovalFact[]

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
  /** What changes by it: the difference, what it costs, how many it reaches. */
  readonly facts: (payload: unknown, shown: PreviewContext) => Promise<Facts>
  /** Whom it is about: the card names them, with their balance before and after. */
  readonly moves: (payload: unknown) => readonly Move[]
  /** In the transaction of the approval. */
  readonly carryOut: (tx: Transaction, payload: unknown, how: CarryingOut) => Promise<CarriedOut>
}

type Definition<Payload> = Omit<ApprovalKind, 'facts' | 'moves' | 'carryOut'> & {
  /** What the request keeps: JSON, with amounts written as texts. */
  readonly payload: v.GenericSchema<unknown, Payload>
  readonly facts: (payload: Payload, shown: PreviewContext) => Facts | Promise<Facts>
  readonly moves?: (payload: Payload) => readonly Move[]
  readonly carryOut: (tx: Transaction, payload: Payload, how: CarryingOut) => Promise<CarriedOut>
}

/** Describes a kind of act. What was kept is parsed again before it is shown or done. */
export const approvalKind = <Payload>({
  payload,
  facts,
  moves = () => [],
  carryOut,
  ...kind
}: Definition<Payload>): ApprovalKind => ({
  ...kind,
  facts: async (kept, shown) => facts(v.parse(payload, kept), shown),
  moves: (kept) => moves(v.parse(payload, kept)),
  carryOut: (tx, kept, how) => carryOut(tx, v.parse(payload, kept), how),
})
