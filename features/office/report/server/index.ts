import { staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ReportDependencies } from './report-dependencies.ts'
import { saveReportHandler } from './save-report.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { viewAgentsHandler } from './view-agents.ts'
import { viewCareHandler } from './view-care.ts'
import { viewPaymentsHandler } from './view-payments.ts'
import { viewChannelsHandler } from './view-channels.ts'
import { viewCohortsHandler } from './view-cohorts.ts'
import { viewFunnelHandler } from './view-funnel.ts'
import { viewLiabilitiesHandler } from './view-liabilities.ts'
import { viewPromotionCostHandler } from './view-promotion-cost.ts'
import { viewRevenueHandler } from './view-revenue.ts'

/** What gives to players without being a promotion, by its account in the ledger. */
const otherGivers = [
  { key: 'mail', title: 'Messages' },
  { key: 'app-download', title: 'App download reward' },
] as const

/** Reports of revenue, gifts and liabilities by day, from the ledger. */
export function reports({ promotions }: ReportDependencies): FeatureModule {
  const dependencies = { promotions: [...promotions, ...otherGivers] }
  return {
    name: 'report',
    desk: {
      fieldMeanings: staffFieldMeanings,
      handlers: [
        viewRevenueHandler,
        viewFunnelHandler,
        viewChannelsHandler,
        viewCohortsHandler,
        viewPromotionCostHandler(dependencies),
        viewLiabilitiesHandler,
        viewPaymentsHandler,
        viewAgentsHandler,
        viewCareHandler,
        saveReportHandler(dependencies),
      ],
      refusalTexts: { notPermitted: staffMessages.notPermitted, daysTooMany: 'Choose 92 days or fewer.', daysArchived },
    },
  }
}

export { amountCell, type Sheet, sheetOf } from './report-sheet.ts'
export { sheetCsv } from './sheet-csv.ts'
export { sheetPdf } from './sheet-pdf.ts'

const daysArchived =
  'Transfers since this start date are in the archive, so NGR by now would be too low. Choose a later start date, or have the months attached.'
