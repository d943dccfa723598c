import { answer } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getSupportChat } from '../contract.ts'
import { mayRate } from '../rules.ts'
import { chatCountAhead, chatFindNewest, chatMarkRead } from './store/chat.store.ts'
import { messageList } from './store/message.store.ts'

/** The player's newest chat, which is read by being shown. */
export const readChatHandler = handleOutsideTransaction(getSupportChat, async ({ identity: { playerId }, db, now }) => {
  const chat = await chatFindNewest(db, playerId)
  if (chat === undefined) return answer({ chat: null })
  const messages = await messageList(db, chat.id)
  const ahead = chat.state === 'waiting' ? await chatCountAhead(db, chat) : 0
  if (chat.readId < chat.answerId) await chatMarkRead(db, chat.id)
  const { id, revision, state, ownerName: agent, openedAt, closedAt, rating } = chat
  const shown = messages.map(({ member: _member, memberName, ...message }) => ({ ...message, name: memberName ?? '' }))
  const canRate = mayRate(chat, now)
  return answer({
    chat: { id, revision, state, agent, ahead, openedAt, closedAt, rating, canRate, messages: shown },
  })
})
