import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { listCases, viewCase } from '../case-contract.ts'
import { listAlerts } from '../staff-contract.ts'

/** Performs one act on alerts and cases. */
export const useRiskAction = () => useStaffAction(listAlerts, listCases, viewCase)
