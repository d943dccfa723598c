import { staffMessages, type WorkQueues } from '#features/office/staff/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import type { SpanDependencies } from './read-span.ts'
import { viewDashboardHandler } from './view-dashboard.ts'
import { viewSpanHandler } from './view-span.ts'
import { viewWorkHandler } from './view-work.ts'

/** How the day goes. */
export const dashboard = (dependencies: WorkQueues & SpanDependencies & { readonly db: Database }): FeatureModule => ({
  name: 'dashboard',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [viewDashboardHandler(dependencies), viewSpanHandler(dependencies), viewWorkHandler(dependencies)],
    refusalTexts: { notPermitted: staffMessages.notPermitted, daysTooMany: 'Choose 92 days or fewer.' },
  },
})

export { dayFigures } from './day-figures.ts'
export { given, takenBack } from '../given-reasons.ts'
