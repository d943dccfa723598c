import { staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { adjustmentMessages } from '../messages.ts'
import type { AdjustmentDependencies } from './adjustment-dependencies.ts'
import { listAdjustmentsHandler } from './list-adjustments.ts'
import { requestAdjustmentHandler } from './request-adjustment.ts'
import { requestAdjustmentBatchHandler } from './request-adjustment-batch.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** Credits and debits by staff, each by two people. */
export const adjustment = (needs: AdjustmentDependencies): Feature => ({
  name: 'adjustment',
  fieldMeanings: staffFieldMeanings,
  handlers: [requestAdjustmentHandler(needs), requestAdjustmentBatchHandler(needs), listAdjustmentsHandler(needs)],
  refusalTexts: { ...adjustmentMessages, notPermitted: staffMessages.notPermitted },
})

export { adjustmentKind } from './adjustment-kind.ts'
export type { AdjustmentDependencies } from './adjustment-dependencies.ts'
