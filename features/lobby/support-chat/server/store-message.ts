import type { Instant } from '#core/clock/instant.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { refuseMessage } from '../rules.ts'
import { type Chat, chatFindOpenForUpdate, chatOpen } from './store/chat.store.ts'
import { deskFind } from './store/desk.store.ts'
import type { SupportChatDependencies } from './support-chat-dependencies.ts'
import { isMessageSent, messageInsert } from './store/message.store.ts'

export type PlayerMessage = {
  readonly playerId: bigint
  readonly text: string
  readonly messageKey: string
  readonly now: Instant
}

/** Stores a player's message in the open chat, or opens one. The chat's lock keeps the order. */
export async function storeMessage(
  { queueOf }: Pick<SupportChatDependencies, 'queueOf'>,
  tx: Transaction,
  { playerId, text, messageKey, now }: PlayerMessage,
): Promise<'chatNotOffered' | 'chatFull' | { readonly messageId: bigint | undefined }> {
  // A retry must open no second chat when the first was closed meanwhile.
  if (await isMessageSent(tx, playerId, messageKey)) return { messageId: undefined }
  const open = await chatFindOpenForUpdate(tx, playerId)
  const refusal = refuseMessage(open, open !== undefined || (await deskFind(tx)).isOffered)
  if (refusal !== undefined) return refusal
  const chat = open ?? (await newChat(queueOf, tx, { playerId, now }))
  const message = { author: 'player', member: null, memberName: null, text, messageKey, sentAt: now } as const
  return { messageId: await messageInsert(tx, { ...message, chatId: chat.id }) }
}

type ChatBeginning = Pick<PlayerMessage, 'playerId' | 'now'>

async function newChat(
  queueOf: SupportChatDependencies['queueOf'],
  tx: Transaction,
  { playerId, now }: ChatBeginning,
): Promise<Chat> {
  const [language, queue] = await Promise.all([languageOfPlayer(tx, playerId), queueOf(tx, playerId)])
  await chatOpen(tx, { playerId, language, queue, now })
  const chat = await chatFindOpenForUpdate(tx, playerId)
  if (chat === undefined) throw new Error(`the support chat of player ${playerId} was closed while it was opened`)
  return chat
}
