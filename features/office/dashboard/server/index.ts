import { staffMessages } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { DashboardDependencies } from './dashboard-dependencies.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewDashboardHandler } from './view-dashboard.ts'

export const dashboard = (needs: DashboardDependencies & { readonly db: Database }): Feature => ({
  name: 'dashboard',
  fieldMeanings: staffFieldMeanings,
  handlers: [viewDashboardHandler(needs)],
  refusalTexts: { notPermitted: staffMessages.notPermitted },
})

export type { Queue } from './dashboard-dependencies.ts'
export { dayFigures } from './day-figures.ts'
export { given, takenBack } from '../given-reasons.ts'
