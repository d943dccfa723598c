import { staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { ReportDependencies } from './report-dependencies.ts'
import { saveReportHandler } from './save-report.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewCohortsHandler } from './view-cohorts.ts'
import { viewFunnelHandler } from './view-funnel.ts'
import { viewLiabilitiesHandler } from './view-liabilities.ts'
import { viewPromotionCostHandler } from './view-promotion-cost.ts'
import { viewRevenueHandler } from './view-revenue.ts'

/** Reports of revenue, gifts and liabilities by day, from the ledger. */
export const reports = (needs: ReportDependencies): Feature => ({
  name: 'report',
  fieldMeanings: staffFieldMeanings,
  handlers: [
    viewRevenueHandler,
    viewFunnelHandler,
    viewCohortsHandler,
    viewPromotionCostHandler(needs),
    viewLiabilitiesHandler,
    saveReportHandler(needs),
  ],
  refusalTexts: { notPermitted: staffMessages.notPermitted, daysTooMany: 'Choose 92 days at most.' },
})
