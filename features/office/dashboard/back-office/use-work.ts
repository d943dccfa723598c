import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { viewWork } from '../contract.ts'

const request = {}
const refreshEveryMs = 10_000

/** What waits for people, counted again and again. */
export const useWork = () => useStaffQuery(viewWork, request, { refreshEveryMs })
