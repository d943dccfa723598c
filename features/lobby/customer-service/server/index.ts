import type { WorkQueues } from '#features/office/staff/server/index.ts'
import { reportCountOpen } from './store/report.store.ts'
import { staffReports } from './desk/staff-reports.ts'
import type { StaffReportDependencies } from './desk/staff-report-dependencies.ts'
import { answer } from '#core/contract/outcome.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getCustomerServices, listReports } from '../contract.ts'
import { customerServiceTexts as texts } from './messages/index.ts'
import { reportNumber } from '../rules.ts'
import type { CustomerServiceDependencies } from './customer-service-dependencies.ts'
import { fieldMeanings } from './field-meanings.ts'
import { makeReportHandler } from './make-report.ts'
import { servicesView } from './services-view.ts'
import { reportListByPlayer } from './store/report.store.ts'

const reportsShownMax = 50

/** Contacts, and players' reports. */
export const customerService = (
  needs: CustomerServiceDependencies & StaffReportDependencies,
): FeatureModule & WorkQueues => ({
  name: 'customer-service',
  player: {
    handlers: [
      handleOutsideTransaction(getCustomerServices, async () => answer(servicesView(await needs.services()))),
      makeReportHandler(needs),
      handleOutsideTransaction(listReports, async ({ identity: { playerId }, db }) => {
        const rows = await reportListByPlayer(db, playerId, reportsShownMax)
        const list = rows.map(({ id, reportedAt, ...shown }) => ({
          ...shown,
          number: reportNumber(id, reportedAt),
          time: reportedAt,
        }))
        return answer({ list })
      }),
    ],
    fieldMeanings,
    refusalTexts: { tryLater: texts.tryLater },
  },
  desk: staffReports(needs),
  queues: [
    {
      name: 'reports',
      label: 'Player reports to answer',
      permission: 'playerReport.view',
      page: '/player-reports',
      count: reportCountOpen,
    },
  ],
})
