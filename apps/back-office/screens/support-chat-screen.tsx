import { LinkedText } from '#features/lobby/customer-service/back-office/linked-text.tsx'
import { PlayerFactsBeside } from '#features/lobby/customer-service/back-office/player-facts-beside.tsx'
import { SupportChatPage } from '#features/lobby/support-chat/back-office/support-chat-page.tsx'
import { ChatTicket } from '#features/lobby/support-ticket/back-office/chat-ticket.tsx'

/** A chat, with what customer service knows of its player beside it, and what it leaves to do. */
export const SupportChatScreen = () => (
  <SupportChatPage facts={PlayerFactsBeside} ticket={ChatTicket} words={LinkedText} />
)
