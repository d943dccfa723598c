import * as v from 'valibot'
import type { Centavos } from '#core/money/centavos.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Permission } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { SmallGift } from '../rules.ts'

export type ApprovalFact = {
  readonly name: string
  readonly value: string
  /** Of a value that the act changes: the one that stands until then. */
  readonly before?: string
}

/** A player affected by an act, and the coins it moves; negative for a debit, absent for none. */
export type Move = { readonly playerId: bigint; readonly coins?: Centavos }

/** What a card is rendered with: it shows the current state as well as the request. */
export type PreviewContext = { readonly db: Queryable; readonly isWaiting: boolean; readonly now: Instant }
type Facts = readonly ApprovalFact[]

/** The context in which an approved request is carried out. */
export type CarryingOut = {
  readonly approvalId: bigint
  readonly reason: string
  readonly maker: string
  readonly approver: string
  readonly now: Instant
}

/** Refused: nothing was done, and the request keeps waiting. */
export type CarriedOut =
  | { readonly kind: 'done'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly why: string }

/** A kind of act that takes two people, as its feature describes it. */
export type ApprovalKind = {
  readonly name: string
  readonly label: string
  /** The permission to decide it. */
  readonly approves: Permission
  /** The effects: difference, cost, audience. */
  readonly facts: (payload: unknown, shown: PreviewContext) => Promise<Facts>
  /** The players affected: the card names them, with their balance before and after. */
  readonly moves: (payload: unknown) => readonly Move[]
  /** What it gives, if it only gives and to one player: such acts may be approved together while the amount is small. */
  readonly smallGift: (payload: unknown) => SmallGift | undefined
  /** Runs in the transaction of the approval. */
  readonly carryOut: (tx: Transaction, payload: unknown, how: CarryingOut) => Promise<CarriedOut>
}

/** The part of a feature's module that lists its acts that take two people. */
export type ApprovalKinds = { readonly approvalKinds: readonly ApprovalKind[] }

type Definition<Payload> = Omit<ApprovalKind, 'facts' | 'moves' | 'smallGift' | 'carryOut'> & {
  /** The stored request: JSON, with amounts as text. */
  readonly payload: v.GenericSchema<unknown, Payload>
  readonly facts: (payload: Payload, shown: PreviewContext) => Facts | Promise<Facts>
  readonly moves?: (payload: Payload) => readonly Move[]
  readonly smallGift?: (payload: Payload) => SmallGift | undefined
  readonly carryOut: (tx: Transaction, payload: Payload, how: CarryingOut) => Promise<CarriedOut>
}

/** Describes a kind of act. The stored payload is parsed again before it is shown or carried out. */
export const approvalKind = <Payload>({
  payload,
  facts,
  moves = () => [],
  smallGift = () => undefined,
  carryOut,
  ...kind
}: Definition<Payload>): ApprovalKind => ({
  ...kind,
  facts: async (kept, shown) => facts(v.parse(payload, kept), shown),
  moves: (kept) => moves(v.parse(payload, kept)),
  smallGift: (kept) => smallGift(v.parse(payload, kept)),
  carryOut: (tx, kept, how) => carryOut(tx, v.parse(payload, kept), how),
})
