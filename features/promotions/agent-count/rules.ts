import { type Draw, drawWeighted } from '#core/draw/draw.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'

/** Weights are ten-thousandths and add up to all. */
export type Prize = { readonly weight: number; readonly items: readonly RewardItem[] }
export const prizeWeights = 10_000

/** A chest is named by the number of friends that it needs. */
export type Chest = { readonly need: number; readonly items: readonly RewardItem[] }

export type CountTerms = {
  readonly scratch: readonly Prize[]
  readonly wheel: readonly Prize[]
  /** How many friends make a spin. */
  readonly every: number
  readonly chests: readonly Chest[]
}

export type DrawKind = 'scratch' | 'spin'

/** Every reward remembers how many friends it needed: a later change of the settings takes nothing back. */
type EarnedReward = { readonly need: number; readonly isRevoked: boolean }

export type DrawnPrize = EarnedReward & {
  readonly kind: DrawKind
  /** The version whose table it was drawn from, and its place there. */
  readonly version: number
  readonly index: number
  readonly items: readonly RewardItem[]
  readonly seed: string
  readonly clientSeed: string
}

export type CountState = {
  /** The seed of the next draw, of which the player knows the hash; null before the first look. */
  readonly seal: string | null
  readonly draws: readonly DrawnPrize[]
  readonly chests: readonly EarnedReward[]
}

export const untouched: CountState = { seal: null, draws: [], chests: [] }

const standing = <E extends EarnedReward>(earned: readonly E[]): readonly E[] =>
  earned.filter(({ isRevoked }) => !isRevoked)

const drawsDone = ({ draws }: Pick<CountState, 'draws'>, kind: DrawKind): number =>
  standing(draws).filter((draw) => draw.kind === kind).length

const friendsFor = ({ every }: Pick<CountTerms, 'every'>, kind: DrawKind): number => (kind === 'spin' ? every : 1)

/** How many friends the next card or spin needs. */
export const needOfNext = (terms: Pick<CountTerms, 'every'>, state: Pick<CountState, 'draws'>, kind: DrawKind) =>
  (drawsDone(state, kind) + 1) * friendsFor(terms, kind)

export type FriendCount = { readonly terms: CountTerms; readonly state: CountState; readonly friends: number }

/** Cards or spins that the friends have earned and the player has not used. */
export const drawsLeft = ({ terms, state, friends }: FriendCount, kind: DrawKind): number =>
  Math.max(0, Math.floor(friends / friendsFor(terms, kind)) - drawsDone(state, kind))

/** The first reason against a card or a spin. A state without a seal was never shown a hash. */
export const refuseDraw = (counted: FriendCount, kind: DrawKind): 'conditionNotReached' | undefined =>
  counted.state.seal === null || drawsLeft(counted, kind) === 0 ? 'conditionNotReached' : undefined

/** The first reason against a chest. */
export function refuseChest({ terms, state, friends }: FriendCount, need: number) {
  if (!terms.chests.some((chest) => chest.need === need)) return 'notEligible'
  if (standing(state.chests).some((chest) => chest.need === need)) return 'alreadyClaimed'
  return friends < need ? 'conditionNotReached' : undefined
}

export type PrizeDrawn = { readonly index: number; readonly items: readonly RewardItem[] }

/** A prize of the table, and its place there. */
export function drawPrize(prizes: readonly Prize[], draw: Draw): PrizeDrawn {
  const placed = prizes.map((prize, index) => ({ ...prize, index }))
  const { index, items } = drawWeighted(placed, draw)
  return { index, items }
}

/** Whether a reward is no longer earned by the friends that are left. */
export const isLost = ({ need, isRevoked }: EarnedReward, friendsLeft: number): boolean =>
  !isRevoked && need > friendsLeft

/** The state after a friend is gone: rewards that the others do not reach are revoked. */
export const withoutLost = (state: CountState, friendsLeft: number): CountState => {
  const revoke = <E extends EarnedReward>(earned: readonly E[]): E[] =>
    earned.map((each) => (isLost(each, friendsLeft) ? { ...each, isRevoked: true } : each))
  return { ...state, draws: revoke(state.draws), chests: revoke(state.chests) }
}
