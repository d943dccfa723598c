import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { listEvents, listOrders } from '../staff-contract.ts'

/** Makes one change to deposits. */
export const useDepositAction = () => useStaffAction(listOrders, listEvents)
