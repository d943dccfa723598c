import { staffMessages } from '#features/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { DashboardNeeds } from './dashboard-needs.ts'
import { viewDashboardHandler } from './view-dashboard.ts'
import { viewRevenueHandler } from './view-revenue.ts'

/** How the day goes. */
export const dashboard = (needs: DashboardNeeds & { readonly db: Database }): Feature => ({
  name: 'dashboard',
  handlers: [viewDashboardHandler(needs), viewRevenueHandler],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    daysTooMany: 'Choose 92 days at most.',
  },
})

export type { Queue } from './dashboard-needs.ts'
