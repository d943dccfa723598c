import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const welcomeCalendarEntry: PromotionEntry = {
  activity: { id: activityType.welcomeCalendar, icon: 'calendar' },
  pages: [
    {
      path: '/activity/freeSign',
      desktopPath: '/lobby/activity/freeSign',
      title: messages.title,

      screen: lazyScreen(() => import('./welcome-calendar-page.tsx').then((m) => m.WelcomeCalendarPage)),
    },
  ],
}
