import { LinkedText } from '#features/lobby/customer-service/back-office/linked-text.tsx'
import { PlayerFactsBeside } from '#features/lobby/customer-service/back-office/player-facts-beside.tsx'
import { TicketPage } from '#features/lobby/support-ticket/back-office/ticket-page.tsx'

/** A ticket, with what customer service knows of its player beside it. */
export const TicketScreen = () => <TicketPage facts={PlayerFactsBeside} words={LinkedText} />
