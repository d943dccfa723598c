import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import type { Path } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'

const { inviteUserSpin, tasks, vip, monthlyChests, welcomeCalendar } = activityType

const entry = (id: number, path: Path, title: string, featured?: PromotionEntry['featured']): PromotionEntry => ({
  activity: { id, icon: 'star' },
  pages: [{ path, title, screen: readyScreen(() => null) }],
  ...(featured && { featured }),
})

/** As the app hands them down: one for each way of standing among the rewards, and one that does not. */
export const shownPromotions: readonly PromotionEntry[] = [
  entry(vip, '/profile/vip', 'VIP', { position: 3, when: 'always', text: '' }),
  entry(monthlyChests, '/activity/vipRebate', 'Monthly chests', { position: 3, when: 'on', text: '' }),
  entry(tasks, '/profile/task', 'Tasks', { position: 2, when: 'onOrNothingKnown', text: '' }),
  entry(inviteUserSpin, '/activity/spin', 'Lucky Spin', { position: 1, when: 'always', text: '' }),
  entry(welcomeCalendar, '/activity/freeSign', 'Welcome calendar'),
]
