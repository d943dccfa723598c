import { refuse } from '#core/contract/outcome.ts'
import { announceSupportMessage } from '#features/players/mail/server/index.ts'
import { changed, handleStaffChange, repeated } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { firstNameOf, refuseChatAct } from '../../rules.ts'
import { answerSupportChat, closeSupportChat, takeSupportChat } from '../../staff-contract.ts'
import { announceChatAnswer } from '../chat-answered.ts'
import { endChat } from '../end-chat.ts'
import { chatFindForUpdate, chatTake } from '../store/chat.store.ts'
import { messageInsert } from '../store/message.store.ts'
import type { SupportChatDependencies } from '../support-chat-dependencies.ts'
import { recordOf } from './record-of.ts'

/**
 * Taking, answering and closing, each under the chat's lock, so that of ten simultaneous takers one has it. The texts stay in
 * the chat: the audit log outlives them.
 */
export const actOnChatHandlers = ({ audit }: Pick<SupportChatDependencies, 'audit'>): Handler[] => [
  handleStaffChange(audit, takeSupportChat, async ({ input: { id, takesOver }, staff, tx }) => {
    const chat = await chatFindForUpdate(tx, id)
    if (chat === undefined) return refuse('chatNotFound')
    const refusal = refuseChatAct(takesOver ? 'takeOver' : 'take', chat, staff.email)
    if (refusal !== undefined) return refuse(onTaking(refusal))
    if (chat.owner === staff.email) return repeated({})
    await chatTake(tx, { id, owner: staff.email, ownerName: firstNameOf(staff.name) })
    return changed({}, recordOf(chat, { state: 'active', owner: staff.email }))
  }),
  handleStaffChange(audit, answerSupportChat, async ({ input: { id, text, messageKey }, staff, tx, now }) => {
    const chat = await chatFindForUpdate(tx, id)
    if (chat === undefined) return refuse('chatNotFound')
    const refusal = refuseChatAct('answer', chat, staff.email)
    if (refusal !== undefined) return refuse(refusal)
    const author = { author: 'staff', member: staff.email, memberName: firstNameOf(staff.name) } as const
    const messageId = await messageInsert(tx, { ...author, chatId: id, text, messageKey, sentAt: now })
    if (messageId === undefined) return repeated({})
    await announceChatAnswer(tx, { playerId: chat.playerId, chatId: id, at: now })
    return changed({}, recordOf(chat, { message: String(messageId) }))
  }),
  handleStaffChange(audit, closeSupportChat, async ({ input: { id }, staff, tx, now }) => {
    const chat = await chatFindForUpdate(tx, id)
    if (chat === undefined) return refuse('chatNotFound')
    const refusal = refuseChatAct('close', chat, staff.email)
    if (refusal !== undefined) return refuse(onTaking(refusal))
    await endChat(tx, chat, { by: 'staff', now })
    await announceSupportMessage(tx, { playerId: chat.playerId, at: now })
    return changed({}, recordOf(chat, { state: 'closed' }))
  }),
]

type Refusal = NonNullable<ReturnType<typeof refuseChatAct>>

/** Whoever takes or closes a chat needs no owner and no room for a message. */
function onTaking(refusal: Refusal): 'chatClosed' | 'takenByOther' {
  if (refusal === 'chatClosed' || refusal === 'takenByOther') return refusal
  throw new Error(`a chat cannot be refused to a taker for ${refusal}`)
}
