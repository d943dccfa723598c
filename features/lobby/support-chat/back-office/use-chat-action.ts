import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { listCannedAnswers, listSupportChats, viewStaffChat, viewStaffDesk } from '../staff-contract.ts'

/** Performs one act on a chat, or on the desk. */
export const useChatAction = () => useStaffAction(listSupportChats, viewStaffChat, listCannedAnswers, viewStaffDesk)
