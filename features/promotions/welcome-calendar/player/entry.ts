import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'

export const welcomeCalendarEntry: PromotionEntry = {
  activity: { id: activityType.freeSign, lead: 'Free for new players, one each day', icon: 'calendar' },
  pages: [
    {
      path: '/activity/freeSign',
      desktopPath: '/lobby/activity/freeSign',
      title: 'Daily sign-in',

      screen: lazyScreen(() => import('./welcome-calendar-page.tsx').then((m) => m.WelcomeCalendarPage)),
    },
  ],
}
