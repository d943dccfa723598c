import type { BrowserContext } from '@playwright/test'
import { activityType } from '#core/enumerations/activity-type.ts'

const modalsShown = JSON.stringify([activityType.firstDeposit, activityType.inviteFriend1])

/** The home opens no news and no offer by itself in this browser: they were seen. */
export const markNewsSeen = (context: BrowserContext): Promise<unknown> => context.addInitScript(mark, modalsShown)

/** Runs in every frame before its page. A game's frame may have no storage of its own. */
function mark(activitiesShown: string): void {
  try {
    sessionStorage.setItem('homePopupSeen', 'true')
    sessionStorage.setItem('activitiesShown', activitiesShown)
  } catch {
    // Then there is nothing to mark.
  }
}
