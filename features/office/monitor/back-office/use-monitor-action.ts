import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { listDeadEvents, listDeadRuns, viewMonitor } from '../contract.ts'

/** Performs one act on what the monitor shows. */
export const useMonitorAction = () => useStaffAction(viewMonitor, listDeadEvents, listDeadRuns)
