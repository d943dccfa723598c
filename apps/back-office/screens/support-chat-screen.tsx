import { PlayerFactsBeside } from '#features/lobby/customer-service/back-office/player-facts-beside.tsx'
import { SupportChatPage } from '#features/lobby/support-chat/back-office/support-chat-page.tsx'

/** A chat, with what customer service knows of its player beside it. */
export const SupportChatScreen = () => <SupportChatPage facts={PlayerFactsBeside} />
