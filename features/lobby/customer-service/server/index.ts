import { answer } from '#core/contract/outcome.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getCustomerServices, listReports } from '../contract.ts'
import { customerServiceMessages } from '../messages.ts'
import { reportNumber } from '../rules.ts'
import type { CustomerServiceDependencies } from './customer-service-dependencies.ts'
import { fieldMeanings } from './field-meanings.ts'
import { makeReportHandler } from './make-report.ts'
import { reportListByPlayer } from './store/report.store.ts'

const reportsShownMax = 50

/** Contacts, and players' reports. */
export const customerService = (needs: CustomerServiceDependencies): Feature => ({
  name: 'customer-service',
  handlers: [
    handleOutsideTransaction(getCustomerServices, async () =>
      answer({ appCustomerServiceQueue: await needs.services() }),
    ),
    makeReportHandler(needs),
    handleOutsideTransaction(listReports, async ({ identity: { playerId }, db }) => {
      const rows = await reportListByPlayer(db, playerId, reportsShownMax)
      const list = rows.map(({ id, reportedAt, ...told }) => ({
        ...told,
        number: reportNumber(id, reportedAt),
        time: reportedAt,
      }))
      return answer({ list })
    }),
  ],
  fieldMeanings,
  refusalTexts: { tryLater: customerServiceMessages['service.tryLater'] },
})

export type { CustomerServiceDependencies } from './customer-service-dependencies.ts'
export { reportCountOpen } from './store/report.store.ts'
export { staffReports } from './desk/staff-reports.ts'
