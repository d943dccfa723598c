import { activityType } from '#core/enumerations/activity-type.ts'
import type { FeaturedPromotion, PromotionEntry } from '#features/promotions/kit/player/index.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { messages } from './messages/en.ts'

export type FeaturedReward = {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly icon: IconName
}

const invitePosition = 4
const invite = { title: messages.inviteFriends, text: messages.inviteFriendsText, icon: 'users' } as const
const deposit = {
  to: '/lobby/wallets/deposit',
  title: messages.deposit,
  text: messages.depositText,
  icon: 'wallet',
} as const

/**
 * The ways to rewards on the home, by what is active for the player: one for each position, in order. Promotions that
 * nobody can open are left out, also where a visitor's own list is unknown.
 */
export function rewardEntries(
  promotions: readonly PromotionEntry[],
  activityIds: readonly number[],
  open: readonly number[],
): readonly FeaturedReward[] {
  const rewards = [
    ...promotions.flatMap((promotion) => featuredOf(promotion, { activityIds, open })),
    { ...inviteEntry(activityIds), position: invitePosition, isOn: true },
  ]
  const inOrder = rewards.toSorted((a, b) => a.position - b.position || Number(b.isOn) - Number(a.isOn))
  return inOrder.filter(({ position }, index) => position !== inOrder[index - 1]?.position)
}

type Activities = { readonly activityIds: readonly number[]; readonly open: readonly number[] }

function featuredOf({ activity, featured, pages: [page] }: PromotionEntry, { activityIds, open }: Activities) {
  if (!activity || !featured) return []
  const isOn = activityIds.includes(activity.id)
  const isUnasked = open.includes(activity.id) && isShownUnasked[featured.when](activityIds)
  if (!isOn && !isUnasked) return []
  const { position, title = page.title, text, icon = activity.icon } = featured
  return [{ to: page.path, title, text, icon, position, isOn }]
}

/** Whether it is shown while it is not on for the player. */
const isShownUnasked: Readonly<Record<FeaturedPromotion['when'], (activityIds: readonly number[]) => boolean>> = {
  always: () => true,
  on: () => false,
  onOrNothingKnown: ({ length }) => length === 0,
}

function inviteEntry(activityIds: readonly number[]): FeaturedReward {
  if (activityIds.includes(activityType.agent5)) return { to: '/activity/agent5', ...invite }
  if (activityIds.includes(activityType.agentCount)) return { to: '/activity/agentCount', ...invite }
  return activityIds.includes(activityType.agent) ? { to: '/activity/agent', ...invite } : deposit
}
