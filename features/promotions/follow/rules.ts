import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { FollowStatus } from './follow-status.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'

export type FollowChannel = {
  readonly id: number
  /** One of our social channels. */
  readonly channel: string
  readonly items: readonly RewardItem[]
  /** A code posted in the channel; empty if none is required. */
  readonly code: string
}
export type FollowTerms = { readonly channels: readonly FollowChannel[] }

export const lookLasts = seconds(10)

export type FollowFacts = { readonly visitedAt: Instant | undefined; readonly isTaken: boolean; readonly now: Instant }

export function statusOf({ visitedAt, isTaken, now }: FollowFacts): FollowStatus {
  if (isTaken) return 'taken'
  return visitedAt !== undefined && now >= addDuration(visitedAt, lookLasts) ? 'visited' : 'open'
}

export const isCodeRight = ({ code }: Pick<FollowChannel, 'code'>, typed: string): boolean =>
  code === '' || typed.trim().toLowerCase() === code.toLowerCase()
