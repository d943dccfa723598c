import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { endSupportChat, rateSupportChat } from '../contract.ts'
import type { ChatEnder } from '../chat-terms.ts'
import { mayRate } from '../rules.ts'
import { type Chat, chatClose, chatFindForUpdate, chatFindOpenForUpdate, chatRate } from './store/chat.store.ts'
import { messageList } from './store/message.store.ts'
import { transcriptLetter } from './transcript-letter.ts'

const letterLasts = days(180)

type End = { readonly by: ChatEnder; readonly now: Instant }

/** Closes a chat under its lock, and sends its transcript to the inbox. */
export async function endChat(tx: Transaction, chat: Chat, { by, now }: End): Promise<void> {
  const { id, playerId, openedAt } = chat
  await chatClose(tx, { id, by, now })
  const messages = await messageList(tx, id)
  const letter = transcriptLetter({ openedAt, messages }, await languageOfPlayer(tx, playerId))
  const lasts = { sentAt: now, expiresAt: addDuration(now, letterLasts) }
  const key = { source: 'supportChat', sourceKey: String(id) }
  await sendMail(tx, { ...letter, ...lasts, playerId, kind: 'support', items: [], ...key })
}

export const endChatHandler = handle(endSupportChat, async ({ identity: { playerId }, tx, now }) => {
  const chat = await chatFindOpenForUpdate(tx, playerId)
  if (chat === undefined) return refuse('noOpenChat')
  await endChat(tx, chat, { by: 'player', now })
  return answer({})
})

export const rateChatHandler = handle(
  rateSupportChat,
  async ({ input: { chatId, stars }, identity: { playerId }, tx, now }) => {
    const chat = await chatFindForUpdate(tx, chatId)
    if (chat?.playerId !== playerId || !mayRate(chat, now)) return refuse('notToRate')
    await chatRate(tx, { id: chatId, playerId, stars, now })
    return answer({})
  },
)
