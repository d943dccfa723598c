import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { findTicketOfChat, listTickets, viewTicket } from '../staff-contract.ts'

/** Performs one act on a ticket. */
export const useTicketAction = () => useStaffAction(listTickets, viewTicket, findTicketOfChat)
