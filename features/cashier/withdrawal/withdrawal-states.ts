/** The states of a withdrawal. The amount is on hold from the first state on; every end but SUCCEEDED returns it. */
export const withdrawalStates = [
  'REQUESTED',
  'CHECKING',
  'APPROVED',
  'MANUAL_REVIEW',
  'REJECTED',
  'CANCELLED',
  'SUBMITTED',
  'SUCCEEDED',
  'FAILED',
  'REVERSED',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

const moves: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  REQUESTED: ['CHECKING', 'MANUAL_REVIEW', 'CANCELLED'],
  CHECKING: ['APPROVED', 'MANUAL_REVIEW', 'CANCELLED'],
  // Held again, for another reason.
  MANUAL_REVIEW: ['MANUAL_REVIEW', 'APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['SUBMITTED', 'MANUAL_REVIEW'],
  SUBMITTED: ['SUCCEEDED', 'FAILED'],
  SUCCEEDED: ['REVERSED'],
  REJECTED: [],
  CANCELLED: [],
  FAILED: [],
  REVERSED: [],
}

export const mayMove = (from: WithdrawalState, to: WithdrawalState): boolean => moves[from].includes(to)

export const openStates = [
  'REQUESTED',
  'CHECKING',
  'APPROVED',
  'MANUAL_REVIEW',
  'SUBMITTED',
] as const satisfies readonly WithdrawalState[]

/** The money is on hold, and the outcome is unknown. */
export const isOpenWithdrawal = (state: WithdrawalState): boolean => openStates.some((open) => open === state)

/** The player may cancel it, unless it was locked. */
export const isCancellable = (state: WithdrawalState): boolean => mayMove(state, 'CANCELLED')

/** Staff may hold it: nothing has been sent yet. */
export const isHoldable = (state: WithdrawalState): boolean => mayMove(state, 'MANUAL_REVIEW')

/** Why a withdrawal ended without a payout, for the player's text. */
export const endReasons = [
  'cancelledByPlayer',
  'identityDiffers',
  'accountDiffers',
  'documentsNeeded',
  'termsNotMet',
  'refusedByProvider',
  'failedAtBank',
  'reversedByBank',
] as const
export type EndReason = (typeof endReasons)[number]

/** Reasons that staff may choose. */
export const rejectReasons = [
  'identityDiffers',
  'accountDiffers',
  'documentsNeeded',
  'termsNotMet',
] as const satisfies readonly EndReason[]
export type RejectReason = (typeof rejectReasons)[number]
