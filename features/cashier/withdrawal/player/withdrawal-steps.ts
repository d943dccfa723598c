import { earliest } from '#core/clock/instant.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import type { BlockerKind } from '../blockers.ts'
import { type ShownBlocker, wayOf, type WithdrawalTerms } from './withdrawal-words.ts'

export const stepNames = ['identity', 'playthrough', 'password', 'account', 'amount'] as const
export type StepName = (typeof stepNames)[number]

/** What a player has to do in each step. A blocker without a step concerns the whole withdrawal. */
const stepOf: Readonly<Partial<Record<BlockerKind, StepName>>> = {
  kyc: 'identity',
  neverDeposited: 'playthrough',
  turnover: 'playthrough',
  bonusOnBreak: 'playthrough',
  openRound: 'playthrough',
  noMobile: 'password',
  noPassword: 'password',
  noAccount: 'account',
  nameDiffers: 'account',
  accountResting: 'account',
  dayCount: 'amount',
  dayAmount: 'amount',
  notEnough: 'amount',
}

export type WithdrawalStep = {
  readonly name: StepName
  readonly blockers: readonly ShownBlocker[]
  /** `next`: the one thing to do now. */
  readonly state: 'done' | 'next' | 'open'
}

/** What concerns no step: withdrawals are closed, on hold, or paused. An open withdrawal is shown by itself. */
export const generalBlockers = (blockers: readonly ShownBlocker[]): readonly ShownBlocker[] =>
  blockers.filter(({ kind }) => stepOf[kind] === undefined && kind !== 'openWithdrawal')

/** The five steps. Of those that are open the first that the player can act on is next: a review needs only waiting. */
export function withdrawalSteps(
  blockers: readonly ShownBlocker[],
  { isIdentityInReview, isOnBreak }: { readonly isIdentityInReview: boolean; readonly isOnBreak: boolean },
): readonly WithdrawalStep[] {
  const steps = stepNames.map((name) => ({ name, blockers: blockers.filter(({ kind }) => stepOf[kind] === name) }))
  const canAct = ({ name, blockers: own }: (typeof steps)[number]) =>
    own.some(({ kind }) => wayOf(kind, { isOnBreak }) !== undefined) && !(name === 'identity' && isIdentityInReview)
  const next = steps.find(canAct)?.name ?? (blockers.length === 0 ? 'amount' : undefined)
  return steps.map((step) => ({
    ...step,
    state: step.name === next ? 'next' : step.blockers.length === 0 && step.name !== 'amount' ? 'done' : 'open',
  }))
}

/** Of all that stands before a withdrawal, what to deal with first. One that is in progress is shown by itself. */
export const nextBlocker = (blockers: readonly ShownBlocker[]): ShownBlocker | undefined =>
  blockers.find(({ kind }) => kind !== 'openWithdrawal')

/** What leaves the balance if every bonus is given up: each debit alone is at most the balance. */
export const debitOfAll = (
  items: readonly Pick<WithdrawalTerms['turnover']['items'][number], 'debit'>[],
  balance: WireCentavos,
): WireCentavos =>
  wireCentavos(
    Math.min(
      balance,
      items.reduce((sum, { debit }) => sum + (debit ?? 0), 0),
    ),
  )

type Account = WithdrawalTerms['accounts'][number]

/** Whether a withdrawal to this account can be requested now. */
export const isUsable = ({ nameMatch, restsUntil }: Pick<Account, 'nameMatch' | 'restsUntil'>): boolean =>
  nameMatch !== 'differs' && restsUntil === null

/** Why none of these accounts can be paid to; undefined if one can. */
export function accountsBlocker(accounts: readonly Account[]): ShownBlocker | undefined {
  if (accounts.some(isUsable)) return undefined
  const ends = accounts.flatMap(({ nameMatch, restsUntil }) =>
    nameMatch === 'differs' || restsUntil === null ? [] : [restsUntil],
  )
  return ends.length === 0
    ? { kind: 'nameDiffers', until: null, amount: null }
    : { kind: 'accountResting', until: ends.reduce(earliest), amount: null }
}

const wholePercent = 100

/** How much of the playthrough is done, in whole percent, rounded down: 100 only when nothing is left. */
export function playthroughPercent({ items }: WithdrawalTerms['turnover']): number | undefined {
  const required = items.reduce((sum, item) => sum + item.required, 0)
  if (required === 0) return undefined
  const done = items.reduce((sum, item) => sum + item.done, 0)
  return Math.floor((done * wholePercent) / required)
}
