import { type StaffAction, useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { listFeedPartners, viewFeedPartner } from '../contract.ts'

/** Performs one act and refetches the partners. */
export const useFeedAction = (): StaffAction => useStaffAction(listFeedPartners, viewFeedPartner)
